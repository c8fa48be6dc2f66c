/* Refresh, after rounds 1 and 2: take the five cards back, keep one, discard one, draw two. */
#include <string.h>

#include "games/tides/rules.h"

static void take_back(uint8_t seat)
{
    uint8_t *played = tides.table[seat] + TIDES_KEPT;

    memcpy(tides.hands[seat], played, TIDES_HAND);
    memset(played, TIDES_NONE, TIDES_HAND);
    tides.hand_size[seat] = TIDES_HAND;
    tides.table_size[seat] = TIDES_KEPT;
    tides_tell(TIDES_DID_TAKE_BACK, seat, 0, 0);
}

void tides_take_back(void)
{
    take_back(0);
    take_back(1);
    tides.phase = TIDES_KEEPING;
    tides.seat = 0;
}

void tides_keep(uint8_t card)
{
    tides.chosen[tides.seat] = card;
    tides.phase = TIDES_DISCARDING;
    tides_tell(TIDES_DID_CHOOSE, tides.seat, card, TIDES_KEEP);
}

uint8_t tides_may_discard(uint8_t card)
{
    return card != tides.chosen[tides.seat] && tides_holds(tides.seat, card);
}

static void reveal_kept(uint8_t seat)
{
    uint8_t card = tides.chosen[seat];

    tides_remove_from_hand(seat, card);
    tides_tell(TIDES_DID_KEEP, seat, card, tides.table_size[seat]);
    tides_lay_down(seat, card);
}

static void reveal_discard(uint8_t seat)
{
    uint8_t card = tides.thrown[seat];

    tides_remove_from_hand(seat, card);
    tides.discard[tides.discards] = card;
    tides.discards++;
    tides_tell(TIDES_DID_DISCARD, seat, card, 0);
}

static void draw_new_cards(uint8_t seat)
{
    uint8_t left;

    for (left = DRAW_AFTER_ROUND; left != 0; left--)
        tides_draw(seat);
}

void tides_discard(uint8_t card)
{
    tides.thrown[tides.seat] = card;
    tides_tell(TIDES_DID_CHOOSE, tides.seat, card, TIDES_DISCARD);
    if (tides.seat == 0) {
        tides.seat = 1;
        tides.phase = TIDES_KEEPING;
        return;
    }
    reveal_kept(0);
    reveal_kept(1);
    reveal_discard(0);
    reveal_discard(1);
    draw_new_cards(0);
    draw_new_cards(1);
    tides_start_round();
}
