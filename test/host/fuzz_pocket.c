/* Pocket Madness: arbitrary bytes as actions. */
/* Links: test/host/bytes_as_actions.c */
/* Links: src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include "bytes_as_actions.h"
#include "games/pocket/pocket.h"

static void check_state(void)
{
    unsigned cards = POCKET_ROW_SIZE;
    uint8_t seat, kind;

    for (seat = 0; seat != POCKET_SEATS; seat++)
        for (kind = 0; kind != POCKET_VALUES; kind++)
            cards += pocket.hands[seat][kind] + pocket.melds[seat][kind];
    require(cards == POCKET_CARDS, "63 cards");
    require(pocket.seat < pocket.seats && pocket.round <= 25, "seat and round");
    require(pocket_event_count <= POCKET_EVENTS, "events");
}

FUZZED(pocket, PocketAction, POCKET_ACTION_BYTES, 6, check_state, 0);
