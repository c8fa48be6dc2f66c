/* Pocket Madness: what a seat knows, case by case and against an independent observer. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
/* Links: test/host/pocket_observer.c */
#include "pocket_table.h"
#include "pocket_observer.h"

#include <string.h>

#define OBSERVED_GAMES 1500

/* ---- Case by case ---- */

static void a_seat_knows_its_own_hand(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7 7");
    assert_known(0, 0, "6 7 7", 0);
    assert_known(1, 0, "", 3);
}

static void everyone_sees_face_up_cards_drawn(void **state)
{
    (void)state;
    table(3);
    row("6 ?7 8");
    hand(0, "12");
    does("draw 3");
    assert_known(1, 0, "6 8", 2);
    assert_known(2, 0, "6 8", 2);
    assert_known(0, 0, "6 7 8 12", 0);
}

static void everyone_sees_nyarlathoteps_face_up_card(void **state)
{
    (void)state;
    table(3);
    row("6 ?7 8");
    portal(10, 0);
    does("seal 10 2");
    assert_known(1, 0, "8", 0);
    assert_known(2, 0, "8", 0);
}

static void nobody_sees_nyarlathoteps_face_down_card(void **state)
{
    (void)state;
    table(3);
    row("6 ?7 8");
    portal(10, 0);
    does("seal 10 1");
    assert_known(1, 0, "", 1);
    assert_known(2, 0, "", 1);
}

static void melds_leave_the_known_hand_not_below_zero(void **state)
{
    (void)state;
    table(2);
    row("6 6 7 12 12");
    hand(0, "6 6");
    does("draw 3");
    does("end");
    does("draw 1");
    does("end");
    assert_known(1, 0, "6 6 7", 2);
    does("open 6 3");
    assert_known(1, 0, "7", 1);
}

static void runs_leave_the_known_hand(void **state)
{
    (void)state;
    table(2);
    row("6 6 7 12 12 12");
    hand(0, "8 9 10 11 12 12");
    does("draw 3");
    does("end");
    does("draw 1");
    does("end");
    does("publish");
    assert_known(1, 0, "6", 1);
}

static void everyone_sees_azathoths_discards(void **state)
{
    (void)state;
    table(3);
    row("6 12");
    portal(7, 1);
    does("draw 1");
    does("end");
    hand(2, "9");
    assert_known(1, 0, "6", 0);
    does("seal 7");
    assert_known(1, 0, "", 0);
    assert_known(2, 0, "", 0);
    assert_known(0, 2, "", 0);
}

static void giver_and_receiver_know_a_gift_and_a_third_seat_does_not(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 9");
    portal(6, 0);
    does("seal 6 1 6");
    assert_known(0, 1, "6", 0);
    assert_known(1, 0, "", 1);
    assert_known(2, 1, "", 1);
    assert_known(2, 0, "", 1);
}

static void after_a_gift_a_third_seat_counts_each_known_value_one_lower(void **state)
{
    (void)state;
    table(3);
    row("6 6 7 12");
    portal(6, 0);
    does("draw 3");
    assert_known(1, 0, "6 6 7", 0);
    does("seal 6 1 6");
    assert_known(1, 0, "6 7", 0); /* saw which one */
    assert_known(2, 0, "6", 1);
    assert_known(2, 1, "", 1);
}

static void after_two_gifts_two_lower(void **state)
{
    (void)state;
    table(4);
    row("6 6 8 12");
    hand(0, "6");
    portal(6, 0);
    does("draw 3");
    does("seal 6 1 6 2 8");
    assert_known(1, 0, "", 2); /* its own 6 and one it did not see */
    assert_known(2, 0, "6", 1);
    assert_known(3, 0, "", 2);
    assert_known(0, 1, "6", 0);
    assert_known(0, 2, "8", 0);
}

static void shub_niggurath_shows_the_whole_hand(void **state)
{
    (void)state;
    table(3);
    hand(1, "6 7 7 12");
    portal(8, 0);
    does("seal 8 1");
    assert_known(0, 1, "6 7 7 12", 0);
    assert_known(2, 1, "", 4);
    does("take 7");
    assert_known(0, 1, "6 7 12", 0);
    assert_known(1, 0, "7", 0); /* the robbed seat knows what it lost */
    assert_known(2, 0, "", 1);
}

static void a_third_seat_does_not_see_what_shub_niggurath_took(void **state)
{
    (void)state;
    table(3);
    row("6 6 7 12 12");
    portal(8, 1);
    does("draw 3");
    does("end");
    does("seal 8 0");
    does("take 6");
    assert_known(2, 0, "6", 1);
    assert_known(2, 1, "", 1);
}

static void unseen_cards_are_those_without_a_known_place(void **state)
{
    PocketView view;

    (void)state;
    table(2);
    hand(0, "6 6");
    row("6 ?6 12");
    pocket.melds[1][KIND(6)] = 1;
    pocket_view(0, &view);
    assert_int_equal(view.unseen[KIND(6)], 2);
    assert_int_equal(view.unseen[KIND(7)], 7);
    assert_int_equal(view.unseen[KIND(12)], 11);
}

static void private_cards_are_open_to_those_concerned(void **state)
{
    (void)state;
    table(3);
    row("?6 7");
    portal(6, 0);
    does("draw 2");
    assert_int_equal(pocket_events[0].kind, POCKET_DID_TAKE_CARD);
    assert_true(pocket_event_open_to(0, 0));
    assert_false(pocket_event_open_to(0, 1));
    assert_true(pocket_event_open_to(1, 1));
    does("seal 6 1 6");
    assert_int_equal(pocket_events[1].kind, POCKET_DID_PASS_CARD);
    assert_true(pocket_event_open_to(1, 0));
    assert_true(pocket_event_open_to(1, 1));
    assert_false(pocket_event_open_to(1, 2));
    assert_true(pocket_event_open_to(0, 2)); /* that Cthulhu was sealed */
}

/* ---- Against the observer ---- */

static void check_view(uint8_t watcher)
{
    PocketView view;
    uint8_t seat, kind, unknown;
    unsigned hidden = 0;
    unsigned unseen = 0;

    pocket_view(watcher, &view);
    for (seat = 0; seat != pocket.seats; seat++) {
        unknown = pocket.hand_size[seat];
        for (kind = 0; kind != POCKET_VALUES; kind++) {
            assert_int_equal(view.known[seat][kind], seat == watcher
                                                         ? pocket.hands[seat][kind]
                                                         : observer_knows(watcher, seat, kind));
            assert_true(view.known[seat][kind] <= pocket.hands[seat][kind]);
            unknown -= view.known[seat][kind];
        }
        assert_int_equal(view.unknown[seat], unknown);
        hidden += unknown;
    }
    for (kind = 0; kind != POCKET_VALUES; kind++)
        unseen += view.unseen[kind];
    for (kind = 0; kind != POCKET_ROW_SIZE; kind++)
        hidden += POCKET_ROW(kind) >> 7;
    assert_int_equal(hidden, unseen);
}

static void observe_games(uint8_t seats)
{
    Random random;
    PocketAction action;
    Pocket before;
    uint32_t seed;
    uint8_t watcher;

    random_seed(&random, seats);
    for (seed = 0; seed != OBSERVED_GAMES; seed++) {
        pocket_start(seats, seed);
        observer_start();
        while (random_action(&random, &action)) {
            before = pocket;
            assert_true(pocket_apply(&action));
            observer_see(&action, &before);
            for (watcher = 0; watcher != seats; watcher++)
                check_view(watcher);
        }
    }
}

static void two_seats_know_what_the_observer_knows(void **state)
{
    (void)state;
    observe_games(2);
}

static void three_seats_know_what_the_observer_knows(void **state)
{
    (void)state;
    observe_games(3);
    assert_true(observer_most_worlds() > 1);
}

static void four_seats_know_what_the_observer_knows(void **state)
{
    (void)state;
    observe_games(4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seat_knows_its_own_hand),
        cmocka_unit_test(everyone_sees_face_up_cards_drawn),
        cmocka_unit_test(everyone_sees_nyarlathoteps_face_up_card),
        cmocka_unit_test(nobody_sees_nyarlathoteps_face_down_card),
        cmocka_unit_test(melds_leave_the_known_hand_not_below_zero),
        cmocka_unit_test(runs_leave_the_known_hand),
        cmocka_unit_test(everyone_sees_azathoths_discards),
        cmocka_unit_test(giver_and_receiver_know_a_gift_and_a_third_seat_does_not),
        cmocka_unit_test(after_a_gift_a_third_seat_counts_each_known_value_one_lower),
        cmocka_unit_test(after_two_gifts_two_lower),
        cmocka_unit_test(shub_niggurath_shows_the_whole_hand),
        cmocka_unit_test(a_third_seat_does_not_see_what_shub_niggurath_took),
        cmocka_unit_test(unseen_cards_are_those_without_a_known_place),
        cmocka_unit_test(private_cards_are_open_to_those_concerned),
        cmocka_unit_test(two_seats_know_what_the_observer_knows),
        cmocka_unit_test(three_seats_know_what_the_observer_knows),
        cmocka_unit_test(four_seats_know_what_the_observer_knows),
    };

    return cmocka_run_group_tests_name("pocket knowledge", tests, NULL, NULL);
}
