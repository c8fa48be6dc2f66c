/* The rules decide whether a choice is legal; here only the reason is found, in the order in which
 * a player would see it. */
#include "games/pocket/pocket.h"
#include "screens/pocket/pocket_panel.h"
#include "screens/pocket/pocket_why.h"
#include "text_ids.h"

#define SET_LEAST 3
#define MELDS     3

static uint8_t is_bound(void)
{
    return pocket.shoggoth != POCKET_NONE && pocket.shoggoth != pocket.seat;
}

static uint8_t can(uint8_t kind, uint8_t a, uint8_t b)
{
    static PocketAction asked;

    asked.kind = kind;
    asked.a = a;
    asked.b = b;
    return pocket_legal(&asked);
}

uint16_t why_not_draw(uint8_t number)
{
    if (can(POCKET_DRAW, number, 0))
        return 0;
    if (pocket.main_action != POCKET_MAIN_NONE)
        return TEXT_POCKET_WHY_ACTED;
    if (POCKET_ROW_SIZE == 0)
        return TEXT_POCKET_WHY_ROW_EMPTY;
    return is_bound() ? TEXT_POCKET_WHY_BOUND : TEXT_POCKET_WHY_THREE_MOST;
}

/* What keeps from melding at all with that main action. */
static uint16_t why_not_meld(uint8_t main_action)
{
    if (is_bound())
        return TEXT_POCKET_WHY_BOUND;
    if (pocket.main_action != POCKET_MAIN_NONE && pocket.main_action != main_action)
        return TEXT_POCKET_WHY_ACTED;
    return pocket.melded == MELDS ? TEXT_POCKET_WHY_THREE_MELDS : 0;
}

uint16_t why_not_open(uint8_t kind)
{
    uint16_t why;

    if (can(POCKET_OPEN, kind, SET_LEAST))
        return 0;
    why = why_not_meld(POCKET_MAIN_OPEN);
    if (why)
        return why;
    if (pocket.melded_values & (1u << kind))
        return TEXT_POCKET_WHY_TWICE;
    return TEXT_POCKET_WHY_THREE_ALIKE;
}

uint16_t why_not_publish(void)
{
    uint16_t why;

    if (can(POCKET_PUBLISH, 0, 0))
        return 0;
    why = why_not_meld(POCKET_MAIN_PUBLISH);
    return why ? why : TEXT_POCKET_WHY_SEVEN;
}

/* Asks the rules with some card of the hand and each seat as a target: one fits if any does. */
static uint8_t can_seal(uint8_t portal)
{
    static PocketAction asked;

    asked.kind = POCKET_SEAL + portal;
    asked.c = POCKET_NONE;
    asked.b = 0;
    while (asked.b != POCKET_VALUES - 1 && pocket.hands[pocket.seat][asked.b] == 0)
        asked.b++;
    for (asked.a = 0; asked.a != pocket.seats; asked.a++)
        if (pocket_legal(&asked))
            return 1;
    return 0;
}

uint16_t why_not_seal(uint8_t portal)
{
    if (can_seal(portal))
        return 0;
    if (is_bound())
        return TEXT_POCKET_WHY_BOUND;
    if (pocket.portals[portal] != pocket.seat)
        return TEXT_POCKET_WHY_NOT_YOURS;
    if (pocket.sealed)
        return TEXT_POCKET_WHY_SEALED;
    return portal == POCKET_GUG ? TEXT_POCKET_WHY_GUG : TEXT_POCKET_WHY_NOTHING;
}

uint16_t why_not_end(void)
{
    if (can(POCKET_END, 0, 0))
        return 0;
    return POCKET_ROW_SIZE ? TEXT_POCKET_WHY_MUST_ACT : TEXT_POCKET_WHY_MUST_MELD;
}

static uint16_t why_no_set(void)
{
    uint16_t why = why_not_meld(POCKET_MAIN_OPEN);

    return why ? why : TEXT_POCKET_WHY_THREE_ALIKE;
}

static uint16_t why_no_seal(void)
{
    uint8_t portal;

    if (is_bound())
        return TEXT_POCKET_WHY_BOUND;
    if (pocket.sealed)
        return TEXT_POCKET_WHY_SEALED;
    for (portal = 0; portal != POCKET_VALUES; portal++)
        if (pocket.portals[portal] == pocket.seat)
            return portal == POCKET_GUG ? TEXT_POCKET_WHY_GUG : TEXT_POCKET_WHY_NOTHING;
    return TEXT_POCKET_WHY_NO_PORTAL;
}

uint16_t why_not_action(uint8_t action)
{
    switch (action) {
    case ACTION_DRAW:
        return why_not_draw(1);
    case ACTION_OPEN:
        return why_no_set();
    case ACTION_PUBLISH:
        return why_not_publish();
    case ACTION_SEAL:
        return why_no_seal();
    default:
        return why_not_end();
    }
}
