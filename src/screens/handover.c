#include <gb/gb.h>

#include "cart/banks.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "pictures.h"
#include "screens/handover.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/text.h"

#define EYE_TILES    0
#define LETTER_TILES (EYE_TILES + SHEET_WATCHER_TILES)
#define LAST_TILE    0x7F

static void draw_eye(void)
{
    video_load(SCREEN_TILE(EYE_TILES), sheet_watcher_tiles, BANK_PICTURES,
               SHEET_WATCHER_TILES * VRAM_TILE_BYTES);
    draw_map(6, 0, PICTURE_WATCHER_WIDTH, PICTURE_WATCHER_HEIGHT, picture_watcher_eye,
             BANK_PICTURES, EYE_TILES);
}

static void draw_handover(uint8_t seat)
{
    const uint8_t *name = sitting_name[seat];
    uint8_t length = 0;

    while (name[length])
        length++;
    draw_fill(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, TILE_BLACK);
    draw_color(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, COLOR_GOLD);
    draw_eye();
    draw_frame(2, 8, 16, 5);
    draw_color(2, 8, 16, 5, COLOR_PAPER);
    draw_text_centered(9, TEXT_HANDOVER_1);
    draw_glyphs((SCREEN_COLUMNS - length) >> 1, 11, name);
    draw_color(3, 11, 14, 1, COLOR_BLOOD);
    ink_begin(LETTER_TILES, LAST_TILE, INK_LIGHT);
    ink_centered(14, text_get(TEXT_HANDOVER_2));
    ink_centered(16, text_get(TEXT_HANDOVER_3));
}

void handover_to(uint8_t seat) BANKED
{
    draw_handover(seat);
    screen_enter(SCREEN_HANDOVER, SCHEME_MENU);
    do
        frame_next();
    while (!(input_pressed & J_A));
    screen_leave();
}
