/* Cthulhu Realms: the CPU players choose legally, from what they may know, and leave no trace. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_fault.c test/host/realms_hidden.c build/gen/realms_cards.c */
#include "realms_table.h"
#include "realms_hidden.h"

#include <string.h>

#include "games/cpu.h"
#include "games/scratch.h"
#include "realms_cards.h"

#define POSITIONS 1000

static Random dice;

/* ---- Positions, as games with all sorts of players bring them ---- */

static void random_action(RealmsAction *action)
{
    RealmsAction offer;
    uint16_t count = 0;
    uint8_t more;

    for (more = realms_first_action(&offer); more; more = realms_next_action(&offer))
        if (random_next(&dice) % ++count == 0)
            *action = offer;
}

static void play_on(uint8_t seats)
{
    RealmsAction action;
    uint8_t kind_of_player = random_below(&dice, 4);

    if (realms_seat_to_act() == REALMS_NONE)
        assert_true(realms_start(seats, random_next(&dice)));
    if (kind_of_player == 3)
        random_action(&action);
    else
        realms_choose(kind_of_player, &action);
    assert_true(realms_apply(&action));
}

static void next_position(uint8_t seats)
{
    uint8_t steps = 1 + random_below(&dice, 5);

    do {
        play_on(seats);
        if (steps != 0)
            steps--;
    } while (steps != 0 || realms_seat_to_act() == REALMS_NONE);
}

/* ---- Hidden cards ---- */

/* A choice by this generator; the game must stay as it was, and the action be legal. Whatever was
 * in the memory of another thought changes nothing. */
static void choose(uint8_t level, uint32_t seed, RealmsAction *action)
{
    Realms before = realms;

    random_seed(&cpu_random, seed);
    memset(action, 0xAA, sizeof *action);
    memset(game_scratch, (int)(random_next(&dice) & 0xFF), GAME_SCRATCH);
    realms_choose(level, action);
    assert_memory_equal(&before, &realms, sizeof realms);
    assert_true(realms_legal(action));
    assert_int_equal(realms_dreaming, 0);
}

static void hidden_cards_change_no_choice(uint8_t level, uint8_t seats)
{
    RealmsAction action, again;
    Realms truth;
    Random after;
    uint32_t seed;
    int position;

    random_seed(&dice, 100u * level + seats);
    assert_true(realms_start(seats, seats));
    for (position = 0; position != POSITIONS; position++) {
        next_position(seats);
        seed = random_next(&dice);
        choose(level, seed, &action);
        after = cpu_random;
        truth = realms;
        permute_hidden(realms_seat_to_act(), &dice);
        assert_null(table_fault());
        choose(level, seed, &again);
        realms = truth;
        assert_memory_equal(&action, &again, sizeof action);
        assert_memory_equal(&after, &cpu_random, sizeof after);
    }
}

static void a_novice_does_not_see_hidden_cards(void **state)
{
    uint8_t seats;

    (void)state;
    for (seats = 2; seats <= 4; seats++)
        hidden_cards_change_no_choice(CPU_NOVICE, seats);
}

static void an_adept_does_not_see_hidden_cards(void **state)
{
    uint8_t seats;

    (void)state;
    for (seats = 2; seats <= 4; seats++)
        hidden_cards_change_no_choice(CPU_ADEPT, seats);
}

static void an_elder_does_not_see_hidden_cards(void **state)
{
    uint8_t seats;

    (void)state;
    for (seats = 2; seats <= 4; seats++)
        hidden_cards_change_no_choice(CPU_ELDER, seats);
}

/* ---- Sense ---- */

static void put_card(uint8_t kind, uint8_t seat, uint8_t list)
{
    uint8_t card = realms_kinds[kind].first;
    uint8_t *link;

    if (realms.where[card] == REALMS_ROWS)
        fail_msg("card %d lies in a row of this seed", card);
    for (link = &realms.head[realms.where[card]]; *link != card;)
        link = &realms.next[*link];
    *link = realms.next[card];
    realms.size[realms.where[card]]--;
    list = REALMS_AT(seat, list);
    for (link = &realms.head[list]; *link != REALMS_NONE;)
        link = &realms.next[*link];
    *link = card;
    realms.next[card] = REALMS_NONE;
    realms.where[card] = list;
    realms.size[list]++;
}

/* The first game whose rows show none of these kinds. */
static void deal_without(uint8_t one, uint8_t other)
{
    uint32_t seed = 1;
    int place, shown;

    do {
        assert_true(realms_start(2, seed++));
        for (place = shown = 0; place != 5; place++)
            shown |= realms_kind_of(realms.row[place]) == one ||
                     realms_kind_of(realms.row[place]) == other;
    } while (shown);
}

/* The Elder plays its turn to the end; the actions are counted by kind. */
static unsigned uses_of[REALMS_CARDS];

static void play_turn(uint8_t level)
{
    RealmsAction action;
    uint8_t seat = realms.seat;
    uint8_t turn = realms.turn;

    memset(uses_of, 0, sizeof uses_of);
    while (realms.phase != REALMS_OVER && realms.turn == turn && realms.seat == seat) {
        choose(level, 1, &action);
        if (action.kind == REALMS_USE)
            uses_of[action.card]++;
        assert_true(realms_apply(&action));
    }
}

static void whoever_can_win_now_wins_now(void **state)
{
    uint8_t level;

    (void)state;
    for (level = CPU_NOVICE; level != CPU_LEVELS; level++) {
        deal_without(REALMS_KIND_OF_SHOGGOTH, REALMS_KIND_OF_DEEP_ONE);
        put_card(REALMS_KIND_OF_SHOGGOTH, realms.seat, REALMS_HAND);
        put_card(REALMS_KIND_OF_DEEP_ONE, realms.seat, REALMS_HAND);
        realms.sanity[1 - realms.seat] = 8;
        play_turn(level);
        assert_int_equal(realms.phase, REALMS_OVER);
    }
}

static void an_elder_breaks_the_sanctuary_in_its_way(void **state)
{
    uint8_t room = realms_kinds[REALMS_KIND_OF_READING_ROOM].first;

    (void)state;
    deal_without(REALMS_KIND_OF_SHOGGOTH, REALMS_KIND_OF_READING_ROOM);
    put_card(REALMS_KIND_OF_SHOGGOTH, realms.seat, REALMS_HAND);
    put_card(REALMS_KIND_OF_READING_ROOM, 1 - realms.seat, REALMS_PLAY);
    play_turn(CPU_ELDER);
    assert_int_equal(realms.where[room] & 3, REALMS_DISCARD);
    assert_true(realms.sanity[realms.seat] < 50);
}

static void what_waits_for_a_discard_comes_after_it(void **state)
{
    uint8_t sign = realms_kinds[REALMS_KIND_OF_YELLOW_SIGN].first;
    uint8_t usher = realms_kinds[REALMS_KIND_OF_HOODED_USHER].first;

    (void)state;
    deal_without(REALMS_KIND_OF_YELLOW_SIGN, REALMS_KIND_OF_HOODED_USHER);
    put_card(REALMS_KIND_OF_HOODED_USHER, realms.seat, REALMS_HAND);
    put_card(REALMS_KIND_OF_YELLOW_SIGN, realms.seat, REALMS_HAND);
    play_turn(CPU_ELDER);
    assert_int_equal(uses_of[sign], 3);
    assert_int_equal(uses_of[usher], 2);
}

/* A common deck of one card, and power to buy whatever lies in the row. */
static void leave_one_card(uint16_t own, uint16_t other)
{
    assert_true(realms_start(2, 3));
    while (realms.size[REALMS_COMMON] != 1) {
        uint8_t card = realms.head[REALMS_COMMON];

        realms.head[REALMS_COMMON] = realms.next[card];
        realms.size[REALMS_COMMON]--;
        realms.next[card] = realms.head[REALMS_GONE];
        realms.head[REALMS_GONE] = card;
        realms.size[REALMS_GONE]++;
        realms.where[card] = REALMS_GONE;
    }
    realms.sanity[realms.seat] = own;
    realms.sanity[1 - realms.seat] = other;
    realms.power = 8;
}

static void an_elder_ends_the_common_deck_only_when_it_leads(void **state)
{
    (void)state;
    leave_one_card(30, 20);
    play_turn(CPU_ELDER);
    assert_int_equal(realms.phase, REALMS_OVER);
    leave_one_card(20, 30);
    play_turn(CPU_ELDER);
    assert_int_equal(realms.phase, REALMS_TURN);
}

static void an_elder_uses_its_turn(void **state)
{
    uint32_t seed;
    long left = 0, turns = 0;
    RealmsAction action;

    (void)state;
    for (seed = 1; seed != 40; seed++) {
        realms_start(2, seed);
        while (realms.phase != REALMS_OVER) {
            choose(CPU_ELDER, seed, &action);
            if (action.kind == REALMS_END) {
                turns++;
                left += (realms_undone() & REALMS_COULD_PLAY) != 0;
            }
            assert_true(realms_apply(&action));
        }
    }
    assert_int_equal(left, 0);
    assert_true(turns > 40 * 10);
}

/* ---- Strength, roughly; the tournament measures it ---- */

static double points(uint8_t first_level, uint8_t second_level, int games)
{
    double won = 0;
    RealmsAction action;
    int game, seat;

    for (game = 0; game != games; game++) {
        realms_start(2, (uint32_t)(game / 2));
        random_seed(&cpu_random, (uint32_t)game);
        while ((seat = realms_seat_to_act()) != REALMS_NONE) {
            realms_choose((seat ^ game) & 1 ? second_level : first_level, &action);
            assert_true(realms_apply(&action));
        }
        won += realms.winners == 0 ? 0.5 : realms.winners >> (game & 1) & 1;
    }
    return won / games;
}

static void each_level_beats_the_one_below(void **state)
{
    (void)state;
    assert_true(points(CPU_ADEPT, CPU_NOVICE, 400) > 0.7);
    assert_true(points(CPU_ELDER, CPU_ADEPT, 400) > 0.6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_novice_does_not_see_hidden_cards),
        cmocka_unit_test(an_adept_does_not_see_hidden_cards),
        cmocka_unit_test(an_elder_does_not_see_hidden_cards),
        cmocka_unit_test(whoever_can_win_now_wins_now),
        cmocka_unit_test(an_elder_breaks_the_sanctuary_in_its_way),
        cmocka_unit_test(what_waits_for_a_discard_comes_after_it),
        cmocka_unit_test(an_elder_ends_the_common_deck_only_when_it_leads),
        cmocka_unit_test(an_elder_uses_its_turn),
        cmocka_unit_test(each_level_beats_the_one_below),
    };

    return cmocka_run_group_tests_name("realms CPU players", tests, NULL, NULL);
}
