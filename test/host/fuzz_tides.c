/* Tides of Madness: arbitrary bytes as actions. */
/* Links: test/host/bytes_as_actions.c */
/* Links: src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
#include "bytes_as_actions.h"
#include "games/tides/tides.h"

static void check_state(void)
{
    unsigned cards = TIDES_DECK_SIZE + tides.discards;
    uint8_t seat;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        require(tides.hand_size[seat] <= TIDES_HAND, "hand");
        require(tides.table_size[seat] <= TIDES_TABLE, "table");
        cards += tides.hand_size[seat] + tides.table_size[seat];
    }
    require(cards == TIDES_CARDS, "18 cards");
    require(tides.seat < TIDES_SEATS && tides.round <= 3 && tides.pick <= 5, "seat and round");
    require(tides_event_count <= TIDES_EVENTS, "events");
}

/* Whatever a screen may ask. */
static void look(uint8_t number)
{
    TidesView view;
    TidesPreview preview;
    uint8_t seat = number & 1;

    tides_view(seat, &view);
    require(view.known + view.unknown == tides.hand_size[seat ^ 1], "view");
    if (tides.phase == TIDES_PICKING)
        tides_preview_card(view.hand[number % view.hand_size], &preview);
    if (tides.phase == TIDES_NAMING)
        tides_preview_suit(number % TIDES_SUITS, &preview);
    if (tides.table_size[seat] != 0)
        tides_card_score(seat, number % tides.table_size[seat]);
}

FUZZED(tides, TidesAction, TIDES_ACTION_BYTES, 4, check_state, look);
