#include "cart/banks.h"
#include "cart/far.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "ui/card.h"
#include "ui/draw.h"
#include "ui/fly.h"

#define LARGE_WIDTH  4
#define LARGE_HEIGHT 6
#define KINDS        SHEET_LOCATIONS_COUNT

/* Columns of the two cards in their sheet. */
enum { SHEET_BACK, SHEET_EMPTY };

static const uint8_t card_kind_colors[] = {COLOR_SEA,  COLOR_SKY,   COLOR_PAPER, COLOR_SEA,
                                           COLOR_GOLD, COLOR_BLOOD, COLOR_VIOLET};

/* Tile numbers of the seven faces, here for the tables' sake: they draw many cards in a frame. */
static uint8_t face_maps[KINDS * CARD_PIECES];

static const uint8_t *picture_of(uint8_t kind)
{
    return (const uint8_t *)far_word((const uint16_t *)&sheet_locations_pictures[kind],
                                     BANK_PICTURES);
}

static const uint8_t *piece_of_sheet(uint8_t column, uint8_t piece)
{
    uint8_t place = (piece >> 1) * CARD_SMALL_WIDTH + column * CARD_WIDTH + (piece & 1);
    uint8_t tile = far_byte(&card_small_map[place], BANK_FONT);

    return card_small_tiles + (uint16_t)tile * VRAM_TILE_BYTES;
}

static void load_from_sheet(uint8_t first, uint8_t column)
{
    uint8_t piece;

    for (piece = 0; piece != CARD_PIECES; piece++)
        video_load(SCREEN_TILE(first + piece), piece_of_sheet(column, piece), BANK_FONT,
                   VRAM_TILE_BYTES);
}

void card_load_small(void) BANKED
{
    uint8_t kind;
    uint8_t *map = face_maps;

    for (kind = 0; kind != KINDS; kind++) {
        far_copy(map, picture_of(kind), BANK_PICTURES, CARD_PIECES);
        map += CARD_PIECES;
    }
    video_load(SCREEN_TILE(CARD_TILES), sheet_locations_tiles, BANK_PICTURES,
               SHEET_LOCATIONS_TILES * VRAM_TILE_BYTES);
    load_from_sheet(CARD_BACK_FIRST, SHEET_BACK);
}

void card_load_empty(void) BANKED
{
    load_from_sheet(CARD_EMPTY_FIRST, SHEET_EMPTY);
}

static void draw_small(uint8_t x, uint8_t y, uint8_t color)
{
    uint8_t *cell = &video_colors[video_row_start[y] + x];

    *cell++ = color;
    *cell = color;
    cell += SCREEN_COLUMNS - 1;
    *cell++ = color;
    *cell = color;
    cell += SCREEN_COLUMNS - 1;
    *cell++ = color;
    *cell = color;
    video_touch(y);
    video_touch(y + 1);
    video_touch(y + 2);
}

void card_small(uint8_t x, uint8_t y, uint8_t kind) BANKED
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];
    const uint8_t *map = &face_maps[kind * CARD_PIECES];

    *cell++ = *map++;
    *cell = *map++;
    cell += SCREEN_COLUMNS - 1;
    *cell++ = *map++;
    *cell = *map++;
    cell += SCREEN_COLUMNS - 1;
    *cell++ = *map++;
    *cell = *map;
    draw_small(x, y, card_kind_colors[kind]);
}

uint8_t card_color(uint8_t kind) BANKED
{
    return card_kind_colors[kind];
}

void card_head(uint8_t x, uint8_t y, uint8_t kind) BANKED
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];
    const uint8_t *map = &face_maps[kind * CARD_PIECES];

    *cell++ = *map++;
    *cell = *map;
    video_touch(y);
}

static void draw_pieces(uint8_t x, uint8_t y, uint8_t first)
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];

    *cell++ = first++;
    *cell = first++;
    cell += SCREEN_COLUMNS - 1;
    *cell++ = first++;
    *cell = first++;
    cell += SCREEN_COLUMNS - 1;
    *cell++ = first++;
    *cell = first;
}

void card_small_back(uint8_t x, uint8_t y) BANKED
{
    draw_pieces(x, y, CARD_BACK_FIRST);
    draw_small(x, y, COLOR_VIOLET);
}

void card_small_empty(uint8_t x, uint8_t y) BANKED
{
    draw_pieces(x, y, CARD_EMPTY_FIRST);
    draw_small(x, y, COLOR_GREY);
}

void card_large(uint8_t x, uint8_t y, uint8_t kind) BANKED
{
    const uint8_t *tiles =
        (const uint8_t *)far_word((const uint16_t *)&sheet_faces_tile_sets[kind], BANK_PICTURES);
    const uint8_t *face =
        (const uint8_t *)far_word((const uint16_t *)&sheet_faces_pictures[kind], BANK_PICTURES);
    uint8_t count = far_byte(&sheet_faces_tile_counts[kind], BANK_PICTURES);

    video_load(SCREEN_TILE(CARD_FACE_FIRST), tiles, BANK_PICTURES,
               (uint16_t)count * VRAM_TILE_BYTES);
    draw_map(x, y, LARGE_WIDTH, LARGE_HEIGHT, face, BANK_PICTURES, CARD_FACE_FIRST);
    draw_color(x, y, LARGE_WIDTH, LARGE_HEIGHT, card_kind_colors[kind]);
}

/* The sprites' palettes have the colours of the screen's; gold is where paper would be. */
uint8_t card_fly_color(uint8_t kind) BANKED
{
    uint8_t color = kind == KINDS ? COLOR_VIOLET : card_kind_colors[kind];

    return color == COLOR_PAPER ? FLY_CARD_COLOR : FLY_SECOND_SHADES | color;
}

void card_load_flying(void) BANKED
{
    uint8_t kind, piece, tile;
    uint8_t to = CARD_FLY_FIRST;

    for (kind = 0; kind != KINDS; kind++) {
        for (piece = 0; piece != CARD_PIECES; piece++) {
            tile = far_byte(picture_of(kind) + piece, BANK_PICTURES);
            fly_load_tiles(to++, sheet_locations_tiles + (uint16_t)tile * VRAM_TILE_BYTES,
                           BANK_PICTURES, 1);
        }
    }
    for (piece = 0; piece != CARD_PIECES; piece++)
        fly_load_tiles(to++, piece_of_sheet(SHEET_BACK, piece), BANK_FONT, 1);
}
