/* What holds at all times, whatever was played. */
#include <string.h>

#include "games/pocket/rules.h"

static uint8_t found[POCKET_VALUES]; /* copies of each kind, wherever they lie */

/* Counts the seat's cards; 0 when its hand is not as large as it is said to be. */
static uint8_t count_seat(uint8_t seat)
{
    const uint8_t *held = pocket.hands[seat];
    const uint8_t *laid = pocket.melds[seat];
    uint8_t size = pocket.hand_size[seat];
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++) {
        found[kind] += *laid++;
        found[kind] += *held;
        size -= *held++;
    }
    return size == 0;
}

static uint8_t count_row(void)
{
    const uint8_t *card = &pocket.row[pocket.row_head];
    uint8_t n, kind;

    for (n = POCKET_ROW_SIZE; n != 0; n--) {
        kind = POCKET_KIND(*card++);
        if (kind >= POCKET_VALUES)
            return 0;
        found[kind]++;
    }
    return 1;
}

uint8_t pocket_is_sound(void) BANKED
{
    uint8_t n;

    if (pocket.row_head > POCKET_CARDS || pocket.seat >= pocket.seats)
        return 0;
    memset(found, 0, sizeof found);
    for (n = 0; n != pocket.seats; n++)
        if (!count_seat(n))
            return 0;
    if (!count_row())
        return 0;
    for (n = 0; n != POCKET_VALUES; n++) {
        if (found[n] != POCKET_COPIES(n))
            return 0;
        if (pocket.portals[n] != POCKET_NONE && pocket.portals[n] >= pocket.seats)
            return 0;
    }
    return 1;
}
