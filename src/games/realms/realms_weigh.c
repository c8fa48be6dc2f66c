/* What it is worth to use a card in a certain way now, and the best target for it. */
#include "games/realms/realms_mind.h"

/* Power is worth what can be bought with it: the last n of all the power that the turn may have. */
static int16_t weigh_power(uint8_t n)
{
    uint8_t most = realms.power + MIND.more_power;
    uint8_t place;

    if (most < n)
        most = n;
    return realms_best_sale(most, &place) - realms_best_sale(most - n, &place) + 1;
}

static int16_t times(uint8_t n, int16_t worth)
{
    int16_t sum = 0;

    for (; n; n--)
        sum += worth;
    return sum;
}

/* Cards for itself; a pure discard for another. */
static int16_t weigh_draw(const RealmsBranch *branch, uint8_t *target)
{
    uint8_t n = REALMS_N(branch);
    uint8_t m = REALMS_M(branch);
    uint8_t held = realms.size[REALMS_AT(realms.seat, REALMS_HAND)];
    uint8_t most;

    if (!n) {
        int16_t worth = realms_choose_victim(target);

        most = realms.size[REALMS_AT(*target, REALMS_HAND)];
        return worth < 0 ? worth : times(m < most ? m : most, worth);
    }
    *target = realms.seat;
    if (!m)
        return times(n, realms_slide(WEIGHTS.draw));
    /* Something weak must be there to be discarded, or it is the card just drawn. */
    return held ? times(n, realms_slide(WEIGHTS.draw)) - times(m, 4) : NO_GOOD;
}

/* The whole worth, less the card itself where the way takes it out. */
int16_t realms_weigh_way(uint8_t card, uint8_t way, uint8_t *target)
{
    const RealmsBranch *branch = &KIND_OF(card)->branches[way];
    int16_t worth;

    *target = 0;
    switch (branch->effect) {
    case REALMS_POWER:
        worth = weigh_power(REALMS_N(branch));
        break;
    case REALMS_GAIN:
        *target = realms.seat;
        worth = times(REALMS_N(branch), realms_slide(WEIGHTS.gain));
        break;
    case REALMS_LOSE:
        worth = realms_weigh_loss(REALMS_N(branch));
        break;
    case REALMS_DRAW:
        worth = weigh_draw(branch, target);
        break;
    case REALMS_ABJURE:
        worth = realms_choose_abjured(card, target);
        break;
    case REALMS_RECALL:
        worth = realms_choose_recalled(target);
        break;
    default:
        worth = realms_choose_razed(branch, card, target);
    }
    if (branch->mark)
        worth -= (int16_t)(((uint16_t)realms_worth_of(card) * WEIGHTS.keep) >> 3);
    return worth;
}

/* What abilities in play could still bring in this turn. */
void realms_sum_prospects(void)
{
    const RealmsBranch *branch;
    uint8_t card, way;

    MIND.more_power = 0;
    MIND.more_loss = 0;
    REALMS_EACH(card, REALMS_AT(realms.seat, REALMS_PLAY))
    {
        branch = KIND_OF(card)->branches;
        for (way = 0; way != REALMS_WAYS; way++, branch++) {
            if (branch->effect != REALMS_POWER && branch->effect != REALMS_LOSE)
                continue;
            if (realms_ready(card, way) != REALMS_CAN)
                continue;
            if (branch->effect == REALMS_LOSE)
                MIND.more_loss += REALMS_N(branch);
            else if (!branch->mark)
                MIND.more_power += REALMS_N(branch);
        }
    }
}
