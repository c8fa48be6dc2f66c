/* What a seat may know: everything but the order of decks and which of another seat's cards are in
 * its hand. */
#include <string.h>

#include "games/realms/realms_rules.h"

void realms_view(uint8_t seat, RealmsView *view) BANKED
{
    uint8_t card, list, other;

    memcpy(view->where, realms.where, REALMS_CARDS);
    for (card = 0; card != REALMS_CARDS; card++) {
        list = view->where[card];
        if (list < REALMS_COMMON && (list & 3) == REALMS_HAND && OWNER_OF(list) != seat)
            view->where[card] = list - REALMS_HAND + REALMS_DECK;
    }
    for (other = 0; other != REALMS_SEATS; other++)
        view->top[other] = other < realms.seats && realms.known_top[other]
                               ? realms.head[REALMS_AT(other, REALMS_DECK)]
                               : REALMS_NONE;
    view->next_common = realms.head[REALMS_COMMON];
}

uint8_t realms_event_open_to(uint8_t event, uint8_t seat) BANKED
{
    const RealmsEvent *seen = &realms_events[event];

    return seen->kind != REALMS_DID_DRAW || seen->seat == seat;
}
