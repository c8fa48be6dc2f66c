#include "cart/palette.h"
#include "cart/video.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

/* More than the log shows: what is taken back lets older ones come up again. */
#define RING 24
static TextNote kept[RING];
static uint8_t count; /* messages so far, at most RING */
static uint8_t newest;

uint8_t message_total;

#define NOTHING 0xFFFFu
static TextNote shown; /* on the screen now, for message_again */
static uint16_t shown_remark;

void message_forget(void) BANKED
{
    count = 0;
}

static void wipe(void)
{
    draw_fill(0, MESSAGE_ROW, SCREEN_COLUMNS, MESSAGE_ROWS, GLYPH_SPACE);
    draw_color(0, MESSAGE_ROW, SCREEN_COLUMNS, MESSAGE_ROWS, COLOR_PAPER);
}

void message_wipe(void) BANKED
{
    shown.id = NOTHING;
    shown_remark = NOTHING;
    wipe();
}

void message_show(uint16_t id) BANKED
{
    text_note(&shown, id);
    shown_remark = NOTHING;
    wipe();
    draw_inset(MESSAGE_ROW, text_get(id));
}

void message_keep(uint16_t id) BANKED
{
    newest++;
    if (newest == RING)
        newest = 0;
    if (count != RING)
        count++;
    message_total++;
    text_note(&kept[newest], id);
}

static uint8_t before(uint8_t line)
{
    return line ? line - 1 : RING - 1;
}

void message_take_back(uint8_t total) BANKED
{
    for (; message_total != total && count; count--) {
        newest = before(newest);
        message_total--;
    }
}

void message_repeat(uint8_t back) BANKED
{
    uint8_t line = newest;

    if (back >= count) {
        message_wipe();
        return;
    }
    for (; back; back--)
        line = before(line);
    shown = kept[line];
    shown_remark = NOTHING;
    message_again();
}

void message_say(uint16_t id) BANKED
{
    message_keep(id);
    message_show(id);
}

void message_remark(uint16_t id) BANKED
{
    shown_remark = id;
    draw_fill(0, MESSAGE_ROW + 2, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_inset(MESSAGE_ROW + 2, text_get(id));
    draw_color(0, MESSAGE_ROW + 2, SCREEN_COLUMNS, 1, COLOR_SKY);
}

void message_again(void) BANKED
{
    wipe();
    if (shown.id != NOTHING)
        draw_inset(MESSAGE_ROW, text_get_note(&shown));
    if (shown_remark != NOTHING)
        message_remark(shown_remark);
}

/* The message that is n older than the newest. */
static const uint8_t *kept_glyphs(uint8_t n)
{
    return text_get_note(&kept[newest >= n ? newest - n : newest + RING - n]);
}

/* As many as the log shows. */
static uint8_t listed(void)
{
    return count < MESSAGE_COUNT ? count : MESSAGE_COUNT;
}

/* How many messages from the one that is skip older than the newest fit, and the rows they take
 * with an empty one after each. */
static uint8_t fitting(uint8_t skip, uint8_t rows, uint8_t *taken)
{
    uint8_t width, lines, n;

    *taken = 0;
    for (n = skip; n != listed(); n++) {
        lines = draw_measure(kept_glyphs(n), &width);
        if (*taken + lines > rows)
            break;
        *taken += lines + 1;
    }
    return n - skip;
}

uint8_t message_draw_log(uint8_t y, uint8_t last, uint8_t skip) BANKED
{
    uint8_t taken, width, n;
    uint8_t shown_now = fitting(skip, last + 1 - y, &taken);
    uint8_t below = last + 2;

    if (skip == 0 && shown_now == listed())
        below = y + taken; /* all of them: from the top */
    draw_fill(0, y, SCREEN_COLUMNS, last + 1 - y, GLYPH_SPACE);
    for (n = skip; n != skip + shown_now; n++) {
        below -= draw_measure(kept_glyphs(n), &width) + 1;
        draw_inset(below, kept_glyphs(n));
    }
    return listed() - n;
}
