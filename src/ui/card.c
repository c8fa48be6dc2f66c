#include "cart/banks.h"
#include "cart/far.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "ui/card.h"
#include "ui/draw.h"

#define LOWEST_VALUE 6
#define SMALL_WIDTH  2
#define SMALL_HEIGHT 3
#define LARGE_WIDTH  4
#define LARGE_HEIGHT 6

/* Columns of the three cards in their sheets. */
enum { SHEET_FACE, SHEET_BACK, SHEET_EMPTY };

static const uint8_t kind_colors[] = {COLOR_SEA,  COLOR_SKY,   COLOR_GREY,  COLOR_SEA,
                                      COLOR_GOLD, COLOR_BLOOD, COLOR_VIOLET};

void card_load_small(void) BANKED
{
    video_load(SCREEN_TILE(CARD_TILES), sheet_locations_tiles, BANK_PICTURES,
               SHEET_LOCATIONS_TILES * VRAM_TILE_BYTES);
    video_load(SCREEN_TILE(CARD_SMALL_FIRST), card_small_tiles, BANK_FONT,
               CARD_SMALL_TILES * VRAM_TILE_BYTES);
}

void card_load_large(void) BANKED
{
    video_load(SCREEN_TILE(CARD_LARGE_FIRST), card_large_tiles, BANK_FONT,
               CARD_LARGE_TILES * VRAM_TILE_BYTES);
}

static void small_from_sheet(uint8_t x, uint8_t y, uint8_t column)
{
    const uint8_t *map = card_small_map + column * SMALL_WIDTH;
    uint8_t row;

    for (row = 0; row != SMALL_HEIGHT; row++) {
        draw_map(x, y + row, SMALL_WIDTH, 1, map, BANK_FONT, CARD_SMALL_FIRST);
        map += CARD_SMALL_WIDTH;
    }
}

void card_small(uint8_t x, uint8_t y, uint8_t kind) BANKED
{
    const uint8_t *picture =
        (const uint8_t *)far_word((const uint16_t *)&sheet_locations_pictures[kind], BANK_PICTURES);

    draw_number(x, y, SMALL_WIDTH, LOWEST_VALUE + kind);
    draw_map(x, y + 1, SMALL_WIDTH, SMALL_HEIGHT - 1, picture, BANK_PICTURES, CARD_TILES);
    draw_color(x, y, SMALL_WIDTH, SMALL_HEIGHT, kind_colors[kind]);
}

void card_small_back(uint8_t x, uint8_t y) BANKED
{
    small_from_sheet(x, y, SHEET_BACK);
    draw_color(x, y, SMALL_WIDTH, SMALL_HEIGHT, COLOR_VIOLET);
}

void card_small_empty(uint8_t x, uint8_t y) BANKED
{
    small_from_sheet(x, y, SHEET_EMPTY);
    draw_color(x, y, SMALL_WIDTH, SMALL_HEIGHT, COLOR_GREY);
}

void card_large(uint8_t x, uint8_t y, uint8_t kind) BANKED
{
    const uint8_t *map = card_large_map;
    const uint8_t *tiles =
        (const uint8_t *)far_word((const uint16_t *)&sheet_faces_tile_sets[kind], BANK_PICTURES);
    const uint8_t *face =
        (const uint8_t *)far_word((const uint16_t *)&sheet_faces_pictures[kind], BANK_PICTURES);
    uint8_t count = far_byte(&sheet_faces_tile_counts[kind], BANK_PICTURES);
    uint8_t row;

    video_load(SCREEN_TILE(CARD_FACE_FIRST), tiles, BANK_PICTURES,
               (uint16_t)count * VRAM_TILE_BYTES);
    for (row = 0; row != LARGE_HEIGHT; row++) {
        draw_map(x, y + row, LARGE_WIDTH, 1, map, BANK_FONT, CARD_LARGE_FIRST);
        map += CARD_LARGE_WIDTH;
    }
    draw_map(x, y + 1, LARGE_WIDTH, LARGE_WIDTH, face, BANK_PICTURES, CARD_FACE_FIRST);
    draw_number(x + 1, y + LARGE_HEIGHT - 1, SMALL_WIDTH, LOWEST_VALUE + kind);
    draw_color(x, y, LARGE_WIDTH, LARGE_HEIGHT, kind_colors[kind]);
}
