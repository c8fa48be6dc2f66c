/* Cthulhu Realms with three and four seats: rows, neighbours, going out. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_table.c test/host/realms_fault.c tools/cardc/ability.c */
/* Links: tools/lib/complain.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/utf8.c tools/lib/wholefile.c */
#include "realms_table.h"

#include <string.h>

static void reach(uint8_t seat, const char *expected)
{
    uint8_t place;

    for (place = 0; place != REALMS_PLACES; place++)
        assert_int_equal(realms_in_reach(seat, place), expected[place] == 'x');
}

static void everyone_reaches_the_two_rows_beside_it(void **state)
{
    (void)state;
    table(3);
    reach(0, "xxx...xxx...");
    reach(1, "xxxxxx......");
    reach(2, "...xxxxxx...");
    table(4);
    reach(0, "xxx......xxx");
    reach(1, "xxxxxx......");
    reach(2, "...xxxxxx...");
    reach(3, "......xxxxxx");
}

static void cards_are_bought_and_abjured_from_these_rows_only(void **state)
{
    (void)state;
    table(3);
    card('A', "green entity", "abjure", NULL, NULL);
    in_play('A', 0);
    lay_in_row(CARD('B'), 4);
    lay_in_row(CARD('C'), 6);
    realms.power = 9;
    cannot("buy 4");
    cannot("use A 0 B");
    does("buy 0");
    does("use A 0 C");
    assert_int_not_equal(realms.row[6], REALMS_NONE);
    does("buy 6");
    cannot("buy 9");
}

static void only_oneself_and_neighbours_are_targets(void **state)
{
    (void)state;
    table(4);
    card('A', "green entity", "gain 2", "discard 1", "destroy");
    card('L', "green location sanity=3", "power 1", NULL, NULL);
    card('M', "green location sanity=3", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 2);
    in_play('M', 3);
    in_hand('B', 2);
    in_hand('C', 1);
    assert_true(may("use A 0 seat0"));
    assert_true(may("use A 0 seat1"));
    assert_true(may("use A 0 seat3"));
    cannot("use A 0 seat2");
    cannot("use A 1 seat2");
    assert_true(may("use A 1 seat1"));
    cannot("use A 2 L");
    does("use A 2 M");
}

static void a_loss_hits_each_neighbour_in_full_clockwise(void **state)
{
    (void)state;
    table(4);
    card('A', "green entity", "lose 5", NULL, NULL);
    card('L', "green location sanity=2", "power 1", NULL, NULL);
    in_play('A', 1);
    in_play('L', 0);
    realms.seat = 1;
    does("use A 0");
    assert_int_equal(realms.aimed, 2);
    cannot("aim L 3");
    does("aim seat 5");
    assert_int_equal(realms.aimed, 0);
    assert_int_equal(realms.owed, 5);
    does("aim L 3");
    does("aim seat 2");
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.sanity[2], 45);
    assert_int_equal(realms.sanity[0], 48);
    assert_int_equal(realms.sanity[3], 50);
    assert_at(CARD('L'), 0, REALMS_DISCARD);
}

static void guards_of_a_neighbour_guard_nobody_else(void **state)
{
    (void)state;
    table(3);
    card('A', "green entity", "lose 5", NULL, NULL);
    card('L', "green location sanity=9 sanctuary nexus shield=3", "power 1", NULL, NULL);
    card('M', "green location sanity=1", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 1);
    in_play('M', 2);
    does("use A 0");
    cannot("aim seat 5");
    does("aim L 5");
    assert_int_equal(realms.aimed, 2);
    does("aim M 2");
    does("aim seat 3");
    assert_int_equal(realms.sanity[1], 50);
    assert_int_equal(realms.sanity[2], 47);
    assert_at(CARD('M'), 2, REALMS_DISCARD);
}

static void a_neighbour_on_either_side_chooses_its_discards(void **state)
{
    uint8_t seat;

    (void)state;
    for (seat = 1; seat <= 3; seat += 2) {
        table(4);
        card('A', "green entity", "discard 1", NULL, NULL);
        in_play('A', 0);
        in_hand('B', seat);
        does(seat == 1 ? "use A 0 seat1" : "use A 0 seat3");
        assert_int_equal(realms_seat_to_act(), seat);
        does("discard B");
        assert_at(CARD('B'), seat, REALMS_DISCARD);
        assert_int_equal(realms_seat_to_act(), 0);
    }
}

static void stopping_goes_on_to_the_other_neighbour(void **state)
{
    (void)state;
    table(3);
    card('A', "green entity", "lose 5", NULL, NULL);
    in_play('A', 0);
    does("use A 0");
    does("stop");
    assert_int_equal(realms.aimed, 2);
    does("stop");
    assert_int_equal(realms.phase, REALMS_TURN);
}

static void with_three_seats_both_others_are_neighbours(void **state)
{
    (void)state;
    table(3);
    card('A', "green entity", "lose 5", NULL, NULL);
    in_play('A', 0);
    does("use A 0");
    does("aim seat 5");
    does("aim seat 5");
    assert_int_equal(realms.sanity[1], 45);
    assert_int_equal(realms.sanity[2], 45);
}

/* The acting seat drives a neighbour out with a loss. */
static void drive_out(uint8_t acting, uint8_t seat)
{
    card('A', "green entity", "lose 9", NULL, NULL);
    lay(CARD('A'), acting, REALMS_PLAY);
    realms.seat = acting;
    realms.sanity[seat] = 1;
    does("use A 0");
    while (realms.phase == REALMS_AIMING) {
        if (realms.aimed == seat)
            does("aim seat 9");
        else
            does("stop");
    }
}

static void a_seat_that_goes_out_takes_its_cards_and_two_rows_away(void **state)
{
    uint8_t old[REALMS_PLACES];
    uint8_t next, gone;

    (void)state;
    table(4);
    card('L', "green location sanity=3", "power 1", NULL, NULL);
    in_play('L', 1);
    in_hand('B', 1);
    discarded('C', 1);
    on_deck('D', 1);
    memcpy(old, realms.row, sizeof old);
    next = realms.head[REALMS_COMMON];
    gone = realms.size[REALMS_GONE];
    drive_out(0, 1);
    assert_list(CARD('L'), REALMS_GONE);
    assert_list(CARD('B'), REALMS_GONE);
    assert_list(CARD('C'), REALMS_GONE);
    assert_list(CARD('D'), REALMS_GONE);
    assert_list(old[0], REALMS_GONE);
    assert_list(old[3], REALMS_GONE);
    assert_int_equal(realms.row[0], next);
    assert_int_not_equal(realms.row[2], REALMS_NONE);
    assert_int_equal(realms.row[3], REALMS_NONE);
    assert_int_equal(realms.row[6], old[6]);
    assert_int_equal(realms.size[REALMS_GONE], gone - 1 + 14 + 6); /* A left it, 14 and 6 joined */
    assert_int_equal(realms.happened, 0);                          /* no one abjured them */
    assert_int_equal(realms.size[REALMS_ABJURED], 0);
}

static void every_pattern_of_two_going_out_of_four(void **state)
{
    uint8_t first, second, acting, seat, place, cards;

    (void)state;
    for (first = 0; first != 4; first++)
        for (second = 0; second != 4; second++) {
            if (first == second)
                continue;
            table(4);
            drive_out((uint8_t)((first + 1) % 4), first);
            assert_int_equal(realms.in, 15 & ~(1 << first));
            for (acting = 0; acting == first || acting == second;)
                acting++;
            drive_out(acting, second);
            assert_int_equal(realms.in, 15 & ~(1 << first) & ~(1 << second));
            for (place = cards = 0; place != REALMS_PLACES; place++)
                cards += realms.row[place] != REALMS_NONE;
            assert_int_equal(cards, 6);
            for (seat = 0; seat != 4; seat++) {
                if (!REALMS_IS_IN(seat))
                    continue;
                assert_int_equal(realms_seat_after(seat), realms_seat_before(seat));
                for (place = 0; place != REALMS_PLACES; place++)
                    if (realms.row[place] != REALMS_NONE)
                        assert_true(realms_in_reach(seat, place));
            }
            assert_int_equal(realms.phase, REALMS_TURN);
            /* one neighbour, hit once */
            for (seat = 0; !REALMS_IS_IN(seat) || seat == acting;)
                seat++;
            lay(CARD('A'), acting, REALMS_PLAY);
            does("use A 0");
            does("aim seat 9");
            assert_int_equal(realms.phase, REALMS_TURN);
            assert_int_equal(realms.sanity[seat], 41);
            drive_out(acting, seat);
            assert_int_equal(realms.phase, REALMS_OVER);
            assert_int_equal(realms.winners, 1 << acting);
        }
}

static void every_pattern_of_one_going_out_of_three(void **state)
{
    uint8_t first, acting, place, cards;

    (void)state;
    for (first = 0; first != 3; first++)
        for (acting = 0; acting != 3; acting++) {
            if (first == acting)
                continue;
            table(3);
            drive_out(acting, first);
            assert_int_equal(realms.in, 7 & ~(1 << first));
            for (place = cards = 0; place != REALMS_PLACES; place++) {
                cards += realms.row[place] != REALMS_NONE;
                if (realms.row[place] != REALMS_NONE)
                    assert_true(realms_in_reach(acting, place));
            }
            assert_int_equal(cards, 6);
            does("end");
            assert_int_equal(realms.seat, 3 - first - acting);
            does("end");
            assert_int_equal(realms.seat, acting);
        }
}

static void both_neighbours_go_out_by_one_loss(void **state)
{
    uint8_t seats, place, cards;

    (void)state;
    for (seats = 3; seats <= 4; seats++) {
        table(seats);
        card('A', "green entity", "lose 9, abjure this", NULL, NULL);
        in_play('A', 0);
        realms.sanity[1] = 2;
        realms.sanity[seats - 1] = 2;
        does("use A 0");
        does("aim seat 2");
        assert_int_equal(realms.aimed, seats - 1);
        assert_int_equal(realms.owed, 9);
        does("aim seat 9");
        if (seats == 3) {
            assert_int_equal(realms.phase, REALMS_OVER);
            assert_int_equal(realms.winners, 1);
            continue;
        }
        assert_list(CARD('A'), REALMS_ABJURED);
        assert_int_equal(realms.in, 5);
        assert_int_equal(realms.sanity[2], 50);
        for (place = cards = 0; place != REALMS_PLACES; place++)
            cards += realms.row[place] != REALMS_NONE;
        assert_int_equal(cards, 6);
    }
}

static void neighbours_are_fixed_at_the_time_of_use(void **state)
{
    (void)state;
    table(4);
    card('A', "green entity", "lose 9", NULL, NULL);
    in_play('A', 0);
    realms.sanity[1] = 2;
    does("use A 0");
    does("aim seat 9"); /* seat 1 is out: seat 2 is the new neighbour, but not of this loss */
    assert_int_equal(realms.aimed, 3);
    does("aim seat 9");
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.sanity[2], 50);
    assert_int_equal(realms_seat_after(0), 2);
}

static void a_new_row_stays_short_when_the_common_deck_runs_out(void **state)
{
    (void)state;
    table(3);
    empty(REALMS_COMMON);
    lay(CARD('B'), 4, 0);
    drive_out(0, 1);
    assert_int_equal(realms.row[0], CARD('B'));
    assert_int_equal(realms.row[1], REALMS_NONE);
    assert_int_equal(realms.row[2], REALMS_NONE);
    does("end");
    assert_int_equal(realms.phase, REALMS_OVER);
}

static void seats_that_are_out_are_skipped_and_never_targets(void **state)
{
    (void)state;
    table(4);
    drive_out(0, 1);
    card('B', "green entity", "gain 2", "draw 1", "discard 1");
    in_play('B', 0);
    cannot("use B 0 seat1");
    cannot("use B 1 seat1");
    assert_true(may("use B 0 seat2"));
    does("end");
    assert_int_equal(realms.seat, 2);
}

static void a_seat_that_is_out_wins_nothing(void **state)
{
    (void)state;
    table(3);
    drive_out(0, 1);
    realms.sanity[0] = 10;
    realms.sanity[2] = 11;
    empty(REALMS_COMMON);
    does("end");
    assert_int_equal(realms.winners, 4);
}

/* ---- What a seat knows ---- */

static void hands_of_others_and_the_order_of_decks_are_hidden(void **state)
{
    RealmsView view;

    (void)state;
    table(3);
    in_hand('A', 0);
    in_hand('B', 1);
    on_deck('C', 1);
    discarded('D', 1);
    in_play('E', 2);
    realms_view(0, &view);
    assert_int_equal(view.where[CARD('A')], REALMS_AT(0, REALMS_HAND));
    assert_int_equal(view.where[CARD('B')], REALMS_AT(1, REALMS_DECK));
    assert_int_equal(view.where[CARD('C')], REALMS_AT(1, REALMS_DECK));
    assert_int_equal(view.where[CARD('D')], REALMS_AT(1, REALMS_DISCARD));
    assert_int_equal(view.where[CARD('E')], REALMS_AT(2, REALMS_PLAY));
    assert_int_equal(view.top[0], REALMS_NONE);
    assert_int_equal(view.next_common, realms.head[REALMS_COMMON]);
    realms_view(1, &view);
    assert_int_equal(view.where[CARD('A')], REALMS_AT(0, REALMS_DECK));
    assert_int_equal(view.where[CARD('B')], REALMS_AT(1, REALMS_HAND));
}

static void drawn_cards_are_seen_by_their_seat_alone(void **state)
{
    uint8_t event;
    int draws = 0;

    (void)state;
    table(3);
    does("end");
    for (event = 0; event != realms_event_count; event++) {
        if (realms_events[event].kind != REALMS_DID_DRAW) {
            assert_true(realms_event_open_to(event, 1));
            continue;
        }
        draws++;
        assert_true(realms_event_open_to(event, 0));
        assert_false(realms_event_open_to(event, 1));
    }
    assert_int_equal(draws, 5);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everyone_reaches_the_two_rows_beside_it),
        cmocka_unit_test(cards_are_bought_and_abjured_from_these_rows_only),
        cmocka_unit_test(only_oneself_and_neighbours_are_targets),
        cmocka_unit_test(a_loss_hits_each_neighbour_in_full_clockwise),
        cmocka_unit_test(guards_of_a_neighbour_guard_nobody_else),
        cmocka_unit_test(a_neighbour_on_either_side_chooses_its_discards),
        cmocka_unit_test(stopping_goes_on_to_the_other_neighbour),
        cmocka_unit_test(with_three_seats_both_others_are_neighbours),
        cmocka_unit_test(a_seat_that_goes_out_takes_its_cards_and_two_rows_away),
        cmocka_unit_test(every_pattern_of_two_going_out_of_four),
        cmocka_unit_test(every_pattern_of_one_going_out_of_three),
        cmocka_unit_test(both_neighbours_go_out_by_one_loss),
        cmocka_unit_test(neighbours_are_fixed_at_the_time_of_use),
        cmocka_unit_test(a_new_row_stays_short_when_the_common_deck_runs_out),
        cmocka_unit_test(seats_that_are_out_are_skipped_and_never_targets),
        cmocka_unit_test(a_seat_that_is_out_wins_nothing),
        cmocka_unit_test(hands_of_others_and_the_order_of_decks_are_hidden),
        cmocka_unit_test(drawn_cards_are_seen_by_their_seat_alone),
    };

    return cmocka_run_group_tests_name("realms seats", tests, NULL, NULL);
}
