/* Pocket Madness: sealing, Portal by Portal; rulings R4, R5 and the one on Shoggoth. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include "pocket_table.h"

#include <string.h>

#include "games/pocket/rules.h"

/* ---- 12 Gug ---- */

static void gug_replaces_the_main_action(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7");
    portal(12, 0);
    does("seal 12");
    assert_int_equal(pocket.main_action, POCKET_MAIN_PASS);
    assert_int_equal(pocket.portals[KIND(12)], POCKET_NONE);
    cannot("draw 1");
    cannot("open 6 3");
    does("end");
    assert_int_equal(pocket.seat, 1);
    assert_hand(0, "6 6 6 7");
}

static void gug_needs_a_turn_without_a_main_action(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7");
    portal(12, 0);
    does("open 6 3");
    cannot("seal 12");
    does("end");
    does("draw 1");
    does("end");
    does("draw 1");
    cannot("seal 12");
}

static void gug_is_not_sealed_in_the_turn_of_its_claim(void **state)
{
    (void)state;
    table(2);
    hand(0, "12 12 12 7");
    does("open 12 3");
    cannot("seal 12");
    does("end");
    does("draw 1");
    does("end");
    does("seal 12");
}

static void gug_claimed_before_dagon_is_sealed_in_the_extra_turn(void **state)
{
    (void)state;
    table(2);
    hand(0, "12 12 12 7");
    portal(9, 0);
    does("open 12 3");
    does("seal 9");
    does("end");
    assert_int_equal(pocket.seat, 0);
    does("seal 12");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

/* ---- 11 Shoggoth ---- */

static void shoggoth_leaves_opponents_one_card_and_nothing_else(void **state)
{
    (void)state;
    table(3);
    hand(1, "6 6 6 7 8 9 10 11 12");
    portal(11, 0);
    portal(9, 1);
    portal(12, 1);
    does("draw 1");
    does("seal 11");
    does("end");
    cannot("draw 2");
    cannot("draw 3");
    cannot("open 6 3");
    cannot("publish");
    cannot("seal 9");
    cannot("seal 12");
    cannot("end");
    does("draw 1");
    cannot("draw 1");
    cannot("seal 9");
    does("end");
    cannot("draw 2"); /* seat 2 is bound as well */
    does("draw 1");
    does("end");
}

static void shoggoth_sleeps_when_its_sealers_next_turn_begins(void **state)
{
    (void)state;
    table(2);
    hand(1, "6 6 6 7");
    portal(11, 0);
    does("seal 11");
    assert_true(may("draw 3")); /* it never binds its sealer */
    does("draw 3");
    does("end");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.shoggoth, POCKET_NONE);
    does("draw 1");
    does("end");
    does("open 6 3");
}

static void shoggoth_with_an_empty_row_leaves_nothing(void **state)
{
    (void)state;
    table(2);
    hand(1, "6 6 6 7 8 9 10 11 12");
    row("12");
    portal(11, 0);
    portal(12, 1);
    portal(9, 1);
    does("draw 1");
    does("seal 11");
    does("end");
    cannot("draw 1");
    cannot("open 6 3"); /* R3 does not force a meld on who may not meld */
    cannot("publish");
    cannot("seal 12");
    cannot("seal 9");
    does("end");
    assert_int_equal(pocket.seat, 0);
}

static void shoggoth_may_make_a_seat_take_the_last_card(void **state)
{
    (void)state;
    table(3);
    hand(1, "6 6 6 7");
    row("12 11");
    portal(11, 0);
    does("draw 1");
    does("seal 11");
    does("end");
    does("draw 1"); /* bound, and so the taker: the last of all last turns is its own */
    assert_int_equal(pocket.last_taker, 1);
    does("end");
    assert_int_equal(pocket.seat, 2);
    does("end"); /* bound still: nothing */
    assert_int_equal(pocket.seat, 0);
    does("end");
    assert_int_equal(pocket.seat, 1);
    does("open 6 3"); /* Shoggoth sleeps since the turn of its sealer began */
    assert_int_equal(pocket.round, 1);
    does("end");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[1], 2);
}

static void shoggoth_in_a_last_turn_binds_the_last_turns_after_it(void **state)
{
    (void)state;
    table(3);
    hand(1, "10");
    hand(2, "6 6 6 7");
    row("12");
    portal(11, 1);
    does("draw 1");
    does("end");
    does("seal 11");
    does("end");
    cannot("open 6 3");
    does("end");
    cannot("draw 1");
    does("end"); /* seat 0 had its last turn: the hands are counted */
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[2], 2);
}

static void shoggoth_lasts_over_the_sealers_dagon(void **state)
{
    (void)state;
    table(2);
    hand(1, "6 6 6 7");
    portal(9, 0);
    portal(11, 0);
    does("draw 1");
    does("seal 9");
    does("end");
    does("seal 11");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
    cannot("open 6 3");
}

/* ---- 10 Nyarlathotep ---- */

static void nyarlathotep_takes_any_card_and_the_row_closes_up(void **state)
{
    static const uint8_t left[] = {KIND(6), KIND(7), KIND(9)};

    (void)state;
    table(2);
    row("6 7 8 9");
    portal(10, 0);
    cannot("seal 10 4");
    does("seal 10 2");
    assert_hand(0, "8");
    assert_int_equal(POCKET_ROW_SIZE, 3);
    assert_memory_equal(&POCKET_ROW(0), left, 3);
    does("draw 3"); /* the main action is still to come */
    assert_hand(0, "6 7 8 9");
}

static void nyarlathotep_takes_a_face_down_card(void **state)
{
    (void)state;
    table(2);
    row("6 ?7 8");
    portal(10, 0);
    does("seal 10 1");
    assert_hand(0, "7");
}

static void nyarlathotep_takes_head_or_tail(void **state)
{
    (void)state;
    table(2);
    row("6 7 8");
    portal(10, 0);
    assert_true(may("seal 10 0"));
    does("seal 10 2");
    assert_hand(0, "8");
    assert_int_equal(POCKET_ROW(0), KIND(6));
}

static void nyarlathotep_taking_the_last_card_empties_the_row(void **state)
{
    (void)state;
    table(2);
    row("6");
    hand(0, "7");
    hand(1, "8");
    portal(10, 0);
    does("seal 10 0");
    assert_int_equal(pocket.last_taker, 0);
    does("end"); /* no main action is left: the forced pass */
    does("end"); /* last turn of seat 1 */
    assert_int_equal(pocket.round, 1);
    does("end"); /* last turn of seat 0 */
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[0], 2);
    assert_int_equal(pocket.madness[1], 1);
}

static void r5_nyarlathotep_needs_a_row(void **state)
{
    (void)state;
    table(2);
    row("");
    pocket.last_taker = 1;
    portal(10, 0);
    cannot("seal 10 0");
    assert_false(pocket_sealable(POCKET_NYARLATHOTEP));
}

/* ---- 9 Dagon ---- */

static void dagon_gives_another_whole_turn(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6 7");
    portal(9, 0);
    portal(11, 0);
    does("seal 9");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 0);
    assert_int_equal(pocket.extra, 0);
    does("open 6 3");
    does("seal 11");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

static void dagon_chains(void **state)
{
    (void)state;
    table(2);
    hand(0, "9 9 9 7");
    portal(9, 0);
    does("draw 1");
    does("seal 9");
    does("end");
    does("open 9 3"); /* out of the pool again */
    does("seal 9");
    does("end");
    assert_int_equal(pocket.seat, 0);
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
}

static void r4_dagons_turn_of_the_row_taker_is_no_last_turn(void **state)
{
    (void)state;
    table(2);
    row("12 12");
    hand(0, "6");
    hand(1, "7");
    portal(9, 0);
    does("draw 2");
    does("seal 9");
    does("end");
    does("end"); /* the extra turn, a forced pass */
    assert_int_equal(pocket.seat, 1);
    does("end");
    assert_int_equal(pocket.seat, 0); /* its last turn is still to come */
    assert_int_equal(pocket.round, 1);
    does("end");
    assert_int_equal(pocket.round, 2);
}

static void r4_dagon_in_a_last_turn_belongs_to_that_turn(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(0, "6");
    hand(1, "7");
    portal(9, 1);
    does("draw 1");
    does("end");
    does("seal 9");
    does("end");
    assert_int_equal(pocket.seat, 1);
    does("end");
    assert_int_equal(pocket.seat, 0);
    does("end");
    assert_int_equal(pocket.round, 2);
}

static void r4_dagon_in_the_very_last_turn(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(0, "6 6 7");
    hand(1, "7");
    portal(9, 0);
    does("draw 1");
    does("end");
    does("end");
    does("seal 9");
    does("end");
    assert_int_equal(pocket.round, 1);
    assert_int_equal(pocket.seat, 0);
    does("end");
    assert_int_equal(pocket.round, 2);
    assert_int_equal(pocket.madness[0], 3);
}

static void the_row_emptied_in_dagons_turn_still_leaves_everyone_a_last_turn(void **state)
{
    (void)state;
    table(2);
    row("12 11");
    hand(1, "7");
    portal(9, 0);
    does("draw 1");
    does("seal 9");
    does("end");
    does("draw 1");
    does("end");
    assert_int_equal(pocket.seat, 1);
    does("end");
    assert_int_equal(pocket.seat, 0);
    assert_int_equal(pocket.round, 1);
}

/* ---- 8 Shub-Niggurath ---- */

static void shub_niggurath_shows_a_hand_and_takes_a_card_of_it(void **state)
{
    (void)state;
    table(3);
    hand(0, "12");
    hand(1, "8");
    hand(2, "6 6 9");
    portal(8, 0);
    does("seal 8 2");
    assert_int_equal(pocket.laid_open, 2);
    assert_known(0, 2, "6 6 9", 0);
    cannot("take 8");
    assert_true(may("take 9"));
    does("take 6");
    assert_int_equal(pocket.laid_open, POCKET_NONE);
    assert_hand(0, "6 12");
    assert_hand(2, "6 9");
    does("draw 1");
}

static void shub_niggurath_has_no_way_back_after_the_look(void **state)
{
    (void)state;
    table(2);
    hand(0, "12");
    hand(1, "6 9");
    portal(8, 0);
    cannot("take 6");
    does("seal 8 1");
    cannot("draw 1");
    cannot("end");
    cannot("seal 8 1");
    does("take 9");
    cannot("take 6");
}

static void shub_niggurath_needs_an_opponent_with_cards(void **state)
{
    (void)state;
    table(3);
    hand(0, "12");
    hand(2, "6");
    portal(8, 0);
    cannot("seal 8 0");
    cannot("seal 8 1");
    cannot("seal 8 3");
    assert_true(may("seal 8 2"));
    hand(2, ""); /* R5 */
    cannot("seal 8 2");
}

/* ---- 7 Azathoth ---- */

static void azathoth_takes_a_card_of_every_opponent_that_has_one(void **state)
{
    (void)state;
    table(4);
    hand(0, "6 6");
    hand(1, "7 7 7");
    hand(3, "8");
    portal(7, 0);
    does("seal 7");
    assert_hand(0, "6 6");
    assert_hand(1, "7 7");
    assert_hand(2, "");
    assert_hand(3, "");
    assert_melds(1, "7"); /* open in front of its seat */
    assert_melds(3, "8");
    assert_int_equal(pocket.portals[KIND(7)], POCKET_NONE);
}

static void azathoth_takes_at_random(void **state)
{
    unsigned lost[POCKET_VALUES] = {0};
    Random random;
    int time;

    (void)state;
    random_seed(&random, 5);
    for (time = 0; time != 4000; time++) {
        table(2);
        pocket.random = random;
        hand(1, "6 8 8 12");
        portal(7, 0);
        does("seal 7");
        random = pocket.random;
        lost[KIND(6)] += pocket.melds[1][KIND(6)];
        lost[KIND(8)] += pocket.melds[1][KIND(8)];
        lost[KIND(12)] += pocket.melds[1][KIND(12)];
    }
    assert_in_range(lost[KIND(6)], 880, 1120);
    assert_in_range(lost[KIND(8)], 1860, 2140);
    assert_in_range(lost[KIND(12)], 880, 1120);
}

static void r5_azathoth_needs_an_opponent_with_cards(void **state)
{
    (void)state;
    table(3);
    hand(0, "6");
    portal(7, 0);
    cannot("seal 7");
    hand(2, "9");
    does("seal 7");
}

/* ---- 6 Cthulhu ---- */

static void cthulhu_gives_one_card(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 7 7");
    portal(6, 0);
    cannot("seal 6 0 6");
    cannot("seal 6 3 6");
    cannot("seal 6 1 8");
    does("seal 6 2 7");
    assert_hand(0, "6 7");
    assert_hand(2, "7");
    does("draw 1");
}

static void cthulhu_gives_two_cards_to_one_or_two_opponents(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 7 7 12");
    portal(6, 0);
    assert_true(may("seal 6 1 7 1 7"));
    assert_true(may("seal 6 1 6 1 12"));
    assert_true(may("seal 6 1 7 2 7"));
    cannot("seal 6 1 6 2 6"); /* there is one */
    cannot("seal 6 1 6 0 7");
    does("seal 6 1 12 2 6");
    assert_hand(0, "7 7");
    assert_hand(1, "12");
    assert_hand(2, "6");
}

static void each_choice_of_gifts_is_one_action(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 7 7 12");
    portal(6, 0);
    assert_true(may("seal 6 1 6 2 12"));
    cannot("seal 6 2 12 1 6");
    assert_true(may("seal 6 1 6 1 12"));
    cannot("seal 6 1 12 1 6");
}

static void r5_cthulhu_needs_a_card_to_give(void **state)
{
    (void)state;
    table(2);
    hand(1, "6");
    portal(6, 0);
    cannot("seal 6 1 6");
    assert_false(pocket_sealable(POCKET_CTHULHU));
}

/* ---- All of them ---- */

static void a_sealed_portal_returns_to_the_pool(void **state)
{
    static const char *const seals[] = {"seal 6 1 6", "seal 7",  "seal 8 1", "seal 9",
                                        "seal 10 0",  "seal 11", "seal 12"};
    uint8_t kind;

    (void)state;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        table(2);
        hand(0, "6 9");
        hand(1, "8 9");
        memset(pocket.portals, 0, sizeof pocket.portals);
        does(seals[kind]);
        assert_int_equal(pocket.portals[kind], POCKET_NONE);
        assert_int_equal(pocket.sealed, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gug_replaces_the_main_action),
        cmocka_unit_test(gug_needs_a_turn_without_a_main_action),
        cmocka_unit_test(gug_is_not_sealed_in_the_turn_of_its_claim),
        cmocka_unit_test(gug_claimed_before_dagon_is_sealed_in_the_extra_turn),
        cmocka_unit_test(shoggoth_leaves_opponents_one_card_and_nothing_else),
        cmocka_unit_test(shoggoth_sleeps_when_its_sealers_next_turn_begins),
        cmocka_unit_test(shoggoth_with_an_empty_row_leaves_nothing),
        cmocka_unit_test(shoggoth_may_make_a_seat_take_the_last_card),
        cmocka_unit_test(shoggoth_in_a_last_turn_binds_the_last_turns_after_it),
        cmocka_unit_test(shoggoth_lasts_over_the_sealers_dagon),
        cmocka_unit_test(nyarlathotep_takes_any_card_and_the_row_closes_up),
        cmocka_unit_test(nyarlathotep_takes_a_face_down_card),
        cmocka_unit_test(nyarlathotep_takes_head_or_tail),
        cmocka_unit_test(nyarlathotep_taking_the_last_card_empties_the_row),
        cmocka_unit_test(r5_nyarlathotep_needs_a_row),
        cmocka_unit_test(dagon_gives_another_whole_turn),
        cmocka_unit_test(dagon_chains),
        cmocka_unit_test(r4_dagons_turn_of_the_row_taker_is_no_last_turn),
        cmocka_unit_test(r4_dagon_in_a_last_turn_belongs_to_that_turn),
        cmocka_unit_test(r4_dagon_in_the_very_last_turn),
        cmocka_unit_test(the_row_emptied_in_dagons_turn_still_leaves_everyone_a_last_turn),
        cmocka_unit_test(shub_niggurath_shows_a_hand_and_takes_a_card_of_it),
        cmocka_unit_test(shub_niggurath_has_no_way_back_after_the_look),
        cmocka_unit_test(shub_niggurath_needs_an_opponent_with_cards),
        cmocka_unit_test(azathoth_takes_a_card_of_every_opponent_that_has_one),
        cmocka_unit_test(azathoth_takes_at_random),
        cmocka_unit_test(r5_azathoth_needs_an_opponent_with_cards),
        cmocka_unit_test(cthulhu_gives_one_card),
        cmocka_unit_test(cthulhu_gives_two_cards_to_one_or_two_opponents),
        cmocka_unit_test(each_choice_of_gifts_is_one_action),
        cmocka_unit_test(r5_cthulhu_needs_a_card_to_give),
        cmocka_unit_test(a_sealed_portal_returns_to_the_pool),
    };

    return cmocka_run_group_tests_name("pocket sealing", tests, NULL, NULL);
}
