#include "games/tides/tides.h"
#include "screens/tides/tides_invariants.h"

static uint8_t card, found;

static void look_through(const uint8_t *cards, uint8_t count)
{
    for (; count; count--)
        if (*cards++ == card)
            found++;
}

static void look_everywhere(void)
{
    uint8_t seat;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        look_through(tides.hands[seat], tides.hand_size[seat]);
        look_through(tides.table[seat], tides.table_size[seat]);
    }
    look_through(tides.deck + tides.deck_head, TIDES_DECK - tides.deck_head);
    look_through(tides.discard, tides.discards);
}

static uint8_t sizes_make_sense(void)
{
    return tides.hand_size[0] == tides.hand_size[1] && tides.hand_size[0] <= TIDES_HAND &&
           tides.table_size[0] == tides.table_size[1] && tides.table_size[0] <= TIDES_TABLE &&
           tides.deck_head <= TIDES_DECK && tides.discards <= TIDES_DISCARDS && tides.seat < 2 &&
           tides.round >= 1 && tides.round <= TIDES_ROUNDS;
}

uint8_t tides_is_sound(void)
{
    if (!sizes_make_sense())
        return 0;
    for (card = 0; card != TIDES_CARDS; card++) {
        found = 0;
        look_everywhere();
        if (found != 1)
            return 0;
    }
    return 1;
}
