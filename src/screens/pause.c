#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/save/save.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "screens/pause.h"
#include "screens/rulebook.h"
#include "screens/screens.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/message.h"

#define LOG_TOP  4
#define LOG_LAST 15

enum { LINE_GO_ON, LINE_RULES, LINE_MOVES, LINE_OPTIONS, LINE_LEAVE, LINES };

/* Arrows in the heading say that there is more. */
static uint8_t draw_moves(uint8_t skip)
{
    uint8_t older = message_draw_log(LOG_TOP, LOG_LAST, skip);

    draw_fill(17, 1, 1, 1, older ? TILE_UP : GLYPH_SPACE);
    draw_fill(18, 1, 1, 1, skip ? TILE_DOWN : GLYPH_SPACE);
    return older;
}

/* The last moves once more; up goes back to older ones. */
static void read_moves(void)
{
    uint8_t skip = 0;
    uint8_t older;

    draw_frame(0, 0, 20, 3);
    draw_text_centered(1, TEXT_PAUSE_MOVES);
    draw_color(1, 1, 18, 1, COLOR_SKY);
    older = draw_moves(0);
    ink_bar(TEXT_HINT_BACK, BAR_TILES);
    screen_enter(SCREEN_MOVES, SCHEME_MENU);
    do {
        frame_next();
        if ((input_moved & J_UP) && older)
            skip++;
        else if ((input_moved & J_DOWN) && skip)
            skip--;
        else
            continue;
        frame_busy_begin();
        older = draw_moves(skip);
        frame_next();
        frame_busy_end();
    } while (!(input_pressed & (J_A | J_B | J_START | J_SELECT)));
    screen_leave();
}

static uint8_t ask(void)
{
    switch (dialog_ask(TEXT_PAUSE_QUESTION, TEXT_PAUSE_CONTINUE, LINES)) {
    case LINE_RULES:
        screen_leave();
        rulebook_run();
        return PAUSE_AWAY;
    case LINE_MOVES:
        screen_leave();
        read_moves();
        return PAUSE_AWAY;
    case LINE_OPTIONS:
        screen_leave();
        sound_pause(0); /* what is chosen there can be heard */
        screen_options();
        return PAUSE_AWAY;
    case LINE_LEAVE:
        return dialog_ask(save_works ? TEXT_LEAVE_KEPT : TEXT_LEAVE_QUESTION, TEXT_LEAVE_NO, 2) == 1
                   ? PAUSE_LEAVE
                   : PAUSE_OVER;
    default:
        return PAUSE_OVER;
    }
}

uint8_t pause_run(void) BANKED
{
    uint8_t answer;

    sprite_hide_all();
    sound_pause(1);
    answer = ask();
    sound_pause(0);
    return answer;
}
