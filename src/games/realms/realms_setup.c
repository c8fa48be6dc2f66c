/* Set-up: decks, rows, first hands. */
#include <string.h>

#include "games/realms/realms_rules.h"

#define FOLLOWERS_EACH 6
#define GOONS_EACH     2
#define INITIATES_EACH 2
#define FIRST_GOON     24
#define FIRST_INITIATE 32

/* Each seat's starting cards into its discard pile, what is left over into the other list. */
static void hand_out(uint8_t first, uint8_t each, uint8_t end, uint8_t rest)
{
    uint8_t card = first;
    uint8_t seat, number;

    for (seat = 0; seat != realms.seats; seat++)
        for (number = each; number; number--)
            realms_put_on_top(REALMS_AT(seat, REALMS_DISCARD), card++);
    while (card != end)
        realms_put_on_top(rest, card++);
}

static void make_decks(void)
{
    uint8_t seat;

    hand_out(0, FOLLOWERS_EACH, FIRST_GOON, REALMS_BOX);
    hand_out(FIRST_GOON, GOONS_EACH, FIRST_INITIATE, REALMS_BOX);
    hand_out(FIRST_INITIATE, INITIATES_EACH, REALMS_FIRST_COMMON, REALMS_STACK);
    for (seat = 0; seat != realms.seats; seat++)
        realms_shuffle_into(REALMS_AT(seat, REALMS_DISCARD), REALMS_AT(seat, REALMS_DECK));
}

static void make_common_deck(void)
{
    uint8_t card;

    for (card = REALMS_FIRST_COMMON; card != REALMS_CARDS; card++)
        realms_put_on_top(REALMS_GONE, card);
    realms_shuffle_into(REALMS_GONE, REALMS_COMMON);
}

static void lay_rows(void)
{
    uint8_t row;

    memset(realms.row, REALMS_NONE, sizeof realms.row);
    if (realms.seats == 2) {
        realms_lay_row(0);
        return;
    }
    for (row = 0; row != realms.seats; row++)
        realms_lay_row(row);
}

/* In turn order: 3 for the first seat, 5 for the last, 4 for those between. */
static void draw_first_hands(void)
{
    uint8_t seat = realms.first;
    uint8_t number;

    for (number = 0; number != realms.seats; number++) {
        realms_draw(seat, number == 0 ? 3 : number == realms.seats - 1 ? 5 : 4);
        seat = realms_after(seat);
    }
}

void realms_set_up_game(uint8_t seats, uint32_t seed)
{
    uint8_t seat;

    memset(&realms, 0, sizeof realms);
    memset(realms.head, REALMS_NONE, sizeof realms.head);
    realms.seats = seats;
    realms.using = REALMS_NONE;
    realms.aimed_next = REALMS_NONE;
    for (seat = 0; seat != seats; seat++) {
        realms.sanity[seat] = REALMS_SANITY;
        realms.in |= SEAT_BIT(seat);
    }
    random_seed(&realms.random, seed);
    realms.first = random_below(&realms.random, seats);
    make_decks();
    make_common_deck();
    lay_rows();
    draw_first_hands();
    realms_event_count = 0;
    realms_begin_turn(realms.first);
}
