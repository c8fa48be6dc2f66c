#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "screens/screens.h"
#include "ui/card.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/inspect.h"
#include "ui/text.h"

#define KINDS         7
#define ROW_Y         12
#define BRACKET       5
#define BRACKET_FIRST 1

static uint8_t kind;

static uint8_t card_column(uint8_t k)
{
    return k * 3 - (k ? 1 : 0) + 1;
}

/* Four corners round the chosen card. */
static void mark(void)
{
    uint8_t x = card_column(kind) << 3;
    uint8_t y = ROW_Y << 3;

    sprite_show(BRACKET_FIRST, x - 1, y - 1, BRACKET, 2);
    sprite_show(BRACKET_FIRST + 1, x + 9, y - 1, BRACKET, 2 | S_FLIPX);
    sprite_show(BRACKET_FIRST + 2, x - 1, y + 17, BRACKET, 2 | S_FLIPY);
    sprite_show(BRACKET_FIRST + 3, x + 9, y + 17, BRACKET, 2 | S_FLIPX | S_FLIPY);
}

static void draw_choice(void)
{
    frame_busy_begin();
    card_large(1, 3, kind);
    draw_fill(6, 3, 13, 6, GLYPH_SPACE);
    draw_text(6, 4, TEXT_POCKET_PLACE_6 + kind);
    draw_color(6, 4, 13, 2, COLOR_SKY);
    text_argument_number(0, 6 + kind);
    draw_text(6, 7, TEXT_ALBUM_COPIES);
    mark();
    frame_busy_end();
}

static void draw_album(void)
{
    uint8_t k;

    card_load_small();
    card_load_large();
    draw_frame(0, 0, 20, 10);
    draw_text_centered(1, TEXT_GAME_POCKET);
    draw_color(1, 1, 18, 1, COLOR_GOLD);
    for (k = 0; k != KINDS; k++)
        card_small(card_column(k), ROW_Y, k);
    draw_choice();
    draw_text_centered(17, TEXT_ALBUM_HINT);
}

uint8_t screen_album(void) BANKED
{
    draw_album();
    screen_enter(SCREEN_ALBUM, SCHEME_MENU);
    do {
        frame_next();
        if (input_moved & J_LEFT) {
            kind = kind ? kind - 1 : KINDS - 1;
            draw_choice();
        } else if (input_moved & J_RIGHT) {
            kind = kind + 1 == KINDS ? 0 : kind + 1;
            draw_choice();
        } else if (input_pressed & (J_A | J_SELECT)) {
            screen_leave();
            inspect_run(kind);
            draw_album();
            screen_enter(SCREEN_ALBUM, SCHEME_MENU);
        }
    } while (!(input_pressed & (J_B | J_START)));
    screen_leave();
    return SCREEN_MENU;
}
