/* Draft: both pick a card in secret, reveal, and swap the rest of their hands; five times. */
#include <string.h>

#include "games/tides/rules.h"

uint8_t tides_holds(uint8_t seat, uint8_t card)
{
    const uint8_t *held = tides.hands[seat];
    uint8_t left;

    for (left = tides.hand_size[seat]; left != 0; left--)
        if (*held++ == card)
            return 1;
    return 0;
}

/* The others keep their order: what is new from the deck stays last. */
void tides_remove_from_hand(uint8_t seat, uint8_t card)
{
    uint8_t *held = tides.hands[seat];
    uint8_t left = tides.hand_size[seat];

    while (*held != card) {
        held++;
        left--;
    }
    for (left--; left != 0; left--) {
        held[0] = held[1];
        held++;
    }
    *held = TIDES_NONE;
    tides.hand_size[seat]--;
}

void tides_lay_down(uint8_t seat, uint8_t card)
{
    tides.table[seat][tides.table_size[seat]] = card;
    tides.table_size[seat]++;
}

static void reveal(uint8_t seat)
{
    uint8_t card = tides.chosen[seat];

    tides_remove_from_hand(seat, card);
    tides_tell(TIDES_DID_REVEAL, seat, card, tides.table_size[seat]);
    tides_lay_down(seat, card);
    tides.chosen[seat] = TIDES_NONE;
}

static void swap_hands(void)
{
    uint8_t place, card;

    for (place = 0; place != TIDES_HAND; place++) {
        card = tides.hands[0][place];
        tides.hands[0][place] = tides.hands[1][place];
        tides.hands[1][place] = card;
    }
    tides_tell(TIDES_DID_SWAP, 0, tides.hand_size[0], 0);
}

void tides_pick(uint8_t card)
{
    tides.chosen[tides.seat] = card;
    tides_tell(TIDES_DID_CHOOSE, tides.seat, card, TIDES_PICK);
    if (tides.seat == 0) {
        tides.seat = 1;
        return;
    }
    reveal(0);
    reveal(1);
    if (tides.pick == TIDES_HAND) {
        tides_begin_scoring();
        return;
    }
    swap_hands();
    tides.pick++;
    tides.seat = 0;
}
