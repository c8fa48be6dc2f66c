/* What cards are worth to the seat that thinks. */
#include "games/realms/realms_mind.h"

#define LATE_SPAN 8
#define LATE_STEP 6 /* points of sanity below the start */

/* From a pair for the beginning and the end, the number for now. */
int16_t realms_slide(const uint8_t *pair)
{
    uint16_t early = (uint16_t)pair[REALMS_EARLY] * (uint8_t)(LATE_SPAN - MIND.late);
    uint16_t late = (uint16_t)pair[REALMS_LATE] * MIND.late;

    return (int16_t)((early + late) >> 3);
}

/* The condition of a colour that the kind has, or REALMS_BLACK. */
static uint8_t colour_wanted(const RealmsKind *kind)
{
    const RealmsBranch *branch = kind->branches;
    uint8_t way, condition;

    for (way = 0; way != REALMS_WAYS; way++, branch++) {
        condition = REALMS_CONDITION_1(branch);
        if (condition && condition <= REALMS_IF_GREEN)
            return condition;
    }
    return REALMS_BLACK;
}

/* Having one more of it, with the cards that the seat has. */
int16_t realms_worth_of(uint8_t card)
{
    uint8_t kind = realms_kind_of_card[card];
    uint8_t pair[2];
    int16_t worth;
    uint8_t colour, mates;

    if (MIND.level != CPU_ELDER)
        return (int16_t)(realms_kinds[kind].cost << 3);
    pair[REALMS_EARLY] = WEIGHTS.card[REALMS_EARLY][kind];
    pair[REALMS_LATE] = WEIGHTS.card[REALMS_LATE][kind];
    worth = realms_slide(pair);
    colour = colour_wanted(&realms_kinds[kind]);
    if (colour == REALMS_BLACK)
        return worth;
    mates = MIND.mates[colour];
    if (mates > 8)
        mates = 8;
    return worth + (int16_t)(((uint16_t)realms_slide(WEIGHTS.mate) * mates) >> 3);
}

/* Having it in the hand: of cards worth the same, the one that costs more does more. */
int16_t realms_hand_worth(uint8_t card)
{
    return realms_worth_of(card) + KIND_OF(card)->cost;
}

/* What its owner loses with a Location in play. */
int16_t realms_location_worth(uint8_t card)
{
    const RealmsKind *kind = KIND_OF(card);
    int16_t worth = (int16_t)(((uint16_t)realms_worth_of(card) * WEIGHTS.raze) >> 3);

    return kind->flags ? worth + WEIGHTS.guard : worth;
}

/* How near the end is: by the lowest sanity of all, or a common deck that runs out. */
static uint8_t lateness(void)
{
    uint8_t lowest = REALMS_SANITY;
    uint8_t late = 0;
    uint8_t seat;

    for (seat = 0; seat != realms.seats; seat++)
        if (REALMS_IS_IN(seat) && realms.sanity[seat] < lowest)
            lowest = (uint8_t)realms.sanity[seat];
    for (lowest = REALMS_SANITY - lowest; lowest >= LATE_STEP; lowest -= LATE_STEP)
        late++;
    if (late < LATE_SPAN && realms.size[REALMS_COMMON] < LATE_SPAN - late)
        late = LATE_SPAN - realms.size[REALMS_COMMON];
    return late;
}

static void count_mates(uint8_t seat)
{
    uint8_t list = REALMS_AT(seat, REALMS_DECK);
    uint8_t end = list + 4;
    uint8_t card;

    MIND.mates[REALMS_BLACK] = 0;
    MIND.mates[REALMS_YELLOW] = 0;
    MIND.mates[REALMS_PURPLE] = 0;
    MIND.mates[REALMS_GREEN] = 0;
    for (; list != end; list++)
        REALMS_EACH(card, list)
    MIND.mates[KIND_OF(card)->colour]++;
}

void realms_look(uint8_t level)
{
    MIND.level = level;
    MIND.late = lateness();
    count_mates(realms_seat_to_act());
}
