/* The Adept: looks one pick ahead, at what a card is worth to it and at what it leaves to the
 * opponent. */
#include "games/tides/tides_mind.h"

/* The least that is left to me when the opponent lays one of the cards that I pass on. */
static uint8_t after_reply(uint8_t picked)
{
    uint8_t place, card, worth;
    uint8_t least = 0xFF;

    for (place = 0; place != MIND.view.hand_size; place++) {
        card = MIND.view.hand[place];
        if (card == picked)
            continue;
        tides_pile_add(MIND.theirs, card);
        worth = tides_judge();
        tides_pile_remove(MIND.theirs, card);
        if (worth < least)
            least = worth;
    }
    return least;
}

uint8_t tides_adept_pick(void)
{
    uint8_t place, card;
    uint8_t best = MIND.view.hand[0];
    uint16_t most = 0;
    uint16_t worth;

    if (MIND.view.hand_size == 1)
        return best;
    for (place = 0; place != MIND.view.hand_size; place++) {
        card = MIND.view.hand[place];
        tides_pile_add(MIND.mine, card);
        worth = tides_judge();
        worth += worth + after_reply(card);
        tides_pile_remove(MIND.mine, card);
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}
