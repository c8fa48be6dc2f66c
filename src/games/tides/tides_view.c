/* What a seat may know. Every hand is known to both once it was passed on; what was taken back was
 * seen on the table. So only the opponent's new cards are hidden, until the first swap of a round,
 * and these lie last in its hand. In round 3 the deck is empty: a seat that counts knows them too.
 */
#include <string.h>

#include "games/tides/rules.h"

static uint8_t hidden_cards(void)
{
    if (tides.phase != TIDES_PICKING || tides.pick != 1)
        return 0;
    switch (tides.round) {
    case 1:
        return TIDES_HAND;
    case 2:
        return DRAW_AFTER_ROUND;
    default:
        return 0;
    }
}

static void see(uint8_t *seen, const uint8_t *cards, uint8_t number)
{
    for (; number != 0; number--)
        seen[*cards++] = 1;
}

static void list_unseen(TidesView *view)
{
    uint8_t seen[TIDES_CARDS];
    uint8_t card;

    memset(seen, 0, sizeof seen);
    see(seen, tides.table[0], tides.table_size[0]);
    see(seen, tides.table[1], tides.table_size[1]);
    see(seen, tides.discard, tides.discards);
    see(seen, view->hand, view->hand_size);
    see(seen, view->opponent, view->known);
    for (card = 0; card != TIDES_CARDS; card++)
        if (!seen[card])
            view->unseen[view->unseen_count++] = card;
}

void tides_look(uint8_t seat, TidesView *view)
{
    uint8_t other = TIDES_OTHER(seat);

    memset(view, 0, sizeof *view);
    view->hand_size = tides.hand_size[seat];
    memcpy(view->hand, tides.hands[seat], view->hand_size);
    view->chosen = tides.chosen[seat];
    view->thrown = tides.thrown[seat];
    view->unknown = hidden_cards();
    view->known = tides.hand_size[other] - view->unknown;
    memcpy(view->opponent, tides.hands[other], view->known);
    list_unseen(view);
}

void tides_view(uint8_t seat, TidesView *view) BANKED
{
    tides_look(seat, view);
}

uint8_t tides_event_open_to(uint8_t event, uint8_t seat) BANKED
{
    const TidesEvent *seen = &tides_events[event];

    if (seen->kind == TIDES_DID_CHOOSE || seen->kind == TIDES_DID_DRAW)
        return seen->seat == seat;
    return 1;
}
