/* Pocket Madness: the end of a round and of the game; rulings R6, R7, R8. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include "pocket_table.h"

/* ---- Going out ---- */

static void going_out_by_a_set_ends_the_round_at_once(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 6 6");
    hand(1, "7 8 9 10");
    tokens(0, 4);
    does("open 6 3");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[0], 2);
    assert_int_equal(pocket.madness[1], 1); /* one token; hands are not counted */
    assert_int_equal(pocket.madness[2], 1);
}

static void going_out_drops_half_of_the_tokens_the_odd_one_included(void **state)
{
    static const uint8_t left[] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6};
    uint8_t number;

    (void)state;
    for (number = 0; number != sizeof left; number++) {
        table(2);
        hand(0, "6 6 6");
        tokens(0, number);
        does("open 6 3");
        assert_int_equal(pocket.madness[0], left[number]);
    }
}

static void a_closing_run_gives_its_tokens_first(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 7 8 9 10 11 12");
    hand(1, "6");
    pocket.runs = 1;
    tokens(0, 3);
    does("publish");
    assert_int_equal(pocket.madness[0], 1);
    assert_int_equal(pocket.madness[1], 3); /* two by the run, one by going out */
    assert_int_equal(pocket.madness[2], 3);
    assert_int_equal(pocket.round, 2);
}

static void a_closing_run_may_end_the_game(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7 8 9 10 11 12");
    tokens(0, 9);
    tokens(1, 8);
    does("publish");
    assert_int_equal(pocket.phase, POCKET_OVER);
    assert_int_equal(pocket.madness[0], 4);
    assert_int_equal(pocket.madness[1], 10);
    assert_int_equal(pocket.winners, 1);
}

static void r6_going_out_by_giving_away_the_last_card(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    tokens(0, 3);
    portal(6, 0);
    does("seal 6 1 6");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[0], 1);
    assert_int_equal(pocket.madness[1], 1);
}

static void r6_going_out_by_giving_away_the_last_two_cards(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 9");
    portal(6, 0);
    does("seal 6 1 6 2 9");
    assert_int_equal(pocket.round, 2);
}

static void r6_one_gift_of_two_cards_is_not_going_out(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 9");
    portal(6, 0);
    does("seal 6 1 6");
    assert_int_equal(pocket.round, 1);
    assert_int_equal(pocket.seat, 0);
}

static void r6_a_hand_emptied_by_azathoth_is_not_going_out(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    hand(1, "9");
    portal(7, 0);
    portal(6, 1);
    does("seal 7");
    assert_hand(1, "");
    assert_int_equal(pocket.round, 1);
    does("draw 1");
    does("end");
    cannot("end"); /* it plays on and must draw */
    cannot("seal 6 0 9");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.round, 1);
}

static void r6_a_hand_emptied_by_shub_niggurath_is_not_going_out(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    hand(1, "9");
    portal(8, 0);
    does("seal 8 1");
    does("take 9");
    assert_hand(1, "");
    assert_int_equal(pocket.round, 1);
    assert_int_equal(pocket.seat, 0);
}

static void an_emptied_hand_passes_when_the_row_is_empty_too(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(1, "9");
    portal(7, 0);
    does("draw 1");
    does("seal 7");
    does("end");
    does("end");
    does("end");
    assert_int_equal(pocket.madness[0], 1);
    assert_int_equal(pocket.madness[1], 0); /* an empty hand counts nothing */
}

static void going_out_leaves_no_extra_turn(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6");
    portal(9, 0);
    does("seal 9");
    does("open 6 3");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.extra, 0);
    does("first 0");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

static void going_out_in_a_last_turn_spares_everyone_the_count(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(0, "7 8 9");
    hand(1, "6 6 6");
    does("draw 1");
    does("end");
    does("open 6 3");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[0], 1);
    assert_int_equal(pocket.madness[1], 0);
}

/* ---- Empty row ---- */

static void an_empty_row_gives_each_seat_one_last_turn_the_taker_last(void **state)
{
    (void)state;
    table(3);
    row("12 11 10");
    hand(0, "10 10");
    hand(1, "6 6 6 7");
    hand(2, "8 8 9");
    does("draw 3");
    assert_int_equal(pocket.last_taker, 0);
    does("end");
    assert_int_equal(pocket.seat, 1);
    does("open 6 3");
    does("end");
    assert_int_equal(pocket.seat, 2);
    does("end");
    assert_int_equal(pocket.seat, 0);
    does("open 10 3");
    assert_int_equal(pocket.round, 1);
    does("end");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[0], 2);
    assert_int_equal(pocket.madness[1], 1);
    assert_int_equal(pocket.madness[2], 2);
}

static void four_seats_have_their_last_turns_in_order(void **state)
{
    uint8_t turn;

    (void)state;
    table(4);
    row("12");
    pocket.seat = 2;
    does("draw 1");
    does("end");
    for (turn = 0; turn != 4; turn++) {
        assert_int_equal(pocket.round, 1);
        assert_int_equal(pocket.seat, (3 + turn) % 4);
        assert_int_equal(pocket.last_turns, 3 - turn);
        does("end");
    }
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[2], 1);
}

static void the_taker_of_the_last_card_finishes_its_turn(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(0, "6 6");
    hand(1, "6");
    portal(8, 0);
    does("draw 1");
    does("seal 8 1");
    does("take 6");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

static void the_count_is_one_token_for_each_different_value(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(0, "6 6 6 7 8 9 10 11");
    hand(1, "9 9 12");
    portal(12, 0);
    does("draw 1");
    does("end");
    does("end");
    does("seal 12"); /* else seat 0 would have to meld */
    does("end");
    assert_int_equal(pocket.madness[0], 7);
    assert_int_equal(pocket.madness[1], 2);
}

/* ---- Next round ---- */

static void out_at(uint8_t seats, uint8_t first, const uint8_t *madness)
{
    uint8_t seat;

    table(seats);
    pocket.first = first;
    for (seat = 0; seat != seats; seat++)
        tokens(seat, madness[seat] - 1); /* each takes one when seat 0 goes out */
    tokens(0, madness[0] * 2);
    hand(0, "6 6 6");
    does("open 6 3");
    for (seat = 0; seat != seats; seat++)
        assert_int_equal(pocket.madness[seat], madness[seat]);
    assert_int_equal(pocket.phase, POCKET_NAMING);
}

static void the_maddest_seat_names_who_starts(void **state)
{
    static const uint8_t madness[] = {2, 3, 6, 3};

    (void)state;
    out_at(4, 0, madness);
    assert_int_equal(pocket_seat_to_act(), 2);
    cannot("draw 1");
    cannot("end");
    cannot("first 4");
    assert_true(may("first 0"));
    does("first 3");
    assert_int_equal(pocket.first, 3);
    assert_int_equal(pocket.seat, 3);
    cannot("first 0");
    does("draw 1");
}

static void it_may_name_itself(void **state)
{
    static const uint8_t madness[] = {1, 5};

    (void)state;
    out_at(2, 0, madness);
    does("first 1");
    assert_int_equal(pocket.seat, 1);
}

static void it_has_seen_the_row_and_its_cards(void **state)
{
    static const uint8_t madness[] = {1, 5};

    (void)state;
    out_at(2, 0, madness);
    assert_int_equal(POCKET_ROW_SIZE, 59);
    assert_int_equal(pocket.hand_size[1], 2);
}

static void r7_among_equals_the_last_first_seat_names(void **state)
{
    static const uint8_t madness[] = {4, 4, 4, 4};

    (void)state;
    out_at(4, 2, madness);
    assert_int_equal(pocket.seat, 2);
}

static void r7_else_the_first_one_clockwise_from_it(void **state)
{
    static const uint8_t madness[] = {5, 5, 4, 1};

    (void)state;
    out_at(4, 2, madness);
    assert_int_equal(pocket.seat, 0);
    out_at(4, 1, madness);
    assert_int_equal(pocket.seat, 1);
}

static void r7_the_named_seat_is_the_last_first_seat_of_the_next_tie(void **state)
{
    static const uint8_t madness[] = {1, 3, 1};

    (void)state;
    out_at(3, 0, madness);
    does("first 2");
    hand(2, "6 6 6");
    tokens(0, 4);
    tokens(1, 4);
    tokens(2, 10);
    does("open 6 3"); /* five each */
    assert_int_equal(pocket.phase, POCKET_NAMING);
    assert_int_equal(pocket.seat, 2);
}

/* ---- End of the game ---- */

static void ten_tokens_at_the_end_of_a_round_end_the_game(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 6 6");
    tokens(0, 7);
    tokens(1, 9);
    tokens(2, 2);
    does("open 6 3");
    assert_int_equal(pocket.phase, POCKET_OVER);
    assert_int_equal(pocket_seat_to_act(), POCKET_NONE);
    assert_int_equal(pocket.winners, 1 << 0 | 1 << 2); /* both have 3 */
    cannot("draw 1");
    cannot("end");
    cannot("first 0");
}

static void the_count_may_drive_any_seat_to_ten(void **state)
{
    uint8_t seat;

    (void)state;
    for (seat = 0; seat != 4; seat++) {
        table(4);
        row("12");
        tokens(seat, 9);
        hand(seat, "7");
        does("draw 1");
        does("end");
        while (pocket.phase == POCKET_TURN && pocket.round == 1)
            does("end");
        assert_int_equal(pocket.phase, POCKET_OVER);
        assert_int_equal(pocket.madness[seat], seat == 0 ? 11 : 10);
        assert_false(pocket.winners >> seat & 1);
    }
}

static void ten_tokens_within_a_round_do_not(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7 8 9 10 11 12 12");
    tokens(1, 9);
    does("publish");
    assert_int_equal(pocket.madness[1], 10);
    does("end");
    assert_int_equal(pocket.phase, POCKET_TURN);
    hand(1, "6 6 6");
    does("open 6 3"); /* it goes out and is back at 5 */
    assert_int_equal(pocket.madness[1], 5);
    assert_int_equal(pocket.round, 2);
}

static void the_fewest_tokens_win(void **state)
{
    (void)state;
    table(4);
    hand(0, "6 6 6");
    tokens(0, 10);
    tokens(1, 9);
    tokens(2, 3);
    tokens(3, 8);
    does("open 6 3");
    assert_int_equal(pocket.winners, 1 << 2);
}

static void equals_share_the_victory(void **state)
{
    (void)state;
    table(4);
    hand(0, "6 6 6");
    tokens(0, 8);
    tokens(1, 3);
    tokens(2, 9);
    tokens(3, 3);
    does("open 6 3");
    assert_int_equal(pocket.winners, 1 << 0 | 1 << 1 | 1 << 3);
}

static void r8_the_25th_round_is_the_last(void **state)
{
    (void)state;
    table(2);
    pocket.round = 24;
    hand(0, "6 6 6");
    does("open 6 3");
    assert_int_equal(pocket.round, 25);
    assert_int_equal(pocket.phase, POCKET_NAMING);
    does("first 0");
    hand(0, "6 6 6");
    does("open 6 3");
    assert_int_equal(pocket.phase, POCKET_OVER);
    assert_int_equal(pocket.winners, 1 << 0);
    assert_int_equal(pocket.madness[1], 2);
}

static void more_than_40_tokens_are_possible(void **state)
{
    (void)state;
    table(4);
    hand(0, "6 7 8 9 10 11 12");
    pocket.runs = 5;
    tokens(1, 25);
    tokens(2, 22);
    tokens(3, 21);
    does("publish");
    assert_int_equal(pocket.madness[1], 32);
    assert_int_equal(pocket.madness[2], 29);
    assert_int_equal(pocket.madness[3], 28);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(going_out_by_a_set_ends_the_round_at_once),
        cmocka_unit_test(going_out_drops_half_of_the_tokens_the_odd_one_included),
        cmocka_unit_test(a_closing_run_gives_its_tokens_first),
        cmocka_unit_test(a_closing_run_may_end_the_game),
        cmocka_unit_test(r6_going_out_by_giving_away_the_last_card),
        cmocka_unit_test(r6_going_out_by_giving_away_the_last_two_cards),
        cmocka_unit_test(r6_one_gift_of_two_cards_is_not_going_out),
        cmocka_unit_test(r6_a_hand_emptied_by_azathoth_is_not_going_out),
        cmocka_unit_test(r6_a_hand_emptied_by_shub_niggurath_is_not_going_out),
        cmocka_unit_test(an_emptied_hand_passes_when_the_row_is_empty_too),
        cmocka_unit_test(going_out_leaves_no_extra_turn),
        cmocka_unit_test(going_out_in_a_last_turn_spares_everyone_the_count),
        cmocka_unit_test(an_empty_row_gives_each_seat_one_last_turn_the_taker_last),
        cmocka_unit_test(four_seats_have_their_last_turns_in_order),
        cmocka_unit_test(the_taker_of_the_last_card_finishes_its_turn),
        cmocka_unit_test(the_count_is_one_token_for_each_different_value),
        cmocka_unit_test(the_maddest_seat_names_who_starts),
        cmocka_unit_test(it_may_name_itself),
        cmocka_unit_test(it_has_seen_the_row_and_its_cards),
        cmocka_unit_test(r7_among_equals_the_last_first_seat_names),
        cmocka_unit_test(r7_else_the_first_one_clockwise_from_it),
        cmocka_unit_test(r7_the_named_seat_is_the_last_first_seat_of_the_next_tie),
        cmocka_unit_test(the_count_may_drive_any_seat_to_ten),
        cmocka_unit_test(ten_tokens_at_the_end_of_a_round_end_the_game),
        cmocka_unit_test(ten_tokens_within_a_round_do_not),
        cmocka_unit_test(the_fewest_tokens_win),
        cmocka_unit_test(equals_share_the_victory),
        cmocka_unit_test(r8_the_25th_round_is_the_last),
        cmocka_unit_test(more_than_40_tokens_are_possible),
    };

    return cmocka_run_group_tests_name("pocket round end", tests, NULL, NULL);
}
