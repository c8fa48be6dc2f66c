/* Text and its layout: every text in both languages, arguments, and where letters come to stand. */
/* Links: src/ui/text.c src/ui/draw.c src/cart/far.c build/gen/text_en_0.c build/gen/text_en_1.c */
/* Links: build/gen/text_en_2.c build/gen/text_fr_0.c build/gen/text_fr_1.c build/gen/text_fr_2.c */
/* Flags: -Wno-int-to-pointer-cast -Wno-pointer-to-int-cast */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <gb/gb.h>
#include <string.h>

#include "cart/banks.h"
#include "cart/video.h"
#include "ui/draw.h"
#include "ui/text.h"

#define CODE_LINE 0x01
#define CODE_PAGE 0x02

uint8_t host_registers[256];
uint8_t _current_bank = 5;

/* The picture's shadow, without its way to VRAM. */
uint8_t video_tiles[VIDEO_ROWS * SCREEN_COLUMNS];
uint8_t video_colors[VIDEO_ROWS * SCREEN_COLUMNS];
#define ROW(y) ((y)*SCREEN_COLUMNS)
const uint16_t video_row_start[VIDEO_ROWS] = {
    ROW(0),  ROW(1),  ROW(2),  ROW(3),  ROW(4),  ROW(5),  ROW(6),  ROW(7),
    ROW(8),  ROW(9),  ROW(10), ROW(11), ROW(12), ROW(13), ROW(14), ROW(15),
    ROW(16), ROW(17), ROW(18), ROW(19), ROW(20), ROW(21), ROW(22), ROW(23),
    ROW(24), ROW(25), ROW(26), ROW(27), ROW(28), ROW(29), ROW(30),
};
static uint8_t touched[VIDEO_ROWS];

void video_touch(uint8_t y)
{
    touched[y] = 1;
}

static int blank(void **state)
{

    (void)state;
    memset(video_tiles, 0, sizeof video_tiles);
    memset(touched, 0, sizeof touched);
    text_language = LANGUAGE_ENGLISH;
    return 0;
}

static uint8_t at(int x, int y)
{
    return video_tiles[y * SCREEN_COLUMNS + x];
}

static void expect_letters(const uint8_t *glyphs, const char *letters)
{
    for (; *letters; letters++)
        assert_int_equal(*glyphs++, text_from_ascii(*letters));
    assert_int_equal(*glyphs, 0);
}

static void expect_row(int y, const char *letters)
{
    int x;

    for (x = 0; letters[x]; x++)
        assert_int_equal(at(x, y), letters[x] == '_' ? 0 : text_from_ascii(letters[x]));
}

/* Arguments are set to what takes the most room. */
static void every_text_can_be_shown(void **state)
{
    const uint8_t *glyphs;
    uint8_t n;
    int id;

    (void)state;
    for (text_language = 0; text_language != LANGUAGE_COUNT; text_language++)
        for (id = 0; id < TEXT_COUNT; id++) {
            for (n = 0; n != TEXT_ARGUMENTS; n++)
                text_argument_number(n, 65);
            glyphs = text_get((uint16_t)id);
            assert_in_range(strlen((const char *)glyphs), 1, TEXT_LONGEST - 1);
            for (; *glyphs; glyphs++)
                assert_true(*glyphs == CODE_LINE || *glyphs == CODE_PAGE ||
                            (*glyphs >= 0x80 && *glyphs < 0xF0));
        }
    assert_int_equal(_current_bank, 5); /* mapped as before */
}

static void languages_differ(void **state)
{
    (void)state;
    expect_letters(text_get(TEXT_DIALOG_OK), "So be it");
    text_language = LANGUAGE_FRENCH;
    expect_letters(text_get(TEXT_DIALOG_OK), "Soit");
}

static void numbers_are_arguments(void **state)
{
    (void)state;
    text_argument_number(0, 0);
    text_argument_number(1, 65535);
    assert_int_equal(text_get(TEXT_CREDITS_PAGE)[0], GLYPH_0);
    expect_letters(text_get(TEXT_CREDITS_PAGE) + 2, "65535");
}

static void plain_letters_have_glyphs(void **state)
{
    (void)state;
    assert_int_equal(text_from_ascii('A'), GLYPH_A);
    assert_int_equal(text_from_ascii('z'), GLYPH_LOWER_A + 25);
    assert_int_equal(text_from_ascii('9'), GLYPH_0 + 9);
    assert_int_equal(text_from_ascii('.'), GLYPH_PERIOD);
    assert_int_equal(text_from_ascii('#'), GLYPH_SPACE);
}

static void lines_break_below_their_start(void **state)
{
    const uint8_t glyphs[] = {GLYPH_A, GLYPH_A + 1, CODE_LINE, GLYPH_A + 2, 0};

    (void)state;
    assert_int_equal(draw_glyphs(4, 7, glyphs), 1);
    expect_row(7, "____AB__");
    expect_row(8, "____C___");
    assert_true(touched[7] && touched[8]);
    assert_false(touched[6] || touched[9]);
}

static void text_is_centred(void **state)
{
    (void)state;
    draw_text_centered(3, TEXT_DIALOG_OK); /* eight letters */
    expect_row(3, "______So be it______");
}

static void numbers_are_right_aligned(void **state)
{
    (void)state;
    draw_number(2, 1, 5, 307);
    expect_row(1, "__  307_");
    draw_number(2, 2, 3, 0);
    expect_row(2, "__  0_");
    draw_number(2, 4, 2, 1234); /* too large: its end */
    expect_row(4, "__34_");
}

static void frames_have_their_pieces(void **state)
{
    (void)state;
    draw_frame(1, 2, 4, 3);
    assert_int_equal(at(1, 2), TILE_FRAME);
    assert_int_equal(at(2, 2), TILE_FRAME + 1);
    assert_int_equal(at(4, 2), TILE_FRAME + 2);
    assert_int_equal(at(1, 3), TILE_FRAME + 3);
    assert_int_equal(at(2, 3), GLYPH_SPACE);
    assert_int_equal(at(4, 3), TILE_FRAME + 4);
    assert_int_equal(at(1, 4), TILE_FRAME + 5);
    assert_int_equal(at(3, 4), TILE_FRAME + 6);
    assert_int_equal(at(4, 4), TILE_FRAME + 7);
    assert_int_equal(at(5, 3), 0);
    assert_int_equal(at(2, 5), 0);
}

static void fills_stay_in_their_rectangle(void **state)
{
    (void)state;
    draw_fill(18, 5, 2, 2, 9);
    assert_int_equal(at(17, 5), 0);
    assert_int_equal(at(18, 5), 9);
    assert_int_equal(at(19, 6), 9);
    assert_int_equal(at(0, 6), 0);
    assert_int_equal(at(18, 7), 0);
    draw_color(0, 1, 3, 1, 4);
    assert_int_equal(video_colors[SCREEN_COLUMNS + 2], 4);
    assert_int_equal(video_colors[SCREEN_COLUMNS + 3], 0);
}

static void maps_are_raised_by_their_first_tile(void **state)
{
    const uint8_t map[] = {0, 1, 2, 3, 4, 5};

    (void)state;
    draw_map(3, 1, 3, 2, map, 12, 10);
    assert_int_equal(at(3, 1), 10);
    assert_int_equal(at(5, 2), 15);
    draw_map(3, 4, 3, 2, map, 12, 0);
    assert_int_equal(at(5, 5), 5);
    draw_block(3, 7, 2, 2, 20);
    assert_int_equal(at(3, 7), 20);
    assert_int_equal(at(4, 8), 23);
    assert_int_equal(_current_bank, 5);
}

#define TEST(name) cmocka_unit_test_setup(name, blank)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(every_text_can_be_shown),       TEST(languages_differ),
        TEST(numbers_are_arguments),         TEST(plain_letters_have_glyphs),
        TEST(lines_break_below_their_start), TEST(text_is_centred),
        TEST(numbers_are_right_aligned),     TEST(frames_have_their_pieces),
        TEST(fills_stay_in_their_rectangle), TEST(maps_are_raised_by_their_first_tile),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
