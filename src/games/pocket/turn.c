/* A turn: investigate, open Portals, or publish; then its end. */
#include "games/pocket/rules.h"

void pocket_clear_turn(uint8_t seat)
{
    pocket.seat = seat;
    pocket.main_action = POCKET_MAIN_NONE;
    pocket.melded = 0;
    pocket.melded_values = 0;
    pocket.fresh = 0;
    pocket.sealed = 0;
    pocket.extra = 0;
}

void pocket_begin_turn(uint8_t seat, uint8_t by_dagon)
{
    pocket_clear_turn(seat);
    pocket.phase = POCKET_TURN;
    if (pocket.shoggoth == seat)
        pocket.shoggoth = POCKET_NONE;
    pocket_tell(POCKET_DID_START_TURN, seat, by_dagon, 0);
}

/* By another seat's Shoggoth: one card from the row, no melds, no sealing. */
uint8_t pocket_is_bound(void)
{
    return pocket.shoggoth != POCKET_NONE && pocket.shoggoth != pocket.seat;
}

/* The first step fixes the main action; melds go on with the one they began. */
static uint8_t may_meld(uint8_t main_action)
{
    if (pocket.phase != POCKET_TURN || pocket_is_bound())
        return 0;
    if (pocket.main_action == POCKET_MAIN_NONE)
        return 1;
    return pocket.main_action == main_action && pocket.melded != MELDS_A_TURN;
}

/* ---- Investigate ---- */

uint8_t pocket_may_draw(uint8_t number)
{
    if (pocket.phase != POCKET_TURN || pocket.main_action != POCKET_MAIN_NONE)
        return 0;
    if (number == 0 || number > DRAW_MOST || number > POCKET_ROW_SIZE)
        return 0;
    return number == 1 || !pocket_is_bound();
}

void pocket_draw(uint8_t number)
{
    pocket.main_action = POCKET_MAIN_DRAW;
    for (; number != 0; number--)
        pocket_take_from_row(0);
}

/* ---- Open Portals ---- */

/* R2: a second set of the same kind in a turn would claim nothing. */
uint8_t pocket_may_open(uint8_t kind, uint8_t number)
{
    if (!may_meld(POCKET_MAIN_OPEN) || kind >= POCKET_VALUES || number < SET_LEAST)
        return 0;
    return number <= pocket.hands[pocket.seat][kind] && !(pocket.melded_values & KIND_BIT(kind));
}

/* A Portal that the seat already holds stays where it is: no new claim. */
static void claim_portal(uint8_t portal)
{
    uint8_t holder = pocket.portals[portal];

    if (holder == pocket.seat)
        return;
    pocket.portals[portal] = pocket.seat;
    pocket.fresh |= KIND_BIT(portal);
    pocket_tell(POCKET_DID_CLAIM, pocket.seat, portal, holder);
}

void pocket_open(uint8_t kind, uint8_t number)
{
    pocket.main_action = POCKET_MAIN_OPEN;
    pocket.melded++;
    pocket.melded_values |= KIND_BIT(kind);
    pocket_tell(POCKET_DID_OPEN, pocket.seat, kind, number);
    pocket_lay_down(pocket.seat, kind, number);
    claim_portal(kind);
    pocket_go_out_if_empty();
}

/* ---- Publish ---- */

static uint8_t holds_run(void)
{
    const uint8_t *held = pocket.hands[pocket.seat];
    uint8_t kind;

    for (kind = POCKET_VALUES; kind != 0; kind--)
        if (*held++ == 0)
            return 0;
    return 1;
}

uint8_t pocket_may_publish(void)
{
    return may_meld(POCKET_MAIN_PUBLISH) && holds_run();
}

/* The k-th run of a round drives every opponent k steps madder. */
void pocket_publish(void)
{
    uint8_t kind;

    pocket.main_action = POCKET_MAIN_PUBLISH;
    pocket.melded++;
    pocket.runs++;
    pocket_tell(POCKET_DID_PUBLISH, pocket.seat, pocket.runs, 0);
    for (kind = 0; kind != POCKET_VALUES; kind++)
        pocket_lay_down(pocket.seat, kind, 1);
    pocket_gain_others(pocket.seat, pocket.runs);
    pocket_go_out_if_empty();
}

/* ---- End of the turn ---- */

static uint8_t holds_set(void)
{
    const uint8_t *held = pocket.hands[pocket.seat];
    uint8_t kind;

    for (kind = POCKET_VALUES; kind != 0; kind--)
        if (*held++ >= SET_LEAST)
            return 1;
    return 0;
}

/* R3: without a main action only if none is possible. */
uint8_t pocket_may_end(void)
{
    if (pocket.phase != POCKET_TURN)
        return 0;
    if (pocket.main_action != POCKET_MAIN_NONE)
        return 1;
    if (POCKET_ROW_SIZE != 0)
        return 0;
    return pocket_is_bound() || (!holds_set() && !holds_run());
}

static uint8_t next_seat(void)
{
    uint8_t seat = pocket.seat + 1;

    return seat == pocket.seats ? 0 : seat;
}

/* R4: Dagon's extra turn belongs to the turn that sealed it, so it uses up no last turn. */
void pocket_end_turn(void)
{
    if (pocket.extra) {
        pocket_begin_turn(pocket.seat, 1);
        return;
    }
    if (pocket.last_taker != POCKET_NONE) {
        if (pocket.last_turns == 0) {
            pocket_count_hands();
            return;
        }
        pocket.last_turns--;
    }
    pocket_begin_turn(next_seat(), 0);
}
