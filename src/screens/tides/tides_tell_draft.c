/* Telling the draft: choices in secret, both revealed at once, hands that change sides. */
#include <string.h>

#include "cart/frame.h"
#include "cart/sound.h"
#include "screens/pace.h"
#include "screens/remark.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_move.h"
#include "screens/tides/tides_story.h"
#include "screens/tides/tides_words.h"
#include "ui/message.h"

#define GOOD_SCORE 6

void tides_tell_choice(const TidesEvent *event)
{
    uint8_t seat = event->seat;

    if (event->b == TIDES_KEEP) {
        tides_board.table[seat][tides_board.size[seat]] = BOARD_BACK;
        tides_board_draw_place(seat, tides_board.size[seat]);
        return;
    }
    tides_board.slot[seat] = BOARD_BACK;
    tides_board_draw_slot(seat);
    frame_next();
    if (!seats_is_person(seat) && seat == 0) {
        tides_story_say(event);
        tides_story_linger(PAUSE_BEAT);
    }
    /* the next person must not see this hand */
    if (seats_is_person(seat) && seats_close()) {
        tides_board_take_hand();
        tides_board_draw_hand();
    }
}

/* From the slots to the tables; to the places after the last ones. */
static void lay_down(uint8_t first, uint8_t second)
{
    uint8_t seat;
    uint8_t cards[TIDES_SEATS];

    cards[0] = first;
    cards[1] = second;
    tides_move_prepare(first, second);
    for (seat = 0; seat != TIDES_SEATS; seat++)
        tides_move_send(seat, SLOT_X, tides_board_row(seat),
                        tides_board_column(tides_board.size[seat]), tides_board_row(seat));
    frame_next();
    tides_story_clear_slots();
    pace_fly();
    sound_effect(EFFECT_DEAL);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides_board.table[seat][tides_board.size[seat]] = cards[seat];
        tides_board_draw_place(seat, tides_board.size[seat]);
        tides_board.size[seat]++;
    }
    frame_next();
    tides_board_draw_suits();
    frame_next();
}

/* A CPU player's words to its card, now that it lies there. */
static void remark_card(uint8_t seat, uint8_t card)
{
    uint8_t score = tides_board.scores[seat][tides_board.size[seat] - 1];

    if (tides_card_madness(card))
        remark(seat, REMARK_BOLD);
    else if (score >= GOOD_SCORE)
        remark(seat, REMARK_PLEASED);
    else if (score == 0)
        remark(seat, REMARK_IDLE);
}

/* The last card of a hand is laid down without being chosen; of a closed hand any back will do. */
static void leave_hand(uint8_t card)
{
    uint8_t n;

    for (n = TIDES_HAND; n; n--) {
        if (tides_board.hand[n - 1] != card && tides_board.hand[n - 1] != BOARD_BACK)
            continue;
        tides_board.hand[n - 1] = BOARD_EMPTY;
        tides_board_draw_hand_place(n - 1);
        return;
    }
}

void tides_tell_reveal(const TidesEvent *event)
{
    uint8_t high = TIDES_OTHER(tides_board.low);

    tides_story_focus = event[high].a;
    leave_hand(event[tides_board.low].a);
    tides_story_turn(event[0].a, event[1].a);
    lay_down(event[0].a, event[1].a);
    message_keep(tides_words(&event[0], 0));
    message_keep(tides_words(&event[1], 0));
    frame_next();
    message_show(tides_words(&event[high], 0));
    frame_next();
    if (tides.phase == TIDES_PICKING) {
        tides_story_count();
        tides_story_draw_lines();
        remark_card(high, event[high].a);
    }
    tides_story_linger(PAUSE_READ);
}

void tides_tell_swap(const TidesEvent *event)
{
    uint8_t row = tides_board_row(TIDES_OTHER(tides_board.low));
    uint8_t n;

    sound_effect(EFFECT_DRAW);
    memset(tides_board.hand, BOARD_EMPTY, sizeof tides_board.hand);
    tides_board_clear_hand();
    for (n = 0; n != 2 && n != event->a; n++) {
        tides_move_send_back(HAND_X(1 + n), HAND_Y, SLOT_X, row, n * BACK_DELAY);
        tides_move_send_back(SLOT_X, row, HAND_X(2 + n), HAND_Y, n * BACK_DELAY);
    }
    pace_fly();
    tides_board_take_hand();
    frame_next();
    tides_board_draw_hand();
    tides_board.pick = tides.pick;
    frame_next();
    tides_board_draw_round();
}
