/* Targets: where losses go, what is discarded, abjured, recalled, destroyed, and who suffers. */
#include "games/realms/realms_mind.h"

#define LOSSES(mark) ((uint8_t)((mark) & (uint8_t)~REALMS_AIMED))

/* ---- Losses ---- */

/* What must still be aimed at a Location to destroy it. */
static uint8_t still_needed(uint8_t card)
{
    return KIND_OF(card)->sanity + 1 - LOSSES(realms.mark[card]);
}

/* What n points against one seat are worth, if they are well aimed. */
static int16_t weigh_loss_of(uint8_t seat, uint8_t n)
{
    uint8_t shield = realms_shield_of(seat);
    uint8_t guards = realms_guards_of(seat);
    uint8_t hits = n > shield ? n - shield : 0;
    int16_t worth = 0;

    if (guards & REALMS_SANCTUARY)
        return n; /* a Location, then; little is known of it yet */
    if (hits + (MIND.more_loss > n ? MIND.more_loss - n : 0) >= realms.sanity[seat])
        return LETHAL;
    for (; hits; hits--)
        worth += realms_slide(WEIGHTS.loss);
    return worth;
}

int16_t realms_weigh_loss(uint8_t n)
{
    uint8_t after = realms_after(realms.seat);
    uint8_t before = realms_before(realms.seat);
    int16_t worth = weigh_loss_of(after, n);

    return before == after ? worth : worth + weigh_loss_of(before, n);
}

/* The Location that is worth most more than the points that it takes, of those that the loss, or
 * the turn, can destroy. */
static uint8_t best_location(uint8_t points, uint8_t seat_open)
{
    int16_t per_point = seat_open ? realms_slide(WEIGHTS.loss) : 0;
    int16_t best = 0;
    int16_t worth;
    uint8_t found = REALMS_NONE;
    uint8_t card, needed;

    REALMS_EACH(card, REALMS_AT(realms.aimed, REALMS_PLAY))
    {
        if (!realms_may_aim_at(card))
            continue;
        needed = still_needed(card);
        if (needed > points)
            continue;
        worth = realms_location_worth(card);
        for (; needed && worth > best; needed--)
            worth -= per_point;
        if (worth > best) {
            best = worth;
            found = card;
        }
    }
    return found;
}

static uint8_t any_location(void)
{
    uint8_t card;

    REALMS_EACH(card, REALMS_AT(realms.aimed, REALMS_PLAY))
    if (realms_may_aim_at(card))
        return card;
    return REALMS_NONE;
}

/* The whole loss of the turn drives the seat out. */
static uint8_t is_lethal(void)
{
    uint8_t shield = realms_shield_of(realms.aimed);

    return realms.owed + MIND.more_loss - shield >= (int16_t)realms.sanity[realms.aimed];
}

void realms_choose_aim(RealmsAction *action)
{
    uint8_t open = realms_may_aim_at(REALMS_NONE);
    uint8_t card, needed;

    action->kind = REALMS_AIM;
    action->card = REALMS_NONE;
    action->amount = realms.owed;
    if (open && (MIND.level != CPU_ELDER || is_lethal()))
        return;
    card = best_location(realms.owed, open);
    if (card == REALMS_NONE && !open)
        card = best_location(realms.owed + MIND.more_loss, open);
    if (card == REALMS_NONE && !open)
        card = any_location();
    if (card == REALMS_NONE)
        return;
    action->card = card;
    needed = still_needed(card);
    if (needed < realms.owed)
        action->amount = needed;
}

/* ---- Discards ---- */

void realms_choose_discard(RealmsAction *action)
{
    int16_t least = 0x7FFF;
    int16_t worth;
    uint8_t card;

    action->kind = REALMS_DISCARD_CARD;
    REALMS_EACH(card, REALMS_AT(realms.discarder, REALMS_HAND))
    {
        worth = realms_hand_worth(card);
        if (worth < least) {
            least = worth;
            action->card = card;
        }
    }
}

/* The neighbour that has most to lose, among those with cards. */
int16_t realms_choose_victim(uint8_t *target)
{
    uint8_t after = realms_after(realms.seat);
    uint8_t before = realms_before(realms.seat);
    uint8_t victim = after;

    if (!realms.size[REALMS_AT(after, REALMS_HAND)] ||
        (realms.size[REALMS_AT(before, REALMS_HAND)] &&
         realms.sanity[before] > realms.sanity[after]))
        victim = before;
    *target = victim;
    return realms.size[REALMS_AT(victim, REALMS_HAND)] ? realms_slide(WEIGHTS.drop) : NO_GOOD;
}

/* ---- Abjure and recall ---- */

/* Whether a card of the seat could recall what is abjured now. */
static uint8_t recall_waits(void)
{
    const RealmsBranch *branch;
    uint8_t card, way, happened;
    uint8_t waits = 0;

    happened = realms.happened;
    realms.happened |= REALMS_HAPPENED_ABJURE;
    REALMS_EACH(card, REALMS_AT(realms.seat, REALMS_PLAY))
    {
        branch = KIND_OF(card)->branches;
        for (way = 0; way != REALMS_WAYS; way++, branch++)
            if (branch->effect == REALMS_RECALL && realms_usable(card, way) == REALMS_CAN)
                waits = 1;
    }
    realms.happened = happened;
    return waits;
}

static int16_t thin_worth(uint8_t card)
{
    uint8_t kind = realms_kind_of_card[card];
    uint8_t pair[2];

    if (kind > REALMS_KIND_INITIATE)
        return -realms_worth_of(card);
    pair[REALMS_EARLY] = WEIGHTS.thin[REALMS_EARLY][kind];
    pair[REALMS_LATE] = WEIGHTS.thin[REALMS_LATE][kind];
    return realms_slide(pair);
}

/* Of the rows: to recall it, or to keep others from it. */
static int16_t row_worth(uint8_t place, uint8_t waits)
{
    if (MIND.level != CPU_ELDER)
        return waits ? MIND.worth[place] : 1;
    if (waits)
        return MIND.worth[place] + WEIGHTS.top;
    return (int16_t)(((uint16_t)(MIND.worth[place] > 0 ? MIND.worth[place] : 0) * WEIGHTS.deny) >>
                     4);
}

int16_t realms_choose_abjured(uint8_t card, uint8_t *target)
{
    uint8_t waits = recall_waits();
    int16_t best = NO_GOOD;
    int16_t worth;
    uint8_t place, other;

    (void)card;
    REALMS_EACH(other, REALMS_AT(realms.seat, REALMS_DISCARD))
    {
        worth = thin_worth(other);
        if (worth > best && KIND_OF(other)->cost <= ABJURABLE_COST) {
            best = worth;
            *target = other;
        }
    }
    REALMS_EACH(other, REALMS_AT(realms.seat, REALMS_HAND))
    {
        worth = thin_worth(other) - WEIGHTS.spare;
        if (worth > best && KIND_OF(other)->cost <= ABJURABLE_COST) {
            best = worth;
            *target = other;
        }
    }
    for (place = 0; place != REALMS_PLACES; place++) {
        if (MIND.cost[place] > ABJURABLE_COST)
            continue;
        worth = row_worth(place, waits);
        if (worth > best) {
            best = worth;
            *target = realms.row[place];
        }
    }
    return best;
}

int16_t realms_choose_recalled(uint8_t *target)
{
    int16_t best = NO_GOOD;
    int16_t worth;
    uint8_t card;

    REALMS_EACH(card, REALMS_ABJURED)
    {
        worth = realms_worth_of(card);
        if (realms_kind_of_card[card] <= REALMS_KIND_INITIATE)
            worth = -1;
        if (worth > best) {
            best = worth;
            *target = card;
        }
    }
    return best;
}

/* ---- Destroy ---- */

static int16_t best_razed_of(uint8_t seat, int16_t best, uint8_t *target)
{
    int16_t worth;
    uint8_t card;

    REALMS_EACH(card, REALMS_AT(seat, REALMS_PLAY))
    {
        worth = realms_location_worth(card);
        if (worth > best) {
            best = worth;
            *target = card;
        }
    }
    return best;
}

int16_t realms_choose_razed(const RealmsBranch *branch, uint8_t card, uint8_t *target)
{
    int16_t best;

    (void)branch;
    (void)card;
    best = best_razed_of(realms_after(realms.seat), NO_GOOD, target);
    return best_razed_of(realms_before(realms.seat), best, target);
}
