/* Buying: what is on sale is priced once a thought; then the best one or two for the power. */
#include "games/realms/realms_mind.h"

#define NOT_ON_SALE 0xFF

static void price(uint8_t place, uint8_t card, int16_t weight)
{
    MIND.cost[place] = KIND_OF(card)->cost;
    MIND.worth[place] = realms_worth_of(card) - weight;
}

#define LAST_CARDS 6  /* of the common deck: from here on its end is near */
#define HASTE      12 /* for each card that it is nearer */

/* Who has the most sanity wants the common deck to end, and who has not must not end it. */
static int16_t weigh_haste(void)
{
    uint8_t left = realms.size[REALMS_COMMON];
    uint16_t own = realms.sanity[realms.seat];
    int16_t haste = 0;
    uint8_t seat;

    if (left == 0 || left >= LAST_CARDS)
        return 0;
    for (; left != LAST_CARDS; left++)
        haste += HASTE;
    if (realms.size[REALMS_COMMON] == 1)
        haste = LETHAL;
    for (seat = 0; seat != realms.seats; seat++)
        if (seat != realms.seat && REALMS_IS_IN(seat) && realms.sanity[seat] >= own)
            return -haste;
    return haste;
}

void realms_price(void)
{
    int16_t weight = 0;
    int16_t stack_weight = 0;
    uint8_t place, card;

    if (MIND.level == CPU_ELDER) {
        stack_weight = realms_slide(WEIGHTS.weight);
        weight = stack_weight - weigh_haste();
    }

    for (place = 0; place != SALES; place++)
        MIND.cost[place] = NOT_ON_SALE;
    for (place = 0; place != REALMS_PLACES; place++) {
        card = realms.row[place];
        if (card != REALMS_NONE && realms_reaches(realms.seat, place))
            price(place, card, weight);
    }
    card = realms.head[REALMS_STACK];
    if (card != REALMS_NONE)
        price(REALMS_PLACES, card, stack_weight);
    card = realms.head[REALMS_COMMON];
    MIND.next_cost = NOT_ON_SALE;
    MIND.next_worth = 0;
    if (card != REALMS_NONE) {
        MIND.next_cost = KIND_OF(card)->cost;
        MIND.next_worth = realms_worth_of(card) - weight;
    }
}

/* The best second sale after that place, for the power left; 0 when there is none. The next common
 * card takes the place: it can be bought at once, or is left to the others. */
static int16_t second_sale(uint8_t first, uint8_t power)
{
    int16_t best = 0;
    uint8_t place;

    for (place = 0; place != SALES; place++)
        if (place != first && MIND.cost[place] <= power && MIND.worth[place] > best)
            best = MIND.worth[place];
    if (first == REALMS_PLACES || MIND.next_cost == NOT_ON_SALE)
        return best;
    if (MIND.next_cost <= power)
        return MIND.next_worth > best ? MIND.next_worth : best;
    if (MIND.next_worth > 0)
        best -= (int16_t)(((uint16_t)MIND.next_worth * WEIGHTS.open) >> 4);
    return best;
}

/* What can be had for that power at most, and where to begin; 0 and no place for nothing good. */
int16_t realms_best_sale(uint8_t power, uint8_t *place)
{
    int16_t best = 0;
    int16_t worth;
    uint8_t sale;

    *place = REALMS_NONE;
    for (sale = 0; sale != SALES; sale++) {
        if (MIND.cost[sale] > power || MIND.worth[sale] <= 0)
            continue;
        worth = MIND.worth[sale];
        if (MIND.level == CPU_ELDER)
            worth += second_sale(sale, power - MIND.cost[sale]);
        if (worth > best) {
            best = worth;
            *place = sale;
        }
    }
    return best;
}

/* A Novice often buys what it can, whatever it is. */
static uint8_t any_sale(void)
{
    uint8_t place;
    uint8_t found = REALMS_NONE;
    uint8_t number = 0;

    for (place = 0; place != SALES; place++) {
        if (MIND.cost[place] > realms.power)
            continue;
        number++;
        if (random_below(&cpu_random, number) == 0)
            found = place;
    }
    return found;
}

uint8_t realms_choose_sale(RealmsAction *action)
{
    uint8_t place;

    if (MIND.level == CPU_NOVICE && random_below(&cpu_random, 2))
        place = any_sale();
    else
        realms_best_sale(realms.power, &place);
    if (place == REALMS_NONE)
        return 0;
    action->kind = REALMS_BUY;
    action->place = place;
    return 1;
}
