#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "screens/pocket/pocket_look.h"
#include "screens/realms/close/realms_close.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "screens/tides/close/tides_album.h"
#include "ui/bracket.h"
#include "ui/card.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"
#include "ui/text.h"

#define KINDS       7
#define ROW_Y       12
#define GAMES_TOP   7
#define GAMES_PITCH 3

static uint8_t kind;
static uint8_t last_game;

static uint8_t card_column(uint8_t k)
{
    return 3 + k * 2;
}

static void draw_choice(void)
{
    frame_busy_begin();
    card_large(1, 4, kind);
    draw_fill(6, 4, 13, 6, GLYPH_SPACE);
    draw_text(6, 5, TEXT_POCKET_PLACE_6 + kind);
    text_argument_number(0, 6 + kind);
    draw_text(6, 8, TEXT_ALBUM_COPIES);
    bracket_show(card_column(kind) << 3, ROW_Y << 3, 16, 24);
    frame_busy_end();
}

static void draw_album(void)
{
    uint8_t k;

    card_load_small();
    card_load_empty();
    draw_titled(TEXT_GAME_POCKET, 10);
    for (k = 0; k != KINDS; k++)
        card_small(card_column(k), ROW_Y, k);
    draw_choice();
    ink_bar(TEXT_ALBUM_HINT, BAR_TILES);
}

static void browse_pocket(void)
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
            pocket_look_at_place(kind);
            draw_album();
            screen_enter(SCREEN_ALBUM, SCHEME_MENU);
        }
    } while (!(input_pressed & (J_B | J_START)));
    screen_leave();
}

/* ---- Which game ---- */

static void draw_games(void)
{
    uint8_t game;

    draw_titled(TEXT_MENU_ALBUM, 16);
    for (game = 0; game != GAME_COUNT; game++)
        draw_text(3, GAMES_TOP + game * GAMES_PITCH, TEXT_GAME_POCKET + game);
    ink_bar(TEXT_HINT_CHOOSE, BAR_TILES);
}

static uint8_t choose_game(void)
{
    uint8_t game;

    draw_games();
    menu_cursor = last_game;
    menu_begin(3, GAMES_TOP, 16, GAME_COUNT, GAMES_PITCH);
    screen_enter(SCREEN_ALBUMS, SCHEME_MENU);
    do
        game = menu_step();
    while (game == MENU_NONE);
    screen_leave();
    return game;
}

static void browse(uint8_t game)
{
    switch (game) {
    case GAME_TIDES:
        tides_album();
        break;
    case GAME_REALMS:
        close_album();
        break;
    default:
        browse_pocket();
    }
}

uint8_t screen_album(void) BANKED
{
    uint8_t game;

    while ((game = choose_game()) != MENU_BACK) {
        last_game = game;
        browse(game);
    }
    return SCREEN_MENU;
}
