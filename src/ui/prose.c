/* In the bank of the fonts, since it reads the glyphs' rows directly. */
#include <string.h>

#include "cart/frame.h"
#include "cart/video.h"
#include "prose_font.h"
#include "ui/draw.h"
#include "ui/prose.h"
#include "ui/text.h"

#define CODE_LINE    0x01
#define CODE_PAGE    0x02
#define GLYPH_FIRST  0x80
#define GLYPH_HEIGHT 10
#define LINE_PITCH   10
#define ROW_BYTES    (PROSE_COLUMNS * 8) /* of one row of tiles, one bit a pixel */

static uint8_t canvas[PROSE_ROWS * ROW_BYTES];
static uint8_t pen_x, pen_y;

/* Sets a glyph at the pen: each of its rows falls on one or two tiles. */
static void set_glyph(uint8_t glyph)
{
    const uint8_t *row = &prose_font_rows[(uint16_t)glyph * GLYPH_HEIGHT];
    uint8_t shift = pen_x & 7;
    uint8_t y = pen_y;
    uint8_t *column = &canvas[(uint16_t)(pen_x >> 3) << 3];
    uint8_t *cell;
    uint16_t bits;
    uint8_t n;

    for (n = GLYPH_HEIGHT; n; n--, y++, row++) {
        if (*row == 0)
            continue;
        bits = ((uint16_t)*row << 8) >> shift;
        cell = column + (uint16_t)(y >> 3) * ROW_BYTES + (y & 7);
        *cell |= (uint8_t)(bits >> 8);
        if ((uint8_t)bits)
            cell[8] |= (uint8_t)bits;
    }
    pen_x += prose_font_width[glyph] + 1;
}

static uint8_t set_page(const uint8_t *text, uint8_t page)
{
    uint8_t at_page = 0;

    memset(canvas, 0, sizeof canvas);
    pen_x = 0;
    pen_y = 0;
    for (; *text; text++) {
        if (*text == CODE_PAGE)
            at_page++;
        else if (at_page != page)
            continue;
        else if (*text == CODE_LINE) {
            pen_x = 0;
            pen_y += LINE_PITCH;
        } else {
            set_glyph(*text - GLYPH_FIRST);
        }
    }
    return at_page + 1;
}

uint8_t prose_draw(uint8_t x, uint8_t y, uint8_t first, uint16_t id, uint8_t page) BANKED
{
    uint8_t pages, row;

    frame_busy_begin();
    pages = set_page(text_get(id), page);
    for (row = 0; row != PROSE_ROWS; row++)
        video_load_1bpp(SCREEN_TILE(first + row * PROSE_COLUMNS), &canvas[row * ROW_BYTES],
                        ROW_BYTES);
    draw_block(x, y, PROSE_COLUMNS, PROSE_ROWS, first);
    frame_busy_end();
    return pages;
}
