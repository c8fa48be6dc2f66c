/* Cthulhu Realms: what an action did is told in its order, for the screens. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_table.c test/host/realms_fault.c tools/cardc/ability.c */
/* Links: tools/lib/complain.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/utf8.c tools/lib/wholefile.c */
#include "realms_table.h"

#include <string.h>

/* The events of the last action, all of them, as rows of kind, seat, a, b. */
#define assert_told(...)                                                          \
    do {                                                                          \
        const RealmsEvent expected[] = {__VA_ARGS__};                             \
        assert_int_equal(realms_event_count, sizeof expected / sizeof *expected); \
        assert_memory_equal(realms_events, expected, sizeof expected);            \
    } while (0)

static void plays_and_uses_are_told(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "power 3", "gain 4", "draw 1 discard 1");
    in_hand('A', 0);
    on_deck('B', 1);
    does("play A");
    assert_told({REALMS_DID_PLAY, 0, CARD('A'), 0});
    does("use A 0");
    assert_told({REALMS_DID_USE, 0, CARD('A'), REALMS_WAY(0, 0)}, {REALMS_DID_POWER, 0, 3, 0});
    does("use A 1 seat1");
    assert_told({REALMS_DID_USE, 0, CARD('A'), REALMS_WAY(1, 0)}, {REALMS_DID_GAIN, 1, 4, 0});
    does("use A 2 seat1");
    assert_told({REALMS_DID_USE, 0, CARD('A'), REALMS_WAY(2, 0)},
                {REALMS_DID_DRAW, 1, CARD('B'), 0});
    does("discard B");
    assert_told({REALMS_DID_DISCARD, 1, CARD('B'), 0});
}

static void purchases_and_abjured_cards_are_told(void **state)
{
    uint8_t next;

    (void)state;
    table(2);
    card('A', "green entity", "abjure", "recall", NULL);
    in_play('A', 0);
    lay_in_row(CARD('B'), 1);
    lay_in_row(CARD('C'), 3);
    realms.power = 1;
    next = realms.head[REALMS_COMMON];
    does("buy 3");
    assert_told({REALMS_DID_BUY, 0, CARD('C'), 3}, {REALMS_DID_LAY, 0, next, 3});
    next = realms.head[REALMS_COMMON];
    does("use A 0 B");
    assert_told({REALMS_DID_USE, 0, CARD('A'), REALMS_WAY(0, 0)},
                {REALMS_DID_ABJURE, 0, CARD('B'), REALMS_ROWS}, {REALMS_DID_LAY, 0, next, 1});
    does("use A 1 B");
    assert_told({REALMS_DID_USE, 0, CARD('A'), REALMS_WAY(1, 0)},
                {REALMS_DID_RECALL, 0, CARD('B'), 0});
}

static void losses_are_told_portion_by_portion(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "lose 9", "destroy", NULL);
    card('L', "green location sanity=2", "power 1", NULL, NULL);
    card('M', "green location sanity=3 shield=2", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 1);
    in_play('M', 1);
    does("use A 0");
    does("aim M 1");
    assert_told({REALMS_DID_HIT, 1, CARD('M'), 1});
    does("aim L 3");
    assert_told({REALMS_DID_HIT, 1, CARD('L'), 3}, {REALMS_DID_DESTROY, 1, CARD('L'), 0});
    does("aim seat 5");
    assert_told({REALMS_DID_LOSE, 1, 3, 2});
    does("use A 1 M");
    assert_told({REALMS_DID_USE, 0, CARD('A'), REALMS_WAY(1, 0)},
                {REALMS_DID_DESTROY, 1, CARD('M'), 1});
}

static void the_end_of_a_turn_is_told(void **state)
{
    (void)state;
    table(2);
    empty(REALMS_AT(0, REALMS_DECK));
    on_deck('A', 0);
    discarded('B', 0);
    does("end");
    assert_told({REALMS_DID_TIDY, 0, 0, 0}, {REALMS_DID_DRAW, 0, CARD('A'), 0},
                {REALMS_DID_SHUFFLE, 0, 0, 0}, {REALMS_DID_DRAW, 0, CARD('B'), 0},
                {REALMS_DID_START_TURN, 1, 0, 0});
}

static void who_goes_out_and_its_rows_are_told(void **state)
{
    (void)state;
    table(3);
    card('A', "green entity", "lose 9", NULL, NULL);
    in_play('A', 0);
    empty(REALMS_COMMON);
    lay(CARD('C'), 4, 0);
    lay(CARD('B'), 4, 0);
    realms.sanity[1] = 4;
    does("use A 0");
    does("aim seat 9");
    assert_told({REALMS_DID_LOSE, 1, 9, 0}, {REALMS_DID_GO_OUT, 1, 0, 0},
                {REALMS_DID_CLEAR_ROWS, 1, 0, 0}, {REALMS_DID_LAY, 0, CARD('B'), 0},
                {REALMS_DID_LAY, 0, CARD('C'), 1});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(plays_and_uses_are_told),
        cmocka_unit_test(purchases_and_abjured_cards_are_told),
        cmocka_unit_test(losses_are_told_portion_by_portion),
        cmocka_unit_test(the_end_of_a_turn_is_told),
        cmocka_unit_test(who_goes_out_and_its_rows_are_told),
    };

    return cmocka_run_group_tests_name("realms events", tests, NULL, NULL);
}
