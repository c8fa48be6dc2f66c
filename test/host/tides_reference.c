#include "tides_reference.h"

#include <string.h>

#include "arena/tides_words.h"

static const struct {
    const char *card, *suit;
    int madness;
} printed[] = {
    {"Deep Ones", "Race", 1},
    {"Elder Things", "Race", 0},
    {"Great Race of Yith", "Race", 1},
    {"Innsmouth", "Location", 0},
    {"Mountains of Madness", "Location", 0},
    {"R'lyeh", "Location", 1},
    {"Azathoth", "Outer God", 0},
    {"Nyarlathotep", "Outer God", 0},
    {"Yog-Sothoth", "Outer God", 1},
    {"Cthulhu", "Great Old One", 0},
    {"Dagon", "Great Old One", 1},
    {"Hastur", "Great Old One", 0},
    {"Necronomicon", "Manuscript", 1},
    {"Pnakotic Manuscripts", "Manuscript", 1},
    {"Unaussprechlichen Kulten", "Manuscript", 0},
    {"Miskatonic University", "none", 1},
    {"Shub-Niggurath", "none", 0},
    {"Dreamlands", "wild", 0},
};

typedef struct {
    const uint8_t *cards;
    int count;
    const char *wild; /* the suit of Dreamlands */
} Side;

static int is(int card, const char *name)
{
    return strcmp(tides_card_words[card], name) == 0;
}

static const char *suit_of(int card, const char *wild)
{
    size_t line;

    for (line = 0; line != sizeof printed / sizeof *printed; line++)
        if (is(card, printed[line].card))
            return strcmp(printed[line].suit, "wild") == 0 ? wild : printed[line].suit;
    return "no such card";
}

static int count(const Side *side, const char *suit)
{
    int place;
    int number = 0;

    for (place = 0; place != side->count; place++)
        number += strcmp(suit_of(side->cards[place], side->wild), suit) == 0;
    return number;
}

static int majority(const Side *own, const Side *other, const char *suit)
{
    return count(own, suit) > count(other, suit);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int score_card(int card, const Side *own, const Side *other, int tokens)
{
    int number = 0;
    int suit;

    if (is(card, "Deep Ones"))
        return 6 * least(count(own, "Great Old One"), count(own, "Manuscript"));
    if (is(card, "Elder Things"))
        return 3 * count(own, "Outer God");
    if (is(card, "Great Race of Yith"))
        return 7 * majority(own, other, "Manuscript");
    if (is(card, "Mountains of Madness"))
        return 3 * count(own, "Race");
    if (is(card, "R'lyeh"))
        return 7 * majority(own, other, "Great Old One");
    if (is(card, "Azathoth"))
        return 3 * count(own, "Great Old One");
    if (is(card, "Yog-Sothoth"))
        return 7 * majority(own, other, "Location");
    if (is(card, "Cthulhu"))
        return 9 *
               least(count(own, "Outer God"), least(count(own, "Location"), count(own, "Race")));
    if (is(card, "Dagon"))
        return 7 * majority(own, other, "Race");
    if (is(card, "Hastur"))
        return 3 * count(own, "Manuscript");
    if (is(card, "Necronomicon"))
        return tokens;
    if (is(card, "Pnakotic Manuscripts"))
        return 7 * majority(own, other, "Outer God");
    if (is(card, "Unaussprechlichen Kulten"))
        return 3 * count(own, "Location");
    if (is(card, "Innsmouth")) {
        for (suit = 0; suit != TIDES_SUITS; suit++)
            number += count(own, tides_suit_words[suit]) == 0;
        return 3 * number;
    }
    if (is(card, "Nyarlathotep")) {
        for (suit = 0; suit != TIDES_SUITS; suit++)
            number += count(own, tides_suit_words[suit]) != 0;
        return number == TIDES_SUITS ? 13 : 0;
    }
    if (is(card, "Miskatonic University")) {
        for (suit = 0; suit != TIDES_SUITS; suit++)
            number += majority(own, other, tides_suit_words[suit]);
        return 4 * number;
    }
    return 0;
}

int reference_score(const uint8_t *own, int own_count, const uint8_t *other, int other_count,
                    int wild, int tokens, int *scores)
{
    const char *wild_suit = wild < TIDES_SUITS ? tides_suit_words[wild] : "none";
    Side mine = {own, own_count, wild_suit};
    Side theirs = {other, other_count, wild_suit};
    int place;
    int sum = 0;

    for (place = 0; place != own_count; place++) {
        scores[place] = score_card(own[place], &mine, &theirs, tokens);
        if (place + 1 != own_count && is(own[place + 1], "Shub-Niggurath"))
            scores[place] *= 2;
        sum += scores[place];
    }
    return sum;
}

int reference_icons(const uint8_t *cards, int count)
{
    size_t line;
    int place;
    int icons = 0;

    for (place = 0; place != count; place++)
        for (line = 0; line != sizeof printed / sizeof *printed; line++)
            if (is(cards[place], printed[line].card))
                icons += printed[line].madness;
    return icons;
}

static int in_hand(int card)
{
    int place;

    for (place = 0; place != tides.hand_size[tides.seat]; place++)
        if (tides.hands[tides.seat][place] == card)
            return 1;
    return 0;
}

int reference_legal(const TidesAction *action)
{
    if (tides.phase == TIDES_PICKING)
        return action->kind == TIDES_PICK && in_hand(action->a);
    if (tides.phase == TIDES_NAMING)
        return action->kind == TIDES_SUIT && action->a < 5;
    if (tides.phase == TIDES_REWARD)
        return action->kind == TIDES_BONUS && action->a < 2;
    if (tides.phase == TIDES_KEEPING)
        return action->kind == TIDES_KEEP && in_hand(action->a);
    if (tides.phase == TIDES_DISCARDING)
        return action->kind == TIDES_DISCARD && in_hand(action->a) &&
               action->a != tides.chosen[tides.seat];
    return 0;
}
