#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "screens/screens.h"
#include "screens/tides/close/tides_album.h"
#include "screens/tides/close/tides_look.h"
#include "screens/tides/tides_board.h"
#include "ui/bracket.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/picture.h"
#include "ui/text.h"

#define IN_ROW        9
#define CARDS_X       1
#define CARDS_Y       11
#define PORTRAIT_TILE 81 /* behind the cards */
#define BAR_TILE      (PORTRAIT_TILE + PORTRAIT_TILES)

static uint8_t shown;

static uint8_t column_of(uint8_t card)
{
    return CARDS_X + (uint8_t)((card < IN_ROW ? card : card - IN_ROW) << 1);
}

static uint8_t row_of(uint8_t card)
{
    return card < IN_ROW ? CARDS_Y : CARDS_Y + CARD_HEIGHT;
}

static void mark(void)
{
    bracket_show((uint8_t)(column_of(shown) << 3) - 1, (uint8_t)(row_of(shown) << 3) - 1,
                 (CARD_WIDTH << 3) + 2, (CARD_HEIGHT << 3) + 2);
}

static void draw_shown(void)
{
    frame_busy_begin();
    draw_fill(1, 4, 18, 6, GLYPH_SPACE);
    tides_look_prepare(shown);
    tides_look_draw(1, 4, PORTRAIT_TILE);
    frame_busy_end();
}

static void draw_album(void)
{
    uint8_t card;

    tides_board.suit = TIDES_NONE; /* Dreamlands as it is printed */
    tides_board_load_cards();
    draw_titled(TEXT_GAME_TIDES, 10);
    for (card = 0; card != TIDES_CARDS; card++)
        tides_board_draw_card(column_of(card), row_of(card), card);
    draw_shown();
    ink_bar(TEXT_ALBUM_HINT, BAR_TILE);
    mark();
    screen_enter(SCREEN_ALBUM, SCHEME_MENU);
}

static void turn_to(uint8_t card)
{
    shown = card;
    mark();
    sound_effect(EFFECT_CURSOR);
    frame_next();
    draw_shown();
}

static void look(void)
{
    screen_leave();
    tides_look_at_card(shown);
    draw_album();
}

void tides_album(void) BANKED
{
    draw_album();
    do {
        frame_next();
        if (input_moved & J_LEFT)
            turn_to(shown ? shown - 1 : TIDES_CARDS - 1);
        else if (input_moved & J_RIGHT)
            turn_to(shown + 1 == TIDES_CARDS ? 0 : shown + 1);
        else if (input_moved & (J_UP | J_DOWN))
            turn_to(shown < IN_ROW ? shown + IN_ROW : shown - IN_ROW);
        else if (input_pressed & (J_A | J_SELECT))
            look();
    } while (!(input_pressed & (J_B | J_START)));
    screen_leave();
}
