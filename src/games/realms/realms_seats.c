/* Neighbours, a seat that goes out, and the end of the game. */
#include "games/realms/realms_rules.h"

uint8_t realms_after(uint8_t seat)
{
    do {
        seat++;
        if (seat >= realms.seats)
            seat = 0;
    } while (!REALMS_IS_IN(seat));
    return seat;
}

uint8_t realms_before(uint8_t seat)
{
    do {
        if (seat == 0)
            seat = realms.seats;
        seat--;
    } while (!REALMS_IS_IN(seat));
    return seat;
}

/* Whether the seat whose turn it is may target that seat: itself and its neighbours. */
uint8_t realms_is_near(uint8_t seat)
{
    if (seat >= realms.seats || !REALMS_IS_IN(seat))
        return 0;
    return seat == realms.seat || seat == realms_after(realms.seat) ||
           seat == realms_before(realms.seat);
}

static void end_game(uint8_t winners, uint8_t counted)
{
    realms.phase = REALMS_OVER;
    realms.winners = winners;
    realms_tell(REALMS_DID_END_GAME, REALMS_NONE, winners, counted);
}

/* Its cards and its two rows leave the game; a new row is laid between its neighbours. */
void realms_go_out(uint8_t seat)
{
    uint8_t list;
    uint8_t before = realms_before(seat);

    realms.in &= (uint8_t)~SEAT_BIT(seat);
    realms.known_top[seat] = 0;
    realms_tell(REALMS_DID_GO_OUT, seat, 0, 0);
    for (list = REALMS_DECK; list <= REALMS_PLAY; list++)
        realms_move_all(REALMS_AT(seat, list), REALMS_GONE);
    if (realms.in == SEAT_BIT(realms.seat)) {
        end_game(realms.in, 0);
        return;
    }
    realms_clear_row(seat);
    realms_clear_row(before);
    realms_tell(REALMS_DID_CLEAR_ROWS, seat, 0, 0);
    realms_lay_row(before);
}

static uint8_t cards_of(uint8_t seat)
{
    return realms.size[REALMS_AT(seat, REALMS_DECK)] + realms.size[REALMS_AT(seat, REALMS_HAND)] +
           realms.size[REALMS_AT(seat, REALMS_DISCARD)];
}

/* The most sanity, then the most cards; if still equal, nobody wins. */
void realms_count_sanity(void)
{
    uint8_t seat, cards;
    uint8_t winners = 0;
    uint8_t most_cards = 0;
    uint16_t most = 0;

    for (seat = 0; seat != realms.seats; seat++) {
        if (!REALMS_IS_IN(seat))
            continue;
        cards = cards_of(seat);
        if (realms.sanity[seat] > most || (realms.sanity[seat] == most && cards > most_cards)) {
            most = realms.sanity[seat];
            most_cards = cards;
            winners = SEAT_BIT(seat);
        } else if (realms.sanity[seat] == most && cards == most_cards) {
            winners = 0;
        }
    }
    end_game(winners, 1);
}
