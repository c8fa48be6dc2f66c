/* Cthulhu Realms: a turn, buying, drawing, the end of the turn and of the game. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_table.c test/host/realms_fault.c tools/cardc/ability.c */
/* Links: tools/lib/complain.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/utf8.c tools/lib/wholefile.c */
#include "realms_table.h"

static void a_card_of_the_hand_is_played_free(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity cost=8", "power 1", NULL, NULL);
    in_hand('A', 0);
    does("play A");
    assert_at(CARD('A'), 0, REALMS_PLAY);
    assert_int_equal(realms.power, 0);
    assert_true(told(REALMS_DID_PLAY));
    cannot("play A");
}

static void nobody_plays_what_is_not_in_its_hand(void **state)
{
    (void)state;
    table(2);
    on_deck('A', 0);
    discarded('B', 0);
    in_hand('C', 1);
    cannot("play A");
    cannot("play B");
    cannot("play C");
    cannot("play D");
}

static void plays_and_uses_come_in_any_order(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity cost=1", "power 1", "if green: power 3", NULL);
    card('B', "green entity cost=1", "power 1", NULL, NULL);
    in_hand('A', 0);
    in_hand('B', 0);
    does("play A");
    does("use A 0");
    cannot("use A 1");
    does("play B");
    does("use A 1");
    does("use B 0");
    assert_int_equal(realms.power, 5);
}

static void an_ability_is_used_once_a_turn(void **state)
{
    (void)state;
    table(2);
    card('L', "yellow location cost=1 sanity=3", "power 1", "power 2", NULL);
    in_play('L', 0);
    does("use L 0");
    cannot("use L 0");
    does("use L 1");
    cannot("use L 1");
    assert_int_equal(realms_can_use(CARD('L'), 0), REALMS_USED);
    does("end");
    does("end");
    does("use L 0");
    assert_int_equal(realms.power, 1);
}

static void a_location_works_in_the_turn_in_which_it_is_played(void **state)
{
    (void)state;
    table(2);
    card('L', "yellow location cost=1 sanity=3", "power 1", NULL, NULL);
    in_hand('L', 0);
    does("play L");
    does("use L 0");
}

static void a_card_played_again_may_be_used_again(void **state)
{
    (void)state;
    table(2);
    card('L', "yellow location cost=1 sanity=3", "power 2", NULL, NULL);
    card('A', "green entity cost=1", "destroy", "draw 1", NULL);
    in_play('L', 0);
    in_play('A', 0);
    empty(REALMS_AT(0, REALMS_DECK));
    does("use L 0");
    does("use A 0 L");
    does("use A 1 seat0");
    does("play L");
    does("use L 0");
    assert_int_equal(realms.power, 4);
}

static void only_own_cards_in_play_are_used(void **state)
{
    (void)state;
    table(2);
    card('L', "yellow location cost=1 sanity=3", "power 1", NULL, NULL);
    in_play('L', 1);
    in_hand('A', 0);
    cannot("use L 0");
    cannot("use A 0");
}

static void nothing_has_to_be_done(void **state)
{
    (void)state;
    table(2);
    in_hand('A', 0);
    in_play('B', 0);
    realms.power = 9;
    does("end");
    assert_int_equal(realms.seat, 1);
}

/* ---- Buying ---- */

static void a_bought_card_goes_to_the_discard_pile_and_its_place_is_filled(void **state)
{
    uint8_t next;

    (void)state;
    table(2);
    card('A', "yellow entity cost=3", "power 1", NULL, NULL);
    lay_in_row(CARD('A'), 2);
    realms.power = 2;
    cannot("buy 2");
    realms.power = 4;
    next = realms.head[REALMS_COMMON];
    does("buy 2");
    assert_at(CARD('A'), 0, REALMS_DISCARD);
    assert_int_equal(realms.power, 1);
    assert_int_equal(realms.row[2], next);
    assert_int_equal(realms.happened, 0);
}

static void the_new_card_may_be_bought_too(void **state)
{
    (void)state;
    table(2);
    realms.power = 3;
    does("buy 0");
    does("buy 0");
    does("buy 0");
    cannot("buy 0");
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_DISCARD)], 3);
}

static void initiates_are_on_sale_while_there_are_any(void **state)
{
    int number;

    (void)state;
    table(2);
    realms.power = 1;
    cannot("buy initiate");
    realms.power = 13;
    for (number = 0; number != 6; number++)
        does("buy initiate");
    assert_int_equal(realms.power, 1);
    realms.power = 10;
    cannot("buy initiate");
}

static void no_place_beyond_the_row_is_on_sale(void **state)
{
    (void)state;
    table(2);
    realms.power = 20;
    may("buy 4");
    cannot("buy 5");
    cannot("buy 11");
    cannot("buy 13");
    cannot("buy 200");
}

static void a_place_stays_empty_when_the_common_deck_is(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_COMMON);
    realms.power = 5;
    does("buy 3");
    assert_int_equal(realms.row[3], REALMS_NONE);
    cannot("buy 3");
}

/* ---- End of the turn ---- */

static void entities_artifacts_and_the_hand_are_discarded_locations_stay(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "power 1", NULL, NULL);
    card('B', "yellow artifact", "power 1", NULL, NULL);
    card('L', "yellow location sanity=2", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 0);
    in_play('B', 0);
    in_hand('C', 0);
    realms.power = 4;
    does("end");
    assert_at(CARD('A'), 0, REALMS_DISCARD);
    assert_at(CARD('B'), 0, REALMS_DISCARD);
    assert_at(CARD('C'), 0, REALMS_DISCARD);
    assert_at(CARD('L'), 0, REALMS_PLAY);
    assert_int_equal(realms.power, 0);
    assert_int_equal(realms.happened, 0);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 5);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_DECK)], 5);
    assert_int_equal(realms.seat, 1);
    assert_int_equal(realms.turn, 2);
}

/* The cards that are needed are drawn first, then the pile is shuffled, then drawing goes on. */
static void the_discard_pile_is_shuffled_when_a_card_is_needed(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_AT(0, REALMS_DECK));
    on_deck('A', 0);
    on_deck('B', 0);
    in_play('C', 0);
    discarded('D', 0);
    discarded('E', 0);
    discarded('F', 0);
    does("end");
    assert_at(CARD('A'), 0, REALMS_HAND);
    assert_at(CARD('B'), 0, REALMS_HAND);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 5);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_DECK)], 1);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_DISCARD)], 0);
    assert_true(told(REALMS_DID_SHUFFLE));
}

static void an_empty_deck_alone_is_not_shuffled(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_AT(0, REALMS_DECK));
    on_deck('A', 0);
    on_deck('B', 0);
    on_deck('C', 0);
    on_deck('D', 0);
    on_deck('E', 0);
    discarded('F', 0);
    does("end");
    assert_at(CARD('F'), 0, REALMS_DISCARD);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_DECK)], 0);
    assert_false(told(REALMS_DID_SHUFFLE));
}

static void with_deck_and_pile_empty_drawing_stops(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_AT(0, REALMS_DECK));
    in_play('A', 0);
    in_play('B', 0);
    does("end");
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 2);
    does("end");
    assert_int_equal(realms.seat, 0);
}

static void every_order_of_a_shuffle_is_found(void **state)
{
    int seen[6] = {0};
    int seed, order;

    (void)state;
    for (seed = 0; seed != 200; seed++) {
        table(2);
        random_seed(&realms.random, (uint32_t)seed);
        empty(REALMS_AT(0, REALMS_DECK));
        discarded('A', 0);
        discarded('B', 0);
        discarded('C', 0);
        does("end");
        order = realms.head[REALMS_AT(0, REALMS_HAND)] - CARD('A');
        order = 2 * order +
                (realms.next[CARD('A') + order] > realms.next[realms.next[CARD('A') + order]]);
        seen[order]++;
    }
    for (order = 0; order != 6; order++)
        assert_in_range(seen[order], 15, 60);
}

/* ---- End of the game ---- */

static void an_empty_common_deck_ends_the_game_after_the_turn(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_COMMON);
    realms.sanity[0] = 20;
    realms.sanity[1] = 21;
    in_hand('A', 0);
    does("play A");
    does("use A 0");
    assert_int_equal(realms.phase, REALMS_TURN);
    does("end");
    assert_int_equal(realms.phase, REALMS_OVER);
    assert_int_equal(realms.winners, 2);
    assert_int_equal(realms_seat_to_act(), REALMS_NONE);
    cannot("end");
    cannot("stop");
}

static void the_last_card_of_the_common_deck_may_be_seen_and_bought(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_COMMON);
    lay(CARD('A'), 4, 0); /* the list after the seats' is the common deck */
    realms.power = 2;
    does("buy 0");
    assert_list(CARD('A'), REALMS_ROWS);
    does("buy 0");
    assert_at(CARD('A'), 0, REALMS_DISCARD);
    does("end");
    assert_int_equal(realms.phase, REALMS_OVER);
}

static void equal_sanity_is_decided_by_deck_hand_and_discard_pile(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_COMMON);
    discarded('A', 1);
    in_play('B', 0); /* goes to the discard pile: 11 against 11 */
    in_hand('C', 0); /* and 12 */
    does("end");
    assert_int_equal(realms.winners, 1);
}

static void locations_in_play_do_not_count(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_COMMON);
    card('L', "green location sanity=3", "power 1", NULL, NULL);
    in_play('L', 0);
    discarded('A', 1);
    does("end");
    assert_int_equal(realms.winners, 2);
}

static void if_all_is_equal_nobody_wins(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_COMMON);
    does("end");
    assert_int_equal(realms.phase, REALMS_OVER);
    assert_int_equal(realms.winners, 0);
}

static void a_tie_below_the_winner_changes_nothing(void **state)
{
    (void)state;
    table(4);
    empty(REALMS_COMMON);
    realms.sanity[2] = 51;
    does("end");
    assert_int_equal(realms.winners, 4);
}

static void of_four_the_most_cards_decide_among_those_with_the_most_sanity(void **state)
{
    (void)state;
    table(4);
    empty(REALMS_COMMON);
    realms.sanity[1] = 49;
    discarded('A', 1);
    discarded('B', 1);
    discarded('C', 3);
    does("end");
    assert_int_equal(realms.winners, 8);
}

static void after_200_turns_the_same_count_decides(void **state)
{
    (void)state;
    table(2);
    realms.turn = 199;
    realms.sanity[0] = 51;
    does("end");
    assert_int_equal(realms.turn, 200);
    assert_int_equal(realms.phase, REALMS_TURN);
    does("end");
    assert_int_equal(realms.phase, REALMS_OVER);
    assert_int_equal(realms.winners, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_card_of_the_hand_is_played_free),
        cmocka_unit_test(nobody_plays_what_is_not_in_its_hand),
        cmocka_unit_test(plays_and_uses_come_in_any_order),
        cmocka_unit_test(an_ability_is_used_once_a_turn),
        cmocka_unit_test(a_location_works_in_the_turn_in_which_it_is_played),
        cmocka_unit_test(a_card_played_again_may_be_used_again),
        cmocka_unit_test(only_own_cards_in_play_are_used),
        cmocka_unit_test(nothing_has_to_be_done),
        cmocka_unit_test(a_bought_card_goes_to_the_discard_pile_and_its_place_is_filled),
        cmocka_unit_test(the_new_card_may_be_bought_too),
        cmocka_unit_test(initiates_are_on_sale_while_there_are_any),
        cmocka_unit_test(no_place_beyond_the_row_is_on_sale),
        cmocka_unit_test(a_place_stays_empty_when_the_common_deck_is),
        cmocka_unit_test(entities_artifacts_and_the_hand_are_discarded_locations_stay),
        cmocka_unit_test(the_discard_pile_is_shuffled_when_a_card_is_needed),
        cmocka_unit_test(an_empty_deck_alone_is_not_shuffled),
        cmocka_unit_test(with_deck_and_pile_empty_drawing_stops),
        cmocka_unit_test(every_order_of_a_shuffle_is_found),
        cmocka_unit_test(an_empty_common_deck_ends_the_game_after_the_turn),
        cmocka_unit_test(the_last_card_of_the_common_deck_may_be_seen_and_bought),
        cmocka_unit_test(equal_sanity_is_decided_by_deck_hand_and_discard_pile),
        cmocka_unit_test(locations_in_play_do_not_count),
        cmocka_unit_test(if_all_is_equal_nobody_wins),
        cmocka_unit_test(a_tie_below_the_winner_changes_nothing),
        cmocka_unit_test(of_four_the_most_cards_decide_among_those_with_the_most_sanity),
        cmocka_unit_test(after_200_turns_the_same_count_decides),
    };

    return cmocka_run_group_tests_name("realms turn", tests, NULL, NULL);
}
