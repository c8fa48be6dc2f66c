/* The state, the way of every action through the rules, and the door of the ROM bank. */
#include <string.h>

#include "games/realms/realms_rules.h"

Realms GAME_STATE_AT realms;
RealmsEvent GAME_EVENTS_AT realms_events[REALMS_EVENTS];
GAME_STATE_FITS(Realms);
GAME_EVENTS_FIT(realms_events);
uint8_t realms_event_count;
uint8_t realms_dreaming;

/* The search copies the struct, the hash reads it as bytes, and both machines must agree. */
_Static_assert(sizeof(Realms) % 2 == 0 && sizeof(Realms) / 2 < 256, "the hash takes two by two");
_Static_assert(sizeof(Realms) ==
                   16 + 8 + 4 + REALMS_PLACES + 2 * REALMS_LISTS + 3 * REALMS_CARDS + 8,
               "padding inside");
_Static_assert(sizeof(RealmsKind) == 32, "a power of two, so that a kind is found by shifting");

void realms_tell(uint8_t kind, uint8_t seat, uint8_t a, uint8_t b)
{
    RealmsEvent *event;

    if (realms_dreaming || realms_event_count == REALMS_EVENTS)
        return;
    event = &realms_events[realms_event_count];
    realms_event_count++;
    event->kind = kind;
    event->seat = seat;
    event->a = a;
    event->b = b;
}

uint8_t realms_may(const RealmsAction *action)
{
    switch (action->kind) {
    case REALMS_PLAY_CARD:
        return realms_may_play(action->card);
    case REALMS_USE:
        return realms_may_use(action);
    case REALMS_AIM:
        return realms_may_aim(action->card, action->amount);
    case REALMS_STOP:
        return realms.phase == REALMS_AIMING;
    case REALMS_BUY:
        return realms_may_buy(action->place);
    case REALMS_DISCARD_CARD:
        return realms_may_discard(action->card);
    case REALMS_END:
        return realms.phase == REALMS_TURN;
    default:
        return 0;
    }
}

uint8_t realms_do(const RealmsAction *action)
{
    if (!realms_may(action))
        return 0;
    if (!realms_dreaming)
        realms_event_count = 0;
    switch (action->kind) {
    case REALMS_PLAY_CARD:
        realms_play(action->card);
        break;
    case REALMS_USE:
        realms_use(action);
        break;
    case REALMS_AIM:
        realms_aim(action->card, action->amount);
        break;
    case REALMS_STOP:
        realms_next_neighbour();
        break;
    case REALMS_BUY:
        realms_buy(action->place);
        break;
    case REALMS_DISCARD_CARD:
        realms_discard(action->card);
        break;
    default:
        realms_end_turn();
    }
    return 1;
}

uint8_t realms_start(uint8_t seats, uint32_t seed) BANKED
{
    if (seats < 2 || seats > REALMS_SEATS)
        return 0;
    realms_set_up_game(seats, seed);
    return 1;
}

uint8_t realms_seat_to_act(void) BANKED
{
    switch (realms.phase) {
    case REALMS_OVER:
        return REALMS_NONE;
    case REALMS_DISCARDING:
        return realms.discarder;
    default:
        return realms.seat;
    }
}

uint8_t realms_legal(const RealmsAction *action) BANKED
{
    return realms_may(action);
}

uint8_t realms_apply(const RealmsAction *action) BANKED
{
    return realms_do(action);
}

uint8_t realms_first_action(RealmsAction *action) BANKED
{
    return realms_first(action);
}

uint8_t realms_next_action(RealmsAction *action) BANKED
{
    return realms_next(action);
}

#define TURNED(byte) ((uint8_t)((uint8_t)((byte) << 1) | (uint8_t)((byte) >> 7)))

/* Two sums of bytes, the second one turning, so that the order of bytes counts. */
uint16_t realms_hash(void) BANKED
{
    const uint8_t *byte = (const uint8_t *)&realms;
    uint8_t left = sizeof(Realms) / 2;
    uint8_t sum = 0;
    uint8_t turning = 0;

    do {
        sum += *byte++;
        turning = TURNED(turning) ^ sum;
        sum += *byte++;
        turning = TURNED(turning) ^ sum;
    } while (--left);
    return (uint16_t)(((uint16_t)turning << 8) | sum);
}

/* ---- What the screens ask ---- */

uint8_t realms_kind_of(uint8_t card) BANKED
{
    return realms_kind_of_card[card];
}

void realms_read_kind(uint8_t kind, RealmsKind *to) BANKED
{
    memcpy(to, &realms_kinds[kind], sizeof *to);
}

uint8_t realms_shield(uint8_t seat) BANKED
{
    return realms_shield_of(seat);
}

uint8_t realms_guards(uint8_t seat) BANKED
{
    return realms_guards_of(seat);
}

uint8_t realms_seat_after(uint8_t seat) BANKED
{
    return realms_after(seat);
}

uint8_t realms_seat_before(uint8_t seat) BANKED
{
    return realms_before(seat);
}

uint8_t realms_in_reach(uint8_t seat, uint8_t place) BANKED
{
    return realms_reaches(seat, place);
}
