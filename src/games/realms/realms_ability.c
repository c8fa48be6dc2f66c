/* Abilities: conditions, targets, effects, and the mark that takes the card itself away. */
#include "games/realms/realms_rules.h"

/* ---- Conditions ---- */

/* A bit for each condition that holds for a card of the seat whose turn it is; the card itself
 * never counts. */
uint8_t realms_what_holds(uint8_t card)
{
    const RealmsKind *kind;
    uint8_t other;
    uint8_t holds = 0;

    REALMS_EACH(other, REALMS_AT(realms.seat, REALMS_PLAY))
    {
        if (other == card)
            continue;
        kind = KIND_OF(other);
        if (kind->colour != REALMS_BLACK)
            holds |= CONDITION_BIT(REALMS_IF_YELLOW - REALMS_YELLOW + kind->colour);
        holds |= CONDITION_BIT(REALMS_IF_ENTITY + kind->type);
    }
    if (realms.happened & REALMS_HAPPENED_DISCARD)
        holds |= CONDITION_BIT(REALMS_IF_DISCARDED);
    if (realms.happened & REALMS_HAPPENED_ABJURE)
        holds |= CONDITION_BIT(REALMS_IF_ABJURED);
    return holds;
}

static uint8_t is_met(uint8_t condition, uint8_t holds)
{
    return condition == REALMS_IF_NOTHING || (holds & CONDITION_BIT(condition)) != 0;
}

/* ---- Targets ---- */

static uint8_t is_abjurable(uint8_t card)
{
    uint8_t list = realms.where[card];

    if (KIND_OF(card)->cost > ABJURABLE_COST)
        return 0;
    if (list == REALMS_ROWS)
        return realms_reaches(realms.seat, realms_place_of(card));
    return list == REALMS_AT(realms.seat, REALMS_HAND) ||
           list == REALMS_AT(realms.seat, REALMS_DISCARD);
}

static uint8_t is_destroyable(uint8_t card)
{
    uint8_t list = realms.where[card];

    return list < REALMS_COMMON && (list & 3) == REALMS_PLAY &&
           KIND_OF(card)->type == REALMS_LOCATION && realms_is_near(OWNER_OF(list));
}

/* Whether the branch, on that card, can be used with that target. */
uint8_t realms_is_target(const RealmsBranch *branch, uint8_t card, uint8_t target)
{
    switch (branch->effect) {
    case REALMS_POWER:
    case REALMS_LOSE: /* a neighbour, its Nexus or its Sanctuary: something can be aimed at */
        return 1;
    case REALMS_GAIN:
        return realms_is_near(target);
    case REALMS_DRAW:
        return realms_is_near(target) &&
               (REALMS_N(branch) || realms.size[REALMS_AT(target, REALMS_HAND)]);
    default:
        break;
    }
    if (target >= REALMS_CARDS)
        return 0;
    switch (branch->effect) {
    case REALMS_ABJURE:
        return is_abjurable(target);
    case REALMS_RECALL:
        return realms.where[target] == REALMS_ABJURED;
    case REALMS_DESTROY:
        return is_destroyable(target) && !(branch->mark && target == card);
    default:
        return 0;
    }
}

static uint8_t list_has_target(const RealmsBranch *branch, uint8_t card, uint8_t list)
{
    uint8_t target;

    REALMS_EACH(target, list)
    if (realms_is_target(branch, card, target))
        return 1;
    return 0;
}

static uint8_t rows_have_target(const RealmsBranch *branch, uint8_t card)
{
    uint8_t place;

    for (place = 0; place != REALMS_PLACES; place++)
        if (realms_is_target(branch, card, realms.row[place]))
            return 1;
    return 0;
}

/* Looks only where targets can be: the screens ask this of every card in play. */
static uint8_t has_target(const RealmsBranch *branch, uint8_t card)
{
    uint8_t seat;

    switch (branch->effect) {
    case REALMS_ABJURE:
        return list_has_target(branch, card, REALMS_AT(realms.seat, REALMS_HAND)) ||
               list_has_target(branch, card, REALMS_AT(realms.seat, REALMS_DISCARD)) ||
               rows_have_target(branch, card);
    case REALMS_RECALL:
        return list_has_target(branch, card, REALMS_ABJURED);
    default:
        break;
    }
    for (seat = 0; seat != realms.seats; seat++)
        if (branch->effect == REALMS_DESTROY
                ? list_has_target(branch, card, REALMS_AT(seat, REALMS_PLAY))
                : realms_is_target(branch, card, seat))
            return 1;
    return 0;
}

/* ---- Use ---- */

/* Why a way of a card could not be used in this turn as it is, whatever the target. */
uint8_t realms_ready(uint8_t card, uint8_t way)
{
    const RealmsBranch *branch;
    uint8_t holds, first, second;

    if (card >= REALMS_CARDS || way >= REALMS_WAYS ||
        realms.where[card] != REALMS_AT(realms.seat, REALMS_PLAY))
        return REALMS_NO_SUCH;
    branch = &KIND_OF(card)->branches[way];
    if (branch->effect == REALMS_NOTHING)
        return REALMS_NO_SUCH;
    if (realms.mark[card] & (uint8_t)(1u << REALMS_ABILITY_OF(way)))
        return REALMS_USED;
    if (!branch->conditions)
        return REALMS_CAN;
    holds = realms_what_holds(card);
    first = is_met(REALMS_CONDITION_1(branch), holds);
    second = is_met(REALMS_CONDITION_2(branch), holds);
    if (first)
        return second ? REALMS_CAN : REALMS_UNMET_2;
    return second ? REALMS_UNMET_1 : REALMS_UNMET;
}

uint8_t realms_usable(uint8_t card, uint8_t way)
{
    return realms.phase == REALMS_TURN ? realms_ready(card, way) : REALMS_NOT_NOW;
}

uint8_t realms_can_use(uint8_t card, uint8_t way) BANKED
{
    uint8_t why = realms_usable(card, way);

    if (why == REALMS_CAN && !has_target(&KIND_OF(card)->branches[way], card))
        return REALMS_NO_TARGET;
    return why;
}

uint8_t realms_may_use(const RealmsAction *action)
{
    return realms_usable(action->card, action->way) == REALMS_CAN &&
           realms_is_target(&KIND_OF(action->card)->branches[action->way], action->card,
                            action->target);
}

/* The card leaves the game, and can be recalled until the turn ends. A place in a row is filled
 * at once. */
static void abjure(uint8_t card)
{
    uint8_t list = realms.where[card];
    uint8_t place = list == REALMS_ROWS ? realms_place_of(card) : REALMS_NONE;

    realms_tell(REALMS_DID_ABJURE, realms.seat, card, list);
    realms_take_out(card);
    realms_put_on_top(REALMS_ABJURED, card);
    realms.happened |= REALMS_HAPPENED_ABJURE;
    if (place != REALMS_NONE)
        realms_lay(place);
}

static void recall(uint8_t card)
{
    realms_tell(REALMS_DID_RECALL, realms.seat, card, 0);
    realms_take_out(card);
    realms_put_on_top(REALMS_AT(realms.seat, REALMS_DECK), card);
    realms.known_top[realms.seat]++;
}

static void gain_power(uint8_t n)
{
    uint8_t room = 255u - realms.power;

    realms.power += n < room ? n : room;
    realms_tell(REALMS_DID_POWER, realms.seat, n, 0);
}

static void gain_sanity(uint8_t seat, uint8_t n)
{
    if (realms.sanity[seat] < 0xFFFFu - 15)
        realms.sanity[seat] += n;
    realms_tell(REALMS_DID_GAIN, seat, n, 0);
}

/* The seat then chooses its discards itself, in the middle of the turn. */
static void draw_and_discard(uint8_t seat, uint8_t draws, uint8_t discards)
{
    realms_draw(seat, draws);
    if (!discards || !realms.size[REALMS_AT(seat, REALMS_HAND)])
        return;
    realms.phase = REALMS_DISCARDING;
    realms.discarder = seat;
    realms.owed = discards;
}

void realms_use(const RealmsAction *action)
{
    const RealmsBranch *branch = &KIND_OF(action->card)->branches[action->way];

    realms.mark[action->card] |= (uint8_t)(1u << REALMS_ABILITY_OF(action->way));
    realms.using = action->card;
    realms.using_way = action->way;
    realms_tell(REALMS_DID_USE, realms.seat, action->card, action->way);
    switch (branch->effect) {
    case REALMS_POWER:
        gain_power(REALMS_N(branch));
        break;
    case REALMS_GAIN:
        gain_sanity(action->target, REALMS_N(branch));
        break;
    case REALMS_LOSE:
        realms_start_loss();
        return;
    case REALMS_DRAW:
        draw_and_discard(action->target, REALMS_N(branch), REALMS_M(branch));
        break;
    case REALMS_ABJURE:
        abjure(action->target);
        break;
    case REALMS_RECALL:
        recall(action->target);
        break;
    default:
        realms_destroy(action->target, 1);
    }
    if (realms.phase == REALMS_TURN)
        realms_finish_use();
}

/* After the effect, a marked card leaves the game. */
void realms_finish_use(void)
{
    uint8_t card = realms.using;

    realms.using = REALMS_NONE;
    realms.phase = REALMS_TURN;
    if (KIND_OF(card)->branches[realms.using_way].mark)
        abjure(card);
    realms.using_way = 0;
}

/* ---- Discards that an effect asks for ---- */

uint8_t realms_may_discard(uint8_t card)
{
    return realms.phase == REALMS_DISCARDING && card < REALMS_CARDS &&
           realms.where[card] == REALMS_AT(realms.discarder, REALMS_HAND);
}

void realms_discard(uint8_t card)
{
    uint8_t seat = realms.discarder;

    realms_tell(REALMS_DID_DISCARD, seat, card, 0);
    realms_take_out(card);
    realms_put_on_top(REALMS_AT(seat, REALMS_DISCARD), card);
    realms.happened |= REALMS_HAPPENED_DISCARD;
    realms.owed--;
    if (realms.owed && realms.size[REALMS_AT(seat, REALMS_HAND)])
        return;
    realms.owed = 0;
    realms.discarder = 0;
    realms_finish_use();
}
