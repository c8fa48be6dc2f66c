#include <gb/gb.h>

#include "build_id.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "screens/screens.h"
#include "ui/draw.h"
#include "ui/prose.h"

static uint8_t pages;

static void draw_page(uint8_t page)
{
    pages = prose_draw(1, 5, 0, TEXT_CREDITS_PROSE, page);
    draw_number(8, 11, 1, page + 1);
    draw_ascii(10, 11, "of");
    draw_number(13, 11, 1, pages);
}

uint8_t screen_credits(void) BANKED
{
    uint8_t page = 0;

    draw_frame(0, 0, 20, 3);
    draw_text_centered(1, TEXT_CREDITS_HEADING);
    draw_color(1, 1, 18, 1, COLOR_SKY);
    draw_frame(0, 3, 20, 10);
    draw_page(0);
    draw_ascii(1, 14, "Version " BUILD_VERSION);
    draw_ascii(1, 15, "Build " BUILD_ID);
    draw_text_centered(17, TEXT_ALBUM_HINT);
    screen_enter(SCREEN_CREDITS, SCHEME_MENU);
    do {
        frame_next();
        if ((input_moved & J_LEFT) && page)
            draw_page(--page);
        else if (((input_moved & J_RIGHT) || (input_pressed & J_A)) && page + 1 < pages)
            draw_page(++page);
    } while (!(input_pressed & (J_B | J_START)));
    screen_leave();
    return SCREEN_MENU;
}
