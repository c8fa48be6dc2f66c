/* Cthulhu Realms: set-up, by seats. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_table.c test/host/realms_fault.c tools/cardc/ability.c */
/* Links: tools/lib/complain.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/utf8.c tools/lib/wholefile.c */
#include "realms_table.h"

#include <string.h>

static int count_kind(uint8_t seat, uint8_t first, uint8_t end)
{
    int count = 0;
    uint8_t card;

    for (card = first; card != end; card++)
        if (realms.where[card] < REALMS_COMMON && realms.where[card] / 4 == seat)
            count++;
    return count;
}

static void only_two_to_four_seats_can_play(void **state)
{
    Realms before;

    (void)state;
    table(2);
    before = realms;
    assert_false(realms_start(0, 1));
    assert_false(realms_start(1, 1));
    assert_false(realms_start(5, 1));
    assert_memory_equal(&before, &realms, sizeof realms);
}

static void everyone_has_fifty_sanity_and_ten_starting_cards(void **state)
{
    uint8_t seats, seat;

    (void)state;
    table(2);
    for (seats = 2; seats <= 4; seats++) {
        assert_true(realms_start(seats, 77));
        assert_null(table_fault());
        for (seat = 0; seat != seats; seat++) {
            assert_int_equal(realms.sanity[seat], 50);
            assert_int_equal(count_kind(seat, FOLLOWER(0), GOON(0)), 6);
            assert_int_equal(count_kind(seat, GOON(0), INITIATE(0)), 2);
            assert_int_equal(count_kind(seat, INITIATE(0), CARD('A')), 2);
            assert_int_equal(count_kind(seat, CARD('A'), REALMS_CARDS), 0);
        }
        assert_int_equal(realms.size[REALMS_STACK], 10 - 2 * seats);
        assert_int_equal(realms.size[REALMS_BOX], 24 - 6 * seats + 8 - 2 * seats);
    }
}

static void first_hands_are_3_and_5_or_3_4_and_5(void **state)
{
    static const uint8_t sizes[5][4] = {{0}, {0}, {3, 5}, {3, 4, 5}, {3, 4, 4, 5}};
    uint32_t seed;
    uint8_t seats, number;

    (void)state;
    table(2);
    for (seats = 2; seats <= 4; seats++) {
        for (seed = 0; seed != 20; seed++) {
            realms_start(seats, seed);
            assert_int_equal(realms.seat, realms.first);
            assert_int_equal(realms.turn, 1);
            for (number = 0; number != seats; number++)
                assert_int_equal(
                    realms.size[REALMS_AT((realms.first + number) % seats, REALMS_HAND)],
                    sizes[seats][number]);
        }
    }
}

static void any_seat_may_start(void **state)
{
    uint8_t seats, seen;
    uint32_t seed;

    (void)state;
    table(2);
    for (seats = 2; seats <= 4; seats++) {
        for (seed = 0, seen = 0; seed != 100; seed++) {
            realms_start(seats, seed);
            seen |= (uint8_t)(1u << realms.first);
        }
        assert_int_equal(seen, (1 << seats) - 1);
    }
}

/* Before anyone acts, what is not in a hand lies in the deck. */
static void decks_are_shuffled_and_discard_piles_empty(void **state)
{
    unsigned goon_on_top[4] = {0};
    unsigned on_top[66] = {0};
    unsigned common;
    uint32_t seed;
    uint8_t seat;

    (void)state;
    table(2);
    for (seed = 0; seed != 6600; seed++) {
        realms_start(4, seed);
        on_top[realms.head[REALMS_COMMON] - REALMS_FIRST_COMMON]++;
        for (seat = 0; seat != 4; seat++) {
            assert_int_equal(realms.size[REALMS_AT(seat, REALMS_DISCARD)], 0);
            assert_int_equal(realms.size[REALMS_AT(seat, REALMS_DECK)] +
                                 realms.size[REALMS_AT(seat, REALMS_HAND)],
                             10);
            goon_on_top[seat] +=
                realms_kind_of(realms.head[REALMS_AT(seat, REALMS_DECK)]) == REALMS_KIND_GOON;
        }
    }
    for (seat = 0; seat != 4; seat++)
        assert_in_range(goon_on_top[seat], 1190, 1450); /* 2 of 10: 1320 on average */
    for (common = 0; common != 66; common++)
        assert_in_range(on_top[common], 60, 145); /* 100 on average */
}

static void two_seats_share_a_row_of_five(void **state)
{
    int place;

    (void)state;
    table(2);
    for (place = 0; place != 5; place++)
        assert_int_not_equal(realms.row[place], REALMS_NONE);
    for (; place != REALMS_PLACES; place++)
        assert_int_equal(realms.row[place], REALMS_NONE);
    realms_start(2, 5);
    assert_int_equal(realms.size[REALMS_COMMON], 61);
}

static void more_seats_have_a_row_of_three_each(void **state)
{
    uint8_t seats;
    int place;

    (void)state;
    table(2);
    for (seats = 3; seats <= 4; seats++) {
        realms_start(seats, 5);
        for (place = 0; place != 3 * seats; place++)
            assert_int_not_equal(realms.row[place], REALMS_NONE);
        for (; place != REALMS_PLACES; place++)
            assert_int_equal(realms.row[place], REALMS_NONE);
        assert_int_equal(realms.size[REALMS_COMMON], 66 - 3 * seats);
    }
}

static void a_seed_makes_the_game(void **state)
{
    Realms first;

    (void)state;
    table(2);
    realms_start(3, 1234);
    first = realms;
    realms_start(3, 1235);
    assert_memory_not_equal(&first, &realms, sizeof realms);
    realms_start(3, 1234);
    assert_memory_equal(&first, &realms, sizeof realms);
}

static void the_state_is_small(void **state)
{
    (void)state;
    assert_true(sizeof(Realms) <= 600);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_two_to_four_seats_can_play),
        cmocka_unit_test(everyone_has_fifty_sanity_and_ten_starting_cards),
        cmocka_unit_test(first_hands_are_3_and_5_or_3_4_and_5),
        cmocka_unit_test(any_seat_may_start),
        cmocka_unit_test(decks_are_shuffled_and_discard_piles_empty),
        cmocka_unit_test(two_seats_share_a_row_of_five),
        cmocka_unit_test(more_seats_have_a_row_of_three_each),
        cmocka_unit_test(a_seed_makes_the_game),
        cmocka_unit_test(the_state_is_small),
    };

    return cmocka_run_group_tests_name("realms set-up", tests, NULL, NULL);
}
