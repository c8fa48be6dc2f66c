/* The 18 cards: suits, Madness icons, and what each of them scores. */
#include <string.h>

#include "games/tides/rules.h"

#define NO TIDES_NONE

const uint8_t tides_suits[TIDES_CARDS] = {
    TIDES_RACE,
    TIDES_RACE,
    TIDES_RACE, /* */
    TIDES_LOCATION,
    TIDES_LOCATION,
    TIDES_LOCATION, /* */
    TIDES_OUTER_GOD,
    TIDES_OUTER_GOD,
    TIDES_OUTER_GOD, /* */
    TIDES_GREAT_OLD_ONE,
    TIDES_GREAT_OLD_ONE,
    TIDES_GREAT_OLD_ONE, /* */
    TIDES_MANUSCRIPT,
    TIDES_MANUSCRIPT,
    TIDES_MANUSCRIPT, /* */
    NO,
    NO,
    NO,
};

const uint8_t tides_madness[TIDES_CARDS] = {
    1, 0, 1, /* Deep Ones, Elder Things, Yith */
    0, 0, 1, /* Innsmouth, Mountains, R'lyeh */
    0, 0, 1, /* Azathoth, Nyarlathotep, Yog-Sothoth */
    0, 1, 0, /* Cthulhu, Dagon, Hastur */
    1, 1, 0, /* Necronomicon, Pnakotic Manuscripts, Kulten */
    1, 0, 0, /* Miskatonic, Shub-Niggurath, Dreamlands */
};

/* What a card counts; each of what it counts is worth the same. */
enum { EACH, MAJORITY, PAIRS, TRIPLES, MISSING, ALL_FIVE, TOKENS, MAJORITIES, NOTHING };

static const uint8_t counted[TIDES_CARDS] = {
    PAIRS,      EACH,     MAJORITY, /* */
    MISSING,    EACH,     MAJORITY, /* */
    EACH,       ALL_FIVE, MAJORITY, /* */
    TRIPLES,    MAJORITY, EACH,     /* */
    TOKENS,     MAJORITY, EACH,     /* */
    MAJORITIES, NOTHING,  NOTHING,
};

static const uint8_t counted_suit[TIDES_CARDS] = {
    NO,
    TIDES_OUTER_GOD,
    TIDES_MANUSCRIPT, /* */
    NO,
    TIDES_RACE,
    TIDES_GREAT_OLD_ONE, /* */
    TIDES_GREAT_OLD_ONE,
    NO,
    TIDES_LOCATION, /* */
    NO,
    TIDES_RACE,
    TIDES_MANUSCRIPT, /* */
    NO,
    TIDES_OUTER_GOD,
    TIDES_LOCATION, /* */
    NO,
    NO,
    NO,
};

static const uint8_t worth[TIDES_CARDS] = {
    6, 3,  7, /* */
    3, 3,  7, /* */
    3, 13, 7, /* */
    9, 7,  3, /* */
    1, 7,  3, /* */
    4, 0,  0,
};

TidesSide tides_sides[TIDES_SEATS];

/* ---- Suits and majorities ---- */

static void count_suits(uint8_t seat, uint8_t wild)
{
    uint8_t *suits = tides_sides[seat].suits;
    const uint8_t *card = tides.table[seat];
    uint8_t left, suit;

    memset(suits, 0, TIDES_SUITS);
    for (left = tides.table_size[seat]; left != 0; left--) {
        suit = *card == TIDES_DREAMLANDS ? wild : tides_suits[*card];
        card++;
        if (suit != TIDES_NONE)
            suits[suit]++;
    }
}

void tides_count_sides(uint8_t wild)
{
    uint8_t suit, own, other;

    count_suits(0, wild);
    count_suits(1, wild);
    for (suit = 0; suit != TIDES_SUITS; suit++) {
        own = tides_sides[0].suits[suit];
        other = tides_sides[1].suits[suit];
        tides_sides[0].majority[suit] = own > other;
        tides_sides[1].majority[suit] = other > own;
    }
}

/* ---- Scores ---- */

static uint8_t fewest(uint8_t a, uint8_t b)
{
    return a < b ? a : b;
}

static uint8_t missing_suits(const TidesSide *side)
{
    uint8_t suit;
    uint8_t missing = 0;

    for (suit = 0; suit != TIDES_SUITS; suit++)
        if (side->suits[suit] == 0)
            missing++;
    return missing;
}

static uint8_t majorities(const TidesSide *side)
{
    uint8_t suit;
    uint8_t number = 0;

    for (suit = 0; suit != TIDES_SUITS; suit++)
        number += side->majority[suit];
    return number;
}

static uint8_t how_many(const TidesSide *side, uint8_t card)
{
    const uint8_t *suits = side->suits;

    switch (counted[card]) {
    case EACH:
        return suits[counted_suit[card]];
    case MAJORITY:
        return side->majority[counted_suit[card]];
    case PAIRS:
        return fewest(suits[TIDES_GREAT_OLD_ONE], suits[TIDES_MANUSCRIPT]);
    case TRIPLES:
        return fewest(fewest(suits[TIDES_OUTER_GOD], suits[TIDES_LOCATION]), suits[TIDES_RACE]);
    case MISSING:
        return missing_suits(side);
    case ALL_FIVE:
        return missing_suits(side) == 0;
    case TOKENS:
        return side->tokens;
    case MAJORITIES:
        return majorities(side);
    default:
        return 0;
    }
}

uint8_t tides_score_card(const TidesSide *side, uint8_t card)
{
    uint8_t number = how_many(side, card);
    uint8_t each = worth[card];
    uint8_t score = 0;

    for (; number != 0; number--)
        score += each;
    return score;
}

uint8_t tides_score_table(uint8_t seat, uint8_t *scores)
{
    const TidesSide *side = &tides_sides[seat];
    const uint8_t *table = tides.table[seat];
    uint8_t sum = 0;
    uint8_t place;

    for (place = 0; place != tides.table_size[seat]; place++) {
        scores[place] = tides_score_card(side, table[place]);
        sum += scores[place];
        if (table[place] == TIDES_SHUB_NIGGURATH && place != 0) {
            sum += scores[place - 1];
            scores[place - 1] += scores[place - 1];
        }
    }
    return sum;
}

/* ---- For the screens ---- */

uint8_t tides_card_suit(uint8_t card) BANKED
{
    return tides_suits[card];
}

uint8_t tides_card_madness(uint8_t card) BANKED
{
    return tides_madness[card];
}

uint8_t tides_suit_count(uint8_t seat, uint8_t suit) BANKED
{
    tides_count_sides(tides.suit);
    return tides_sides[seat].suits[suit];
}

uint8_t tides_majority(uint8_t suit) BANKED
{
    tides_count_sides(tides.suit);
    if (tides_sides[0].majority[suit])
        return 0;
    return tides_sides[1].majority[suit] ? 1 : TIDES_NONE;
}
