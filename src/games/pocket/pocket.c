/* The state, the way of every action through the rules, and the door of the ROM bank. */
#include "games/pocket/rules.h"

Pocket GAME_STATE_AT pocket;
PocketEvent GAME_EVENTS_AT pocket_events[POCKET_EVENTS];
GAME_STATE_FITS(Pocket);
GAME_EVENTS_FIT(pocket_events);
uint8_t pocket_event_count;
uint8_t pocket_dreaming;

/* The search copies the struct, the hash reads it as bytes, and both machines must agree. */
_Static_assert(sizeof(Pocket) % 2 == 0, "padding at the end");
_Static_assert(sizeof(Pocket) == 18 + 4 + 4 + 7 + 28 + 28 + 63 + 8 + 112, "padding inside");

void pocket_tell(uint8_t kind, uint8_t seat, uint8_t a, uint8_t b)
{
    PocketEvent *event;

    if (pocket_dreaming || pocket_event_count == POCKET_EVENTS)
        return;
    event = &pocket_events[pocket_event_count];
    pocket_event_count++;
    event->kind = kind;
    event->seat = seat;
    event->a = a;
    event->b = b;
}

uint8_t pocket_may(const PocketAction *action)
{
    switch (action->kind) {
    case POCKET_DRAW:
        return pocket_may_draw(action->a);
    case POCKET_OPEN:
        return pocket_may_open(action->a, action->b);
    case POCKET_PUBLISH:
        return pocket_may_publish();
    case POCKET_TAKE:
        return pocket_may_take(action->a);
    case POCKET_END:
        return pocket_may_end();
    case POCKET_FIRST:
        return pocket_may_name(action->a);
    default:
        return pocket_may_seal(action);
    }
}

uint8_t pocket_do(const PocketAction *action)
{
    if (!pocket_may(action))
        return 0;
    if (!pocket_dreaming)
        pocket_event_count = 0;
    switch (action->kind) {
    case POCKET_DRAW:
        pocket_draw(action->a);
        break;
    case POCKET_OPEN:
        pocket_open(action->a, action->b);
        break;
    case POCKET_PUBLISH:
        pocket_publish();
        break;
    case POCKET_TAKE:
        pocket_take(action->a);
        break;
    case POCKET_END:
        pocket_end_turn();
        break;
    case POCKET_FIRST:
        pocket_name(action->a);
        break;
    default:
        pocket_seal(action);
    }
    return 1;
}

uint8_t pocket_start(uint8_t seats, uint32_t seed) BANKED
{
    if (seats < 2 || seats > POCKET_SEATS)
        return 0;
    pocket_set_up_game(seats, seed);
    return 1;
}

uint8_t pocket_seat_to_act(void) BANKED
{
    return pocket.phase == POCKET_OVER ? POCKET_NONE : pocket.seat;
}

uint8_t pocket_legal(const PocketAction *action) BANKED
{
    return pocket_may(action);
}

uint8_t pocket_apply(const PocketAction *action) BANKED
{
    return pocket_do(action);
}

uint8_t pocket_first_action(PocketAction *action) BANKED
{
    return pocket_first(action);
}

uint8_t pocket_next_action(PocketAction *action) BANKED
{
    return pocket_next(action);
}

/* Two sums of bytes, the second one turning, so that the order of bytes counts. */
uint16_t pocket_hash(void) BANKED
{
    const uint8_t *byte = (const uint8_t *)&pocket;
    uint16_t left = sizeof(Pocket);
    uint8_t sum = 0;
    uint8_t turning = 0;

    do {
        sum += *byte++;
        turning = (uint8_t)((uint8_t)(turning << 1) | (uint8_t)(turning >> 7)) ^ sum;
    } while (--left);
    return (uint16_t)(((uint16_t)turning << 8) | sum);
}
