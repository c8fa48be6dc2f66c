/* The Novice: takes what scores now, likes what scored, and fears madness only when it is near. */
#include "games/tides/tides_mind.h"

#define NEAR_MADNESS 6 /* tokens, with those that the table will bring */

static uint8_t best;
static uint8_t most;
static uint8_t equals;

/* The best so far, any of equal ones. */
static void consider(uint8_t card, uint8_t worth)
{
    if (equals == 0 || worth > most) {
        most = worth;
        best = card;
        equals = 1;
    } else if (worth == most) {
        equals++;
        if (random_below(&cpu_random, equals) == 0)
            best = card;
    }
}

static void pick(uint8_t card)
{
    uint8_t afraid = tides_madness[card] && MIND.tokens[0] + MIND.mine[PILE_ICONS] >= NEAR_MADNESS;

    tides_pile_add(MIND.mine, card);
    tides_score_piles();
    tides_pile_remove(MIND.mine, card);
    consider(card, afraid ? 0 : MIND.my_score + 1);
}

/* What the card scored, plain ones first when madness is near. */
static void keep(uint8_t card)
{
    uint8_t place = 0;

    while (tides.scored[tides.seat][place] != card)
        place++;
    consider(card, tides_madness[card] ? 0 : tides.scores[tides.seat][place] + 1);
}

static uint8_t choose_card(void)
{
    uint8_t place, card;

    equals = 0;
    for (place = 0; place != MIND.view.hand_size; place++) {
        card = MIND.view.hand[place];
        if (card == MIND.view.chosen)
            continue;
        if (tides.phase == TIDES_PICKING)
            pick(card);
        else if (tides.phase == TIDES_KEEPING)
            keep(card);
        else
            consider(card, 0);
    }
    return best;
}

uint8_t tides_novice(void)
{
    switch (tides.phase) {
    case TIDES_NAMING:
        return tides_best_suit();
    case TIDES_REWARD:
        return MIND.tokens[0] >= NEAR_MADNESS ? TIDES_HEAL : TIDES_POINTS;
    default:
        return choose_card();
    }
}
