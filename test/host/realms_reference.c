#include "realms_reference.h"

#include "realms_cards.h"

static const RealmsKind *kind_of(int card)
{
    return &realms_kinds[realms_kind_of_card[card]];
}

static int is_at(int card, int seat, int list)
{
    return card < REALMS_CARDS && realms.where[card] == 4 * seat + list;
}

static int is_in(int seat)
{
    return seat >= 0 && seat < realms.seats && (realms.in & (1 << seat));
}

/* Neighbours are the next seats still in on either side. */
static int next_in(int seat, int step)
{
    int tries;

    for (tries = 0; tries < 4; tries++) {
        seat = (seat + step + realms.seats) % realms.seats;
        if (is_in(seat))
            return seat;
    }
    return -1;
}

static int may_target_seat(int seat)
{
    return is_in(seat) && (seat == realms.seat || seat == next_in(realms.seat, 1) ||
                           seat == next_in(realms.seat, -1));
}

/* You buy and abjure only from the rows beside you. */
static int may_reach(int place)
{
    if (place < 0 || place >= REALMS_PLACES || realms.row[place] == REALMS_NONE)
        return 0;
    if (realms.seats == 2)
        return place < 5;
    return place / 3 == realms.seat || place / 3 == next_in(realms.seat, -1);
}

/* ---- Conditions ---- */

static int condition_holds(int condition, int card)
{
    int other, colour, type;

    if (condition == REALMS_IF_NOTHING)
        return 1;
    if (condition == REALMS_IF_DISCARDED)
        return (realms.happened & REALMS_HAPPENED_DISCARD) != 0;
    if (condition == REALMS_IF_ABJURED)
        return (realms.happened & REALMS_HAPPENED_ABJURE) != 0;
    for (other = 0; other < REALMS_CARDS; other++) {
        if (other == card || !is_at(other, realms.seat, REALMS_PLAY))
            continue;
        colour = kind_of(other)->colour;
        type = kind_of(other)->type;
        if ((condition == REALMS_IF_YELLOW && colour == REALMS_YELLOW) ||
            (condition == REALMS_IF_PURPLE && colour == REALMS_PURPLE) ||
            (condition == REALMS_IF_GREEN && colour == REALMS_GREEN) ||
            (condition == REALMS_IF_ENTITY && type == REALMS_ENTITY) ||
            (condition == REALMS_IF_ARTIFACT && type == REALMS_ARTIFACT) ||
            (condition == REALMS_IF_LOCATION && type == REALMS_LOCATION))
            return 1;
    }
    return 0;
}

/* ---- Use ---- */

static int may_abjure(int target)
{
    int place;

    if (kind_of(target)->cost > 6)
        return 0;
    if (is_at(target, realms.seat, REALMS_HAND) || is_at(target, realms.seat, REALMS_DISCARD))
        return 1;
    for (place = 0; place < REALMS_PLACES; place++)
        if (realms.row[place] == target && may_reach(place))
            return 1;
    return 0;
}

static int may_destroy(int target)
{
    int seat;

    if (kind_of(target)->type != REALMS_LOCATION)
        return 0;
    for (seat = 0; seat < realms.seats; seat++)
        if (may_target_seat(seat) && is_at(target, seat, REALMS_PLAY))
            return 1;
    return 0;
}

static int may_use(const RealmsAction *action)
{
    const RealmsBranch *branch;
    int target = action->target;

    if (realms.phase != REALMS_TURN || !is_at(action->card, realms.seat, REALMS_PLAY) ||
        action->way > 5)
        return 0;
    branch = &kind_of(action->card)->branches[action->way];
    if (branch->effect == REALMS_NOTHING || (realms.mark[action->card] & (1 << action->way / 2)))
        return 0;
    if (!condition_holds(branch->conditions & 15, action->card) ||
        !condition_holds(branch->conditions >> 4, action->card))
        return 0;
    switch (branch->effect) {
    case REALMS_POWER:
    case REALMS_LOSE:
        return 1;
    case REALMS_GAIN:
        return may_target_seat(target);
    case REALMS_DRAW:
        return may_target_seat(target) &&
               ((branch->amounts & 15) != 0 || realms.size[4 * target + REALMS_HAND] != 0);
    default:
        break;
    }
    if (target >= REALMS_CARDS)
        return 0;
    if (branch->effect == REALMS_ABJURE)
        return may_abjure(target);
    if (branch->effect == REALMS_RECALL)
        return realms.where[target] == REALMS_ABJURED;
    return may_destroy(target) && (!branch->mark || target != action->card);
}

/* ---- Aim ---- */

static int guarded_by(int flag)
{
    int card;

    for (card = 0; card < REALMS_CARDS; card++)
        if (is_at(card, realms.aimed, REALMS_PLAY) && (kind_of(card)->flags & flag))
            return 1;
    return 0;
}

static int may_aim(const RealmsAction *action)
{
    if (realms.phase != REALMS_AIMING || action->amount < 1 || action->amount > realms.owed)
        return 0;
    if (action->card == REALMS_NONE)
        return !realms.seat_hit && !guarded_by(REALMS_SANCTUARY);
    if (!is_at(action->card, realms.aimed, REALMS_PLAY) ||
        kind_of(action->card)->type != REALMS_LOCATION || (realms.mark[action->card] & 0x80))
        return 0;
    return (kind_of(action->card)->flags & REALMS_NEXUS) || !guarded_by(REALMS_NEXUS);
}

static int may_buy(int place)
{
    if (realms.phase != REALMS_TURN)
        return 0;
    if (place == REALMS_PLACES)
        return realms.size[REALMS_STACK] != 0 && realms.power >= 2;
    return may_reach(place) && kind_of(realms.row[place])->cost <= realms.power;
}

int reference_legal(const RealmsAction *action)
{
    switch (action->kind) {
    case REALMS_PLAY_CARD:
        return realms.phase == REALMS_TURN && is_at(action->card, realms.seat, REALMS_HAND);
    case REALMS_USE:
        return may_use(action);
    case REALMS_AIM:
        return may_aim(action);
    case REALMS_STOP:
        return realms.phase == REALMS_AIMING;
    case REALMS_BUY:
        return may_buy(action->place);
    case REALMS_DISCARD_CARD:
        return realms.phase == REALMS_DISCARDING &&
               is_at(action->card, realms.discarder, REALMS_HAND);
    case REALMS_END:
        return realms.phase == REALMS_TURN;
    default:
        return 0;
    }
}
