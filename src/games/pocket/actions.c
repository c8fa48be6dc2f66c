/* The legal actions one by one. An action is its own place in the list: kinds in their order,
 * parameters counting up. Steps pass over what cannot be, so that few candidates are left to be
 * asked whether they are legal. */
#include "games/pocket/rules.h"

/* Moves on to the least gift that can be given, this one included; 0 when there is none. */
static uint8_t settle_gift(uint8_t *seat, uint8_t *kind)
{
    for (; *seat < pocket.seats; (*seat)++) {
        for (; *kind != POCKET_VALUES; (*kind)++)
            if (pocket_may_give(*seat, *kind))
                return 1;
        *kind = 0;
    }
    return 0;
}

/* After a single gift come the pairs that begin with it, then the next single one. */
static uint8_t step_gifts(PocketAction *action)
{
    if (action->c == POCKET_NONE) {
        action->c = action->a;
        action->d = action->b;
    } else {
        action->d++;
    }
    if (settle_gift(&action->c, &action->d))
        return 1;
    action->c = POCKET_NONE;
    action->d = 0;
    action->b++;
    return settle_gift(&action->a, &action->b);
}

static uint8_t step_sets(PocketAction *action)
{
    if (action->b < pocket.hands[pocket.seat][action->a]) {
        action->b++;
        return 1;
    }
    action->b = SET_LEAST;
    action->a++;
    return action->a != POCKET_VALUES;
}

/* The next action of the same kind; 0 after the last one. */
static uint8_t step(PocketAction *action)
{
    switch (action->kind) {
    case POCKET_OPEN:
        return step_sets(action);
    case POCKET_SEAL + POCKET_CTHULHU:
        return step_gifts(action);
    case POCKET_SEAL + POCKET_NYARLATHOTEP:
        action->a++;
        return action->a < POCKET_ROW_SIZE;
    case POCKET_DRAW:
    case POCKET_TAKE:
    case POCKET_FIRST:
    case POCKET_SEAL + POCKET_SHUB_NIGGURATH:
        action->a++;
        return action->a != POCKET_VALUES;
    default:
        return 0;
    }
}

static void begin_kind(PocketAction *action)
{
    action->a = 0;
    action->b = action->kind == POCKET_OPEN ? SET_LEAST : 0;
    action->c = action->kind == POCKET_SEAL + POCKET_CTHULHU ? POCKET_NONE : 0;
    action->d = 0;
}

/* The next kind of action that is worth a look; 0 after the last one. */
static uint8_t step_kind(PocketAction *action)
{
    uint8_t portal;

    for (;;) {
        action->kind++;
        if (action->kind >= POCKET_KINDS)
            return 0;
        portal = action->kind - POCKET_SEAL;
        if (portal >= POCKET_VALUES || pocket_sealable(portal))
            break;
    }
    begin_kind(action);
    return 1;
}

/* This action if it is legal, else the next one that is. */
static uint8_t settle(PocketAction *action)
{
    while (!pocket_may(action))
        if (!step(action) && !step_kind(action))
            return 0;
    return 1;
}

uint8_t pocket_first(PocketAction *action)
{
    action->kind = 0;
    begin_kind(action);
    return settle(action);
}

uint8_t pocket_next(PocketAction *action)
{
    if (!step(action) && !step_kind(action))
        return 0;
    return settle(action);
}
