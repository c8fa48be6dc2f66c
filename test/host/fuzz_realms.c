/* Cthulhu Realms: arbitrary bytes as actions. */
/* Links: test/host/bytes_as_actions.c */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_fault.c build/gen/realms_cards.c */
#include "bytes_as_actions.h"
#include "realms_table.h"

static void check_state(void)
{
    const char *fault = table_fault();

    require(!fault, fault);
    require(realms_event_count <= REALMS_EVENTS, "events");
}

FUZZED(realms, RealmsAction, REALMS_ACTION_BYTES, 6, check_state, 0);
