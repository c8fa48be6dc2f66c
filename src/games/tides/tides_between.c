/* What Adept and Elder choose between the drafts: a card to keep, and one to throw away. */
#include "games/tides/tides_mind.h"

uint8_t tides_better_keep(void)
{
    const int8_t *tokens = &tides_token_worth[tides.round - 1][MIND.tokens[0] + MIND.fixed[0]];
    uint8_t best = TIDES_NONE;
    uint8_t place, card;
    int16_t most = -1000;
    int16_t worth;

    for (place = 0; place != MIND.view.hand_size; place++) {
        card = MIND.view.hand[place];
        worth = tides_keep_worth[tides.round - 1][card];
        worth += 2 * tokens[tides_madness[card]];
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}

uint8_t tides_better_discard(void)
{
    const int8_t *worth = tides_throw_worth[tides.round - 1];
    uint8_t best = TIDES_NONE;
    uint8_t place, card;

    for (place = 0; place != MIND.view.hand_size; place++) {
        card = MIND.view.hand[place];
        if (card != MIND.view.chosen && (best == TIDES_NONE || worth[card] > worth[best]))
            best = card;
    }
    return best;
}
