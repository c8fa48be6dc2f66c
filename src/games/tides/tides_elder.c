/* The Elder: solves the picks, guessing once what is hidden. */
#include "games/tides/tides_mind.h"

/* The opponent's hand, hidden cards replaced by some that they may be. */
static void guess_hand(void)
{
    uint8_t *hand = MIND.view.opponent;
    uint8_t *unseen = MIND.view.unseen;
    uint8_t count = MIND.view.unseen_count;
    uint8_t place, drawn;

    for (place = MIND.view.known; place != MIND.view.hand_size; place++) {
        drawn = random_below(&cpu_random, count);
        hand[place] = unseen[drawn];
        count--;
        unseen[drawn] = unseen[count];
    }
}

uint8_t tides_elder_pick(void)
{
    uint8_t left = MIND.view.hand_size;
    const uint16_t *game;

    if (left == 1)
        return MIND.view.hand[0];
    guess_hand();
    game = tides_solve(MIND.view.hand, MIND.view.opponent, left);
    return MIND.view.hand[tides_mix(game, left)];
}
