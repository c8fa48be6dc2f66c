/* Sealing a Portal: once in a turn, at any time of it (R1), one function for each power. */
#include "games/pocket/rules.h"

static uint8_t any_opponent_has_cards(void)
{
    uint8_t seat;

    for (seat = 0; seat != pocket.seats; seat++)
        if (seat != pocket.seat && pocket.hand_size[seat] != 0)
            return 1;
    return 0;
}

/* R5: a power that would do nothing is not used. */
static uint8_t has_effect(uint8_t portal)
{
    switch (portal) {
    case POCKET_CTHULHU:
        return pocket.hand_size[pocket.seat] != 0;
    case POCKET_AZATHOTH:
    case POCKET_SHUB_NIGGURATH:
        return any_opponent_has_cards();
    case POCKET_NYARLATHOTEP:
        return POCKET_ROW_SIZE != 0;
    case POCKET_GUG:
        /* To claim it is a main action, so this also keeps it from the turn of its claim. */
        return pocket.main_action == POCKET_MAIN_NONE;
    default:
        return 1;
    }
}

/* Whether some choice of the Portal's power is legal now. */
uint8_t pocket_sealable(uint8_t portal)
{
    if (pocket.phase != POCKET_TURN || pocket.sealed || pocket_is_bound())
        return 0;
    return pocket.portals[portal] == pocket.seat && has_effect(portal);
}

static uint8_t is_opponent(uint8_t seat)
{
    return seat < pocket.seats && seat != pocket.seat;
}

/* ---- 12 Gug: replaces the main action ---- */

static void gug(void)
{
    pocket.main_action = POCKET_MAIN_PASS;
}

/* ---- 11 Shoggoth: binds the others until the seat's next turn begins ---- */

static void shoggoth(void)
{
    pocket.shoggoth = pocket.seat;
}

/* ---- 10 Nyarlathotep: any card of the row ---- */

static void nyarlathotep(uint8_t place)
{
    pocket_take_from_row(place);
}

/* ---- 9 Dagon: another whole turn after this one ---- */

static void dagon(void)
{
    pocket.extra = 1;
}

/* ---- 8 Shub-Niggurath: see a hand, then take a card of it; no way back ---- */

static uint8_t may_look(uint8_t seat)
{
    return is_opponent(seat) && pocket.hand_size[seat] != 0;
}

static void shub_niggurath(uint8_t seat)
{
    pocket.phase = POCKET_TAKING;
    pocket.laid_open = seat;
    pocket_tell(POCKET_DID_LOOK, pocket.seat, seat, 0);
    pocket_see_hand(pocket.seat, seat);
}

uint8_t pocket_may_take(uint8_t kind)
{
    return pocket.phase == POCKET_TAKING && kind < POCKET_VALUES &&
           pocket.hands[pocket.laid_open][kind] != 0;
}

/* R6: a hand that this empties is not going out. */
void pocket_take(uint8_t kind)
{
    pocket_hand_over(pocket.laid_open, pocket.seat, kind);
    pocket.laid_open = POCKET_NONE;
    pocket.phase = POCKET_TURN;
}

/* ---- 7 Azathoth: every opponent loses a card at random ---- */

static uint8_t random_card_of(uint8_t seat)
{
    const uint8_t *held = pocket.hands[seat];
    uint8_t card = random_below(&pocket.random, pocket.hand_size[seat]);
    uint8_t kind = 0;

    while (card >= *held) {
        card -= *held++;
        kind++;
    }
    return kind;
}

static void azathoth(void)
{
    uint8_t seat, kind;

    for (seat = 0; seat != pocket.seats; seat++) {
        if (seat == pocket.seat || pocket.hand_size[seat] == 0)
            continue;
        kind = random_card_of(seat);
        pocket_tell(POCKET_DID_DISCARD, seat, kind, 0);
        pocket_lay_down(seat, kind, 1);
    }
}

/* ---- 6 Cthulhu: one or two cards as gifts ---- */

uint8_t pocket_may_give(uint8_t seat, uint8_t kind)
{
    return is_opponent(seat) && kind < POCKET_VALUES && pocket.hands[pocket.seat][kind] != 0;
}

static uint8_t may_give_second(const PocketAction *action)
{
    if (!pocket_may_give(action->c, action->d))
        return 0;
    if (action->c < action->a || (action->c == action->a && action->d < action->b))
        return 0;
    return action->b != action->d || pocket.hands[pocket.seat][action->b] > 1;
}

/* R6: who gives the last card away goes out. */
static void cthulhu(const PocketAction *action)
{
    pocket_hand_over(pocket.seat, action->a, action->b);
    if (action->c != POCKET_NONE)
        pocket_hand_over(pocket.seat, action->c, action->d);
    pocket_go_out_if_empty();
}

/* ---- The act of sealing ---- */

uint8_t pocket_may_seal(const PocketAction *action)
{
    uint8_t portal = action->kind - POCKET_SEAL;

    if (portal >= POCKET_VALUES || !pocket_sealable(portal))
        return 0;
    switch (portal) {
    case POCKET_CTHULHU:
        return pocket_may_give(action->a, action->b) &&
               (action->c == POCKET_NONE || may_give_second(action));
    case POCKET_SHUB_NIGGURATH:
        return may_look(action->a);
    case POCKET_NYARLATHOTEP:
        return action->a < POCKET_ROW_SIZE;
    default:
        return 1;
    }
}

/* The Portal returns to the pool first: a gift may end the round. */
void pocket_seal(const PocketAction *action)
{
    uint8_t portal = action->kind - POCKET_SEAL;

    pocket.sealed = 1;
    pocket.portals[portal] = POCKET_NONE;
    pocket_tell(POCKET_DID_SEAL, pocket.seat, portal, 0);
    switch (portal) {
    case POCKET_CTHULHU:
        cthulhu(action);
        break;
    case POCKET_AZATHOTH:
        azathoth();
        break;
    case POCKET_SHUB_NIGGURATH:
        shub_niggurath(action->a);
        break;
    case POCKET_DAGON:
        dagon();
        break;
    case POCKET_NYARLATHOTEP:
        nyarlathotep(action->a);
        break;
    case POCKET_SHOGGOTH:
        shoggoth();
        break;
    default:
        gug();
    }
}
