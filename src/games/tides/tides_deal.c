/* Set-up of a game, the start of its rounds, and the deck. */
#include <string.h>

#include "games/tides/rules.h"

static void deal(const uint8_t *cards)
{
    memcpy(tides.hands[0], cards, TIDES_HAND);
    memcpy(tides.hands[1], cards + TIDES_HAND, TIDES_HAND);
    memcpy(tides.deck, cards + 2 * TIDES_HAND, TIDES_DECK);
    tides.hand_size[0] = TIDES_HAND;
    tides.hand_size[1] = TIDES_HAND;
}

void tides_set_up_game(uint32_t seed)
{
    uint8_t cards[TIDES_CARDS];
    uint8_t card;

    memset(&tides, 0, sizeof tides);
    memset(tides.table, TIDES_NONE, sizeof tides.table);
    memset(tides.scored, TIDES_NONE, sizeof tides.scored);
    memset(tides.discard, TIDES_NONE, sizeof tides.discard);
    memset(tides.sheet_reward, TIDES_NONE, sizeof tides.sheet_reward);
    tides_event_count = 0;
    random_seed(&tides.random, seed);
    for (card = 0; card != TIDES_CARDS; card++)
        cards[card] = card;
    random_shuffle(&tides.random, cards, TIDES_CARDS);
    deal(cards);
    tides_start_round();
}

void tides_start_round(void)
{
    tides.round++;
    tides.pick = 1;
    tides.phase = TIDES_PICKING;
    tides.seat = 0;
    tides.suit = TIDES_NONE;
    memset(tides.chosen, TIDES_NONE, sizeof tides.chosen);
    memset(tides.thrown, TIDES_NONE, sizeof tides.thrown);
    tides_tell(TIDES_DID_START_ROUND, 0, tides.round, 0);
}

void tides_draw(uint8_t seat)
{
    uint8_t card = tides.deck[tides.deck_head];

    tides.deck_head++;
    tides.hands[seat][tides.hand_size[seat]] = card;
    tides.hand_size[seat]++;
    tides_tell(TIDES_DID_DRAW, seat, card, 0);
}
