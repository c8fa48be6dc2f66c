#include <string.h>

#include "cart/video.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

static uint8_t kept[MESSAGE_COUNT][SCREEN_COLUMNS + 1];
static uint8_t count; /* messages so far, at most MESSAGE_COUNT */
static uint8_t newest;

void message_clear(void) BANKED
{
    count = 0;
}

void message_show_last(void) BANKED
{
    draw_fill(0, MESSAGE_ROW, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    if (count)
        draw_glyphs(0, MESSAGE_ROW, kept[newest]);
}

void message_say(uint16_t id) BANKED
{
    const uint8_t *glyphs = text_get(id);
    uint8_t n = 0;

    newest = (newest + 1) & (MESSAGE_COUNT - 1);
    for (; glyphs[n] && n != SCREEN_COLUMNS; n++)
        kept[newest][n] = glyphs[n];
    kept[newest][n] = 0;
    if (count != MESSAGE_COUNT)
        count++;
    message_show_last();
}

void message_draw_log(uint8_t y) BANKED
{
    uint8_t n, line;

    for (n = count; n; n--) {
        line = (newest + 1 - n) & (MESSAGE_COUNT - 1);
        draw_glyphs(0, y++, kept[line]);
    }
}
