#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "screens/handover.h"
#include "screens/sitting.h"
#include "ui/curtain.h"
#include "ui/draw.h"

#define EYE 2

static void draw_handover(uint8_t seat)
{
    const uint8_t *name = sitting_name[seat];
    uint8_t length = 0;

    while (name[length])
        length++;
    draw_fill(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, TILE_DOTS);
    draw_frame(1, 4, 18, 10);
    draw_text_centered(6, TEXT_HANDOVER_1);
    draw_glyphs((SCREEN_COLUMNS - length) >> 1, 8, name);
    draw_color(2, 8, 16, 1, COLOR_GOLD);
    draw_text_centered(10, TEXT_HANDOVER_2);
    draw_text_centered(12, TEXT_HANDOVER_3);
    sprite_show(1, 76, 14, EYE, 1);
}

void handover_to(uint8_t seat)
{
    draw_handover(seat);
    curtain_open(SCHEME_MENU);
    do
        frame_next();
    while (!(input_pressed & J_A));
    curtain_close();
}
