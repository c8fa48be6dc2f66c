/* Cthulhu Realms: conditions, effects, targets, marks; each alone and in pairs. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_table.c test/host/realms_fault.c tools/cardc/ability.c */
/* Links: tools/lib/complain.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/utf8.c tools/lib/wholefile.c */
#include "realms_table.h"

#include <stdio.h>
#include <string.h>

/* ---- Conditions ---- */

static const char *const conditions[] = {"yellow",   "purple",   "green",     "entity",
                                         "artifact", "location", "discarded", "abjured"};
#define CONDITIONS 8

/* Makes one condition true for card A, by the card D + number where it takes one. */
static void fulfil(int condition)
{
    char letter = (char)('D' + condition);
    char head[40];

    if (condition == 6) {
        realms.happened |= REALMS_HAPPENED_DISCARD;
        return;
    }
    if (condition == 7) {
        realms.happened |= REALMS_HAPPENED_ABJURE;
        return;
    }
    if (condition < 3)
        snprintf(head, sizeof head, "%s entity", conditions[condition]);
    else
        snprintf(head, sizeof head, "black %s sanity=2", conditions[condition]);
    card(letter, head, "power 1", NULL, NULL);
    in_play(letter, 0);
}

/* The colours come on entities, so that they fulfil "entity" as well. */
static int is_fulfilled(int condition, int by)
{
    return condition == by || (condition == 3 && by < 3);
}

/* A itself has every colour and type in turn, which never counts. */
static void set_up_condition(const char *ability, int own)
{
    static const char *const heads[] = {"yellow entity", "purple artifact",
                                        "green location sanity=3"};

    table(2);
    card('A', heads[own], ability, NULL, NULL);
    in_play('A', 0);
}

static void each_condition_alone(void **state)
{
    char ability[60];
    int condition, by, own;

    (void)state;
    for (condition = 0; condition != CONDITIONS; condition++) {
        snprintf(ability, sizeof ability, "if %s: power 1", conditions[condition]);
        for (own = 0; own != 3; own++) {
            set_up_condition(ability, own);
            cannot("use A 0");
            assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_UNMET_1);
            for (by = 0; by != CONDITIONS; by++) {
                set_up_condition(ability, own);
                fulfil(by);
                assert_int_equal(may("use A 0"), is_fulfilled(condition, by));
            }
        }
    }
}

static void conditions_in_pairs(void **state)
{
    char ability[60];
    int first, second, by, other, own;

    (void)state;
    for (first = 0; first != CONDITIONS; first++)
        for (second = 0; second != CONDITIONS; second++)
            for (by = 0; first != second && by != CONDITIONS; by++)
                for (other = by; other != CONDITIONS; other++) {
                    own = (first + second) % 3;
                    snprintf(ability, sizeof ability, "if %s and %s: power 1", conditions[first],
                             conditions[second]);
                    set_up_condition(ability, own);
                    fulfil(by);
                    if (other != by)
                        fulfil(other);
                    assert_int_equal(may("use A 0"),
                                     (is_fulfilled(first, by) || is_fulfilled(first, other)) &&
                                         (is_fulfilled(second, by) || is_fulfilled(second, other)));
                }
}

static void what_is_missing_is_told(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "if yellow and artifact: power 1", NULL, NULL);
    card('B', "yellow entity", "power 1", NULL, NULL);
    card('C', "black artifact", "power 1", NULL, NULL);
    in_play('A', 0);
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_UNMET);
    in_play('B', 0);
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_UNMET_2);
    in_play('C', 0);
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_CAN);
    in_hand('B', 0);
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_UNMET_1);
    assert_int_equal(realms_can_use(CARD('A'), 1), REALMS_NO_SUCH);
    assert_int_equal(realms_can_use(CARD('A'), 9), REALMS_NO_SUCH);
    assert_int_equal(realms_can_use(CARD('B'), 0), REALMS_NO_SUCH);
    assert_int_equal(realms_can_use(250, 0), REALMS_NO_SUCH);
}

static void one_other_card_meets_both_conditions_and_those_of_several_cards(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "if green and artifact: power 1", NULL, NULL);
    card('B', "yellow entity", "if green: power 1", NULL, NULL);
    card('C', "green artifact", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    in_play('C', 0);
    does("use A 0");
    does("use B 0");
}

static void two_cards_meet_each_others_conditions(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "if green: power 1", NULL, NULL);
    card('B', "green entity", "if green: power 1", NULL, NULL);
    in_play('A', 0);
    cannot("use A 0");
    in_play('B', 0);
    does("use A 0");
    does("use B 0");
}

static void cards_of_others_in_hand_or_gone_meet_no_condition(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "if green: power 1", NULL, NULL);
    card('B', "green location sanity=2", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('B', 1);
    cannot("use A 0");
    in_hand('B', 0);
    cannot("use A 0");
    discarded('B', 0);
    cannot("use A 0");
}

static void black_cards_meet_no_colour(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "if yellow: power 1 or if entity: power 2", NULL, NULL);
    in_play('A', 0);
    lay(FOLLOWER(0), 0, REALMS_PLAY);
    cannot("use A 0");
    does("use A 0 or");
}

static void a_condition_looks_at_the_moment_of_use(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "if green: power 1", NULL, NULL);
    card('B', "green entity", "power 1, abjure this", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    does("use B 0");
    cannot("use A 0");
}

static void a_discard_by_anyone_counts_for_the_turn(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "discard 1", "if discarded: power 1", NULL);
    card('B', "yellow entity", "if discarded: power 1", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    in_hand('C', 1);
    cannot("use B 0");
    does("use A 0 seat1");
    does("discard C");
    does("use A 1");
    does("use B 0");
    does("end");
    assert_int_equal(realms.happened, 0);
}

static void destroyed_bought_and_tidied_cards_are_no_discards(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow entity", "destroy", "if discarded: power 1", NULL);
    card('L', "yellow location sanity=2", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 1);
    does("use A 0 L");
    realms.power = 9;
    does("buy 0");
    cannot("use A 1");
}

static void own_abjuring_counts_for_other_cards(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow artifact", "power 1, abjure this", NULL, NULL);
    card('B', "yellow entity", "if abjured: power 2", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    cannot("use B 0");
    does("use A 0");
    does("use B 0");
}

/* ---- Effects: each one alone, with a mark, and in pairs ---- */

static const char *const effects[] = {"power 3",          "gain 4", "lose 5", "draw 2", "discard 1",
                                      "draw 2 discard 1", "abjure", "recall", "destroy"};
#define EFFECTS 9

/* A table on which every effect can be used once, and once again. */
static void set_up_effects(const char *first, const char *second)
{
    table(2);
    card('A', "green artifact", first, second, NULL);
    card('L', "purple location sanity=4", "power 1", NULL, NULL);
    card('M', "purple location sanity=4", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 1);
    in_play('M', 1);
    in_hand('B', 0);
    in_hand('C', 0);
    in_hand('D', 1);
    in_hand('E', 1);
    in_hand('F', 1);
    discarded('X', 0);
    lay(CARD('Y'), 4, REALMS_ABJURED - REALMS_COMMON);
    lay(CARD('Z'), 4, REALMS_ABJURED - REALMS_COMMON);
}

/* Uses the effect of a way of A and looks at all that it does. */
static void perform(int effect, const char *way)
{
    char words[40];
    uint8_t drawn = realms.head[REALMS_AT(1, REALMS_DECK)];
    uint8_t hand = realms.size[REALMS_AT(1, REALMS_HAND)];
    uint8_t power = realms.power;
    uint16_t sanity = realms.sanity[1];
    uint8_t letter;

    switch (effect) {
    case 0:
        snprintf(words, sizeof words, "use A %s", way);
        does(words);
        assert_int_equal(realms.power, power + 3);
        break;
    case 1:
        snprintf(words, sizeof words, "use A %s seat1", way);
        does(words);
        assert_int_equal(realms.sanity[1], sanity + 4);
        break;
    case 2:
        snprintf(words, sizeof words, "use A %s", way);
        does(words);
        cannot("end");
        does("aim seat 5");
        assert_int_equal(realms.sanity[1], sanity - 5);
        break;
    case 3:
        snprintf(words, sizeof words, "use A %s seat1", way);
        does(words);
        assert_at(drawn, 1, REALMS_HAND);
        assert_int_equal(realms.size[REALMS_AT(1, REALMS_HAND)], hand + 2);
        break;
    case 4:
    case 5:
        snprintf(words, sizeof words, "use A %s seat1", way);
        does(words);
        letter = realms.where[CARD('D')] == REALMS_AT(1, REALMS_HAND) ? 'D' : 'E';
        assert_int_equal(realms_seat_to_act(), 1);
        snprintf(words, sizeof words, "discard %c", letter);
        does(words);
        assert_at(CARD(letter), 1, REALMS_DISCARD);
        assert_int_equal(realms.size[REALMS_AT(1, REALMS_HAND)], hand + (effect == 5 ? 1 : -1));
        break;
    case 6:
        letter = realms.where[CARD('B')] == REALMS_AT(0, REALMS_HAND) ? 'B' : 'X';
        snprintf(words, sizeof words, "use A %s %c", way, letter);
        does(words);
        assert_list(CARD(letter), REALMS_ABJURED);
        break;
    case 7:
        letter = realms.where[CARD('Y')] == REALMS_ABJURED ? 'Y' : 'Z';
        snprintf(words, sizeof words, "use A %s %c", way, letter);
        does(words);
        assert_at(CARD(letter), 0, REALMS_DECK);
        assert_int_equal(realms.head[REALMS_AT(0, REALMS_DECK)], CARD(letter));
        break;
    default:
        letter = realms.where[CARD('L')] == REALMS_AT(1, REALMS_PLAY) ? 'L' : 'M';
        snprintf(words, sizeof words, "use A %s %c", way, letter);
        does(words);
        assert_at(CARD(letter), 1, REALMS_DISCARD);
    }
    assert_int_equal(realms.phase, REALMS_TURN);
}

static void each_effect_alone(void **state)
{
    int effect;

    (void)state;
    for (effect = 0; effect != EFFECTS; effect++) {
        set_up_effects(effects[effect], NULL);
        perform(effect, "0");
        assert_at(CARD('A'), 0, REALMS_PLAY);
        assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_USED);
    }
}

static void a_mark_takes_the_card_out_after_each_effect(void **state)
{
    char ability[60];
    int effect;

    (void)state;
    for (effect = 0; effect != EFFECTS; effect++) {
        snprintf(ability, sizeof ability, "%s, abjure this", effects[effect]);
        set_up_effects(ability, NULL);
        perform(effect, "0");
        assert_list(CARD('A'), REALMS_ABJURED);
        assert_true(realms.happened & REALMS_HAPPENED_ABJURE);
        assert_true(told(REALMS_DID_ABJURE));
        does("end");
        assert_list(CARD('A'), REALMS_GONE);
    }
}

static void effects_in_pairs_of_abilities(void **state)
{
    int first, second;

    (void)state;
    for (first = 0; first != EFFECTS; first++)
        for (second = 0; second != EFFECTS; second++) {
            set_up_effects(effects[first], effects[second]);
            perform(first, "0");
            perform(second, "1");
            set_up_effects(effects[first], effects[second]);
            perform(second, "1");
            perform(first, "0");
        }
}

static void effects_in_pairs_of_branches(void **state)
{
    char ability[60];
    int first, second;

    (void)state;
    for (first = 0; first != EFFECTS; first++)
        for (second = 0; second != EFFECTS; second++) {
            snprintf(ability, sizeof ability, "%s or %s", effects[first], effects[second]);
            set_up_effects(ability, NULL);
            perform(first, "0");
            assert_int_equal(realms_can_use(CARD('A'), REALMS_WAY(0, 1)), REALMS_USED);
            set_up_effects(ability, NULL);
            perform(second, "0 or");
            assert_int_equal(realms_can_use(CARD('A'), REALMS_WAY(0, 0)), REALMS_USED);
        }
}

static void each_effect_under_each_condition(void **state)
{
    char ability[60];
    int effect, condition;

    (void)state;
    for (effect = 0; effect != EFFECTS; effect++)
        for (condition = 0; condition != CONDITIONS; condition++) {
            snprintf(ability, sizeof ability, "if %s: %s", conditions[condition], effects[effect]);
            set_up_effects(ability, NULL);
            assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_UNMET_1);
            if (condition < 6) {
                char head[40];

                snprintf(head, sizeof head, condition < 3 ? "%s entity" : "black %s sanity=2",
                         conditions[condition]);
                card('W', head, "power 1", NULL, NULL);
                in_play('W', 0);
            } else {
                fulfil(condition);
            }
            perform(effect, "0");
        }
}

/* ---- Targets ---- */

static void sanity_and_cards_go_to_any_player(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "gain 4", "draw 2", NULL);
    in_play('A', 0);
    does("use A 0 seat0");
    assert_int_equal(realms.sanity[0], 54);
    does("use A 1 seat1");
    assert_int_equal(realms.size[REALMS_AT(1, REALMS_HAND)], 2);
    assert_int_equal(realms.phase, REALMS_TURN);
}

static void a_seat_that_is_not_there_is_no_target(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "gain 4", "draw 2", "discard 1");
    in_play('A', 0);
    cannot("use A 0 seat2");
    cannot("use A 1 seat3");
    cannot("use A 2 seat2");
    cannot("use A 0 B");
}

static void sanity_has_no_upper_limit(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "gain 15", NULL, NULL);
    in_play('A', 0);
    realms.sanity[0] = 5000;
    does("use A 0 seat0");
    assert_int_equal(realms.sanity[0], 5015);
}

static void a_pure_discard_needs_a_player_with_a_card(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "discard 1", NULL, NULL);
    in_play('A', 0);
    cannot("use A 0 seat0");
    cannot("use A 0 seat1");
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_NO_TARGET);
    in_hand('B', 1);
    cannot("use A 0 seat0");
    does("use A 0 seat1");
}

static void numbers_are_done_as_far_as_possible(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "discard 3", "draw 4", "draw 1 discard 2");
    in_play('A', 0);
    in_hand('B', 1);
    does("use A 0 seat1");
    does("discard B");
    assert_int_equal(realms.phase, REALMS_TURN);
    empty(REALMS_AT(0, REALMS_DECK));
    on_deck('C', 0);
    does("use A 1 seat0");
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 1);
    in_play('C', 0);
    does("use A 2 seat0"); /* nothing to draw, nothing to discard */
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 0);
}

static void the_owner_chooses_its_discards_in_the_middle_of_the_turn(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "discard 2", "power 1", NULL);
    in_play('A', 0);
    in_hand('B', 1);
    in_hand('C', 1);
    in_hand('D', 1);
    in_hand('E', 0);
    realms.power = 9;
    does("use A 0 seat1");
    assert_int_equal(realms_seat_to_act(), 1);
    assert_int_equal(realms.seat, 0);
    cannot("discard E");
    cannot("use A 1");
    cannot("play E");
    cannot("play B");
    cannot("end");
    cannot("buy 0");
    does("discard D");
    assert_int_equal(realms_seat_to_act(), 1);
    cannot("discard D");
    does("discard B");
    assert_int_equal(realms_seat_to_act(), 0);
    assert_at(CARD('C'), 1, REALMS_HAND);
    does("use A 1");
}

static void drawn_cards_may_be_discarded_at_once(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "draw 1 discard 1", NULL, NULL);
    in_play('A', 0);
    on_deck('B', 0);
    does("use A 0 seat0");
    does("discard B");
    assert_at(CARD('B'), 0, REALMS_DISCARD);
}

static void a_reshuffle_in_the_middle_of_an_effect(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "draw 3 discard 1", NULL, NULL);
    in_play('A', 0);
    empty(REALMS_AT(1, REALMS_DECK));
    on_deck('B', 1);
    discarded('C', 1);
    discarded('D', 1);
    discarded('E', 1);
    does("use A 0 seat1");
    assert_true(told(REALMS_DID_SHUFFLE));
    assert_at(CARD('B'), 1, REALMS_HAND);
    assert_int_equal(realms.size[REALMS_AT(1, REALMS_HAND)], 3);
    assert_int_equal(realms.size[REALMS_AT(1, REALMS_DECK)], 1);
    does("discard B");
    assert_int_equal(realms.size[REALMS_AT(1, REALMS_DISCARD)], 1);
}

static void cards_in_play_are_not_shuffled(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "draw 2", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    empty(REALMS_AT(0, REALMS_DECK));
    discarded('C', 0);
    does("use A 0 seat0");
    assert_at(CARD('A'), 0, REALMS_PLAY);
    assert_at(CARD('B'), 0, REALMS_PLAY);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 1);
}

/* ---- Abjure ---- */

static void abjured_are_cards_of_hand_discard_pile_and_row_up_to_cost_6(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "abjure", NULL, NULL);
    card('B', "yellow entity cost=6", "power 1", NULL, NULL);
    card('C', "yellow entity cost=7", "power 1", NULL, NULL);
    in_play('A', 0);
    cannot("use A 0 B");
    in_hand('B', 0);
    assert_true(may("use A 0 B"));
    discarded('B', 0);
    assert_true(may("use A 0 B"));
    lay_in_row(CARD('B'), 4);
    assert_true(may("use A 0 B"));
    in_hand('C', 0);
    cannot("use A 0 C");
    lay_in_row(CARD('C'), 3);
    cannot("use A 0 C");
}

static void nothing_else_is_abjured(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "abjure", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    on_deck('C', 0);
    in_hand('D', 1);
    discarded('E', 1);
    cannot("use A 0 A");
    cannot("use A 0 B");
    cannot("use A 0 C");
    cannot("use A 0 D");
    cannot("use A 0 E");
    cannot("use A 0 F");
    cannot("use A 0 #36"); /* an Initiate of the stack */
}

static void an_abjured_place_in_the_row_is_filled_at_once(void **state)
{
    uint8_t next;

    (void)state;
    table(2);
    card('A', "green entity", "abjure", NULL, NULL);
    in_play('A', 0);
    lay_in_row(CARD('B'), 1);
    next = realms.head[REALMS_COMMON];
    does("use A 0 B");
    assert_int_equal(realms.row[1], next);
    assert_list(CARD('B'), REALMS_ABJURED);
}

static void an_abjured_initiate_does_not_return_to_the_stack(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "abjure", NULL, NULL);
    in_play('A', 0);
    lay(INITIATE(0), 0, REALMS_HAND);
    does("use A 0 #32");
    does("end");
    assert_list(INITIATE(0), REALMS_GONE);
    assert_int_equal(realms.size[REALMS_STACK], 6);
}

static void a_marked_card_is_not_its_own_target(void **state)
{
    (void)state;
    table(2);
    card('A', "green location sanity=2", "destroy, abjure this", NULL, NULL);
    in_play('A', 0);
    cannot("use A 0 A");
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_NO_TARGET);
}

static void a_marked_card_does_not_recall_itself_or_meet_its_condition(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "if abjured: power 1", "power 1, abjure this", "recall");
    in_play('A', 0);
    cannot("use A 0");
    cannot("use A 2 A");
    does("use A 1");
    cannot("use A 0");
    cannot("use A 2 A");
}

static void a_marked_card_waits_for_the_discards_and_the_aiming(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "discard 1, abjure this", NULL, NULL);
    card('B', "green entity", "lose 3, abjure this", NULL, NULL);
    card('L', "green location sanity=9", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    in_play('L', 1);
    in_hand('C', 1);
    does("use A 0 seat1");
    assert_at(CARD('A'), 0, REALMS_PLAY);
    does("discard C");
    assert_list(CARD('A'), REALMS_ABJURED);
    does("use B 0");
    does("aim seat 1");
    assert_at(CARD('B'), 0, REALMS_PLAY);
    does("stop");
    assert_list(CARD('B'), REALMS_ABJURED);
}

/* ---- Recall ---- */

static void a_card_abjured_in_this_turn_becomes_the_top_of_the_deck(void **state)
{
    RealmsView view;

    (void)state;
    table(2);
    card('A', "green entity", "abjure", "recall", NULL);
    card('B', "green entity", "draw 1", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    lay_in_row(CARD('C'), 0);
    cannot("use A 1 C");
    does("use A 0 C");
    does("use A 1 C");
    assert_int_equal(realms.head[REALMS_AT(0, REALMS_DECK)], CARD('C'));
    assert_true(realms.happened & REALMS_HAPPENED_ABJURE);
    realms_view(1, &view);
    assert_int_equal(view.top[0], CARD('C'));
    does("use B 0 seat0");
    assert_at(CARD('C'), 0, REALMS_HAND);
    realms_view(1, &view);
    assert_int_equal(view.top[0], REALMS_NONE);
}

static void what_was_abjured_before_this_turn_stays_out(void **state)
{
    (void)state;
    table(2);
    card('L', "green location sanity=2", "recall", NULL, NULL);
    card('A', "green entity", "abjure", NULL, NULL);
    in_play('L', 0);
    in_play('A', 0);
    in_hand('B', 0);
    does("use A 0 B");
    assert_true(may("use L 0 B"));
    does("end");
    does("end");
    cannot("use L 0 B");
}

static void a_marked_card_is_recalled_by_another_and_used_again(void **state)
{
    (void)state;
    table(2);
    card('A', "yellow artifact", "power 3, abjure this", NULL, NULL);
    card('B', "green entity", "recall", "draw 1", NULL);
    in_play('A', 0);
    in_play('B', 0);
    does("use A 0");
    does("use B 0 A");
    does("use B 1 seat0");
    does("play A");
    does("use A 0");
    assert_int_equal(realms.power, 6);
}

/* ---- Destroy ---- */

static void any_location_in_play_is_destroyed_behind_any_guard(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "destroy", "destroy", NULL);
    card('L', "green location sanity=9 nexus sanctuary shield=5", "power 1", NULL, NULL);
    card('M', "green location sanity=9", "power 1", NULL, NULL);
    card('N', "green location sanity=9", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 1);
    in_play('M', 1);
    in_play('N', 0);
    does("use A 0 M");
    assert_at(CARD('M'), 1, REALMS_DISCARD);
    does("use A 1 N");
    assert_at(CARD('N'), 0, REALMS_DISCARD);
    assert_false(realms.happened & REALMS_HAPPENED_DISCARD);
}

static void only_locations_in_play_are_destroyed(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "destroy", NULL, NULL);
    card('L', "green location sanity=9", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('B', 0);
    in_hand('L', 1);
    cannot("use A 0 A");
    cannot("use A 0 B");
    cannot("use A 0 L");
    assert_int_equal(realms_can_use(CARD('A'), 0), REALMS_NO_TARGET);
}

/* ---- What the screens ask ---- */

static void what_needs_no_decision_is_done_by_one_button(void **state)
{
    RealmsAction action;

    (void)state;
    table(2);
    card('A', "green entity", "power 2", "power 1 or lose 1", "discard 1");
    card('B', "green entity", "draw 1", "gain 3", "power 1, abjure this");
    card('C', "green entity", "lose 3", "abjure", "draw 1 discard 1");
    in_play('A', 0);
    in_play('B', 0);
    in_play('C', 0);
    in_hand('D', 1);
    while (realms_plain_action(&action))
        assert_true(realms_apply(&action));
    assert_int_equal(realms.phase, REALMS_TURN);
    assert_int_equal(realms.power, 2);
    assert_int_equal(realms.sanity[0], 53);
    assert_int_equal(realms.sanity[1], 47);
    assert_int_equal(realms.size[REALMS_AT(0, REALMS_HAND)], 1);
    assert_at(CARD('D'), 1, REALMS_HAND);
}

static void a_loss_with_a_location_about_needs_a_decision(void **state)
{
    RealmsAction action;

    (void)state;
    table(2);
    card('A', "green entity", "lose 3", NULL, NULL);
    card('L', "green location sanity=2", "power 1", NULL, NULL);
    in_play('A', 0);
    in_play('L', 1);
    assert_false(realms_plain_action(&action));
    does("use A 0");
    assert_false(realms_plain_action(&action));
}

static void what_is_left_undone_is_told(void **state)
{
    (void)state;
    table(2);
    card('A', "green entity", "power 2", "destroy", NULL);
    assert_int_equal(realms_undone(), 0);
    in_hand('A', 0);
    assert_int_equal(realms_undone(), REALMS_COULD_PLAY);
    does("play A");
    assert_int_equal(realms_undone(), REALMS_COULD_USE);
    does("use A 0");
    assert_int_equal(realms_undone(), REALMS_COULD_BUY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_condition_alone),
        cmocka_unit_test(conditions_in_pairs),
        cmocka_unit_test(what_is_missing_is_told),
        cmocka_unit_test(one_other_card_meets_both_conditions_and_those_of_several_cards),
        cmocka_unit_test(two_cards_meet_each_others_conditions),
        cmocka_unit_test(cards_of_others_in_hand_or_gone_meet_no_condition),
        cmocka_unit_test(black_cards_meet_no_colour),
        cmocka_unit_test(a_condition_looks_at_the_moment_of_use),
        cmocka_unit_test(a_discard_by_anyone_counts_for_the_turn),
        cmocka_unit_test(destroyed_bought_and_tidied_cards_are_no_discards),
        cmocka_unit_test(own_abjuring_counts_for_other_cards),
        cmocka_unit_test(each_effect_alone),
        cmocka_unit_test(a_mark_takes_the_card_out_after_each_effect),
        cmocka_unit_test(effects_in_pairs_of_abilities),
        cmocka_unit_test(effects_in_pairs_of_branches),
        cmocka_unit_test(each_effect_under_each_condition),
        cmocka_unit_test(sanity_and_cards_go_to_any_player),
        cmocka_unit_test(a_seat_that_is_not_there_is_no_target),
        cmocka_unit_test(sanity_has_no_upper_limit),
        cmocka_unit_test(a_pure_discard_needs_a_player_with_a_card),
        cmocka_unit_test(numbers_are_done_as_far_as_possible),
        cmocka_unit_test(the_owner_chooses_its_discards_in_the_middle_of_the_turn),
        cmocka_unit_test(drawn_cards_may_be_discarded_at_once),
        cmocka_unit_test(a_reshuffle_in_the_middle_of_an_effect),
        cmocka_unit_test(cards_in_play_are_not_shuffled),
        cmocka_unit_test(abjured_are_cards_of_hand_discard_pile_and_row_up_to_cost_6),
        cmocka_unit_test(nothing_else_is_abjured),
        cmocka_unit_test(an_abjured_place_in_the_row_is_filled_at_once),
        cmocka_unit_test(an_abjured_initiate_does_not_return_to_the_stack),
        cmocka_unit_test(a_marked_card_is_not_its_own_target),
        cmocka_unit_test(a_marked_card_does_not_recall_itself_or_meet_its_condition),
        cmocka_unit_test(a_marked_card_waits_for_the_discards_and_the_aiming),
        cmocka_unit_test(a_card_abjured_in_this_turn_becomes_the_top_of_the_deck),
        cmocka_unit_test(what_was_abjured_before_this_turn_stays_out),
        cmocka_unit_test(a_marked_card_is_recalled_by_another_and_used_again),
        cmocka_unit_test(any_location_in_play_is_destroyed_behind_any_guard),
        cmocka_unit_test(only_locations_in_play_are_destroyed),
        cmocka_unit_test(what_needs_no_decision_is_done_by_one_button),
        cmocka_unit_test(a_loss_with_a_location_about_needs_a_decision),
        cmocka_unit_test(what_is_left_undone_is_told),
    };

    return cmocka_run_group_tests_name("realms abilities", tests, NULL, NULL);
}
