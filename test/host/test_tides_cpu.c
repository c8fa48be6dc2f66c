/* Tides of Madness: the CPU players choose legally, from what they may know, leave no trace; and
 * the search is exact. */
/* Links: test/host/tides_table.c tools/arena/tides_words.c src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
/* Links: src/games/cpu.c src/games/scratch.c src/games/tides/tides_adept.c */
/* Links: src/games/tides/tides_between.c src/games/tides/tides_choose.c */
/* Links: src/games/tides/tides_elder.c src/games/tides/tides_matrix.c */
/* Links: src/games/tides/tides_novice.c src/games/tides/tides_piles.c */
/* Links: src/games/tides/tides_search.c src/games/tides/tides_suit.c */
/* Links: src/games/tides/tides_worth.c test/host/tides_brute.c test/host/tides_reference.c */
#include "tides_table.h"
#include "tides_brute.h"
#include "tides_reference.h"

#include <math.h>
#include <string.h>

#include "games/tides/tides_mind.h"

#define POSITIONS 1000

static Random dice;

/* ---- Positions, as games with all sorts of players bring them ---- */

static void play_on(void)
{
    TidesAction action;
    uint8_t player = random_below(&dice, 4);

    if (tides_seat_to_act() == TIDES_NONE)
        assert_true(tides_start(2, random_next(&dice)));
    if (player == 0)
        random_action(&dice, &action);
    else
        tides_choose(player - 1, &action);
    assert_true(tides_apply(&action));
}

static int has_choice(void)
{
    TidesAction action;

    return tides_seat_to_act() != TIDES_NONE && tides_first_action(&action) &&
           tides_next_action(&action);
}

static void next_position(void)
{
    uint8_t steps;

    for (steps = 1 + random_below(&dice, 3); steps != 0; steps--)
        play_on();
    while (!has_choice())
        play_on();
}

/* ---- Hidden cards ---- */

/* New cards of the opponent's hand, until the first swap; they lie last. In round 3 there is no
 * deck any more to tell them from. */
static uint8_t new_cards(void)
{
    if (tides.phase != TIDES_PICKING || tides.pick != 1)
        return 0;
    return tides.round == 1 ? 5 : tides.round == 2 ? 2 : 0;
}

/* Everything that the seat to act cannot know becomes something else that it cannot know. */
static void permute_hidden(void)
{
    uint8_t other = TIDES_OTHER(tides.seat);
    uint8_t *hand = tides.hands[other] + tides.hand_size[other] - new_cards();
    uint8_t *deck = tides.deck + tides.deck_head;
    uint8_t hidden[TIDES_CARDS];
    uint8_t count = new_cards();

    memcpy(hidden, hand, count);
    memcpy(hidden + count, deck, TIDES_DECK_SIZE);
    random_shuffle(&dice, hidden, count + TIDES_DECK_SIZE);
    memcpy(hand, hidden, count);
    memcpy(deck, hidden + count, TIDES_DECK_SIZE);
    if (tides.chosen[other] != TIDES_NONE)
        tides.chosen[other] = tides.hands[other][random_below(&dice, tides.hand_size[other])];
    if (tides.thrown[other] != TIDES_NONE)
        do
            tides.thrown[other] = tides.hands[other][random_below(&dice, tides.hand_size[other])];
        while (tides.thrown[other] == tides.chosen[other]);
    random_seed(&tides.random, random_next(&dice));
}

/* A choice by this generator; the game must stay as it was, and the action be legal. */
static void choose(uint8_t level, uint32_t seed, TidesAction *action)
{
    Tides before = tides;

    random_seed(&cpu_random, seed);
    memset(action, 0xAA, sizeof *action);
    memset(game_scratch, random_below(&dice, 255), GAME_SCRATCH); /* other games used it */
    tides_choose(level, action);
    assert_memory_equal(&before, &tides, sizeof tides);
    assert_true(tides_legal(action));
}

static void hidden_cards_change_no_choice(uint8_t level)
{
    TidesAction action, again;
    Tides truth;
    Random after;
    uint32_t seed;
    int position;
    int secrets = 0;

    random_seed(&dice, 100u + level);
    tides_start(2, level);
    for (position = 0; position != POSITIONS; position++) {
        next_position();
        seed = random_next(&dice);
        choose(level, seed, &action);
        after = cpu_random;
        truth = tides;
        permute_hidden();
        secrets += memcmp(&truth, &tides, sizeof tides - sizeof tides.random) != 0;
        choose(level, seed, &again);
        tides = truth;
        assert_memory_equal(&action, &again, sizeof action);
        assert_memory_equal(&after, &cpu_random, sizeof after);
    }
    assert_true(secrets > POSITIONS / 2);
}

static void a_novice_does_not_see_hidden_cards(void **state)
{
    (void)state;
    hidden_cards_change_no_choice(CPU_NOVICE);
}

static void an_adept_does_not_see_hidden_cards(void **state)
{
    (void)state;
    hidden_cards_change_no_choice(CPU_ADEPT);
}

static void an_elder_does_not_see_hidden_cards(void **state)
{
    (void)state;
    hidden_cards_change_no_choice(CPU_ELDER);
}

/* ---- Games of simultaneous choices ---- */

static uint16_t random_chance(uint16_t width)
{
    return (uint16_t)(4000 + random_next(&dice) % width);
}

/* A share of 1/256 of the widest difference is lost in a mix, and a little in rounding. */
static double tolerance_of(const double *game, int cells)
{
    double least = game[0], most = game[0];
    int cell;

    for (cell = 1; cell != cells; cell++) {
        least = fmin(least, game[cell]);
        most = fmax(most, game[cell]);
    }
    return (most - least) / 256 + 5;
}

static void games_of_two_are_solved(void **state)
{
    double game[4];
    uint16_t cells[4];
    int number, cell;

    (void)state;
    random_seed(&dice, 2);
    for (number = 0; number != 20000; number++) {
        for (cell = 0; cell != 4; cell++)
            game[cell] = cells[cell] = random_chance(number & 1 ? 12000 : 40);
        assert_true(fabs(tides_duel(cells[0], cells[1], cells[2], cells[3]) -
                         brute_value(game, 2)) <= tolerance_of(game, 4));
    }
}

static void games_of_three_are_solved(void **state)
{
    double game[9], worst = 0, found, error;
    int number, cell;

    (void)state;
    random_seed(&dice, 3);
    for (number = 0; number != 10000; number++) {
        for (cell = 0; cell != 9; cell++)
            game[cell] = MIND.three[cell] = random_chance(number & 1 ? 12000 : 400);
        if (number & 2) /* like stone, paper, scissors: a mix of all three */
            for (cell = 0; cell != 3; cell++)
                game[4 * cell] = MIND.three[4 * cell] = (uint16_t)game[4 * cell] / 4;
        found = tides_value_of_three();
        error = fabs(found - brute_value(game, 3));
        worst = fmax(worst, error / tolerance_of(game, 9));
    }
    print_message("# worst: %.2f of the tolerance\n", worst);
    assert_true(worst <= 2); /* two mixes, one in the other */
}

static void a_mix_loses_little_of_the_value(void **state)
{
    double game[25], value, sum, least;
    uint16_t cells[25];
    unsigned played[5];
    int number, cell, draw, row, column;

    (void)state;
    random_seed(&dice, 4);
    random_seed(&cpu_random, 4);
    for (number = 0; number != 300; number++) {
        for (cell = 0; cell != 25; cell++)
            game[cell] = cells[cell] = random_chance(8000);
        memset(played, 0, sizeof played);
        for (draw = 0; draw != 2000; draw++)
            played[tides_mix(cells, 5)]++;
        value = brute_value(game, 5);
        least = 1e9;
        for (column = 0; column != 5; column++) {
            sum = 0;
            for (row = 0; row != 5; row++)
                sum += played[row] * game[row * 5 + column] / 2000;
            least = fmin(least, sum);
        }
        assert_true(least > value - 8000 * 0.09);
    }
}

/* ---- The search ---- */

/* A position of the draft with so many cards left in each hand, from games among all levels. */
static void draft_position(uint8_t left)
{
    do
        play_on();
    while (tides.phase != TIDES_PICKING || tides.hand_size[tides.seat] != left);
    tides_open_mind();
}

static uint8_t shub_in_hands(uint8_t left)
{
    uint8_t place;

    for (place = 0; place != left; place++)
        if (MIND.view.hand[place] == TIDES_SHUB_NIGGURATH ||
            MIND.view.opponent[place] == TIDES_SHUB_NIGGURATH)
            return 1;
    return 0;
}

/* The Elder's table of values against the one of all orders of picks; the worst error of a cell in
 * chances, of which there are 16383. */
static double compare(uint8_t left, double *mine, double *theirs)
{
    uint8_t hand[TIDES_HAND], opponent[TIDES_HAND];
    const uint16_t *game;
    double worst = 0;
    int cell;

    memcpy(hand, MIND.view.hand, left);
    memcpy(opponent, MIND.view.opponent, left);
    game = tides_solve(hand, opponent, left);
    for (cell = 0; cell != left * left; cell++)
        mine[cell] = game[cell];
    tides_open_mind();
    brute_solve(hand, opponent, left, theirs);
    for (cell = 0; cell != left * left; cell++)
        worst = fmax(worst, fabs(mine[cell] - theirs[cell]));
    return worst;
}

#define TOLERANCE 82 /* half a hundredth of a win */

static void the_search_is_exact_with_three_cards_left(void **state)
{
    double mine[9], theirs[9], error, worst = 0, sum = 0;
    int position, cell, followed = 0;

    (void)state;
    random_seed(&dice, 33);
    tides_start(2, 33);
    for (position = 0; position != 500; position++) {
        draft_position(3);
        followed += shub_in_hands(3);
        compare(3, mine, theirs);
        for (cell = 0; cell != 9; cell++)
            MIND.three[cell] = (uint16_t)mine[cell];
        error = fabs(tides_value_of_three() - brute_value(theirs, 3));
        worst = fmax(worst, error);
        sum += error;
    }
    print_message("# value: worst error %.1f of 16383, mean %.2f; %d with Shub-Niggurath\n", worst,
                  sum / 500, followed);
    assert_true(worst <= TOLERANCE);
    assert_true(sum / 500 <= 4);
    assert_true(followed > 50);
}

static void the_search_is_exact_with_two_cards_left(void **state)
{
    double mine[4], theirs[4];
    int position;

    (void)state;
    random_seed(&dice, 22);
    tides_start(2, 22);
    for (position = 0; position != 500; position++) {
        draft_position(2);
        assert_true(compare(2, mine, theirs) < 1e-6); /* ends only: nothing is mixed yet */
    }
}

static void the_search_is_exact_with_four_cards_left(void **state)
{
    double mine[16], theirs[16], worst = 0;
    int position;

    (void)state;
    random_seed(&dice, 44);
    tides_start(2, 44);
    for (position = 0; position != 60; position++) {
        draft_position(4);
        worst = fmax(worst, compare(4, mine, theirs));
    }
    print_message("# worst error of a cell %.1f of 16383\n", worst);
    assert_true(worst <= TOLERANCE);
}

/* With five, Shub-Niggurath in a hand is guessed, not followed; what is hidden is open here. */
static void the_search_is_near_with_five_cards_left(void **state)
{
    double mine[25], theirs[25], worst = 0;
    int position = 0;

    (void)state;
    random_seed(&dice, 55);
    tides_start(2, 55);
    while (position != 3) {
        draft_position(5);
        memcpy(MIND.view.opponent, tides.hands[TIDES_OTHER(tides.seat)], TIDES_HAND);
        if (shub_in_hands(5))
            continue;
        worst = fmax(worst, compare(5, mine, theirs));
        position++;
    }
    print_message("# worst error of a cell %.1f of 16383\n", worst);
    assert_true(worst <= 2 * TOLERANCE);
}

/* ---- Piles ---- */

static int plain_score(const uint8_t *own, const uint8_t *other, int count, int wild)
{
    int scores[TIDES_TABLE];
    uint8_t sorted[TIDES_TABLE];
    int place, last = 0;

    /* Shub-Niggurath first doubles nothing. */
    for (place = 0; place != count; place++)
        if (own[place] == TIDES_SHUB_NIGGURATH)
            sorted[last++] = own[place];
    for (place = 0; place != count; place++)
        if (own[place] != TIDES_SHUB_NIGGURATH)
            sorted[last++] = own[place];
    return reference_score(sorted, count, other, count, wild, 0, scores);
}

static void piles_score_as_the_rules_do(void **state)
{
    uint8_t deck[TIDES_CARDS];
    int number, place, count, wild, margin, most, dream;

    (void)state;
    random_seed(&dice, 7);
    for (place = 0; place != TIDES_CARDS; place++)
        deck[place] = (uint8_t)place;
    for (number = 0; number != 20000; number++) {
        random_shuffle(&dice, deck, TIDES_CARDS);
        count = random_below(&dice, TIDES_TABLE + 1);
        memset(MIND.mine, 0, PILE_SIZE);
        memset(MIND.theirs, 0, PILE_SIZE);
        for (place = 0; place != count; place++) {
            tides_pile_add(MIND.mine, deck[place]);
            tides_pile_add(MIND.theirs, deck[TIDES_TABLE + place]);
        }
        tides_score_piles();
        dream = MIND.mine[PILE_DREAM] ? 1 : MIND.theirs[PILE_DREAM] ? -1 : 0;
        most = -1000;
        for (wild = 0; wild != TIDES_SUITS; wild++) {
            margin = plain_score(deck, deck + TIDES_TABLE, count, wild) -
                     plain_score(deck + TIDES_TABLE, deck, count, wild);
            margin = dream < 0 ? -margin : margin;
            most = margin > most ? margin : most;
        }
        margin = MIND.my_score - MIND.their_score;
        require((dream < 0 ? -margin : margin) == most);
    }
}

/* ---- Some sense ---- */

static void adept_and_elder_heal_when_madness_is_near(void **state)
{
    TidesAction action;
    uint8_t level;

    (void)state;
    tables(3,
           "Elder Things, Mountains of Madness, Deep Ones, Great Race of Yith, R'lyeh, Azathoth, "
           "Hastur",
           "Unaussprechlichen Kulten, Innsmouth, Dagon, Necronomicon, Cthulhu, Nyarlathotep, "
           "Shub-Niggurath");
    tokens(6, 0);
    play_last();
    assert_int_equal(tides.phase, TIDES_REWARD);
    for (level = 0; level != CPU_LEVELS; level++) {
        choose(level, 1, &action);
        assert_int_equal(action.a, TIDES_HEAL);
    }
    tides.tokens[0] = 5;
    for (level = CPU_ADEPT; level != CPU_LEVELS; level++) {
        choose(level, 1, &action);
        assert_int_equal(action.a,
                         TIDES_POINTS); /* in the last round, tokens below 9 are nothing */
    }
}

static void the_best_suit_is_named(void **state)
{
    TidesAction action;
    uint8_t level;

    (void)state;
    tables(1, "Dreamlands, Innsmouth, Deep Ones, Nyarlathotep, Hastur",
           "Azathoth, Elder Things, Unaussprechlichen Kulten, Dagon, Mountains of Madness");
    play_last();
    for (level = 0; level != CPU_LEVELS; level++) {
        choose(level, 1, &action);
        assert_int_equal(action.kind, TIDES_SUIT);
        assert_int_equal(action.a, TIDES_MANUSCRIPT); /* all five suits: 13 */
    }
}

/* The Elder would win on points, but the ninth token is in its hand: it leaves it to the other. */
static void an_elder_does_not_pick_its_own_madness(void **state)
{
    TidesAction action;

    (void)state;
    hands(3, "Dagon, Azathoth", "Innsmouth, Hastur");
    kept("Elder Things, Mountains of Madness", "Cthulhu, Nyarlathotep");
    tides.pick = 4;
    tides.table_size[0] =
        read_cards("Elder Things, Mountains of Madness, Unaussprechlichen Kulten, "
                   "Shub-Niggurath, Dreamlands",
                   tides.table[0]);
    tides.table_size[1] = read_cards(
        "Cthulhu, Nyarlathotep, Deep Ones, Pnakotic Manuscripts, Necronomicon", tides.table[1]);
    tokens(7, 3);
    tides.points[0] = 60;
    choose(CPU_ELDER, 1, &action);
    assert_int_equal(action.a, TIDES_AZATHOTH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_novice_does_not_see_hidden_cards),
        cmocka_unit_test(an_adept_does_not_see_hidden_cards),
        cmocka_unit_test(an_elder_does_not_see_hidden_cards),
        cmocka_unit_test(games_of_two_are_solved),
        cmocka_unit_test(games_of_three_are_solved),
        cmocka_unit_test(a_mix_loses_little_of_the_value),
        cmocka_unit_test(the_search_is_exact_with_three_cards_left),
        cmocka_unit_test(the_search_is_exact_with_two_cards_left),
        cmocka_unit_test(the_search_is_exact_with_four_cards_left),
        cmocka_unit_test(the_search_is_near_with_five_cards_left),
        cmocka_unit_test(piles_score_as_the_rules_do),
        cmocka_unit_test(adept_and_elder_heal_when_madness_is_near),
        cmocka_unit_test(the_best_suit_is_named),
        cmocka_unit_test(an_elder_does_not_pick_its_own_madness),
    };

    return cmocka_run_group_tests_name("tides CPU players", tests, NULL, NULL);
}
