/* Set-up of a game and of each of its rounds. */
#include <string.h>

#include "games/pocket/rules.h"

void pocket_set_up_game(uint8_t seats, uint32_t seed)
{
    memset(&pocket, 0, sizeof pocket);
    pocket_event_count = 0;
    pocket.seats = seats;
    random_seed(&pocket.random, seed);
    pocket_set_up_round();
    pocket.first = random_below(&pocket.random, seats);
    pocket_begin_turn(pocket.first, 0);
}

/* The row's array holds all 63 cards: first the whole deck, then what was not dealt. */
static void shuffle_deck(void)
{
    uint8_t kind, copy;
    uint8_t *card = pocket.row;

    for (kind = 0; kind != POCKET_VALUES; kind++)
        for (copy = POCKET_COPIES(kind); copy != 0; copy--)
            *card++ = kind;
    random_shuffle(&pocket.random, pocket.row, POCKET_CARDS);
}

static void deal(void)
{
    uint8_t seat, card;

    pocket.row_head = 0;
    for (seat = 0; seat != pocket.seats; seat++) {
        for (card = 0; card != FIRST_HAND; card++) {
            pocket.hands[seat][pocket.row[pocket.row_head]]++;
            pocket.row_head++;
        }
        pocket.hand_size[seat] = FIRST_HAND;
    }
}

/* The deck is shuffled, so its last 17 cards are 17 at random. */
static void lay_out_row(void)
{
    uint8_t place;

    for (place = POCKET_CARDS - FACE_DOWN_CARDS; place != POCKET_CARDS; place++)
        pocket.row[place] |= POCKET_FACE_DOWN;
    random_shuffle(&pocket.random, &POCKET_ROW(0), POCKET_ROW_SIZE);
}

/* Madness carries over; hands, Portals, melds, Shoggoth and Dagon do not. */
void pocket_set_up_round(void)
{
    pocket.round++;
    pocket.runs = 0;
    pocket.shoggoth = POCKET_NONE;
    pocket.laid_open = POCKET_NONE;
    pocket.last_taker = POCKET_NONE;
    pocket.last_turns = 0;
    memset(pocket.portals, POCKET_NONE, sizeof pocket.portals);
    memset(pocket.hands, 0, sizeof pocket.hands);
    memset(pocket.melds, 0, sizeof pocket.melds);
    memset(pocket.known, 0, sizeof pocket.known);
    shuffle_deck();
    deal();
    lay_out_row();
}
