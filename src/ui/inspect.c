#include <gb/gb.h>

#include "cart/banks.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "pictures.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/inspect.h"
#include "ui/prose.h"
#include "ui/text.h"

#define PICTURE_FIRST 0
#define PROSE_FIRST   SHEET_PORTRAITS_TILES
#define LOWEST_VALUE  6

static void draw_portrait(uint8_t kind)
{
    const uint8_t *tiles = (const uint8_t *)far_word(
        (const uint16_t *)&sheet_portraits_tile_sets[kind], BANK_PORTRAITS);
    const uint8_t *map = (const uint8_t *)far_word(
        (const uint16_t *)&sheet_portraits_pictures[kind], BANK_PORTRAITS);
    uint8_t count = far_byte(&sheet_portraits_tile_counts[kind], BANK_PORTRAITS);

    video_load(SCREEN_TILE(PICTURE_FIRST), tiles, BANK_PORTRAITS,
               (uint16_t)count * VRAM_TILE_BYTES);
    draw_map(1, 1, PICTURE_PORTRAITS_WIDTH, PICTURE_PORTRAITS_HEIGHT, map, BANK_PORTRAITS,
             PICTURE_FIRST);
    draw_color(1, 1, PICTURE_PORTRAITS_WIDTH, PICTURE_PORTRAITS_HEIGHT, COLOR_SEA);
}

uint8_t inspect_draw(uint8_t kind, uint8_t page) BANKED
{
    uint8_t pages;

    frame_busy_begin();
    draw_frame(0, 0, 20, 17);
    draw_portrait(kind);
    draw_text(7, 1, TEXT_POCKET_PLACE_6 + kind);
    draw_color(7, 1, 12, 2, COLOR_SKY);
    text_argument_number(0, LOWEST_VALUE + kind);
    draw_text(7, 4, TEXT_ALBUM_COPIES);
    draw_fill(1, 7, 18, 1, TILE_DIVIDER);
    pages = prose_draw(1, 9, PROSE_FIRST, TEXT_POCKET_POWER_6 + kind, page);
    if (page + 1 < pages)
        draw_fill(17, 15, 1, 1, TILE_DOWN);
    frame_busy_end();
    return pages;
}

void inspect_run(uint8_t kind) BANKED
{
    uint8_t page = 0;
    uint8_t pages = inspect_draw(kind, 0);

    curtain_open(SCHEME_MENU);
    for (;;) {
        frame_next();
        if ((input_moved & J_DOWN) && page + 1 < pages)
            inspect_draw(kind, ++page);
        else if ((input_moved & J_UP) && page)
            inspect_draw(kind, --page);
        else if (input_pressed & (J_A | J_B | J_SELECT))
            break;
    }
    curtain_close();
}
