/* Pocket Madness: actions as a list and as bytes, refusals, the hash, events, and dreams. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
#include "pocket_table.h"

#include <string.h>

/* ---- The list of legal actions ---- */

static unsigned offers(void)
{
    PocketAction action;
    unsigned count = 0;
    uint8_t more;

    for (more = pocket_first_action(&action); more; more = pocket_next_action(&action))
        count++;
    return count;
}

static void a_fresh_turn_offers_three_draws(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 7");
    assert_int_equal(offers(), 3);
}

static void an_ended_game_offers_nothing(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6");
    tokens(1, 9);
    does("open 6 3");
    assert_int_equal(offers(), 0);
}

/* Seven kinds twice for three opponents: 21 single gifts, 21 * 22 / 2 pairs. */
static void four_seats_have_252_ways_to_give(void **state)
{
    (void)state;
    table(4);
    hand(0, "6 6 7 7 8 8 9 9 10 10 11 11 12 12");
    portal(6, 0);
    assert_int_equal(offers(), 3 + 1 + 252);
}

/* At most 252 gifts, 55 places, 49 sets (one for each card but two of each kind), three draws, a
 * run, three looks and three other seals: 366, even if all could meet. */
static void a_crowded_position_stays_below_the_maximum(void **state)
{
    (void)state;
    table(4);
    row("6 6 6 6 7 7 7 7 8 8 8 8 9 9 9 9 10 10 10 10 11 11 11 11 12 12 12 12 "
        "9 9 10 10 10 11 11 11 11 12 12 12 12 12 8 8");
    hand(0, "6 6 7 7 7 8 8 9 9 9 10 10 10 11 11 11 12 12 12");
    hand(1, "6");
    hand(2, "6");
    hand(3, "6");
    memset(pocket.portals, 0, sizeof pocket.portals);
    assert_in_range(offers(), 300, POCKET_ACTIONS_MAX - 1);
}

/* ---- Refusals ---- */

static void parameters_out_of_range_are_refused(void **state)
{
    PocketAction action;
    Pocket before;
    unsigned kind, parameter;

    (void)state;
    table(4);
    hand(0, "6 6 6 7 8 9 10 11 12");
    hand(1, "6");
    memset(pocket.portals, 0, sizeof pocket.portals);
    before = pocket;
    for (kind = 0; kind != 256; kind++) {
        for (parameter = 60; parameter != 256; parameter++) {
            memset(&action, (int)parameter, sizeof action);
            action.kind = (uint8_t)kind;
            if (kind == POCKET_PUBLISH || (kind >= POCKET_SEAL && kind < POCKET_TAKE &&
                                           kind != POCKET_SEAL + POCKET_CTHULHU &&
                                           kind != POCKET_SEAL + POCKET_SHUB_NIGGURATH &&
                                           kind != POCKET_SEAL + POCKET_NYARLATHOTEP))
                continue; /* has no parameters */
            assert_false(pocket_apply(&action));
        }
    }
    assert_memory_equal(&before, &pocket, sizeof pocket);
}

/* ---- Bytes ---- */

static void actions_have_one_byte_and_pairs_of_gifts_two(void **state)
{
    static const char *const words[] = {"draw 3",     "open 12 12", "publish", "seal 6 3 12",
                                        "seal 10 58", "take 12",    "first 3", "end"};
    PocketAction action, again;
    uint8_t bytes[POCKET_ACTION_BYTES];
    size_t word;

    (void)state;
    for (word = 0; word != sizeof words / sizeof *words; word++) {
        assert_true(action_of_words(words[word], &action));
        assert_int_equal(pocket_encode(&action, bytes), 1);
        assert_int_equal(pocket_decode(bytes, 1, &again), 1);
        assert_memory_equal(&action, &again, sizeof action);
    }
    assert_true(action_of_words("seal 6 2 6 3 12", &action));
    assert_int_equal(pocket_encode(&action, bytes), 2);
    assert_int_equal(pocket_decode(bytes, 2, &again), 2);
    assert_memory_equal(&action, &again, sizeof action);
}

/* Saves and link partners keep these codes: changing one breaks them. */
static void byte_codes_stay_what_they_are(void **state)
{
    static const struct {
        const char *words;
        uint8_t code;
    } codes[] = {
        {"draw 1", 0},   {"draw 3", 2},      {"open 6 3", 3},  {"open 12 12", 72},
        {"publish", 73}, {"seal 6 0 6", 74}, {"seal 7", 130},  {"seal 8 0", 131},
        {"seal 9", 135}, {"seal 10 0", 136}, {"seal 11", 199}, {"seal 12", 200},
        {"take 6", 201}, {"end", 208},       {"first 3", 212}, {"seal 6 3 12", 101},
    };
    PocketAction action;
    uint8_t bytes[POCKET_ACTION_BYTES];
    size_t code;

    (void)state;
    for (code = 0; code != sizeof codes / sizeof *codes; code++) {
        assert_true(action_of_words(codes[code].words, &action));
        pocket_encode(&action, bytes);
        assert_int_equal(bytes[0], codes[code].code);
    }
}

static void unwritten_codes_are_no_actions(void **state)
{
    PocketAction action;
    uint8_t bytes[2] = {213, 0};
    unsigned code;

    (void)state;
    assert_int_equal(pocket_decode(bytes, 0, &action), 0);
    for (code = 213; code != 256; code++) {
        bytes[0] = (uint8_t)code;
        assert_int_equal(pocket_decode(bytes, 2, &action), 0);
    }
    bytes[0] = 74 + 28; /* a pair of gifts */
    bytes[1] = 28;
    assert_int_equal(pocket_decode(bytes, 1, &action), 0);
    assert_int_equal(pocket_decode(bytes, 2, &action), 0);
    bytes[1] = 27;
    assert_int_equal(pocket_decode(bytes, 1, &action), 0); /* cut off before the second one */
    assert_int_equal(pocket_decode(bytes, 2, &action), 2);
}

/* ---- Hash ---- */

static void every_byte_of_the_state_counts_in_the_hash(void **state)
{
    uint8_t *bytes = (uint8_t *)&pocket;
    uint16_t hash;
    size_t place;

    (void)state;
    pocket_start(3, 99);
    hash = pocket_hash();
    for (place = 0; place != sizeof pocket; place++) {
        bytes[place] ^= 1;
        assert_int_not_equal(pocket_hash(), hash);
        bytes[place] ^= 1;
    }
    assert_int_equal(pocket_hash(), hash);
}

/* Known numbers, to hold against those of the Game Boy. */
static void known_games_have_known_hashes(void **state)
{
    (void)state;
    pocket_start(2, 1);
    assert_int_equal(pocket_hash(), 0x2417);
    pocket_start(4, 0x3FFFFFFF);
    assert_int_equal(pocket_hash(), 0x011E);
}

/* ---- Events ---- */

static void assert_event(uint8_t event, uint8_t kind, uint8_t seat, uint8_t a, uint8_t b)
{
    assert_true(event < pocket_event_count);
    assert_int_equal(pocket_events[event].kind, kind);
    assert_int_equal(pocket_events[event].seat, seat);
    assert_int_equal(pocket_events[event].a, a);
    assert_int_equal(pocket_events[event].b, b);
}

static void events_tell_what_a_draw_did(void **state)
{
    (void)state;
    table(2);
    row("?6 7");
    does("draw 2");
    assert_event(0, POCKET_DID_TAKE_CARD, 0, KIND(6) | POCKET_FACE_DOWN, 0);
    assert_event(1, POCKET_DID_TAKE_CARD, 0, KIND(7), 0);
    assert_event(2, POCKET_DID_EMPTY_ROW, 0, 0, 0);
    assert_int_equal(pocket_event_count, 3);
    does("end");
    assert_event(0, POCKET_DID_START_TURN, 1, 0, 0);
    assert_int_equal(pocket_event_count, 1);
}

static void events_tell_what_a_set_did(void **state)
{
    (void)state;
    table(2);
    hand(0, "8 8 8 9");
    portal(8, 1);
    does("open 8 3");
    assert_event(0, POCKET_DID_OPEN, 0, KIND(8), 3);
    assert_event(1, POCKET_DID_CLAIM, 0, KIND(8), 1);
    assert_int_equal(pocket_event_count, 2);
}

static void events_tell_what_a_closing_run_did(void **state)
{
    (void)state;
    table(3);
    hand(0, "6 7 8 9 10 11 12");
    tokens(0, 3);
    tokens(2, 5);
    does("publish");
    assert_event(0, POCKET_DID_PUBLISH, 0, 1, 0);
    assert_event(1, POCKET_DID_GAIN, 1, 1, 0);
    assert_event(2, POCKET_DID_GAIN, 2, 1, 0);
    assert_event(3, POCKET_DID_GO_OUT, 0, 0, 0);
    assert_event(4, POCKET_DID_DROP, 0, 2, 0);
    assert_event(5, POCKET_DID_GAIN, 1, 1, 0);
    assert_event(6, POCKET_DID_GAIN, 2, 1, 0);
    assert_event(7, POCKET_DID_START_ROUND, 2, 2, 0);
    assert_int_equal(pocket_event_count, 8);
}

static void events_tell_what_portals_did(void **state)
{
    (void)state;
    table(2);
    hand(0, "6");
    hand(1, "7 7");
    portal(8, 0);
    does("seal 8 1");
    assert_event(0, POCKET_DID_SEAL, 0, POCKET_SHUB_NIGGURATH, 0);
    assert_event(1, POCKET_DID_LOOK, 0, 1, 0);
    does("take 7");
    assert_event(0, POCKET_DID_PASS_CARD, 1, 0, KIND(7));
    table(2);
    hand(0, "6");
    hand(1, "7 7");
    portal(7, 0);
    does("seal 7");
    assert_event(1, POCKET_DID_DISCARD, 1, KIND(7), 0);
}

static void events_tell_the_count_and_the_end_of_the_game(void **state)
{
    (void)state;
    table(2);
    row("12");
    hand(1, "6 6");
    tokens(1, 9);
    does("draw 1");
    does("end");
    does("end");
    does("end");
    assert_event(0, POCKET_DID_GAIN, 0, 1, 1 << KIND(12));
    assert_event(1, POCKET_DID_GAIN, 1, 1, 1 << KIND(6));
    assert_event(2, POCKET_DID_END_GAME, 0, 1 << 0, 0);
    assert_int_equal(pocket_event_count, 3);
}

/* ---- Dreams ---- */

static void a_dream_leaves_events_and_knowledge_alone(void **state)
{
    (void)state;
    table(3);
    row("6 7 8 9");
    portal(8, 1);
    does("draw 1");
    pocket_dreaming = 1;
    does("end");
    does("seal 8 0");
    does("take 6");
    does("draw 2");
    pocket_dreaming = 0;
    assert_hand(1, "6 7 8");
    assert_event(0, POCKET_DID_TAKE_CARD, 0, KIND(6), 0);
    assert_int_equal(pocket_event_count, 1);
    assert_int_equal(pocket.known[1][0][KIND(6)], 1);
    assert_int_equal(pocket.known[2][0][KIND(6)], 1);
    assert_int_equal(pocket.known[0][1][KIND(7)], 0);
}

static void a_dream_ends_with_its_round(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6");
    tokens(0, 4);
    pocket_dreaming = 1;
    does("open 6 3");
    pocket_dreaming = 0;
    assert_int_equal(pocket.phase, POCKET_ROUND_OVER);
    assert_int_equal(pocket.round, 1);
    assert_int_equal(pocket.madness[0], 2);
    assert_int_equal(pocket.madness[1], 1);
    assert_int_equal(offers(), 0);
}

static void a_dream_may_end_the_game(void **state)
{
    (void)state;
    table(2);
    hand(0, "6 6 6");
    tokens(1, 9);
    pocket_dreaming = 1;
    does("open 6 3");
    pocket_dreaming = 0;
    assert_int_equal(pocket.phase, POCKET_OVER);
    assert_int_equal(pocket.winners, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fresh_turn_offers_three_draws),
        cmocka_unit_test(an_ended_game_offers_nothing),
        cmocka_unit_test(four_seats_have_252_ways_to_give),
        cmocka_unit_test(a_crowded_position_stays_below_the_maximum),
        cmocka_unit_test(parameters_out_of_range_are_refused),
        cmocka_unit_test(actions_have_one_byte_and_pairs_of_gifts_two),
        cmocka_unit_test(byte_codes_stay_what_they_are),
        cmocka_unit_test(unwritten_codes_are_no_actions),
        cmocka_unit_test(every_byte_of_the_state_counts_in_the_hash),
        cmocka_unit_test(known_games_have_known_hashes),
        cmocka_unit_test(events_tell_what_a_draw_did),
        cmocka_unit_test(events_tell_what_a_set_did),
        cmocka_unit_test(events_tell_what_a_closing_run_did),
        cmocka_unit_test(events_tell_what_portals_did),
        cmocka_unit_test(events_tell_the_count_and_the_end_of_the_game),
        cmocka_unit_test(a_dream_leaves_events_and_knowledge_alone),
        cmocka_unit_test(a_dream_ends_with_its_round),
        cmocka_unit_test(a_dream_may_end_the_game),
    };

    return cmocka_run_group_tests_name("pocket actions", tests, NULL, NULL);
}
