/* Piles: a table as sums that are quick to change and to score. Everything here is asked for some
 * hundred times in a choice, so the five suits are written out and the piles lie at fixed places.
 */
#include "games/tides/tides_mind.h"

static const uint8_t suit_place[TIDES_CARDS] = {
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, PILE_NOWHERE, PILE_NOWHERE, PILE_NOWHERE,
};

static const uint8_t own_place[TIDES_CARDS] = {
    PILE_PAIRS,
    PILE_EACH + TIDES_OUTER_GOD,
    PILE_MOST + TIDES_MANUSCRIPT,
    PILE_MISSING,
    PILE_EACH + TIDES_RACE,
    PILE_MOST + TIDES_GREAT_OLD_ONE,
    PILE_EACH + TIDES_GREAT_OLD_ONE,
    PILE_ALL_FIVE,
    PILE_MOST + TIDES_LOCATION,
    PILE_TRIPLES,
    PILE_MOST + TIDES_RACE,
    PILE_EACH + TIDES_MANUSCRIPT,
    PILE_TOKENS,
    PILE_MOST + TIDES_OUTER_GOD,
    PILE_EACH + TIDES_LOCATION,
    PILE_MAJORITIES,
    PILE_DOUBLE,
    PILE_DREAM,
};

static const uint8_t own_worth[TIDES_CARDS] = {
    1, 1, 7, 1, 1, 7, 1, 1, 7, 1, 7, 1, 1, 7, 1, 4, 1, 1,
};

static const uint8_t thrice[TIDES_SUITS] = {0, 3, 6, 9, 12}; /* three cards and Dreamlands */
static const uint8_t six_times[TIDES_SUITS] = {0, 6, 12, 18, 24};
static const uint8_t nine_times[TIDES_SUITS] = {0, 9, 18, 27, 36};

void tides_pile_add(uint8_t *pile, uint8_t card)
{
    pile[suit_place[card]]++;
    pile[own_place[card]] += own_worth[card];
    pile[PILE_ICONS] += tides_madness[card];
}

void tides_pile_remove(uint8_t *pile, uint8_t card)
{
    pile[suit_place[card]]--;
    pile[own_place[card]] -= own_worth[card];
    pile[PILE_ICONS] -= tides_madness[card];
}

/* A card of a hand goes from one side to the other. */
void tides_pile_to_me(uint8_t card)
{
    tides_pile_remove(MIND.theirs, card);
    tides_pile_add(MIND.mine, card);
}

void tides_pile_to_them(uint8_t card)
{
    tides_pile_remove(MIND.mine, card);
    tides_pile_add(MIND.theirs, card);
}

/* ---- Cards that count sets ---- */

static uint8_t pairs(const uint8_t *pile)
{
    uint8_t old_ones = pile[TIDES_GREAT_OLD_ONE];
    uint8_t manuscripts = pile[TIDES_MANUSCRIPT];

    return six_times[old_ones < manuscripts ? old_ones : manuscripts];
}

static uint8_t triples(const uint8_t *pile)
{
    uint8_t fewest = *pile++;

    if (*pile < fewest)
        fewest = *pile;
    pile++;
    if (*pile < fewest)
        fewest = *pile;
    return nine_times[fewest];
}

static uint8_t missing(const uint8_t *pile)
{
    uint8_t number = 0;

    if (*pile++ == 0)
        number += 3;
    if (*pile++ == 0)
        number += 3;
    if (*pile++ == 0)
        number += 3;
    if (*pile++ == 0)
        number += 3;
    if (*pile == 0)
        number += 3;
    return number;
}

static uint8_t score_sets(const uint8_t *pile)
{
    const uint8_t *card = pile + PILE_PAIRS;
    uint8_t score = 0;

    if (*card++)
        score = pairs(pile);
    if (*card++)
        score += triples(pile);
    if (*card++)
        score += missing(pile);
    if (*card && missing(pile) == 0)
        score += 13;
    return score;
}

/* ---- Dreamlands ---- */

/* Whether some card of the pile counts one more of a suit in sets. */
static uint8_t counts_in_sets(const uint8_t *own, uint8_t suit)
{
    if (own[suit] == 0 && (own[PILE_MISSING] | own[PILE_ALL_FIVE]))
        return 1;
    return suit < TIDES_GREAT_OLD_ONE ? own[PILE_TRIPLES] : own[PILE_PAIRS];
}

/* The most that one more card of some suit gains against the other pile. */
static uint8_t wild_gain(uint8_t *own, const uint8_t *other, uint8_t sets)
{
    static uint8_t most, gain, held, suit, majorities, other_majorities;

    majorities = own[PILE_MAJORITIES];
    other_majorities = other[PILE_MAJORITIES];
    most = 0;
    for (suit = 0; suit != TIDES_SUITS; suit++) {
        held = own[suit];
        gain = own[PILE_EACH + suit] ? 3 : 0;
        if (held == other[suit])
            gain += own[PILE_MOST + suit] + majorities;
        else if ((uint8_t)(held + 1) == other[suit])
            gain += other[PILE_MOST + suit] + other_majorities;
        if (counts_in_sets(own, suit)) {
            own[suit] = held + 1;
            gain += score_sets(own);
            own[suit] = held;
            gain = gain > sets ? gain - sets : 0; /* Innsmouth may lose */
        }
        if (gain > most)
            most = gain;
    }
    return most;
}

/* ---- Both piles ---- */

#define SCORE_SUIT(suit)                                                             \
    mine = MIND.mine[suit];                                                          \
    theirs = MIND.theirs[suit];                                                      \
    if (mine > theirs) {                                                             \
        my_score += MIND.mine[PILE_MOST + suit] + MIND.mine[PILE_MAJORITIES];        \
    } else if (mine != theirs) {                                                     \
        their_score += MIND.theirs[PILE_MOST + suit] + MIND.theirs[PILE_MAJORITIES]; \
    }                                                                                \
    if (MIND.mine[PILE_EACH + suit])                                                 \
        my_score += thrice[mine];                                                    \
    else if (MIND.theirs[PILE_EACH + suit])                                          \
        their_score += thrice[theirs];

/* What the cards of both score, but for Necronomicon and Shub-Niggurath; the owner of Dreamlands
 * names the suit that gains most, and this gain is part of its score. */
void tides_score_piles(void)
{
    static uint8_t mine, theirs, my_score, their_score, my_sets, their_sets;

    my_sets = score_sets(MIND.mine);
    their_sets = score_sets(MIND.theirs);
    my_score = my_sets;
    their_score = their_sets;
    SCORE_SUIT(0)
    SCORE_SUIT(1)
    SCORE_SUIT(2)
    SCORE_SUIT(3)
    SCORE_SUIT(4)
    if (MIND.mine[PILE_DREAM])
        my_score += wild_gain(MIND.mine, MIND.theirs, my_sets);
    else if (MIND.theirs[PILE_DREAM])
        their_score += wild_gain(MIND.theirs, MIND.mine, their_sets);
    MIND.my_score = my_score;
    MIND.their_score = their_score;
}

/* What one card scores in its pile, Dreamlands left out. */
uint8_t tides_pile_card(const uint8_t *own, const uint8_t *other, uint8_t card, uint8_t tokens)
{
    uint8_t place = own_place[card];
    uint8_t suit;
    uint8_t score = 0;

    if (place < PILE_MOST)
        return thrice[own[place - PILE_EACH]];
    if (place < PILE_PAIRS)
        return own[place - PILE_MOST] > other[place - PILE_MOST] ? 7 : 0;
    switch (place) {
    case PILE_PAIRS:
        return pairs(own);
    case PILE_TRIPLES:
        return triples(own);
    case PILE_MISSING:
        return missing(own);
    case PILE_ALL_FIVE:
        return missing(own) == 0 ? 13 : 0;
    case PILE_TOKENS:
        return tokens;
    case PILE_MAJORITIES:
        for (suit = 0; suit != TIDES_SUITS; suit++)
            if (own[suit] > other[suit])
                score += 4;
        return score;
    default:
        return 0;
    }
}
