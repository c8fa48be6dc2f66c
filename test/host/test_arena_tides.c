/* Tides of Madness in arena: states tell all to a transcript, and to an outside program only what
 * its seat may know; words are understood again. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/pocket/[a-z]*.c */
/* Links: src/games/tides/[a-z]*.c src/games/realms/[a-z]*.c build/gen/realms_cards.c */
/* Links: tools/replayc/games.c tools/arena/json.c tools/arena/match.c tools/arena/o[fu]*.c */
/* Links: tools/arena/p*.c tools/arena/realms.c tools/arena/tides*.c */
/* Libraries: -lcjson */
/* Links: test/host/tides_table.c */
#include "tides_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cjson/cJSON.h>

#include "arena/offers.h"
#include "arena/tides_words.h"

void arena_fail(const char *format, ...)
{
    fprintf(stderr, "arena_fail: %s\n", format);
    abort();
}

static Random dice;

/* ---- JSON ---- */

static char *state_text(int seat)
{
    char *words;
    size_t length;
    FILE *out = open_memstream(&words, &length);

    arena_tides.write_state(out, seat);
    fclose(out);
    return words;
}

static const cJSON *item(const cJSON *object, const char *key)
{
    const cJSON *found = cJSON_GetObjectItemCaseSensitive(object, key);

    if (!found)
        fail_msg("%s is missing", key);
    return found;
}

static void assert_numbers(const cJSON *list, const uint8_t *numbers, int count)
{
    int place;

    assert_int_equal(cJSON_GetArraySize(list), count);
    for (place = 0; place != count; place++)
        assert_int_equal(cJSON_GetArrayItem(list, place)->valueint, numbers[place]);
}

/* Names of cards; those from known on are hidden. */
static void assert_names(const cJSON *list, const uint8_t *cards, int count, int known)
{
    int place;

    assert_int_equal(cJSON_GetArraySize(list), count);
    for (place = 0; place != count; place++)
        assert_string_equal(cJSON_GetArrayItem(list, place)->valuestring,
                            place < known ? tides_card_words[cards[place]] : "?");
}

/* ---- A state against the game ---- */

static void assert_open_parts(const cJSON *state)
{
    int seat, scored;

    assert_int_equal(item(state, "round")->valueint, tides.round);
    assert_int_equal(item(state, "pick")->valueint, tides.pick);
    assert_numbers(item(state, "tokens"), tides.tokens, 2);
    assert_numbers(item(state, "points"), tides.points, 2);
    for (seat = 0; seat != 2; seat++) {
        assert_names(cJSON_GetArrayItem(item(state, "table"), seat), tides.table[seat],
                     tides.table_size[seat], TIDES_TABLE);
        scored = cJSON_GetArraySize(cJSON_GetArrayItem(item(state, "scores"), seat));
        assert_true(scored == TIDES_TABLE || tides.scored[seat][scored] == TIDES_NONE);
        assert_names(cJSON_GetArrayItem(item(state, "scored"), seat), tides.scored[seat], scored,
                     TIDES_TABLE);
        assert_numbers(cJSON_GetArrayItem(item(state, "scores"), seat), tides.scores[seat], scored);
    }
    assert_names(item(state, "discard"), tides.discard, tides.discards, TIDES_DISCARDS);
    assert_int_equal(cJSON_IsTrue(item(state, "over")), tides.phase == TIDES_OVER);
    assert_int_equal(cJSON_GetArraySize(item(state, "winners")),
                     (tides.winners & 1) + (tides.winners >> 1));
    if (tides.suit == TIDES_NONE)
        assert_true(cJSON_IsNull(item(state, "suit")));
    else
        assert_string_equal(item(state, "suit")->valuestring, tides_suit_words[tides.suit]);
}

static void assert_hidden_parts(const cJSON *state, int watcher)
{
    int seat, known;
    TidesView view;

    assert_names(item(state, "deck"), tides.deck + tides.deck_head, TIDES_DECK_SIZE,
                 watcher < 0 ? TIDES_DECK : 0);
    for (seat = 0; seat != 2; seat++) {
        known = tides.hand_size[seat];
        if (watcher >= 0 && seat != watcher) {
            tides_view((uint8_t)watcher, &view);
            known = view.known;
        }
        assert_names(cJSON_GetArrayItem(item(state, "hands"), seat), tides.hands[seat],
                     tides.hand_size[seat], known);
    }
}

static void assert_state(int watcher)
{
    char *words = state_text(watcher);
    cJSON *state = cJSON_Parse(words);

    assert_non_null(state);
    assert_int_equal(cJSON_GetArraySize(state), 17);
    assert_open_parts(state);
    assert_hidden_parts(state, watcher);
    cJSON_Delete(state);
    free(words);
}

/* ---- Tests ---- */

static void states_tell_the_game(void **state)
{
    TidesAction action;
    uint32_t seed;

    (void)state;
    random_seed(&dice, 3);
    for (seed = 0; seed != 60; seed++) {
        arena_tides.rules->start(2, seed);
        for (;;) {
            assert_state(-1);
            assert_state(0);
            assert_state(1);
            if (!random_action(&dice, &action))
                break;
            tides_apply(&action);
        }
        assert_int_equal(arena_tides.seat_to_act(), -1);
        assert_int_equal(arena_tides.winners() & 1, tides.winners & 1);
        assert_int_equal(arena_tides.winners() >> 1 & 1, tides.winners >> 1);
    }
}

/* What a seat reads stays the same, letter by letter, when the other one chooses otherwise. */
static void a_secret_choice_is_not_read(void **state)
{
    TidesAction action;
    char *before, *after;
    int secrets = 0;

    (void)state;
    random_seed(&dice, 4);
    tides_start(2, 4);
    for (;;) {
        if (tides.seat == 1 && tides.chosen[0] != TIDES_NONE) {
            before = state_text(1);
            tides.chosen[0] = tides.hands[0][0];
            after = state_text(1);
            assert_string_equal(before, after);
            tides.chosen[0] = tides.hands[0][tides.hand_size[0] - 1];
            free(after);
            after = state_text(1);
            assert_string_equal(before, after);
            free(before);
            free(after);
            if (tides.thrown[0] == tides.chosen[0])
                tides.chosen[0] = tides.hands[0][0];
            secrets++;
        }
        if (!random_action(&dice, &action))
            break;
        tides_apply(&action);
    }
    assert_true(secrets >= 5);
}

static void every_offered_action_is_understood_again(void **state)
{
    TidesAction action, read;
    char words[ARENA_WORDS_SIZE];
    int offer, offers;

    (void)state;
    random_seed(&dice, 8);
    tides_start(2, 12);
    while (random_action(&dice, &action)) {
        offers = offers_list(&arena_tides);
        for (offer = 0; offer != offers; offer++) {
            offers_words(&arena_tides, offer, words);
            assert_true(tides_action_of_words(words, &read));
            assert_true(tides_legal(&read));
        }
        assert_in_range(offers_think(&arena_tides, 2), 0, offers - 1);
        tides_apply(&action);
    }
    assert_false(tides_action_of_words("pick Shoggoth", &read));
    assert_false(tides_action_of_words("picks Dagon", &read));
    assert_false(tides_action_of_words("", &read));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(states_tell_the_game),
        cmocka_unit_test(a_secret_choice_is_not_read),
        cmocka_unit_test(every_offered_action_is_understood_again),
    };

    return cmocka_run_group_tests_name("arena: tides", tests, NULL, NULL);
}
