/* Prose: pages, lines and pixels. The inner loop is assembly on the Game Boy (blend.s); here it is
 * a model that also watches the canvas's edge. */
/* Links: src/ui/prose.c src/ui/text.c src/games/scratch.c build/gen/prose_font.c */
/* Links: build/gen/text_en_0.c build/gen/text_en_1.c build/gen/text_en_2.c */
/* Links: build/gen/text_fr_0.c build/gen/text_fr_1.c build/gen/text_fr_2.c */
/* Flags: -Wno-int-to-pointer-cast -Wno-pointer-to-int-cast */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <gb/gb.h>
#include <string.h>

#include "cart/blend.h"
#include "cart/frame.h"
#include "cart/video.h"
#include "games/scratch.h"
#include "prose_font.h"
#include "ui/draw.h"
#include "ui/prose.h"
#include "ui/text.h"

#define COLUMNS_BYTES (PROSE_COLUMNS * BLEND_HEIGHT)
#define FIRST_TILE    30

uint8_t host_registers[256];
uint8_t _current_bank;
uint8_t blend_shift;
static uint8_t shown[COLUMNS_BYTES];
static uint8_t tiles[PROSE_ROWS][PROSE_COLUMNS];
static int busy;

void blend_rows(const uint8_t *rows, uint8_t *cell)
{
    int n;

    assert_in_range(blend_shift, 0, 7);
    assert_in_range(cell - game_scratch, 0, (PROSE_COLUMNS + 1) * BLEND_HEIGHT - 10);
    for (n = 0; n < 10; n++) {
        cell[n] |= (uint8_t)(rows[n] >> blend_shift);
        /* Past the last pixel of the panel there may be nothing. */
        if (cell + n - game_scratch >= COLUMNS_BYTES)
            assert_int_equal(rows[n], 0);
        if ((uint8_t)(rows[n] << (8 - blend_shift)) && blend_shift) {
            assert_true(cell + BLEND_HEIGHT + n - game_scratch < COLUMNS_BYTES);
            cell[BLEND_HEIGHT + n] |= (uint8_t)(rows[n] << (8 - blend_shift));
        }
    }
}

void video_load_1bpp(uint16_t vram, const uint8_t *source, uint16_t bytes)
{
    assert_int_equal(vram, SCREEN_TILE(FIRST_TILE));
    assert_int_equal(bytes, COLUMNS_BYTES);
    memcpy(shown, source, bytes);
}

void draw_block(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t first)
{
    int column, row;

    for (row = 0; row < h; row++)
        for (column = 0; column < w; column++)
            tiles[y + row - 10][x + column - 1] = first++;
}

void frame_busy_begin(void)
{
    busy++;
}

void frame_busy_end(void)
{
    busy--;
}

static int ink(void)
{
    int n, bits = 0;

    for (n = 0; n < COLUMNS_BYTES; n++)
        bits += __builtin_popcount(shown[n]);
    return bits;
}

/* Ink of a whole text, glyph by glyph. */
static int ink_of(const uint8_t *glyphs)
{
    int n, bits = 0;

    for (; *glyphs; glyphs++)
        for (n = 0; *glyphs >= 0x80 && n < 10; n++)
            bits += __builtin_popcount(prose_font_rows[(*glyphs - 0x80) * 10 + n]);
    return bits;
}

static uint8_t draw(uint16_t id, uint8_t page)
{
    uint8_t pages = prose_draw(1, 10, FIRST_TILE, id, page);

    assert_int_equal(busy, 0);
    return pages;
}

/* No glyph is cut and none covers another: the ink of all pages is that of all glyphs. */
static void nothing_is_lost(uint16_t id)
{
    uint8_t pages = draw(id, 0), page;
    int bits = 0;

    for (page = 0; page != pages; page++) {
        assert_int_equal(draw(id, page), pages);
        bits += ink();
    }
    assert_int_equal(bits, ink_of(text_get(id)));
}

static void credits_are_whole(void **state)
{
    int page;

    (void)state;
    for (text_language = 0; text_language != LANGUAGE_COUNT; text_language++)
        for (page = 0; page < 7; page++) {
            assert_int_equal(draw((uint16_t)(TEXT_CREDITS_PROSE_0 + page), 0), 1);
            nothing_is_lost((uint16_t)(TEXT_CREDITS_PROSE_0 + page));
        }
}

static void long_texts_have_pages(void **state)
{
    (void)state;
    for (text_language = 0; text_language != LANGUAGE_COUNT; text_language++) {
        assert_in_range(draw(TEXT_RULES_POCKET_0, 0), 2, 9);
        nothing_is_lost(TEXT_RULES_POCKET_0);
    }
}

static void tiles_run_down_the_columns(void **state)
{
    (void)state;
    text_language = LANGUAGE_ENGLISH;
    draw(TEXT_CREDITS_PROSE_0, 0);
    assert_int_equal(tiles[0][0], FIRST_TILE);
    assert_int_equal(tiles[4][0], FIRST_TILE + 4);
    assert_int_equal(tiles[0][1], FIRST_TILE + 5);
    assert_int_equal(tiles[4][17], FIRST_TILE + 89);
}

/* Put together at run time it breaks by itself, within the panel. */
static void pieces_break_into_lines(void **state)
{
    uint8_t word[] = {GLYPH_A, GLYPH_A, GLYPH_A, GLYPH_A, 0};
    int n;

    (void)state;
    prose_open(0);
    for (n = 0; n < 12; n++)
        prose_put(word);
    assert_in_range(prose_lines(), 2, 4);
    prose_show(1, 10, FIRST_TILE);
    assert_int_equal(ink(), 12 * ink_of(word));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(credits_are_whole),
        cmocka_unit_test(long_texts_have_pages),
        cmocka_unit_test(tiles_run_down_the_columns),
        cmocka_unit_test(pieces_break_into_lines),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
