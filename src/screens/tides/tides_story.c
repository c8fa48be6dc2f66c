#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/sound.h"
#include "screens/pace.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_story.h"
#include "screens/tides/tides_table.h"
#include "screens/tides/tides_words.h"
#include "ui/message.h"

uint8_t tides_story_leaving, tides_story_focus;

/* ---- Pauses in which one may look around ---- */

static void look(void)
{
    if (tides_story_focus >= TIDES_CARDS)
        return;
    tides_table_look_at_card(tides_story_focus);
    message_again();
    tides_table_reopen();
}

static void pause_game(void)
{
    switch (tides_table_pause()) {
    case TABLE_LEFT:
        tides_story_leaving = 1;
        break;
    case TABLE_CLOSED:
        message_again();
        tides_table_reopen();
        break;
    default:
        break;
    }
}

void tides_story_linger(uint8_t pause)
{
    uint8_t keys;

    for (pace_pause(pause); !tides_story_leaving && pace_step();) {
        keys = pace_keys;
        pace_keys = 0;
        if (keys & J_SELECT)
            look();
        else if (keys & J_START)
            pause_game();
    }
}

/* In a frame of its own, whatever was drawn before. */
void tides_story_say(const TidesEvent *event)
{
    uint16_t id;

    frame_next();
    id = tides_words(event, 0);
    if (id != TIDES_NO_WORDS)
        message_say(id);
}

/* ---- The board while a move is told ---- */

static void set_both_slots(uint8_t first, uint8_t second)
{
    tides_board.slot[0] = first;
    tides_board_draw_slot(0);
    tides_board.slot[1] = second;
    tides_board_draw_slot(1);
    frame_next();
}

void tides_story_clear_slots(void)
{
    set_both_slots(BOARD_EMPTY, BOARD_EMPTY);
}

/* Both cards turn at once, wherever they lie face down beside the tables. */
void tides_story_turn(uint8_t first, uint8_t second)
{
    uint8_t n;

    frame_next(); /* words may have come before */
    set_both_slots(BOARD_BACK, BOARD_BACK);
    tides_story_linger(PAUSE_BEAT);
    sound_effect(EFFECT_TURN);
    set_both_slots(BOARD_EDGE, BOARD_EDGE);
    for (n = EDGE_FRAMES; n && !pace_skipped(); n--)
        frame_next();
    set_both_slots(first, second);
    tides_story_linger(PAUSE_BEAT);
}

void tides_story_draw_lines(void)
{
    tides_board_draw_line(0);
    frame_next();
    tides_board_draw_line(1);
    frame_next();
}

void tides_story_count(void)
{
    frame_busy_begin();
    tides_board_take_worth();
    frame_next(); /* a new frame for what comes next */
    frame_busy_end();
}
