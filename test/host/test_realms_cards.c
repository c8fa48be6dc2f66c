/* The cards of res/realms: what the set as a whole must have. */
/* Links: build/gen/realms_cards.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "realms_cards.h"

#define LEAST_CARDS 4 /* of everything in the grammar */

typedef int (*Has)(const RealmsKind *kind, int what);

/* Common cards, copies counted, that have it. */
static int count(Has has, int what)
{
    int kind, cards = 0;

    for (kind = REALMS_KIND_INITIATE + 1; kind != REALMS_KINDS; kind++)
        if (has(&realms_kinds[kind], what))
            cards += realms_kinds[kind].copies;
    return cards;
}

static int is_colour(const RealmsKind *kind, int colour)
{
    return kind->colour == colour;
}

static int is_type(const RealmsKind *kind, int type)
{
    return kind->type == type;
}

static int costs(const RealmsKind *kind, int cost)
{
    return kind->cost == cost;
}

static int has_copies(const RealmsKind *kind, int copies)
{
    return kind->copies == copies;
}

static int has_flag(const RealmsKind *kind, int flag)
{
    return (kind->flags & flag) != 0;
}

static int has_shield(const RealmsKind *kind, int least)
{
    return kind->shield >= least;
}

static int has_effect(const RealmsKind *kind, int effect)
{
    int way;

    for (way = 0; way != REALMS_WAYS; way++)
        if (kind->branches[way].effect == effect)
            return 1;
    return 0;
}

/* Draws, discards, or both. */
static int has_cards(const RealmsKind *kind, int what)
{
    int way, draws, discards;

    for (way = 0; way != REALMS_WAYS; way++) {
        if (kind->branches[way].effect != REALMS_DRAW)
            continue;
        draws = REALMS_N(&kind->branches[way]) != 0;
        discards = REALMS_M(&kind->branches[way]) != 0;
        if ((draws | discards << 1) == what)
            return 1;
    }
    return 0;
}

static int has_condition(const RealmsKind *kind, int condition)
{
    int way;

    for (way = 0; way != REALMS_WAYS; way++)
        if (REALMS_CONDITION_1(&kind->branches[way]) == condition ||
            REALMS_CONDITION_2(&kind->branches[way]) == condition)
            return 1;
    return 0;
}

static int has_two_conditions(const RealmsKind *kind, int least)
{
    int way;

    (void)least;
    for (way = 0; way != REALMS_WAYS; way++)
        if (REALMS_CONDITION_2(&kind->branches[way]))
            return 1;
    return 0;
}

static int has_either_or(const RealmsKind *kind, int ignored)
{
    int ability;

    (void)ignored;
    for (ability = 0; ability != REALMS_ABILITIES; ability++)
        if (kind->branches[REALMS_WAY(ability, 1)].effect)
            return 1;
    return 0;
}

static int has_mark(const RealmsKind *kind, int ignored)
{
    int way;

    (void)ignored;
    for (way = 0; way != REALMS_WAYS; way++)
        if (kind->branches[way].mark)
            return 1;
    return 0;
}

/* One ability with these branches, and nothing else. */
static void assert_starting_card(int kind, int cost, int copies, int effect, int other, int n)
{
    const RealmsKind *starting = &realms_kinds[kind];
    int way;

    assert_int_equal(starting->colour, REALMS_BLACK);
    assert_int_equal(starting->type, REALMS_ENTITY);
    assert_int_equal(starting->cost, cost);
    assert_int_equal(starting->copies, copies);
    assert_int_equal(starting->branches[0].effect, effect);
    assert_int_equal(starting->branches[1].effect, other);
    assert_int_equal(starting->branches[0].amounts, n);
    assert_int_equal(starting->branches[1].amounts, other ? n : 0);
    for (way = 0; way != REALMS_WAYS; way++) {
        assert_int_equal(starting->branches[way].conditions, 0);
        assert_int_equal(starting->branches[way].mark, 0);
        assert_true(way < 2 || starting->branches[way].effect == REALMS_NOTHING);
    }
}

static void starting_cards_are_as_ruled(void **state)
{
    (void)state;
    assert_starting_card(REALMS_KIND_FOLLOWER, 0, 24, REALMS_POWER, REALMS_NOTHING, 1);
    assert_starting_card(REALMS_KIND_GOON, 0, 8, REALMS_LOSE, REALMS_NOTHING, 1);
    assert_starting_card(REALMS_KIND_INITIATE, 2, 10, REALMS_POWER, REALMS_LOSE, 2);
}

static void twenty_two_cards_of_each_colour(void **state)
{
    (void)state;
    assert_int_equal(count(is_colour, REALMS_YELLOW), 22);
    assert_int_equal(count(is_colour, REALMS_PURPLE), 22);
    assert_int_equal(count(is_colour, REALMS_GREEN), 22);
}

static void enough_locations_and_artifacts(void **state)
{
    (void)state;
    assert_true(count(is_type, REALMS_LOCATION) >= 14);
    assert_true(count(is_type, REALMS_ARTIFACT) >= 14);
}

/* More cheap cards than dear ones, and some of each. */
static void costs_follow_a_curve(void **state)
{
    int cost;

    (void)state;
    for (cost = 1; cost <= 8; cost++)
        assert_true(count(costs, cost) >= 1);
    assert_true(count(costs, 1) + count(costs, 2) + count(costs, 3) >= 33);
    for (cost = 4; cost != 8; cost++)
        assert_true(count(costs, cost) >= count(costs, cost + 1));
    assert_true(count(has_copies, 2) != 0 && count(has_copies, 3) != 0);
}

static void everything_in_the_grammar_stands_on_at_least_four_cards(void **state)
{
    int what;

    (void)state;
    for (what = REALMS_POWER; what <= REALMS_DESTROY; what++)
        assert_true(count(has_effect, what) >= LEAST_CARDS);
    for (what = 1; what <= 3; what++)
        assert_true(count(has_cards, what) >= LEAST_CARDS);
    for (what = REALMS_IF_YELLOW; what <= REALMS_IF_ABJURED; what++)
        assert_true(count(has_condition, what) >= LEAST_CARDS);
    assert_true(count(has_two_conditions, 0) >= LEAST_CARDS);
    assert_true(count(has_either_or, 0) >= LEAST_CARDS);
    assert_true(count(has_mark, 0) >= LEAST_CARDS);
    assert_true(count(has_shield, 1) >= LEAST_CARDS);
    assert_true(count(has_flag, REALMS_SANCTUARY) >= LEAST_CARDS);
    assert_true(count(has_flag, REALMS_NEXUS) >= LEAST_CARDS);
}

/* Sum of an effect's cards in one colour. */
static int in_colour(Has has, int what, int colour)
{
    int kind, cards = 0;

    for (kind = 0; kind != REALMS_KINDS; kind++)
        if (realms_kinds[kind].colour == colour && has(&realms_kinds[kind], what))
            cards += realms_kinds[kind].copies;
    return cards;
}

/* More of it in one colour than in both others together. */
static int belongs_to(Has has, int what, int colour)
{
    return 2 * in_colour(has, what, colour) > count(has, what);
}

static void each_colour_plays_differently(void **state)
{
    (void)state;
    assert_true(belongs_to(has_effect, REALMS_LOSE, REALMS_GREEN));
    assert_true(belongs_to(has_effect, REALMS_ABJURE, REALMS_GREEN));
    assert_true(belongs_to(has_cards, 2, REALMS_YELLOW));
    assert_true(belongs_to(has_effect, REALMS_POWER, REALMS_YELLOW));
    assert_true(belongs_to(has_effect, REALMS_GAIN, REALMS_PURPLE));
    assert_true(in_colour(has_cards, 1, REALMS_PURPLE) > in_colour(has_cards, 1, REALMS_YELLOW));
    assert_true(in_colour(has_cards, 1, REALMS_PURPLE) > in_colour(has_cards, 1, REALMS_GREEN));
    assert_true(in_colour(is_type, REALMS_LOCATION, REALMS_PURPLE) >
                in_colour(is_type, REALMS_LOCATION, REALMS_GREEN));
    assert_true(in_colour(is_type, REALMS_LOCATION, REALMS_PURPLE) >
                in_colour(is_type, REALMS_LOCATION, REALMS_YELLOW));
}

static void cards_and_kinds_agree(void **state)
{
    int card = 0, kind, copy;

    (void)state;
    for (kind = 0; kind != REALMS_KINDS; kind++) {
        assert_int_equal(realms_kinds[kind].first, card);
        for (copy = 0; copy != realms_kinds[kind].copies; copy++)
            assert_int_equal(realms_kind_of_card[card++], kind);
    }
    assert_int_equal(card, REALMS_CARDS);
    assert_int_equal(realms_kinds[REALMS_KIND_INITIATE + 1].first, REALMS_FIRST_COMMON);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(starting_cards_are_as_ruled),
        cmocka_unit_test(twenty_two_cards_of_each_colour),
        cmocka_unit_test(enough_locations_and_artifacts),
        cmocka_unit_test(costs_follow_a_curve),
        cmocka_unit_test(everything_in_the_grammar_stands_on_at_least_four_cards),
        cmocka_unit_test(each_colour_plays_differently),
        cmocka_unit_test(cards_and_kinds_agree),
    };

    return cmocka_run_group_tests_name("realms cards", tests, NULL, NULL);
}
