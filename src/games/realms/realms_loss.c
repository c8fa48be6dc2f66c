/* Losses: against each neighbour the full number, in portions, each of which lands before the
 * next one is aimed. */
#include "games/realms/realms_rules.h"

#define LOSSES(mark) ((uint8_t)((mark) & (uint8_t)~REALMS_AIMED))

/* Only Locations have shields and guards, so that all cards in play can be asked. */
uint8_t realms_shield_of(uint8_t seat)
{
    uint8_t card;
    uint8_t shield = 0;

    REALMS_EACH(card, REALMS_AT(seat, REALMS_PLAY))
    shield += KIND_OF(card)->shield;
    return shield;
}

uint8_t realms_guards_of(uint8_t seat)
{
    uint8_t card;
    uint8_t flags = 0;

    REALMS_EACH(card, REALMS_AT(seat, REALMS_PLAY))
    flags |= KIND_OF(card)->flags;
    return flags;
}

/* The Location loses all marks and goes to its owner's discard pile. */
void realms_destroy(uint8_t card, uint8_t by_effect)
{
    uint8_t seat = OWNER_OF(realms.where[card]);

    realms_tell(REALMS_DID_DESTROY, seat, card, by_effect);
    realms_take_out(card);
    realms_put_on_top(REALMS_AT(seat, REALMS_DISCARD), card);
}

/* ---- Aiming ---- */

/* At the neighbour (REALMS_NONE) or one of its Locations, each once a loss; a Sanctuary keeps off
 * the first, a Nexus the Locations that are none. */
uint8_t realms_may_aim_at(uint8_t card)
{
    uint8_t guards = realms_guards_of(realms.aimed);

    if (card == REALMS_NONE)
        return !realms.seat_hit && !(guards & REALMS_SANCTUARY);
    if (card >= REALMS_CARDS || realms.where[card] != REALMS_AT(realms.aimed, REALMS_PLAY) ||
        (realms.mark[card] & REALMS_AIMED))
        return 0;
    return !(guards & REALMS_NEXUS) || (KIND_OF(card)->flags & REALMS_NEXUS);
}

uint8_t realms_may_aim(uint8_t card, uint8_t amount)
{
    return realms.phase == REALMS_AIMING && amount != 0 && amount <= realms.owed &&
           realms_may_aim_at(card);
}

static uint8_t has_aim(void)
{
    uint8_t card;

    if (realms_may_aim_at(REALMS_NONE))
        return 1;
    REALMS_EACH(card, REALMS_AT(realms.aimed, REALMS_PLAY))
    if (realms_may_aim_at(card))
        return 1;
    return 0;
}

static void begin_aiming(uint8_t seat)
{
    realms.aimed = seat;
    realms.seat_hit = 0;
    realms.owed = REALMS_N(&KIND_OF(realms.using)->branches[realms.using_way]);
}

/* Both neighbours are fixed now; the next seat clockwise is hit first. */
void realms_start_loss(void)
{
    uint8_t after = realms_after(realms.seat);
    uint8_t before = realms_before(realms.seat);

    realms.phase = REALMS_AIMING;
    realms.aimed_next = before == after ? REALMS_NONE : before;
    begin_aiming(after);
}

/* What was not aimed is lost. */
void realms_next_neighbour(void)
{
    uint8_t card;

    REALMS_EACH(card, REALMS_AT(realms.aimed, REALMS_PLAY))
    realms.mark[card] = LOSSES(realms.mark[card]);
    if (realms.aimed_next != REALMS_NONE) {
        begin_aiming(realms.aimed_next);
        realms.aimed_next = REALMS_NONE;
        return;
    }
    realms.aimed = 0;
    realms.seat_hit = 0;
    realms.owed = 0;
    realms_finish_use();
}

/* The shields of a seat together are taken off the portion; at 0 the seat is out. */
static void hit_seat(uint8_t amount)
{
    uint8_t seat = realms.aimed;
    uint8_t kept_off = realms_shield_of(seat);

    realms.seat_hit = 1;
    if (kept_off > amount)
        kept_off = amount;
    amount -= kept_off;
    if (amount > realms.sanity[seat])
        realms.sanity[seat] = 0;
    else
        realms.sanity[seat] -= amount;
    realms_tell(REALMS_DID_LOSE, seat, amount, kept_off);
    if (!realms.sanity[seat])
        realms_go_out(seat);
}

static void hit_location(uint8_t card, uint8_t amount)
{
    realms_tell(REALMS_DID_HIT, realms.aimed, card, amount);
    realms.mark[card] += amount;
    if (realms.mark[card] > KIND_OF(card)->sanity)
        realms_destroy(card, 0);
    else
        realms.mark[card] |= REALMS_AIMED;
}

void realms_aim(uint8_t card, uint8_t amount)
{
    realms.owed -= amount;
    if (card == REALMS_NONE)
        hit_seat(amount);
    else
        hit_location(card, amount);
    if (realms.phase == REALMS_OVER)
        return;
    if (!realms.owed || !REALMS_IS_IN(realms.aimed) || !has_aim())
        realms_next_neighbour();
}
