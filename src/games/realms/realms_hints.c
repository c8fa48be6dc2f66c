/* What the screens offer a person: all that needs no decision, and what was left undone. */
#include "games/realms/realms_rules.h"

/* A loss that can only be aimed at seats: no neighbour has a Location. */
static uint8_t only_seats_to_aim_at(void)
{
    return !realms.size[REALMS_AT(realms_after(realms.seat), REALMS_PLAY)] &&
           !realms.size[REALMS_AT(realms_before(realms.seat), REALMS_PLAY)];
}

static uint8_t needs_no_decision(const RealmsBranch *branch)
{
    if (branch->mark || branch[1].effect != REALMS_NOTHING)
        return 0;
    switch (branch->effect) {
    case REALMS_POWER:
    case REALMS_GAIN:
        return 1;
    case REALMS_DRAW:
        return REALMS_M(branch) == 0;
    case REALMS_LOSE:
        return only_seats_to_aim_at();
    default:
        return 0;
    }
}

static uint8_t plain_use(RealmsAction *action)
{
    uint8_t card, way;

    REALMS_EACH(card, REALMS_AT(realms.seat, REALMS_PLAY))
    {
        for (way = 0; way != REALMS_WAYS; way += REALMS_BRANCHES) {
            if (realms_usable(card, way) != REALMS_CAN ||
                !needs_no_decision(&KIND_OF(card)->branches[way]))
                continue;
            action->kind = REALMS_USE;
            action->card = card;
            action->way = way;
            action->target = realms.seat;
            return 1;
        }
    }
    return 0;
}

uint8_t realms_plain_action(RealmsAction *action) BANKED
{
    if (realms.phase == REALMS_TURN)
        return plain_use(action);
    if (realms.phase != REALMS_AIMING || realms.size[REALMS_AT(realms.aimed, REALMS_PLAY)])
        return 0;
    action->kind = REALMS_AIM;
    action->card = REALMS_NONE;
    action->amount = realms.owed;
    action->target = 0;
    return 1;
}

static uint8_t could_use(void)
{
    uint8_t card, way;

    REALMS_EACH(card, REALMS_AT(realms.seat, REALMS_PLAY))
    for (way = 0; way != REALMS_WAYS; way++)
        if (realms_can_use(card, way) == REALMS_CAN)
            return REALMS_COULD_USE;
    return 0;
}

static uint8_t could_buy(void)
{
    uint8_t place;

    for (place = 0; place <= REALMS_PLACES; place++)
        if (realms_may_buy(place))
            return REALMS_COULD_BUY;
    return 0;
}

uint8_t realms_undone(void) BANKED
{
    uint8_t undone = realms.size[REALMS_AT(realms.seat, REALMS_HAND)] ? REALMS_COULD_PLAY : 0;

    return undone | could_use() | could_buy();
}
