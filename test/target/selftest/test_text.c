/* Text by id in both languages, arguments, and its place in the picture. */
#include "cart/video.h"
#include "selftest.h"
#include "ui/draw.h"
#include "ui/text.h"

#define ROW 12 /* of the picture, where nothing is shown */

static uint8_t same(const uint8_t *glyphs, const char *letters)
{
    for (; *letters; letters++)
        if (*glyphs++ != text_from_ascii(*letters))
            return 0;
    return *glyphs == 0;
}

static uint8_t *cell(uint8_t x, uint8_t y)
{
    return &video_tiles[video_row_start[y] + x];
}

static void both_languages(void)
{
    text_language = LANGUAGE_ENGLISH;
    CHECK(same(text_get(TEXT_DIALOG_OK), "So be it"));
    CHECK(same(text_get(TEXT_LANGUAGE_0), "English"));
    text_language = LANGUAGE_FRENCH;
    CHECK(same(text_get(TEXT_DIALOG_OK), "Soit"));
    CHECK(same(text_get(TEXT_LANGUAGE_0), "English"));
    text_language = LANGUAGE_ENGLISH;
}

static void arguments_are_set(void)
{
    const uint8_t *glyphs;

    text_argument_number(0, 1);
    text_argument_number(1, 65535u);
    glyphs = text_get(TEXT_CREDITS_PAGE);
    CHECK(glyphs[0] == GLYPH_0 + 1 && glyphs[1] == GLYPH_PERIOD + 1);
    CHECK(same(glyphs + 2, "65535"));
    text_argument_number(0, 0);
    CHECK(text_get(TEXT_CREDITS_PAGE)[0] == GLYPH_0);
}

static void lines_break_below_their_start(void)
{
    static const uint8_t glyphs[] = {GLYPH_A, (uint8_t)(GLYPH_A + 1), 1, (uint8_t)(GLYPH_A + 2), 0};

    draw_fill(0, ROW, SCREEN_COLUMNS, 2, GLYPH_SPACE);
    CHECK(draw_glyphs(5, ROW, glyphs) == 1);
    CHECK(*cell(5, ROW) == GLYPH_A && *cell(6, ROW) == (uint8_t)(GLYPH_A + 1));
    CHECK(*cell(7, ROW) == GLYPH_SPACE);
    CHECK(*cell(5, ROW + 1) == (uint8_t)(GLYPH_A + 2) && *cell(6, ROW + 1) == GLYPH_SPACE);
}

static void numbers_are_right_aligned(void)
{
    draw_fill(0, ROW, SCREEN_COLUMNS, 2, (uint8_t)GLYPH_A);
    draw_number(2, ROW, 4, 57);
    CHECK(*cell(1, ROW) == GLYPH_A && *cell(2, ROW) == GLYPH_SPACE);
    CHECK(*cell(3, ROW) == GLYPH_SPACE);
    CHECK(*cell(4, ROW) == GLYPH_0 + 5 && *cell(5, ROW) == GLYPH_0 + 7);
    CHECK(*cell(6, ROW) == GLYPH_A);
    draw_number(2, ROW, 1, 0);
    CHECK(*cell(2, ROW) == GLYPH_0);
}

static void centred_text(void)
{
    draw_fill(0, ROW, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_text_centered(ROW, TEXT_DIALOG_OK); /* eight letters */
    CHECK(*cell(5, ROW) == GLYPH_SPACE && *cell(6, ROW) == text_from_ascii('S'));
    CHECK(*cell(13, ROW) == text_from_ascii('t') && *cell(14, ROW) == GLYPH_SPACE);
}

static void frames_have_corners(void)
{
    draw_frame(2, ROW, 5, 3);
    CHECK(*cell(2, ROW) == TILE_FRAME && *cell(6, ROW + 2) == TILE_FRAME + 7);
    CHECK(*cell(4, ROW + 1) == GLYPH_SPACE);
    draw_fill(0, ROW, SCREEN_COLUMNS, 3, GLYPH_SPACE);
}

const SelfTest tests_text[] = {
    {"two languages", both_languages},
    {"arguments", arguments_are_set},
    {"line breaks", lines_break_below_their_start},
    {"numbers", numbers_are_right_aligned},
    {"centred text", centred_text},
    {"frames of panels", frames_have_corners},
    {0, 0},
};
