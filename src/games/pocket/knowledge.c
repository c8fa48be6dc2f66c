/* What a seat may know. Of another hand: the cards that it saw go there, less those that it saw
 * leave; for each card that left unseen, every kind counts one lower. So known is a minimum. */
#include <string.h>

#include "games/pocket/rules.h"

static void lower(uint8_t *count, uint8_t number)
{
    *count = *count > number ? *count - number : 0;
}

void pocket_all_see_arrive(uint8_t seat, uint8_t kind)
{
    uint8_t watcher;

    if (pocket_dreaming)
        return;
    for (watcher = 0; watcher != pocket.seats; watcher++)
        if (watcher != seat)
            pocket.known[watcher][seat][kind]++;
}

void pocket_all_see_leave(uint8_t seat, uint8_t kind, uint8_t number)
{
    uint8_t watcher;

    if (pocket_dreaming)
        return;
    for (watcher = 0; watcher != pocket.seats; watcher++)
        if (watcher != seat)
            lower(&pocket.known[watcher][seat][kind], number);
}

/* Any of the known cards may be the one that left. */
static void see_some_card_leave(uint8_t watcher, uint8_t seat)
{
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++)
        lower(&pocket.known[watcher][seat][kind], 1);
}

/* A private move: both ends see the card, a third seat only that there was one. */
void pocket_see_passed(uint8_t from, uint8_t to, uint8_t kind)
{
    uint8_t watcher;

    if (pocket_dreaming)
        return;
    pocket.known[from][to][kind]++;
    lower(&pocket.known[to][from][kind], 1);
    for (watcher = 0; watcher != pocket.seats; watcher++)
        if (watcher != from && watcher != to)
            see_some_card_leave(watcher, from);
}

void pocket_see_hand(uint8_t watcher, uint8_t seat)
{
    if (!pocket_dreaming)
        memcpy(pocket.known[watcher][seat], pocket.hands[seat], POCKET_VALUES);
}

/* ---- The view of a seat ---- */

static void view_hand(uint8_t watcher, uint8_t seat, PocketView *view)
{
    const uint8_t *seen = watcher == seat ? pocket.hands[seat] : pocket.known[watcher][seat];
    uint8_t unknown = pocket.hand_size[seat];
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++) {
        view->known[seat][kind] = *seen;
        view->unseen[kind] -= *seen;
        view->unseen[kind] -= pocket.melds[seat][kind];
        unknown -= *seen++;
    }
    view->unknown[seat] = unknown;
}

void pocket_look(uint8_t watcher, PocketView *view)
{
    uint8_t kind, seat, place;

    memset(view, 0, sizeof *view);
    for (kind = 0; kind != POCKET_VALUES; kind++)
        view->unseen[kind] = POCKET_COPIES(kind);
    for (seat = 0; seat != pocket.seats; seat++)
        view_hand(watcher, seat, view);
    for (place = pocket.row_head; place != POCKET_CARDS; place++)
        if (!(pocket.row[place] & POCKET_FACE_DOWN))
            view->unseen[pocket.row[place]]--;
}

void pocket_view(uint8_t seat, PocketView *view) BANKED
{
    pocket_look(seat, view);
}

uint8_t pocket_event_open_to(uint8_t event, uint8_t seat) BANKED
{
    const PocketEvent *seen = &pocket_events[event];

    switch (seen->kind) {
    case POCKET_DID_TAKE_CARD:
        return seen->seat == seat || !(seen->a & POCKET_FACE_DOWN);
    case POCKET_DID_PASS_CARD:
        return seen->seat == seat || seen->a == seat;
    default:
        return 1;
    }
}
