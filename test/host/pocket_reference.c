#include "pocket_reference.h"

static int row_cards(void)
{
    return POCKET_CARDS - pocket.row_head;
}

static int held(int seat, int kind)
{
    return kind < POCKET_VALUES ? pocket.hands[seat][kind] : 0;
}

static int cards_of(int seat)
{
    int kind, cards = 0;

    for (kind = 0; kind < POCKET_VALUES; kind++)
        cards += held(seat, kind);
    return cards;
}

static int opponent(int seat)
{
    return seat < pocket.seats && seat != pocket.seat;
}

static int opponents_cards(void)
{
    int seat, cards = 0;

    for (seat = 0; seat < pocket.seats; seat++)
        cards += opponent(seat) ? cards_of(seat) : 0;
    return cards;
}

static int run_in_hand(void)
{
    int kind;

    for (kind = 0; kind < POCKET_VALUES && held(pocket.seat, kind) > 0; kind++)
        ;
    return kind == POCKET_VALUES;
}

static int set_in_hand(void)
{
    int kind, sets = 0;

    for (kind = 0; kind < POCKET_VALUES; kind++)
        sets += held(pocket.seat, kind) / 3;
    return sets > 0;
}

static int legal_gifts(const PocketAction *action)
{
    int first = action->a * POCKET_VALUES + action->b;
    int second = action->c * POCKET_VALUES + action->d;

    if (!opponent(action->a) || held(pocket.seat, action->b) < 1)
        return 0;
    if (action->c == POCKET_NONE)
        return 1;
    if (!opponent(action->c) || held(pocket.seat, action->d) < 1 || second < first)
        return 0;
    return action->b == action->d ? held(pocket.seat, action->b) >= 2 : 1;
}

static int legal_seal(const PocketAction *action)
{
    int portal = action->kind - POCKET_SEAL;

    if (pocket.sealed || pocket.portals[portal] != pocket.seat)
        return 0;
    switch (portal) {
    case POCKET_CTHULHU:
        return legal_gifts(action);
    case POCKET_AZATHOTH:
        return opponents_cards() > 0;
    case POCKET_SHUB_NIGGURATH:
        return opponent(action->a) && cards_of(action->a) > 0;
    case POCKET_NYARLATHOTEP:
        return action->a < row_cards();
    case POCKET_GUG:
        return pocket.main_action == POCKET_MAIN_NONE && !(pocket.fresh & 1 << POCKET_GUG);
    default:
        return 1;
    }
}

static int legal_end(void)
{
    if (pocket.main_action != POCKET_MAIN_NONE)
        return 1;
    return row_cards() == 0 && !set_in_hand() && !run_in_hand();
}

/* A turn that nobody's Shoggoth disturbs. */
static int legal_in_free_turn(const PocketAction *action)
{
    int none_yet = pocket.main_action == POCKET_MAIN_NONE;

    switch (action->kind) {
    case POCKET_DRAW:
        return none_yet && action->a >= 1 && action->a <= 3 && action->a <= row_cards();
    case POCKET_OPEN:
        return (none_yet || pocket.main_action == POCKET_MAIN_OPEN) && pocket.melded < 3 &&
               action->b >= 3 && action->b <= held(pocket.seat, action->a) &&
               !(pocket.melded_values >> action->a & 1);
    case POCKET_PUBLISH:
        return (none_yet || pocket.main_action == POCKET_MAIN_PUBLISH) && pocket.melded < 3 &&
               run_in_hand();
    case POCKET_END:
        return legal_end();
    case POCKET_TAKE:
    case POCKET_FIRST:
        return 0;
    default:
        return legal_seal(action);
    }
}

static int legal_in_bound_turn(const PocketAction *action)
{
    int drew = pocket.main_action == POCKET_MAIN_DRAW;

    if (action->kind == POCKET_DRAW)
        return action->a == 1 && !drew && row_cards() > 0;
    return action->kind == POCKET_END && (drew || row_cards() == 0);
}

int reference_legal(const PocketAction *action)
{
    switch (pocket.phase) {
    case POCKET_NAMING:
        return action->kind == POCKET_FIRST && action->a < pocket.seats;
    case POCKET_TAKING:
        return action->kind == POCKET_TAKE && held(pocket.laid_open, action->a) > 0;
    case POCKET_TURN:
        if (pocket.shoggoth < pocket.seats && pocket.shoggoth != pocket.seat)
            return legal_in_bound_turn(action);
        return legal_in_free_turn(action);
    default:
        return 0;
    }
}
