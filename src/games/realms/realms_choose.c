/* The CPU players: the order of a turn's moves. Cards that draw come before those that wait for
 * them; starting cards stay in the hand while something could be discarded or abjured from it;
 * either-ors wait until all power is known, and losses until the turn's sum is. */
#include "games/realms/realms_mind.h"

/* When a move is made: the lower ones first. */
enum {
    STEP_PLAY,
    STEP_DRAW,
    STEP_ABJURE,
    STEP_CHANGE, /* draw and discard */
    STEP_DROP,
    STEP_PLAY_START,
    STEP_PLAIN, /* power, sanity, recall, destroy */
    STEP_EITHER,
    STEP_MARK,
    STEP_LOSS,
    STEPS
};

static RealmsAction best;
static int16_t best_worth;
static uint8_t best_step;

static uint8_t step_of(const RealmsBranch *branches, uint8_t way)
{
    const RealmsBranch *branch = &branches[way];

    if (branch->mark)
        return STEP_MARK;
    if (branches[way ^ 1].effect != REALMS_NOTHING)
        return STEP_EITHER;
    switch (branch->effect) {
    case REALMS_DRAW:
        if (!REALMS_M(branch))
            return STEP_DRAW;
        return REALMS_N(branch) ? STEP_CHANGE : STEP_DROP;
    case REALMS_ABJURE:
        return STEP_ABJURE;
    case REALMS_LOSE:
        return STEP_LOSS;
    default:
        return STEP_PLAIN;
    }
}

static void offer(uint8_t step, int16_t worth, uint8_t kind, uint8_t card, uint8_t way,
                  uint8_t target)
{
    if (step > best_step || (step == best_step && worth <= best_worth))
        return;
    best_step = step;
    best_worth = worth;
    best.kind = kind;
    best.card = card;
    best.way = way;
    best.target = target;
}

static void weigh_plays(void)
{
    uint8_t card;

    REALMS_EACH(card, REALMS_AT(realms.seat, REALMS_HAND))
    offer(card < REALMS_FIRST_COMMON ? STEP_PLAY_START : STEP_PLAY, 1, REALMS_PLAY_CARD, card, 0,
          0);
}

/* A Novice takes either-ors as they come, and keeps what would abjure itself. */
static int16_t weigh_blindly(const RealmsBranch *branch, uint8_t card, uint8_t way, uint8_t *target)
{
    int16_t worth = realms_weigh_way(card, way, target);

    if (branch->mark)
        return NO_GOOD;
    return worth == NO_GOOD ? worth : 1 + random_below(&cpu_random, 64);
}

static void weigh_uses(void)
{
    const RealmsKind *kind;
    int16_t worth;
    uint8_t card, way, step, target;

    REALMS_EACH(card, REALMS_AT(realms.seat, REALMS_PLAY))
    {
        kind = KIND_OF(card);
        for (way = 0; way != REALMS_WAYS; way++) {
            if (kind->branches[way].effect == REALMS_NOTHING)
                continue;
            step = step_of(kind->branches, way);
            if (step > best_step || realms_usable(card, way) != REALMS_CAN)
                continue;
            if (MIND.level == CPU_NOVICE)
                worth = weigh_blindly(&kind->branches[way], card, way, &target);
            else
                worth = realms_weigh_way(card, way, &target);
            if (worth > 0)
                offer(step, worth, REALMS_USE, card, way, target);
        }
    }
}

static void choose_in_turn(RealmsAction *action)
{
    best_step = STEPS;
    best_worth = NO_GOOD;
    weigh_plays();
    if (best_step != STEP_PLAY) {
        realms_price();
        realms_sum_prospects();
        weigh_uses();
    }
    if (best_step != STEPS) {
        *action = best;
        return;
    }
    if (!realms_choose_sale(action))
        action->kind = REALMS_END;
}

void realms_choose(uint8_t level, RealmsAction *action) BANKED
{
    action->card = 0;
    action->way = 0;
    action->target = 0;
    realms_look(level);
    switch (realms.phase) {
    case REALMS_DISCARDING:
        realms_choose_discard(action);
        break;
    case REALMS_AIMING:
        realms_sum_prospects();
        realms_choose_aim(action);
        break;
    default:
        choose_in_turn(action);
    }
}
