#include "cart/palette.h"
#include "cart/video.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define CODE_LINE 0x01

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
    draw_text(0, MESSAGE_ROW, id);
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
    draw_text(0, MESSAGE_ROW + 2, id);
    draw_color(0, MESSAGE_ROW + 2, SCREEN_COLUMNS, 1, COLOR_SKY);
}

void message_again(void) BANKED
{
    wipe();
    if (shown.id != NOTHING)
        draw_glyphs(0, MESSAGE_ROW, text_get_note(&shown));
    if (shown_remark != NOTHING)
        message_remark(shown_remark);
}

static uint8_t lines_of(const uint8_t *glyphs)
{
    uint8_t lines = 1;

    for (; *glyphs; glyphs++)
        if (*glyphs == CODE_LINE)
            lines++;
    return lines;
}

uint8_t message_draw_log(uint8_t y, uint8_t last, uint8_t skip) BANKED
{
    const uint8_t *glyphs;
    uint8_t n, lines;
    uint8_t all = count < MESSAGE_COUNT ? count : MESSAGE_COUNT;
    uint8_t line = newest;
    uint8_t below = last + 1;

    draw_fill(0, y, SCREEN_COLUMNS, below - y, GLYPH_SPACE);
    for (n = 0; n != all; n++) {
        if (n >= skip) {
            glyphs = text_get_note(&kept[line]);
            lines = lines_of(glyphs);
            if (below < y + lines)
                break;
            below -= lines;
            draw_glyphs(0, below, glyphs);
        }
        line = before(line);
    }
    return all - n;
}
