/* Pocket Madness: the CPU players choose legally, from what they may know, and leave no trace. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/cpu.c src/games/scratch.c */
/* Links: src/games/pocket/actions.c src/games/pocket/byte_code.c src/games/pocket/cards.c */
/* Links: src/games/pocket/knowledge.c src/games/pocket/pocket.c src/games/pocket/round_end.c */
/* Links: src/games/pocket/seal.c src/games/pocket/setup.c src/games/pocket/turn.c */
/* Links: src/games/pocket/pocket_choose.c src/games/pocket/pocket_elder.c */
/* Links: src/games/pocket/pocket_novice.c src/games/pocket/pocket_thought.c */
/* Links: src/games/pocket/pocket_weigh.c src/games/pocket/pocket_weights.c */
/* Links: src/games/pocket/pocket_worth.c */
#include "pocket_table.h"

#include <string.h>

#include "games/cpu.h"
#include "games/pocket/pocket_mind.h"

#define POSITIONS 1000

static Random dice;

/* ---- Positions, as games with all sorts of players bring them ---- */

/* One more action of the game; a new game when it is over. */
static void play_on(uint8_t seats)
{
    PocketAction action;
    uint8_t kind_of_player = random_below(&dice, 4);

    if (pocket_seat_to_act() == POCKET_NONE)
        assert_true(pocket_start(seats, random_next(&dice)));
    if (kind_of_player == 0)
        random_action(&dice, &action);
    else
        pocket_choose(kind_of_player == 1 ? CPU_NOVICE : CPU_ADEPT, &action);
    assert_true(pocket_apply(&action));
}

/* Some actions further, at a position where there is something to choose. */
static void next_position(uint8_t seats)
{
    uint8_t steps = 1 + random_below(&dice, 3);
    PocketAction action;

    do {
        play_on(seats);
        if (steps != 0)
            steps--;
    } while (steps != 0 || pocket_seat_to_act() == POCKET_NONE || !pocket_first_action(&action) ||
             !pocket_next_action(&action));
}

/* ---- Hidden cards ---- */

static uint8_t hidden[POCKET_CARDS];
static uint8_t hidden_cards;

/* Takes away what the seat to act may not know. */
static void collect_hidden(const PocketView *view)
{
    uint8_t seat, kind, place, copy;

    hidden_cards = 0;
    for (seat = 0; seat != pocket.seats; seat++)
        for (kind = 0; kind != POCKET_VALUES; kind++)
            for (copy = pocket.hands[seat][kind]; copy > view->known[seat][kind]; copy--)
                hidden[hidden_cards++] = kind;
    for (place = pocket.row_head; place != POCKET_CARDS; place++)
        if (pocket.row[place] & POCKET_FACE_DOWN)
            hidden[hidden_cards++] = POCKET_KIND(pocket.row[place]);
}

/* Everything that the seat to act cannot know becomes something else that it cannot know. */
static void permute_hidden(void)
{
    PocketView view;
    uint8_t seat, other, place, left;
    uint8_t next = 0;

    pocket_view(pocket.seat, &view);
    collect_hidden(&view);
    random_shuffle(&dice, hidden, hidden_cards);
    for (seat = 0; seat != pocket.seats; seat++) {
        memcpy(pocket.hands[seat], view.known[seat], POCKET_VALUES);
        for (left = view.unknown[seat]; left != 0; left--)
            pocket.hands[seat][hidden[next++]]++;
    }
    for (place = pocket.row_head; place != POCKET_CARDS; place++)
        if (pocket.row[place] & POCKET_FACE_DOWN)
            pocket.row[place] = hidden[next++] | POCKET_FACE_DOWN;
    assert_int_equal(next, hidden_cards);
    random_seed(&pocket.random, random_next(&dice));
    for (seat = 0; seat != pocket.seats; seat++)
        for (other = 0; other != pocket.seats && seat != pocket.seat; other++)
            memset(pocket.known[seat][other], random_below(&dice, 3), POCKET_VALUES);
}

/* A choice by this generator; the game must stay as it was, and the action be legal. */
static void choose(uint8_t level, uint32_t seed, PocketAction *action)
{
    Pocket before = pocket;

    random_seed(&cpu_random, seed);
    memset(action, 0xAA, sizeof *action);
    pocket_choose(level, action);
    assert_memory_equal(&before, &pocket, sizeof pocket);
    assert_true(pocket_legal(action));
    assert_int_equal(pocket_dreaming, 0);
}

static void hidden_cards_change_no_choice(uint8_t level, uint8_t seats)
{
    PocketAction action, again;
    Random after;
    uint32_t seed;
    int position;

    random_seed(&dice, 100u * level + seats);
    assert_true(pocket_start(seats, seats));
    for (position = 0; position != POSITIONS; position++) {
        next_position(seats);
        seed = random_next(&dice);
        choose(level, seed, &action);
        after = cpu_random;
        {
            Pocket truth = pocket;

            permute_hidden();
            choose(level, seed, &again);
            pocket = truth;
        }
        assert_memory_equal(&action, &again, sizeof action);
        assert_memory_equal(&after, &cpu_random, sizeof after);
    }
}

static void a_novice_does_not_see_hidden_cards(void **state)
{
    uint8_t seats;

    (void)state;
    for (seats = 2; seats <= POCKET_SEATS; seats++)
        hidden_cards_change_no_choice(CPU_NOVICE, seats);
}

static void an_adept_does_not_see_hidden_cards(void **state)
{
    uint8_t seats;

    (void)state;
    for (seats = 2; seats <= POCKET_SEATS; seats++)
        hidden_cards_change_no_choice(CPU_ADEPT, seats);
}

static void an_elder_does_not_see_hidden_cards(void **state)
{
    uint8_t seats;

    (void)state;
    for (seats = 2; seats <= POCKET_SEATS; seats++)
        hidden_cards_change_no_choice(CPU_ELDER, seats);
}

static void the_quick_generator_is_the_common_one(void **state)
{
    int draw;

    (void)state;
    random_seed(&cpu_random, 6);
    dice = cpu_random;
    for (draw = 0; draw != 1000; draw++) {
        assert_int_equal(cpu_random_next(), random_next(&dice));
        assert_int_equal(cpu_random_below((uint8_t)(1 + draw % 255)),
                         random_below(&dice, (uint8_t)(1 + draw % 255)));
    }
}

/* ---- A choice is an action as the list has it: it can be saved, sent and compared ---- */

static int is_offered(const PocketAction *action)
{
    PocketAction offer;
    uint8_t more;

    for (more = pocket_first_action(&offer); more; more = pocket_next_action(&offer))
        if (memcmp(&offer, action, sizeof offer) == 0)
            return 1;
    return 0;
}

static void choices_are_written_as_the_list_writes_them(void **state)
{
    PocketAction action;
    uint8_t seats, level;
    int position;

    (void)state;
    random_seed(&dice, 9);
    for (seats = 2; seats <= POCKET_SEATS; seats++) {
        pocket_start(seats, seats);
        for (position = 0; position != 60; position++) {
            next_position(seats);
            for (level = 0; level != CPU_LEVELS; level++) {
                choose(level, 1, &action);
                assert_true(is_offered(&action));
            }
        }
    }
}

static void the_only_action_is_chosen(void **state)
{
    PocketAction action;
    uint8_t level;

    (void)state;
    for (level = 0; level != CPU_LEVELS; level++) {
        table(2);
        does("draw 1");
        choose(level, 1, &action);
        assert_int_equal(action.kind, POCKET_END);
    }
}

/* ---- What is imagined follows the rules ---- */

/* What dreams do not keep up: they never look at it. */
static void forget_unimagined(Pocket *state)
{
    memset(state->melds, 0, sizeof state->melds);
    memset(&state->random, 0, sizeof state->random);
    state->fresh = 0;
}

static void assert_sums_are_right(uint8_t seat)
{
    HandSums kept;

    if (pocket.phase >= POCKET_ROUND_OVER)
        return;
    pocket_put_down_hand();
    kept = MIND.sums[seat];
    pocket_sum_hand(seat);
    assert_memory_equal(&kept, &MIND.sums[seat], sizeof kept);
}

static void assert_imagined_as_done(const PocketAction *action)
{
    Pocket before = pocket;
    Pocket done;
    uint8_t seat;

    pocket_begin_thought();
    pocket = before;
    assert_true(pocket_do(action));
    done = pocket;
    pocket = before;
    for (seat = 0; seat != pocket.seats; seat++)
        pocket_sum_hand(seat);
    pocket_mind_time();
    pocket_imagine(action);
    for (seat = 0; seat != pocket.seats; seat++)
        assert_sums_are_right(seat);
    forget_unimagined(&pocket);
    forget_unimagined(&done);
    assert_memory_equal(&pocket, &done, sizeof done);
    pocket_end_thought();
    pocket = before;
}

static void imagined_actions_do_what_the_rules_do(void **state)
{
    PocketAction action;
    uint8_t seats, more;
    int position;

    (void)state;
    random_seed(&dice, 77);
    for (seats = 2; seats <= POCKET_SEATS; seats++) {
        pocket_start(seats, seats);
        for (position = 0; position != 1500; position++) {
            next_position(seats);
            for (more = pocket_first_action(&action); more; more = pocket_next_action(&action))
                if (random_below(&dice, 4) == 0)
                    assert_imagined_as_done(&action);
        }
    }
}

/* ---- Some sense ---- */

#define chooses(level, words) assert_chooses(level, words, __LINE__)
static void assert_chooses(uint8_t level, const char *words, int line)
{
    PocketAction action, wanted;

    assert_true(action_of_words(words, &wanted));
    choose(level, 5, &action);
    if (memcmp(&action, &wanted, sizeof action) != 0) {
        print_error("chosen was kind %d, %d %d\n", action.kind, action.a, action.b);
        _fail(__FILE__, line);
    }
}

static void they_go_out_when_that_wins(void **state)
{
    uint8_t level;

    (void)state;
    for (level = CPU_ADEPT; level != CPU_LEVELS; level++) {
        table(2);
        hand(0, "7 7 7");
        hand(1, "6 6 6 8 9");
        tokens(0, 4);
        tokens(1, 9);
        chooses(level, "open 7 3");
    }
}

static void they_publish_when_the_round_ends(void **state)
{
    uint8_t level;

    (void)state;
    for (level = CPU_NOVICE; level != CPU_LEVELS; level++) {
        table(2);
        row("12");
        does("draw 1");
        does("end");
        hand(1, "6 7 8 9 10 11 12 12");
        chooses(level, "publish");
    }
}

static void they_give_away_the_last_cards(void **state)
{
    uint8_t level;

    (void)state;
    for (level = CPU_ADEPT; level != CPU_LEVELS; level++) {
        table(2);
        hand(0, "8 12");
        hand(1, "6 6 6 8 9");
        portal(6, 0);
        tokens(0, 6);
        tokens(1, 9);
        chooses(level, "seal 6 1 8 1 12");
    }
}

/* ---- Strength, roughly; make tournament measures it ---- */

static double points_against(uint8_t level, int other, int games)
{
    PocketAction action;
    double points = 0;
    int game;

    random_seed(&dice, 4);
    random_seed(&cpu_random, 5);
    for (game = 0; game != games; game++) {
        pocket_start(2, (uint32_t)game);
        while (pocket_seat_to_act() != POCKET_NONE) {
            if (pocket.seat == game % 2)
                pocket_choose(level, &action);
            else if (other < 0)
                random_action(&dice, &action);
            else
                pocket_choose((uint8_t)other, &action);
            pocket_apply(&action);
        }
        if (pocket.winners >> (game % 2) & 1)
            points += pocket.winners == 3 ? 0.5 : 1;
    }
    return points / games;
}

static void levels_are_levels(void **state)
{
    (void)state;
    assert_true(points_against(CPU_NOVICE, -1, 200) > 0.6);
    assert_true(points_against(CPU_ADEPT, -1, 200) > 0.85);
    assert_true(points_against(CPU_ADEPT, CPU_NOVICE, 200) > 0.65);
    assert_true(points_against(CPU_ELDER, CPU_ADEPT, 16) > 0.6);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_novice_does_not_see_hidden_cards),
        cmocka_unit_test(an_adept_does_not_see_hidden_cards),
        cmocka_unit_test(an_elder_does_not_see_hidden_cards),
        cmocka_unit_test(the_quick_generator_is_the_common_one),
        cmocka_unit_test(choices_are_written_as_the_list_writes_them),
        cmocka_unit_test(the_only_action_is_chosen),
        cmocka_unit_test(imagined_actions_do_what_the_rules_do),
        cmocka_unit_test(they_go_out_when_that_wins),
        cmocka_unit_test(they_publish_when_the_round_ends),
        cmocka_unit_test(they_give_away_the_last_cards),
        cmocka_unit_test(levels_are_levels),
    };

    return cmocka_run_group_tests_name("pocket CPU players", tests, NULL, NULL);
}
