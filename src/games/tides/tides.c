/* The state, the way of every action through the rules, and the door of the ROM bank. */
#include "games/tides/rules.h"

Tides GAME_STATE_AT tides;
TidesEvent GAME_EVENTS_AT tides_events[TIDES_EVENTS];
GAME_STATE_FITS(Tides);
GAME_EVENTS_FIT(tides_events);
uint8_t tides_event_count;

/* The hash reads the struct as bytes, and both machines must agree. */
_Static_assert(sizeof(Tides) == 8 + 7 * 2 + 10 + 3 * 14 + 8 + 4 + 3 * 6 + 8, "padding");

void tides_tell(uint8_t kind, uint8_t seat, uint8_t a, uint8_t b)
{
    TidesEvent *event;

    if (tides_event_count == TIDES_EVENTS)
        return;
    event = &tides_events[tides_event_count];
    tides_event_count++;
    event->kind = kind;
    event->seat = seat;
    event->a = a;
    event->b = b;
}

/* Each kind of action belongs to one phase, and they have the same order. */
uint8_t tides_may(const TidesAction *action)
{
    if (tides.phase == TIDES_OVER || action->kind != tides.phase)
        return 0;
    switch (action->kind) {
    case TIDES_SUIT:
        return action->a < TIDES_SUITS;
    case TIDES_BONUS:
        return action->a <= TIDES_HEAL;
    case TIDES_DISCARD:
        return tides_may_discard(action->a);
    default:
        return tides_holds(tides.seat, action->a);
    }
}

uint8_t tides_apply(const TidesAction *action) BANKED
{
    if (!tides_may(action))
        return 0;
    tides_event_count = 0;
    switch (action->kind) {
    case TIDES_PICK:
        tides_pick(action->a);
        break;
    case TIDES_SUIT:
        tides_name_suit(action->a);
        break;
    case TIDES_BONUS:
        tides_reward(action->a);
        break;
    case TIDES_KEEP:
        tides_keep(action->a);
        break;
    default:
        tides_discard(action->a);
    }
    return 1;
}

uint8_t tides_start(uint8_t seats, uint32_t seed) BANKED
{
    if (seats != TIDES_SEATS)
        return 0;
    tides_set_up_game(seed);
    return 1;
}

uint8_t tides_seat_to_act(void) BANKED
{
    return tides.phase == TIDES_OVER ? TIDES_NONE : tides.seat;
}

uint8_t tides_legal(const TidesAction *action) BANKED
{
    return tides_may(action);
}

/* Two sums of bytes, the second one turning, so that the order of bytes counts. */
uint16_t tides_hash(void) BANKED
{
    const uint8_t *byte = (const uint8_t *)&tides;
    uint8_t left = sizeof(Tides);
    uint8_t sum = 0;
    uint8_t turning = 0;

    do {
        sum += *byte++;
        turning = (uint8_t)((uint8_t)(turning << 1) | (uint8_t)(turning >> 7)) ^ sum;
    } while (--left);
    return (uint16_t)(((uint16_t)turning << 8) | sum);
}
