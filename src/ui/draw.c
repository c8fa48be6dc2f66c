#include <string.h>

#include "cart/far.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "ui/draw.h"
#include "ui/text.h"

#define CODE_LINE 0x01

void draw_fill(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t tile) BANKED
{
    for (; h; h--, y++) {
        memset(&video_tiles[video_row_start[y] + x], tile, w);
        video_touch(y);
    }
}

void draw_color(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t color) BANKED
{
    for (; h; h--, y++) {
        memset(&video_colors[video_row_start[y] + x], color, w);
        video_touch(y);
    }
}

void draw_clear(void) BANKED
{
    draw_fill(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, GLYPH_SPACE);
    draw_color(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, COLOR_PAPER);
}

/* Left, middle and right of the frame's top, sides and bottom. */
static const uint8_t frame_top[] = {TILE_FRAME, 0xF1, 0xF2};
static const uint8_t frame_sides[] = {0xF3, GLYPH_SPACE, 0xF4};
static const uint8_t frame_bottom[] = {0xF5, 0xF6, 0xF7};

static void frame_row(uint8_t x, uint8_t y, uint8_t w, const uint8_t *pieces)
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];

    *cell++ = *pieces++;
    for (w -= 2; w; w--)
        *cell++ = *pieces;
    *cell = pieces[1];
    video_touch(y);
}

void draw_frame(uint8_t x, uint8_t y, uint8_t w, uint8_t h) BANKED
{
    uint8_t last = y + h - 1;

    frame_row(x, y, w, frame_top);
    while (++y != last)
        frame_row(x, y, w, frame_sides);
    frame_row(x, y, w, frame_bottom);
}

uint8_t draw_glyphs(uint8_t x, uint8_t y, const uint8_t *glyphs) BANKED
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];
    uint8_t count = 0;

    video_touch(y);
    for (; *glyphs; glyphs++) {
        if (*glyphs == CODE_LINE) {
            y++;
            video_touch(y);
            cell = &video_tiles[video_row_start[y] + x];
            count = 0;
        } else {
            *cell++ = *glyphs;
            count++;
        }
    }
    return count;
}

uint8_t draw_text(uint8_t x, uint8_t y, uint16_t id) BANKED
{
    return draw_glyphs(x, y, text_get(id));
}

uint8_t draw_measure(const uint8_t *glyphs, uint8_t *width) BANKED
{
    uint8_t lines = 1;
    uint8_t cells = 0;

    *width = 0;
    for (; *glyphs; glyphs++) {
        if (*glyphs == CODE_LINE) {
            lines++;
            cells = 0;
        } else if (++cells > *width) {
            *width = cells;
        }
    }
    return lines;
}

void draw_inset(uint8_t y, const uint8_t *glyphs) BANKED
{
    uint8_t width;

    draw_measure(glyphs, &width);
    draw_glyphs(width <= SCREEN_COLUMNS - 2, y, glyphs);
}

void draw_text_centered(uint8_t y, uint16_t id) BANKED
{
    const uint8_t *glyphs = text_get(id);
    uint8_t length = 0;

    while (glyphs[length])
        length++;
    draw_glyphs((SCREEN_COLUMNS - length) >> 1, y, glyphs);
}

void draw_titled(uint16_t heading, uint8_t last) BANKED
{
    draw_frame(0, 0, SCREEN_COLUMNS, 3);
    draw_text_centered(1, heading);
    draw_color(1, 1, SCREEN_COLUMNS - 2, 1, COLOR_SKY);
    draw_frame(0, 2, SCREEN_COLUMNS, last - 1);
}

/* Digits by subtraction: a division takes ten times as long. */
static const uint16_t powers_of_ten[] = {10000, 1000, 100, 10, 1};
#define DIGITS_MOST 5

void draw_number(uint8_t x, uint8_t y, uint8_t width, uint16_t number) BANKED
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];
    const uint16_t *power = powers_of_ten;
    uint8_t glyph = GLYPH_SPACE;
    uint8_t place, digit;

    video_touch(y);
    for (; width > DIGITS_MOST; width--)
        *cell++ = GLYPH_SPACE;
    for (place = DIGITS_MOST; place; place--, power++) {
        for (digit = 0; number >= *power; digit++)
            number -= *power;
        if (digit || place == 1)
            glyph = GLYPH_0;
        if (place <= width)
            *cell++ = glyph == GLYPH_SPACE ? glyph : glyph + digit;
    }
}

void draw_ascii(uint8_t x, uint8_t y, const char *text) BANKED
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];

    video_touch(y);
    for (; *text; text++)
        *cell++ = text_from_ascii(*text);
}

void draw_map(uint8_t x, uint8_t y, uint8_t w, uint8_t h, const uint8_t *map, uint8_t bank,
              uint8_t first) BANKED
{
    uint8_t *cell;
    uint8_t n;

    for (; h; h--, y++) {
        cell = &video_tiles[video_row_start[y] + x];
        far_copy(cell, map, bank, w);
        map += w;
        if (first)
            for (n = w; n; n--)
                *cell++ += first;
        video_touch(y);
    }
}

void draw_block(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t first) BANKED
{
    uint8_t *cell;
    uint8_t n;

    for (; h; h--, y++) {
        cell = &video_tiles[video_row_start[y] + x];
        for (n = w; n; n--)
            *cell++ = first++;
        video_touch(y);
    }
}
