#include "realms_hidden.h"

static uint8_t cards[REALMS_CARDS];
static uint8_t card_count;

static void take_list(uint8_t list, uint8_t skip)
{
    uint8_t card;

    REALMS_EACH(card, list)
    {
        if (skip)
            skip--;
        else
            cards[card_count++] = card;
    }
}

/* Lays the next cards of the heap into the list, behind those that stay. */
static void put_list(uint8_t list, uint8_t stays, uint8_t *next)
{
    uint8_t *link = &realms.head[list];
    uint8_t number = realms.size[list];

    for (; stays; stays--, number--)
        link = &realms.next[*link];
    for (; number; number--) {
        *link = cards[(*next)++];
        realms.where[*link] = list;
        link = &realms.next[*link];
    }
    *link = REALMS_NONE;
}

static void permute_seat(uint8_t seat, uint8_t with_hand, Random *dice)
{
    uint8_t deck = REALMS_AT(seat, REALMS_DECK);
    uint8_t hand = REALMS_AT(seat, REALMS_HAND);
    uint8_t next = 0;

    card_count = 0;
    take_list(deck, realms.known_top[seat]);
    if (with_hand)
        take_list(hand, 0);
    random_shuffle(dice, cards, card_count);
    put_list(deck, realms.known_top[seat], &next);
    if (with_hand)
        put_list(hand, 0, &next);
}

void permute_hidden(uint8_t watcher, Random *dice)
{
    uint8_t seat, next = 0;

    for (seat = 0; seat != realms.seats; seat++)
        permute_seat(seat, seat != watcher, dice);
    card_count = 0;
    take_list(REALMS_COMMON, 1);
    random_shuffle(dice, cards, card_count);
    if (realms.size[REALMS_COMMON])
        put_list(REALMS_COMMON, 1, &next);
    random_seed(&realms.random, random_next(dice));
}
