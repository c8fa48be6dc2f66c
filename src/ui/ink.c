#include "cart/banks.h"
#include "cart/far.h"
#include "cart/video.h"
#include "menu_font.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/text.h"

#define LETTERS_MAX 56
#define FONT_FIRST  0x80

uint8_t ink_lacking;
static uint8_t glyph_of[LETTERS_MAX];
static uint8_t letters, letters_max, first_tile, ink;

void ink_begin(uint8_t first, uint8_t last, uint8_t new_ink) BANKED
{
    first_tile = first;
    letters = 0;
    letters_max = last - first + 1;
    if (letters_max > LETTERS_MAX)
        letters_max = LETTERS_MAX;
    ink = new_ink;
}

static void make_tile(uint8_t tile, uint8_t glyph)
{
    static uint8_t rows[VRAM_TILE_BYTES];
    uint8_t n;

    far_copy(rows, menu_font_tiles + (uint16_t)(glyph - FONT_FIRST) * VRAM_TILE_BYTES, BANK_FONT,
             VRAM_TILE_BYTES);
    for (n = 0; n != VRAM_TILE_BYTES; n++) {
        if (ink != INK_PALE)
            rows[n] = ~rows[n];
        else if (n & 1) /* the upper bit of the shade: black becomes light grey */
            rows[n] = 0;
    }
    video_load(tile & 0x80 ? RESIDENT_TILE(tile) : SCREEN_TILE(tile), rows, BANK_FONT,
               VRAM_TILE_BYTES);
}

static uint8_t tile_of(uint8_t glyph)
{
    uint8_t n = 0;

    if (glyph == GLYPH_SPACE && ink != INK_LIGHT)
        return ink == INK_BAR ? TILE_BLACK : GLYPH_SPACE;
    while (n != letters && glyph_of[n] != glyph)
        n++;
    if (n == letters) {
        if (n == letters_max) {
            ink_lacking++;
            return first_tile; /* as wrong as can be seen */
        }
        glyph_of[n] = glyph;
        make_tile(first_tile + n, glyph);
        letters++;
    }
    return first_tile + n;
}

uint8_t ink_tile(uint8_t glyph) BANKED
{
    return tile_of(glyph);
}

void ink_glyphs(uint8_t x, uint8_t y, const uint8_t *glyphs) BANKED
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];

    while (*glyphs)
        *cell++ = tile_of(*glyphs++);
    video_touch(y);
}

void ink_text(uint8_t x, uint8_t y, uint16_t id) BANKED
{
    ink_glyphs(x, y, text_get(id));
}

void ink_centered(uint8_t y, const uint8_t *glyphs) BANKED
{
    uint8_t length = 0;

    while (glyphs[length])
        length++;
    ink_glyphs((SCREEN_COLUMNS - length) >> 1, y, glyphs);
}

void ink_bar(uint16_t id, uint8_t first) BANKED
{
    ink_begin(first, FONT_FIRST - 1, INK_BAR);
    draw_fill(0, BAR_ROW, SCREEN_COLUMNS, 1, TILE_BLACK);
    ink_centered(BAR_ROW, text_get(id));
}
