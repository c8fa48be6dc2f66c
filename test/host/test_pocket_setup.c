/* Pocket Madness: set-up of a game and of its rounds. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include "pocket_table.h"

#include <string.h>

static uint8_t face_down_cards(void)
{
    uint8_t place;
    uint8_t number = 0;

    for (place = 0; place != POCKET_ROW_SIZE; place++)
        number += POCKET_ROW(place) >> 7;
    return number;
}

static void two_to_four_seats_play(void **state)
{
    Pocket before = pocket;

    (void)state;
    assert_false(pocket_start(1, 7));
    assert_false(pocket_start(5, 7));
    assert_memory_equal(&before, &pocket, sizeof pocket);
    assert_true(pocket_start(2, 7));
    assert_true(pocket_start(4, 7));
}

static void every_value_has_as_many_copies_as_it_says(void **state)
{
    uint8_t copies[POCKET_VALUES] = {0};
    uint8_t seat, kind, place;

    (void)state;
    pocket_start(3, 7);
    for (place = 0; place != POCKET_ROW_SIZE; place++)
        copies[POCKET_KIND(POCKET_ROW(place))]++;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        for (seat = 0; seat != 3; seat++)
            copies[kind] += pocket.hands[seat][kind];
        assert_int_equal(copies[kind], kind + 6);
    }
}

static void each_seat_is_dealt_two_and_17_lie_face_down(void **state)
{
    uint8_t seats, seat, kind, held;

    (void)state;
    for (seats = 2; seats <= 4; seats++) {
        pocket_start(seats, 7u + seats);
        for (seat = 0; seat != POCKET_SEATS; seat++) {
            held = 0;
            for (kind = 0; kind != POCKET_VALUES; kind++)
                held += pocket.hands[seat][kind];
            assert_int_equal(held, seat < seats ? 2 : 0);
            assert_int_equal(pocket.hand_size[seat], held);
        }
        assert_int_equal(POCKET_ROW_SIZE, 63 - 2 * seats);
        assert_int_equal(face_down_cards(), 17);
    }
}

static void all_portals_lie_in_the_pool_and_nobody_is_mad(void **state)
{
    uint8_t kind, seat;

    (void)state;
    pocket_start(4, 7);
    for (kind = 0; kind != POCKET_VALUES; kind++)
        assert_int_equal(pocket.portals[kind], POCKET_NONE);
    for (seat = 0; seat != 4; seat++) {
        assert_int_equal(pocket.madness[seat], 0);
        assert_melds(seat, "");
    }
    assert_int_equal(pocket.round, 1);
}

static void a_random_seat_starts_the_first_round(void **state)
{
    unsigned starts[POCKET_SEATS] = {0};
    uint32_t seed;
    uint8_t seat;

    (void)state;
    for (seed = 0; seed != 4000; seed++) {
        pocket_start(4, seed);
        assert_int_equal(pocket_seat_to_act(), pocket.first);
        starts[pocket.first]++;
    }
    for (seat = 0; seat != 4; seat++)
        assert_in_range(starts[seat], 850, 1150);
}

/* 17 of 59 places, each as likely to be hidden, and any kind as likely to lie there. */
static void any_place_and_any_card_may_be_hidden(void **state)
{
    unsigned hidden_at[POCKET_CARDS] = {0};
    unsigned hidden_kind[POCKET_VALUES] = {0};
    uint32_t seed;
    uint8_t place, kind;

    (void)state;
    for (seed = 0; seed != 5900; seed++) {
        pocket_start(2, seed);
        for (place = 0; place != POCKET_ROW_SIZE; place++) {
            if (!(POCKET_ROW(place) & POCKET_FACE_DOWN))
                continue;
            hidden_at[place]++;
            hidden_kind[POCKET_KIND(POCKET_ROW(place))]++;
        }
    }
    for (place = 0; place != 59; place++)
        assert_in_range(hidden_at[place], 1550, 1850); /* 1700 on average */
    for (kind = 0; kind != POCKET_VALUES; kind++)
        assert_in_range(hidden_kind[kind] * 63 / (kind + 6), 97000, 103600); /* 100300 */
}

static void the_same_seed_gives_the_same_game(void **state)
{
    Pocket first;

    (void)state;
    pocket_start(3, 123456);
    first = pocket;
    memset(&pocket, 0xA5, sizeof pocket);
    pocket_start(3, 123456);
    assert_memory_equal(&first, &pocket, sizeof pocket);
    pocket_start(3, 123457);
    assert_memory_not_equal(&first, &pocket, sizeof pocket);
}

static void a_new_round_keeps_only_the_tokens(void **state)
{
    uint8_t kind;

    (void)state;
    table(3);
    hand(0, "6 6 6");
    hand(1, "7 8");
    tokens(1, 4);
    tokens(2, 3);
    portal(11, 1);
    pocket.runs = 2;
    pocket.extra = 1;
    pocket.shoggoth = 0;
    pocket.last_turns = 2;
    pocket.known[0][1][2] = 1;
    does("open 6 3");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[1], 5);
    assert_int_equal(pocket.madness[2], 4);
    assert_int_equal(pocket.runs, 0);
    assert_int_equal(pocket.extra, 0);
    assert_int_equal(pocket.shoggoth, POCKET_NONE);
    assert_int_equal(pocket.last_taker, POCKET_NONE);
    assert_int_equal(pocket.last_turns, 0);
    for (kind = 0; kind != POCKET_VALUES; kind++)
        assert_int_equal(pocket.portals[kind], POCKET_NONE);
    assert_melds(0, "");
    assert_int_equal(pocket.hand_size[0], 2);
    assert_int_equal(POCKET_ROW_SIZE, 57);
    assert_int_equal(face_down_cards(), 17);
    assert_known(0, 1, "", 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_to_four_seats_play),
        cmocka_unit_test(every_value_has_as_many_copies_as_it_says),
        cmocka_unit_test(each_seat_is_dealt_two_and_17_lie_face_down),
        cmocka_unit_test(all_portals_lie_in_the_pool_and_nobody_is_mad),
        cmocka_unit_test(a_random_seat_starts_the_first_round),
        cmocka_unit_test(any_place_and_any_card_may_be_hidden),
        cmocka_unit_test(the_same_seed_gives_the_same_game),
        cmocka_unit_test(a_new_round_keeps_only_the_tokens),
    };

    return cmocka_run_group_tests_name("pocket set-up", tests, NULL, NULL);
}
