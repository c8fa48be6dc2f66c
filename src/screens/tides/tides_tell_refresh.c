/* Telling the refresh: cards come back, one is kept, one goes, two are new. */
#include <string.h>

#include "cart/frame.h"
#include "cart/sound.h"
#include "screens/pace.h"
#include "screens/remark.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_move.h"
#include "screens/tides/tides_story.h"

/* Both seats at once: the five cards of the round go back to the hands. */
void tides_tell_take_back(const TidesEvent *event)
{
    uint8_t high = TIDES_OTHER(tides_board.low);
    uint8_t seat, n;

    sound_play_music(MUSIC_ROUND_END);
    tides_story_say(event);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides_board.size[seat] = tides_board.kept;
        memset(&tides_board.table[seat][tides_board.kept], BOARD_EMPTY, TIDES_HAND);
        tides_board_draw_table(seat);
        frame_next();
    }
    for (n = 0; n != 2; n++) {
        tides_move_send_back(tides_board_column(tides_board.kept + n * 3),
                             tides_board_row(tides_board.low), HAND_X(1 + n * 2), HAND_Y,
                             n * BACK_DELAY);
        tides_move_send_back(tides_board_column(tides_board.kept + n * 3), tides_board_row(high),
                             AWAY_X, tides_board_row(high), n * BACK_DELAY);
    }
    pace_fly();
    tides_board.kept++;
    tides_board.suit = TIDES_NONE;
    frame_next();
    tides_board_draw_suits();
    tides_board_take_hand();
    tides_board_draw_hand();
    frame_next();
    tides_story_count();
    tides_story_draw_lines();
    tides_story_linger(PAUSE_BEAT);
}

/* What both keep turns over in its place; what they discard turns beside it and goes. */
void tides_tell_kept(const TidesEvent *event)
{
    uint8_t seat, n;

    for (n = 0; n != 3; n++) {
        for (seat = 0; seat != TIDES_SEATS; seat++) {
            tides_board.table[seat][tides_board.size[seat]] = n == 0   ? BOARD_BACK
                                                              : n == 1 ? BOARD_EDGE
                                                                       : event[seat].a;
            tides_board_draw_place(seat, tides_board.size[seat]);
        }
        frame_next();
        if (n == 1) {
            sound_effect(EFFECT_TURN);
            frame_wait(EDGE_FRAMES);
        } else {
            tides_story_linger(PAUSE_BEAT);
        }
    }
    for (seat = 0; seat != TIDES_SEATS; seat++)
        tides_board.size[seat]++;
    tides_board_draw_suits();
    tides_story_focus = event[TIDES_OTHER(tides_board.low)].a;
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides_story_say(&event[seat]);
        remark(seat, REMARK_IDLE);
        if (seat != tides_board.low || seats_viewer == SEAT_NONE)
            tides_story_linger(PAUSE_READ);
    }
}

void tides_tell_discards(const TidesEvent *event)
{
    uint8_t seat;

    tides_story_focus = event[TIDES_OTHER(tides_board.low)].a;
    tides_story_turn(event[0].a, event[1].a);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides_story_say(&event[seat]);
        if (seat != tides_board.low || seats_viewer == SEAT_NONE)
            tides_story_linger(PAUSE_READ);
    }
    tides_move_prepare(event[0].a, event[1].a);
    for (seat = 0; seat != TIDES_SEATS; seat++)
        tides_move_send(seat, SLOT_X, tides_board_row(seat), AWAY_X, tides_board_row(seat));
    frame_next();
    tides_story_clear_slots();
    pace_fly();
}

void tides_tell_draws(const TidesEvent *event)
{
    uint8_t high = TIDES_OTHER(tides_board.low);
    uint8_t n;

    sound_effect(EFFECT_SHUFFLE);
    tides_story_say(event);
    for (n = 0; n != 2; n++) {
        tides_move_send_back(AWAY_X, SUITS_Y, HAND_X(3 + n), HAND_Y, n * BACK_DELAY);
        tides_move_send_back(AWAY_X, SUITS_Y, AWAY_X, tides_board_row(high), n * BACK_DELAY);
    }
    pace_fly();
    tides_board_take_hand();
    frame_next();
    tides_board_draw_hand();
    tides_story_linger(PAUSE_BEAT);
}

void tides_tell_round(const TidesEvent *event)
{
    tides_board.round = tides.round;
    tides_board.pick = tides.pick;
    tides_board.suit = tides.suit;
    tides_board.kept = TIDES_KEPT;
    tides_board_draw_round();
    frame_next();
    tides_story_count();
    tides_story_draw_lines();
    tides_story_say(event);
    tides_story_linger(PAUSE_READ);
}
