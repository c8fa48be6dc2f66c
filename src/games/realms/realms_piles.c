/* Lists of cards: whatever moves a card from one to another keeps next, where and size true. */
#include "games/realms/realms_rules.h"

/* The card leaves its list or its place in the rows. What it was used for is forgotten. */
void realms_take_out(uint8_t card)
{
    uint8_t list = realms.where[card];
    uint8_t before;

    if (list == REALMS_ROWS) {
        realms.row[realms_place_of(card)] = REALMS_NONE;
        return;
    }
    before = realms.head[list];
    if (before == card) {
        realms.head[list] = realms.next[card];
    } else {
        while (realms.next[before] != card)
            before = realms.next[before];
        realms.next[before] = realms.next[card];
    }
    realms.size[list]--;
    realms.mark[card] = 0;
}

void realms_put_on_top(uint8_t list, uint8_t card)
{
    realms.next[card] = realms.head[list];
    realms.head[list] = card;
    realms.where[card] = list;
    realms.size[list]++;
}

void realms_put_last(uint8_t list, uint8_t card)
{
    uint8_t last = realms.head[list];

    if (last == REALMS_NONE) {
        realms.head[list] = card;
    } else {
        while (realms.next[last] != REALMS_NONE)
            last = realms.next[last];
        realms.next[last] = card;
    }
    realms.next[card] = REALMS_NONE;
    realms.where[card] = list;
    realms.size[list]++;
}

static uint8_t pop(uint8_t list)
{
    uint8_t card = realms.head[list];

    realms.head[list] = realms.next[card];
    realms.size[list]--;
    realms.mark[card] = 0;
    return card;
}

void realms_move_all(uint8_t from, uint8_t to)
{
    while (realms.size[from])
        realms_put_on_top(to, pop(from));
}

/* One random card after the other goes on top: needs no memory beside the lists. */
void realms_shuffle_into(uint8_t from, uint8_t to)
{
    uint8_t card, steps;

    while (realms.size[from]) {
        card = realms.head[from];
        for (steps = random_below(&realms.random, realms.size[from]); steps; steps--)
            card = realms.next[card];
        realms_take_out(card);
        realms_put_on_top(to, card);
    }
}

/* One at a time; the discard pile becomes the deck when a card is needed and none is there. */
void realms_draw(uint8_t seat, uint8_t number)
{
    uint8_t deck = REALMS_AT(seat, REALMS_DECK);
    uint8_t card;

    for (; number; number--) {
        if (!realms.size[deck]) {
            if (!realms.size[REALMS_AT(seat, REALMS_DISCARD)])
                return;
            realms_shuffle_into(REALMS_AT(seat, REALMS_DISCARD), deck);
            realms_tell(REALMS_DID_SHUFFLE, seat, 0, 0);
        }
        card = pop(deck);
        if (realms.known_top[seat])
            realms.known_top[seat]--;
        realms_put_last(REALMS_AT(seat, REALMS_HAND), card);
        realms_tell(REALMS_DID_DRAW, seat, card, 0);
    }
}
