/* Cthulhu Realms: losses in portions, Shields, Sanctuaries, Nexus. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_table.c test/host/realms_fault.c tools/cardc/ability.c */
/* Links: tools/lib/complain.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/utf8.c tools/lib/wholefile.c */
#include "realms_table.h"

#include <string.h>

/* A loses n; L, M and N are Locations of seat 1 with sanity 2, 3 and 4. */
static void set_up_loss(const char *loss, const char *guard)
{
    char head[60];

    table(2);
    card('A', "green entity", loss, loss, "destroy");
    strcpy(head, "green location sanity=2 ");
    card('L', strcat(head, guard), "power 1", NULL, NULL);
    card('M', "green location sanity=3", "power 1", NULL, NULL);
    card('N', "green location sanity=4", "power 1", NULL, NULL);
    in_play('A', 0);
}

static void a_loss_is_aimed_at_the_opponent_in_portions(void **state)
{
    (void)state;
    set_up_loss("lose 7", "");
    in_play('L', 1);
    in_play('M', 1);
    realms.power = 9;
    does("use A 0");
    assert_int_equal(realms_seat_to_act(), 0);
    cannot("end");
    cannot("use A 1");
    cannot("buy 0");
    cannot("aim seat 8");
    cannot("aim seat 0");
    does("aim L 1");
    does("aim seat 4");
    assert_int_equal(realms.sanity[1], 46);
    does("aim M 2");
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.mark[CARD('L')], 1);
    assert_int_equal(realms.mark[CARD('M')], 2);
}

static void one_portion_a_target(void **state)
{
    (void)state;
    set_up_loss("lose 6", "");
    in_play('M', 1);
    does("use A 0");
    does("aim M 1");
    cannot("aim M 1");
    does("aim seat 1");
    /* nothing is left to aim at: the other 4 are lost */
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.sanity[1], 49);
    does("use A 1");
    does("aim M 1"); /* another loss, another portion */
}

static void what_is_not_aimed_is_lost(void **state)
{
    (void)state;
    set_up_loss("lose 6", "");
    in_play('L', 1);
    does("use A 0");
    does("aim L 2");
    does("stop");
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.sanity[1], 50);
    cannot("stop");
}

static void more_than_its_value_destroys_a_location(void **state)
{
    (void)state;
    set_up_loss("lose 5", "");
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    does("aim L 2");
    assert_at(CARD('L'), 1, REALMS_PLAY);
    does("aim M 3");
    assert_at(CARD('M'), 1, REALMS_PLAY);
    set_up_loss("lose 5", "");
    in_play('L', 1);
    does("use A 0");
    does("aim L 3");
    assert_at(CARD('L'), 1, REALMS_DISCARD);
    assert_int_equal(realms.happened, 0);
}

static void losses_add_up_within_the_turn_and_are_forgotten_after_it(void **state)
{
    (void)state;
    set_up_loss("lose 2", "");
    in_play('M', 1);
    does("use A 0");
    does("aim M 2");
    does("use A 1");
    does("aim M 2");
    assert_at(CARD('M'), 1, REALMS_DISCARD);

    set_up_loss("lose 2", "");
    in_play('M', 1);
    does("use A 0");
    does("aim M 2");
    does("end");
    assert_int_equal(realms.mark[CARD('M')], 0);
    does("use M 0"); /* and its owner uses it untouched */
    does("end");
    in_play('A', 0);
    does("use A 0");
    does("aim M 2");
    assert_at(CARD('M'), 1, REALMS_PLAY);
}

static void losses_of_every_seat_are_forgotten(void **state)
{
    uint8_t seat;

    (void)state;
    table(3);
    card('A', "green entity", "lose 2", NULL, NULL);
    card('L', "green location sanity=2", "power 1", NULL, NULL);
    card('M', "green location sanity=2", "power 1", NULL, NULL);
    for (seat = 0; seat != 3; seat++) {
        lay(CARD('A'), seat, REALMS_PLAY);
        lay(CARD('L'), (uint8_t)((seat + 1) % 3), REALMS_PLAY);
        lay(CARD('M'), (uint8_t)((seat + 2) % 3), REALMS_PLAY);
        does("use A 0");
        does("aim L 2");
        does("aim M 2");
        assert_int_equal(realms.mark[CARD('L')], 2);
        does("end");
        assert_int_equal(realms.mark[CARD('L')], 0);
        assert_int_equal(realms.mark[CARD('M')], 0);
    }
}

static void own_cards_are_never_aimed_at(void **state)
{
    (void)state;
    set_up_loss("lose 5", "");
    in_play('L', 0);
    in_hand('M', 1);
    does("use A 0");
    cannot("aim L 1");
    cannot("aim A 1");
    cannot("aim M 1");
    does("aim seat 5");
    assert_int_equal(realms.sanity[0], 50);
}

/* ---- Shields ---- */

static void shields_add_up_and_are_taken_off_the_portion(void **state)
{
    (void)state;
    set_up_loss("lose 5", "shield=1");
    card('M', "green location sanity=3 shield=2", "power 1", NULL, NULL);
    in_play('L', 1);
    in_play('M', 1);
    assert_int_equal(realms_shield(1), 3);
    assert_int_equal(realms_shield(0), 0);
    does("use A 0");
    does("aim seat 5");
    assert_int_equal(realms.sanity[1], 48);
    does("use A 1");
    does("aim seat 2");
    assert_int_equal(realms.sanity[1], 48);
    does("stop");
}

static void a_shield_guards_no_location(void **state)
{
    (void)state;
    set_up_loss("lose 5", "shield=4");
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    does("aim L 3");
    assert_at(CARD('L'), 1, REALMS_DISCARD);
    does("aim seat 2"); /* and it is gone with its Location */
    assert_int_equal(realms.sanity[1], 48);
}

static void a_shield_in_hand_or_of_another_seat_keeps_nothing_off(void **state)
{
    (void)state;
    set_up_loss("lose 5", "shield=4");
    in_hand('L', 1);
    does("use A 0");
    does("aim seat 5");
    assert_int_equal(realms.sanity[1], 45);
    set_up_loss("lose 5", "shield=4");
    in_play('L', 0);
    does("use A 0");
    does("aim seat 5");
    assert_int_equal(realms.sanity[1], 45);
}

/* ---- Sanctuary, Nexus ---- */

static void the_owner_of_a_sanctuary_cannot_be_aimed_at(void **state)
{
    (void)state;
    set_up_loss("lose 6", "sanctuary");
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    cannot("aim seat 6");
    does("aim M 1"); /* its Locations can */
    does("aim L 3");
    does("aim seat 2"); /* the guard is gone: the next portion passes */
    assert_int_equal(realms.sanity[1], 48);
}

static void behind_a_nexus_other_locations_cannot_be_aimed_at(void **state)
{
    (void)state;
    set_up_loss("lose 9", "nexus");
    card('M', "green location sanity=1 nexus", "power 1", NULL, NULL);
    in_play('N', 1);
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    cannot("aim N 5");
    does("aim L 3");
    cannot("aim N 5"); /* the other Nexus still stands */
    does("aim M 2");
    does("aim N 4");
    assert_at(CARD('N'), 1, REALMS_PLAY);
    assert_int_equal(realms.mark[CARD('N')], 4);
}

static void a_nexus_does_not_guard_its_owner(void **state)
{
    (void)state;
    set_up_loss("lose 9", "nexus");
    in_play('L', 1);
    does("use A 0");
    does("aim seat 9");
    assert_int_equal(realms.sanity[1], 41);
}

static void sanctuary_nexus_and_shield_together(void **state)
{
    (void)state;
    set_up_loss("lose 15", "nexus");
    card('M', "green location sanity=3 sanctuary shield=1", "power 1", NULL, NULL);
    card('N', "green location sanity=4 shield=2", "power 1", NULL, NULL);
    in_play('L', 1);
    in_play('M', 1);
    in_play('N', 1);
    does("use A 0");
    cannot("aim seat 1");
    cannot("aim M 4");
    cannot("aim N 5");
    does("aim L 3");
    cannot("aim seat 1");
    does("aim M 4");
    does("aim seat 8"); /* N's shield is left */
    assert_int_equal(realms.sanity[1], 44);
    assert_int_equal(realms.phase, REALMS_TURN);
}

static void a_location_that_is_sanctuary_and_nexus(void **state)
{
    (void)state;
    set_up_loss("lose 2", "sanctuary nexus");
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    cannot("aim seat 1");
    cannot("aim M 1");
    does("aim L 2"); /* holds, and nothing else can be aimed at */
    assert_int_equal(realms.phase, REALMS_TURN);
}

static void a_destroyed_guard_opens_the_way(void **state)
{
    (void)state;
    set_up_loss("lose 4", "sanctuary");
    in_play('L', 1);
    does("use A 2 L");
    does("use A 0");
    does("aim seat 4");
    assert_int_equal(realms.sanity[1], 46);
}

static void two_sanctuaries_must_both_fall(void **state)
{
    (void)state;
    set_up_loss("lose 9", "sanctuary");
    card('M', "green location sanity=3 sanctuary", "power 1", NULL, NULL);
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    does("aim L 3");
    cannot("aim seat 1");
    does("aim M 4");
    does("aim seat 2");
}

/* ---- Going out ---- */

static void at_zero_a_seat_is_out_and_the_last_one_wins_at_once(void **state)
{
    (void)state;
    set_up_loss("lose 5", "");
    in_play('L', 1);
    in_hand('B', 1);
    realms.sanity[1] = 4;
    does("use A 0");
    does("aim seat 4");
    assert_int_equal(realms.phase, REALMS_OVER);
    assert_int_equal(realms.winners, 1);
    assert_int_equal(realms.sanity[1], 0);
    assert_list(CARD('L'), REALMS_GONE);
    assert_list(CARD('B'), REALMS_GONE);
    assert_true(told(REALMS_DID_GO_OUT));
    assert_true(told(REALMS_DID_END_GAME));
}

static void below_zero_is_out_too(void **state)
{
    (void)state;
    set_up_loss("lose 9", "");
    realms.sanity[1] = 3;
    does("use A 0");
    does("aim seat 9");
    assert_int_equal(realms.winners, 1);
    assert_int_equal(realms.sanity[1], 0);
}

static void one_sanity_is_enough(void **state)
{
    (void)state;
    set_up_loss("lose 9", "");
    realms.sanity[1] = 10;
    does("use A 0");
    does("aim seat 9");
    assert_int_equal(realms.sanity[1], 1);
    assert_int_equal(realms.phase, REALMS_TURN);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_loss_is_aimed_at_the_opponent_in_portions),
        cmocka_unit_test(one_portion_a_target),
        cmocka_unit_test(what_is_not_aimed_is_lost),
        cmocka_unit_test(more_than_its_value_destroys_a_location),
        cmocka_unit_test(losses_add_up_within_the_turn_and_are_forgotten_after_it),
        cmocka_unit_test(losses_of_every_seat_are_forgotten),
        cmocka_unit_test(own_cards_are_never_aimed_at),
        cmocka_unit_test(shields_add_up_and_are_taken_off_the_portion),
        cmocka_unit_test(a_shield_guards_no_location),
        cmocka_unit_test(a_shield_in_hand_or_of_another_seat_keeps_nothing_off),
        cmocka_unit_test(the_owner_of_a_sanctuary_cannot_be_aimed_at),
        cmocka_unit_test(behind_a_nexus_other_locations_cannot_be_aimed_at),
        cmocka_unit_test(a_nexus_does_not_guard_its_owner),
        cmocka_unit_test(sanctuary_nexus_and_shield_together),
        cmocka_unit_test(a_location_that_is_sanctuary_and_nexus),
        cmocka_unit_test(a_destroyed_guard_opens_the_way),
        cmocka_unit_test(two_sanctuaries_must_both_fall),
        cmocka_unit_test(at_zero_a_seat_is_out_and_the_last_one_wins_at_once),
        cmocka_unit_test(below_zero_is_out_too),
        cmocka_unit_test(one_sanity_is_enough),
    };

    return cmocka_run_group_tests_name("realms losses", tests, NULL, NULL);
}
