/* The legal actions one by one. An action is its own place in the list: kinds in their order,
 * cards in the order of their list, then ways, targets or amounts counting up. */
#include "games/realms/realms_rules.h"

static uint8_t first_card(const RealmsAction *action)
{
    switch (action->kind) {
    case REALMS_PLAY_CARD:
        return realms.head[REALMS_AT(realms.seat, REALMS_HAND)];
    case REALMS_USE:
        return realms.head[REALMS_AT(realms.seat, REALMS_PLAY)];
    case REALMS_DISCARD_CARD:
        return realms.head[REALMS_AT(realms.discarder, REALMS_HAND)];
    case REALMS_AIM:
        return REALMS_NONE;
    default:
        return 0;
    }
}

static void begin_kind(RealmsAction *action)
{
    action->card = first_card(action);
    action->way = action->kind == REALMS_AIM ? 1 : 0;
    action->target = 0;
}

static uint8_t step_card(RealmsAction *action)
{
    if (action->card == REALMS_NONE)
        return 0;
    action->card = realms.next[action->card];
    return action->card != REALMS_NONE;
}

/* Whether targets are to be counted through at all: seats and cards are numbers alike. */
static uint8_t has_targets(const RealmsAction *action)
{
    uint8_t effect = KIND_OF(action->card)->branches[action->way].effect;

    return effect >= REALMS_GAIN && effect != REALMS_LOSE;
}

/* The next target of a way that is usable: its conditions are asked once, not for every card. */
static uint8_t step_target(RealmsAction *action)
{
    const RealmsBranch *branch = &KIND_OF(action->card)->branches[action->way];
    uint8_t last = branch->effect == REALMS_GAIN || branch->effect == REALMS_DRAW
                       ? REALMS_SEATS - 1
                       : REALMS_CARDS - 1;

    while (action->target != last) {
        action->target++;
        if (realms_is_target(branch, action->card, action->target))
            return 1;
    }
    return 0;
}

static uint8_t step_way(RealmsAction *action)
{
    action->target = 0;
    if (action->way != REALMS_WAYS - 1) {
        action->way++;
        return 1;
    }
    action->way = 0;
    return step_card(action);
}

static uint8_t step_use(RealmsAction *action)
{
    if (action->card == REALMS_NONE)
        return 0;
    if (realms_usable(action->card, action->way) == REALMS_CAN && has_targets(action) &&
        step_target(action))
        return 1;
    do {
        if (!step_way(action))
            return 0;
    } while (realms_usable(action->card, action->way) != REALMS_CAN);
    return 1;
}

/* After the neighbour itself come its Locations. */
static uint8_t step_aim(RealmsAction *action)
{
    if (action->amount < realms.owed) {
        action->amount++;
        return 1;
    }
    action->amount = 1;
    if (action->card != REALMS_NONE)
        return step_card(action);
    action->card = realms.head[REALMS_AT(realms.aimed, REALMS_PLAY)];
    return action->card != REALMS_NONE;
}

/* The next action of the same kind; 0 after the last one. */
static uint8_t step(RealmsAction *action)
{
    switch (action->kind) {
    case REALMS_PLAY_CARD:
    case REALMS_DISCARD_CARD:
        return step_card(action);
    case REALMS_USE:
        return step_use(action);
    case REALMS_AIM:
        return step_aim(action);
    case REALMS_BUY:
        action->place++;
        return action->place <= REALMS_PLACES;
    default:
        return 0;
    }
}

static uint8_t step_kind(RealmsAction *action)
{
    action->kind++;
    if (action->kind >= REALMS_KINDS_OF_ACTION)
        return 0;
    begin_kind(action);
    return 1;
}

/* This action if it is legal, else the next one that is. */
static uint8_t settle(RealmsAction *action)
{
    while (!realms_may(action))
        if (!step(action) && !step_kind(action))
            return 0;
    return 1;
}

uint8_t realms_first(RealmsAction *action)
{
    action->kind = 0;
    begin_kind(action);
    return settle(action);
}

uint8_t realms_next(RealmsAction *action)
{
    if (!step(action) && !step_kind(action))
        return 0;
    return settle(action);
}
