/* Pocket Madness: a turn, its three main actions and its end; rulings R1, R2, R3. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include "pocket_table.h"

/* ---- Investigate ---- */

static void investigate_takes_one_two_or_three_from_the_head(void **state)
{
    (void)state;
    table(2);
    row("6 ?7 8 9 10");
    cannot("draw 0");
    cannot("draw 4");
    assert_true(may("draw 1"));
    assert_true(may("draw 2"));
    does("draw 3");
    assert_hand(0, "6 7 8");
    assert_int_equal(POCKET_ROW_SIZE, 2);
    assert_int_equal(POCKET_ROW(0), KIND(9));
}

static void investigate_cannot_announce_more_than_are_left(void **state)
{
    (void)state;
    table(2);
    row("6 7");
    cannot("draw 3");
    does("draw 2");
    assert_hand(0, "6 7");
}

static void investigate_is_one_announcement(void **state)
{
    (void)state;
    table(2);
    does("draw 1");
    cannot("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

static void a_hand_has_no_limit(void **state)
{
    (void)state;
    table(2);
    row("6 7 8 9");
    hand(0, "9 9 9 9 9 9 9 9 10 10 10 10 10 10 10 10 10 11 11 11 11 11 11 11 11 11 11 12 12 12 12 "
            "12 12");
    does("draw 3");
    assert_int_equal(pocket.hand_size[0], 36);
}

/* ---- Open Portals ---- */

static void open_melds_three_or_more_and_the_seat_chooses_how_many(void **state)
{
    (void)state;
    table(2);
    hand(0, "7 7 7 7 7 12 12");
    cannot("open 7 2");
    cannot("open 7 6");
    cannot("open 12 2");
    cannot("open 12 3");
    assert_true(may("open 7 3"));
    assert_true(may("open 7 5"));
    does("open 7 4");
    assert_hand(0, "7 12 12");
    assert_melds(0, "7 7 7 7");
}

static void a_set_claims_its_portal_from_the_pool(void **state)
{
    (void)state;
    table(2);
    hand(0, "8 8 8 12");
    does("open 8 3");
    assert_int_equal(pocket.portals[KIND(8)], 0);
    assert_int_equal(pocket.fresh, 1 << KIND(8));
}

static void a_set_takes_its_portal_from_its_holder(void **state)
{
    (void)state;
    table(3);
    hand(0, "8 8 8 12");
    hand(2, "6");
    portal(8, 2);
    does("open 8 3");
    assert_int_equal(pocket.portals[KIND(8)], 0);
    does("seal 8 2"); /* and may be sealed at once */
    does("take 6");
    assert_int_equal(pocket.portals[KIND(8)], POCKET_NONE);
}

static void claiming_a_portal_that_you_hold_is_no_new_claim(void **state)
{
    (void)state;
    table(2);
    hand(0, "8 8 8 12");
    portal(8, 0);
    does("open 8 3");
    assert_int_equal(pocket.portals[KIND(8)], 0);
    assert_int_equal(pocket.fresh, 0);
}

static void open_melds_up_to_three_sets(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7 7 7 8 8 8 9 9 9");
    does("open 6 3");
    does("open 7 3");
    does("open 8 3");
    cannot("open 9 3");
    assert_int_equal(pocket.melded, 3);
    assert_int_equal(pocket.fresh, 7);
    does("end");
}

static void each_turn_has_its_own_three_sets_and_claims(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7 7 7 8 8 8 9 9 9 10 10 10 11 11 11 12 12 12");
    does("open 6 3");
    does("open 7 3");
    does("open 8 3");
    does("end");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.fresh, 0);
    does("open 9 3");
    does("open 10 3");
    does("open 11 3");
    cannot("open 12 3");
    assert_int_equal(pocket.fresh, 7 << KIND(9));
}

static void r2_the_sets_of_a_turn_have_different_values(void **state)
{
    (void)state;
    table(2);
    hand(0, "9 9 9 9 9 9 10");
    does("open 9 3");
    cannot("open 9 3");
    does("end");
    does("draw 1");
    does("end");
    does("open 9 3"); /* in another turn they need not */
}

static void r2_also_when_the_portal_was_held_before(void **state)
{
    (void)state;
    table(2);
    hand(0, "9 9 9 9 9 9 10");
    portal(9, 0);
    does("open 9 3");
    cannot("open 9 3");
}

/* ---- Publish ---- */

static void publish_melds_one_card_of_each_value(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7 8 9 10 11 12 12");
    does("publish");
    assert_hand(0, "12");
    assert_melds(0, "6 7 8 9 10 11 12");
    assert_int_equal(pocket.madness[0], 0);
    assert_int_equal(pocket.madness[1], 1);
}

static void publish_needs_all_seven_values(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7 8 9 10 11 6 7");
    cannot("publish");
    hand(0, "7 8 9 10 11 12 12");
    cannot("publish");
}

static void the_kth_run_of_the_round_gives_k_tokens_whoever_melds_it(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 6 7 7 8 8 9 9 10 10 11 11 12 12 12");
    hand(1, "6 7 8 9 10 11 12 12");
    does("publish");
    assert_int_equal(pocket.madness[1], 1);
    assert_int_equal(pocket.madness[2], 1);
    does("publish");
    assert_int_equal(pocket.madness[1], 3);
    assert_int_equal(pocket.madness[2], 3);
    does("end");
    does("publish");
    assert_int_equal(pocket.madness[0], 3);
    assert_int_equal(pocket.madness[1], 3);
    assert_int_equal(pocket.madness[2], 6);
    assert_int_equal(pocket.runs, 3);
}

static void publish_melds_up_to_three_runs(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 11 11 11 11 12 12 12 12");
    does("publish");
    does("publish");
    does("publish");
    cannot("publish");
    assert_int_equal(pocket.madness[1], 6);
    does("end");
}

/* ---- The turn ---- */

static void the_first_step_fixes_the_main_action(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 6 7 7 7 7 8 9 10 11 12");
    does("open 6 3");
    cannot("publish");
    cannot("draw 1");
    does("end");
    does("draw 1");
    does("end");
    does("publish");
    cannot("open 7 3");
    cannot("draw 1");
    does("end");
    does("draw 1");
    cannot("open 12 3");
    cannot("publish");
}

static void the_turn_goes_clockwise(void **state)
{
    (void)state;
    table(3);
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 2);
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 0);
}

static void r1_a_portal_is_sealed_before_the_main_action(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6");
    row("12 12 6");
    portal(10, 0);
    does("seal 10 2");
    does("open 6 3"); /* with the card that Nyarlathotep brought */
}

static void r1_a_portal_is_sealed_between_melds(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 10 10 10 7");
    row("12 12 6");
    does("open 10 3");
    does("seal 10 2");
    does("open 6 3");
    assert_hand(0, "7");
}

static void r1_a_portal_is_sealed_after_the_main_action(void **state)
{
    (void)state;
    table(2);
    portal(11, 0);
    does("draw 2");
    does("seal 11");
    does("end");
}

static void one_portal_is_sealed_in_a_turn(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    portal(11, 0);
    portal(9, 0);
    portal(12, 0);
    does("seal 11");
    cannot("seal 9");
    cannot("seal 12");
    does("draw 1");
    cannot("seal 9");
    does("end");
    does("draw 1");
    does("end");
    does("seal 9");
}

static void only_a_portal_in_front_of_you_is_sealed(void **state)
{
    (void)state;
    table(2);
    portal(9, 1);
    cannot("seal 9");
    cannot("seal 11");
    does("draw 1");
    does("end");
    does("seal 9");
    assert_int_equal(pocket.portals[KIND(9)], POCKET_NONE);
}

static void the_turn_cannot_end_without_a_main_action(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    portal(11, 0);
    cannot("end");
    does("seal 11");
    cannot("end");
}

/* ---- R3: the forced pass ---- */

static void empty_row_for(uint8_t seat)
{
    row("");
    pocket.last_taker = seat;
    pocket.last_turns = pocket.seats - 1;
}

static void r3_with_an_empty_row_who_cannot_meld_passes(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 7");
    empty_row_for(1);
    cannot("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

static void r3_who_can_meld_a_set_must(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7");
    empty_row_for(1);
    cannot("end");
    does("open 6 3");
    does("end");
}

static void r3_who_can_meld_a_run_must(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7 8 9 10 11 12 12");
    empty_row_for(1);
    cannot("end");
    does("publish");
    does("end");
}

static void r3_or_seals_gug(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7");
    portal(12, 0);
    empty_row_for(1);
    cannot("end");
    does("seal 12");
    does("end");
}

static void r3_who_passes_may_still_seal(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    portal(9, 0);
    empty_row_for(1);
    does("seal 9");
    does("end");
    assert_int_equal(pocket.seat, 0);
}

static void r3_a_card_that_shub_niggurath_brings_may_force_a_meld(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 7");
    hand(1, "6 9");
    portal(8, 0);
    empty_row_for(1);
    assert_true(may("end"));
    does("seal 8 1");
    cannot("end");
    does("take 6");
    cannot("end");
    does("open 6 3");
}

/* An empty hand that still has a row to draw from: see R6 in test_pocket_round. */

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(investigate_takes_one_two_or_three_from_the_head),
        cmocka_unit_test(investigate_cannot_announce_more_than_are_left),
        cmocka_unit_test(investigate_is_one_announcement),
        cmocka_unit_test(a_hand_has_no_limit),
        cmocka_unit_test(open_melds_three_or_more_and_the_seat_chooses_how_many),
        cmocka_unit_test(a_set_claims_its_portal_from_the_pool),
        cmocka_unit_test(a_set_takes_its_portal_from_its_holder),
        cmocka_unit_test(claiming_a_portal_that_you_hold_is_no_new_claim),
        cmocka_unit_test(open_melds_up_to_three_sets),
        cmocka_unit_test(each_turn_has_its_own_three_sets_and_claims),
        cmocka_unit_test(r2_the_sets_of_a_turn_have_different_values),
        cmocka_unit_test(r2_also_when_the_portal_was_held_before),
        cmocka_unit_test(publish_melds_one_card_of_each_value),
        cmocka_unit_test(publish_needs_all_seven_values),
        cmocka_unit_test(the_kth_run_of_the_round_gives_k_tokens_whoever_melds_it),
        cmocka_unit_test(publish_melds_up_to_three_runs),
        cmocka_unit_test(the_first_step_fixes_the_main_action),
        cmocka_unit_test(the_turn_goes_clockwise),
        cmocka_unit_test(r1_a_portal_is_sealed_before_the_main_action),
        cmocka_unit_test(r1_a_portal_is_sealed_between_melds),
        cmocka_unit_test(r1_a_portal_is_sealed_after_the_main_action),
        cmocka_unit_test(one_portal_is_sealed_in_a_turn),
        cmocka_unit_test(only_a_portal_in_front_of_you_is_sealed),
        cmocka_unit_test(the_turn_cannot_end_without_a_main_action),
        cmocka_unit_test(r3_with_an_empty_row_who_cannot_meld_passes),
        cmocka_unit_test(r3_who_can_meld_a_set_must),
        cmocka_unit_test(r3_who_can_meld_a_run_must),
        cmocka_unit_test(r3_or_seals_gug),
        cmocka_unit_test(r3_who_passes_may_still_seal),
        cmocka_unit_test(r3_a_card_that_shub_niggurath_brings_may_force_a_meld),
    };

    return cmocka_run_group_tests_name("pocket turn", tests, NULL, NULL);
}
