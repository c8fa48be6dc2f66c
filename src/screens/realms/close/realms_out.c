/* A seat goes mad: a moment of its own. */
#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "screens/realms/close/realms_close.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/text.h"

#define PICTURE_OF_MADNESS 8 /* in the sheet of the rules */

void close_out(uint8_t seat) BANKED
{
    const uint8_t *name = seats_name(seat);
    uint8_t length = 0;

    while (name[length])
        length++;
    draw_fill(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, TILE_DOTS);
    draw_frame(0, 2, 20, 14);
    picture_draw(7, 4, RULES_REALMS, PICTURE_OF_MADNESS, 0);
    draw_color(7, 4, PORTRAIT_SIDE, PORTRAIT_SIDE, COLOR_BLOOD);
    draw_glyphs((SCREEN_COLUMNS - length) >> 1, 10, name);
    draw_color(2, 10, 16, 1, COLOR_GOLD);
    draw_text_centered(12, TEXT_REALMS_OUT_MAD);
    if (realms.phase != REALMS_OVER)
        draw_text_centered(14, TEXT_REALMS_OUT_ROWS);
    screen_enter(SCREEN_SUMMARY, SCHEME_MENU);
    do
        frame_next();
    while (!(input_pressed & (J_A | J_B | J_START)));
    screen_leave();
}
