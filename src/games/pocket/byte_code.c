/* Actions as bytes. Each kind has a range of codes, in the order of the kinds; only a pair of
 * gifts needs a second byte, which is the second gift. */
#include "games/pocket/rules.h"

#define SET_SIZES 10 /* 3 to 12 cards */
#define GIFTS     (POCKET_SEATS * POCKET_VALUES)

static const uint8_t first_code[POCKET_KINDS + 1] = {
    0,   /* draw: 1 to 3 */
    3,   /* open: seven kinds, each with ten sizes */
    73,  /* publish */
    74,  /* seal 6: 28 single gifts, then 28 that another one follows */
    130, /* seal 7 */
    131, /* seal 8: four seats */
    135, /* seal 9 */
    136, /* seal 10: 63 places */
    199, /* seal 11 */
    200, /* seal 12 */
    201, /* take: seven kinds */
    208, /* end */
    209, /* first: four seats */
    213  /* no action from here on */
};

static uint8_t gift_code(uint8_t seat, uint8_t kind)
{
    return (uint8_t)(seat << 3) - seat + kind;
}

/* Where the action lies in the range of its kind. */
static uint8_t offset_of(const PocketAction *action)
{
    uint8_t offset;

    switch (action->kind) {
    case POCKET_DRAW:
        return action->a - 1;
    case POCKET_OPEN:
        offset = action->a * SET_SIZES;
        return offset + action->b - SET_LEAST;
    case POCKET_SEAL + POCKET_CTHULHU:
        offset = gift_code(action->a, action->b);
        return action->c == POCKET_NONE ? offset : offset + GIFTS;
    default:
        return action->a;
    }
}

uint8_t pocket_encode(const PocketAction *action, uint8_t *bytes) BANKED
{
    bytes[0] = first_code[action->kind] + offset_of(action);
    if (action->kind != POCKET_SEAL + POCKET_CTHULHU || action->c == POCKET_NONE)
        return 1;
    bytes[1] = gift_code(action->c, action->d);
    return 2;
}

static void read_gift(uint8_t code, uint8_t *seat, uint8_t *kind)
{
    *seat = 0;
    for (; code >= POCKET_VALUES; code -= POCKET_VALUES)
        (*seat)++;
    *kind = code;
}

static void read_set(uint8_t offset, PocketAction *action)
{
    action->a = 0;
    for (; offset >= SET_SIZES; offset -= SET_SIZES)
        action->a++;
    action->b = offset + SET_LEAST;
}

static uint8_t read_gifts(const uint8_t *bytes, uint8_t length, PocketAction *action)
{
    uint8_t first = bytes[0] - first_code[POCKET_SEAL + POCKET_CTHULHU];

    action->c = POCKET_NONE;
    if (first < GIFTS) {
        read_gift(first, &action->a, &action->b);
        return 1;
    }
    if (length < 2 || bytes[1] >= GIFTS)
        return 0;
    read_gift(first - GIFTS, &action->a, &action->b);
    read_gift(bytes[1], &action->c, &action->d);
    return 2;
}

uint8_t pocket_decode(const uint8_t *bytes, uint8_t length, PocketAction *action) BANKED
{
    uint8_t kind = 0;
    uint8_t offset;

    if (length == 0 || bytes[0] >= first_code[POCKET_KINDS])
        return 0;
    while (bytes[0] >= first_code[kind + 1])
        kind++;
    offset = bytes[0] - first_code[kind];
    action->kind = kind;
    action->a = offset;
    action->b = 0;
    action->c = 0;
    action->d = 0;
    switch (kind) {
    case POCKET_DRAW:
        action->a++;
        return 1;
    case POCKET_OPEN:
        read_set(offset, action);
        return 1;
    case POCKET_SEAL + POCKET_CTHULHU:
        return read_gifts(bytes, length, action);
    default:
        return 1;
    }
}
