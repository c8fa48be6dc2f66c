#include <stdint.h>

#include "cart/banks.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "menu_font.h"
#include "panel.h"
#include "sprites.h"
#include "ui/curtain.h"
#include "ui/draw.h"

uint8_t curtain_frames;

static uint8_t closed_at;

void curtain_close(void) BANKED
{
    closed_at = frame_count;
    frame_busy_begin();
    palette_fade(1);
    frame_next();
    palette_fade(2);
    frame_next();
    palette_fade(FADE_WHITE);
    sprite_hide_all();
    video_window_y = SCREEN_HEIGHT;
    frame_next();
    draw_clear();
}

void curtain_open(uint8_t scheme) BANKED
{
    palette_set(scheme, FADE_WHITE);
    video_show();
    palette_fade(2);
    frame_next();
    palette_fade(1);
    frame_next();
    palette_fade(0);
    frame_next();
    curtain_frames = frame_count - closed_at;
    input_forget();
    frame_busy_end();
}

void curtain_load_font(void) BANKED
{
    video_load(RESIDENT_TILE(0x80), menu_font_tiles, BANK_FONT, MENU_FONT_TILES * VRAM_TILE_BYTES);
    video_load(RESIDENT_TILE(TILE_FRAME), panel_tiles, BANK_FONT, PANEL_TILES * VRAM_TILE_BYTES);
    video_load(SPRITE_TILE(0), sprites_tiles, BANK_FONT, SPRITES_TILES * VRAM_TILE_BYTES);
}
