/* The legal actions one by one, and as bytes. A phase has one kind of action, so the list is short:
 * cards of the hand in their order, suits, or the two rewards. */
#include "games/tides/rules.h"

/* Where in the hand of the seat to act a card lies. */
static uint8_t place_of(uint8_t card)
{
    const uint8_t *held = tides.hands[tides.seat];
    uint8_t place = 0;

    while (place != tides.hand_size[tides.seat] && held[place] != card)
        place++;
    return place;
}

/* The first legal action with a card at this place or a later one; 0 when there is none. */
static uint8_t settle_card(uint8_t place, TidesAction *action)
{
    for (; place < tides.hand_size[tides.seat]; place++) {
        action->a = tides.hands[tides.seat][place];
        if (tides_may(action))
            return 1;
    }
    return 0;
}

uint8_t tides_first_action(TidesAction *action) BANKED
{
    if (tides.phase == TIDES_OVER)
        return 0;
    action->kind = tides.phase;
    if (action->kind == TIDES_SUIT || action->kind == TIDES_BONUS) {
        action->a = 0;
        return 1;
    }
    return settle_card(0, action);
}

uint8_t tides_next_action(TidesAction *action) BANKED
{
    if (action->kind == TIDES_SUIT || action->kind == TIDES_BONUS) {
        action->a++;
        return tides_may(action);
    }
    return settle_card(place_of(action->a) + 1, action);
}

/* ---- Byte code: each kind has a range of codes ---- */

static const uint8_t first_code[TIDES_KINDS + 1] = {
    0,  /* pick: 18 cards */
    18, /* suit: five */
    23, /* bonus: points or healing */
    25, /* keep: 18 cards */
    43, /* discard: 18 cards */
    61  /* no action from here on */
};

uint8_t tides_encode(const TidesAction *action, uint8_t *bytes) BANKED
{
    bytes[0] = first_code[action->kind] + action->a;
    return 1;
}

uint8_t tides_decode(const uint8_t *bytes, uint8_t length, TidesAction *action) BANKED
{
    uint8_t kind = 0;

    if (length == 0 || bytes[0] >= first_code[TIDES_KINDS])
        return 0;
    while (bytes[0] >= first_code[kind + 1])
        kind++;
    action->kind = kind;
    action->a = bytes[0] - first_code[kind];
    return 1;
}
