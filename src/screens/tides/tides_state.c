/* What the board shows, taken from the game. */
#include <string.h>

#include "screens/seats.h"
#include "screens/tides/tides_board.h"

uint8_t tides_board_hand_is_open(void)
{
    return seats_viewer == tides_board.low;
}

/* Cards chosen in secret are still in the game's hand, but lie on the table. */
static uint8_t is_laid_aside(uint8_t card)
{
    return card == tides.chosen[tides_board.low] || card == tides.thrown[tides_board.low];
}

static void take_open_hand(void)
{
    uint8_t n, card;

    for (n = 0; n != tides.hand_size[tides_board.low]; n++) {
        card = tides.hands[tides_board.low][n];
        tides_board.hand[n] = is_laid_aside(card) ? BOARD_EMPTY : card;
    }
}

/* No gaps: they would tell which card has gone. */
static void take_closed_hand(void)
{
    uint8_t left = tides.hand_size[tides_board.low];

    if (tides.chosen[tides_board.low] != TIDES_NONE)
        left--;
    if (tides.thrown[tides_board.low] != TIDES_NONE)
        left--;
    memset(tides_board.hand, BOARD_BACK, left);
}

void tides_board_take_hand(void)
{
    memset(tides_board.hand, BOARD_EMPTY, sizeof tides_board.hand);
    if (tides_board_hand_is_open())
        take_open_hand();
    else
        take_closed_hand();
}

void tides_board_take_worth(void)
{
    tides_all_scores(tides_board.scores[0], tides_board.worth);
}

/* Cards chosen in secret are backs, also for who chose them: at a quiet moment their owner has
 * put the Game Boy down, or is choosing and knows. */
static uint8_t is_refreshing(void)
{
    return tides.phase == TIDES_KEEPING || tides.phase == TIDES_DISCARDING;
}

static void take_chosen(uint8_t seat)
{
    uint8_t keeping = is_refreshing();

    tides_board.slot[seat] = BOARD_EMPTY;
    if (tides.chosen[seat] == TIDES_NONE)
        return;
    if (keeping)
        tides_board.table[seat][tides_board.size[seat]] = BOARD_BACK;
    if (!keeping || tides.thrown[seat] != TIDES_NONE)
        tides_board.slot[seat] = BOARD_BACK;
}

void tides_board_take_state(void)
{
    uint8_t seat;

    tides_board.round = tides.round;
    tides_board.pick = tides.pick;
    tides_board.suit = tides.suit;
    tides_board.kept = TIDES_KEPT + is_refreshing();
    memcpy(tides_board.tokens, tides.tokens, sizeof tides_board.tokens);
    memcpy(tides_board.points, tides.points, sizeof tides_board.points);
    memcpy(tides_board.size, tides.table_size, sizeof tides_board.size);
    memcpy(tides_board.table, tides.table, sizeof tides_board.table);
    for (seat = 0; seat != TIDES_SEATS; seat++)
        take_chosen(seat);
    tides_board_take_hand();
    tides_board_take_worth();
}
