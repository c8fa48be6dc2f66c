/* arena's transcripts of Pocket Madness: each action, applied again, leads to the state that its
 * line tells; and what an outside program reads has nothing in it that its seat may not know. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/pocket/[a-z]*.c */
/* Links: src/games/tides/[a-z]*.c src/games/realms/[a-z]*.c build/gen/realms_cards.c */
/* Links: tools/replayc/games.c tools/arena/json.c tools/arena/match.c tools/arena/o[fu]*.c */
/* Links: tools/arena/p*.c tools/arena/realms.c tools/arena/tides*.c */
/* Libraries: -lcjson */
/* Links: test/host/pocket_table.c */
#include "pocket_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cjson/cJSON.h>

#include "arena/offers.h"

void arena_fail(const char *format, ...)
{
    fprintf(stderr, "arena_fail: %s\n", format);
    abort();
}

/* ---- JSON ---- */

static int number(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

    if (!cJSON_IsNumber(item))
        fail_msg("%s is not a number", key);
    return item->valueint;
}

static int truth(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

    if (!cJSON_IsBool(item))
        fail_msg("%s is neither true nor false", key);
    return cJSON_IsTrue(item);
}

static const char *text(const cJSON *object, const char *key)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

    if (!cJSON_IsString(item))
        fail_msg("%s is not a text", key);
    return item->valuestring;
}

static const cJSON *array(const cJSON *object, const char *key, int size)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);

    if (!cJSON_IsArray(item))
        fail_msg("%s is not an array", key);
    if (size >= 0)
        assert_int_equal(cJSON_GetArraySize(item), size);
    return item;
}

static int entry(const cJSON *list, int place)
{
    const cJSON *item = cJSON_GetArrayItem(list, place);

    assert_true(cJSON_IsNumber(item));
    return item->valueint;
}

/* ---- A state against the game ---- */

static int seat_or_none(uint8_t seat)
{
    return seat == POCKET_NONE ? -1 : seat;
}

static void assert_counts(const cJSON *object, const char *key, const uint8_t (*counts)[7])
{
    const cJSON *list = array(object, key, pocket.seats);
    const cJSON *row;
    int seat, kind;

    for (seat = 0; seat != pocket.seats; seat++) {
        row = cJSON_GetArrayItem(list, seat);
        assert_int_equal(cJSON_GetArraySize(row), POCKET_VALUES);
        for (kind = 0; kind != POCKET_VALUES; kind++)
            assert_int_equal(entry(row, kind), counts[seat][kind]);
    }
}

static void assert_bits(const cJSON *object, const char *key, uint8_t bits, int lowest)
{
    const cJSON *item;
    const cJSON *list = array(object, key, -1);

    cJSON_ArrayForEach(item, list)
    {
        assert_true(bits >> (item->valueint - lowest) & 1);
        bits &= (uint8_t) ~(1u << (item->valueint - lowest));
    }
    assert_int_equal(bits, 0);
}

static void assert_row(const cJSON *state, int with_hidden)
{
    const cJSON *row = array(state, "row", POCKET_ROW_SIZE);
    char card[8];
    int place;

    for (place = 0; place != POCKET_ROW_SIZE; place++) {
        uint8_t lies = POCKET_ROW(place);

        if (lies & POCKET_FACE_DOWN && !with_hidden)
            strcpy(card, "?");
        else
            snprintf(card, sizeof card, "%s%d", lies & POCKET_FACE_DOWN ? "?" : "",
                     POCKET_KIND(lies) + POCKET_LOWEST);
        assert_string_equal(cJSON_GetArrayItem(row, place)->valuestring, card);
    }
}

static void assert_table(const cJSON *state)
{
    static const char *const main_actions[] = {"none", "draw", "open", "publish", "pass"};
    const cJSON *list;
    int place;

    assert_int_equal(number(state, "round"), pocket.round);
    assert_int_equal(number(state, "first"), pocket.first);
    assert_int_equal(number(state, "seat"), pocket.seat);
    list = array(state, "tokens", pocket.seats);
    for (place = 0; place != pocket.seats; place++)
        assert_int_equal(entry(list, place), pocket.madness[place]);
    assert_counts(state, "melds", (const uint8_t(*)[7])pocket.melds);
    list = array(state, "portals", POCKET_VALUES);
    for (place = 0; place != POCKET_VALUES; place++)
        assert_int_equal(entry(list, place), seat_or_none(pocket.portals[place]));
    assert_bits(state, "fresh", pocket.fresh, POCKET_LOWEST);
    assert_int_equal(number(state, "runs"), pocket.runs);
    assert_string_equal(text(state, "main"), main_actions[pocket.main_action]);
    assert_int_equal(number(state, "melded"), pocket.melded);
    assert_int_equal(truth(state, "sealed"), pocket.sealed);
    assert_int_equal(truth(state, "extra"), pocket.extra);
    assert_int_equal(number(state, "shoggoth"), seat_or_none(pocket.shoggoth));
    assert_int_equal(number(state, "last_taker"), seat_or_none(pocket.last_taker));
    assert_int_equal(number(state, "last_turns"), pocket.last_turns);
    assert_int_equal(truth(state, "over"), pocket.phase == POCKET_OVER);
    assert_bits(state, "winners", pocket.winners, 0);
}

/* ---- Transcripts ---- */

#define KEYS_OF_STATE 19

static FILE *transcript;
static char *line;
static size_t line_size;

static void play_arena(int seats, long games, const char *player)
{
    static Arena arena;
    int seat;

    memset(&arena, 0, sizeof arena);
    transcript = tmpfile();
    assert_non_null(transcript);
    arena.game = &arena_pocket;
    arena.seats = seats;
    arena.games = games;
    arena.seed = 7;
    arena.quiet = 1;
    arena.transcript = transcript;
    for (seat = 0; seat != seats; seat++) {
        strcpy(arena.players[seat].name, player);
        assert_true(arena_seat_player(&arena.players[seat], 1));
    }
    arena_play(&arena);
    rewind(transcript);
}

static cJSON *next_line(void)
{
    cJSON *read;

    if (getline(&line, &line_size, transcript) < 0)
        return NULL;
    read = cJSON_Parse(line);
    assert_non_null(read);
    return read;
}

static void begin_game(const cJSON *head, int seats)
{
    const cJSON *set_up;
    cJSON *first = next_line();

    assert_string_equal(text(head, "game"), "pocket");
    assert_int_equal(number(head, "version"), 1);
    assert_int_equal(number(head, "seats"), seats);
    assert_true(pocket_start((uint8_t)seats, (uint32_t)number(head, "seed")));
    assert_non_null(first);
    set_up = cJSON_GetObjectItemCaseSensitive(first, "action");
    assert_true(cJSON_IsNull(set_up));
    assert_row(cJSON_GetObjectItemCaseSensitive(first, "state"), 1);
    cJSON_Delete(first);
}

static void replay_step(const cJSON *step)
{
    const cJSON *state = cJSON_GetObjectItemCaseSensitive(step, "state");

    assert_int_equal(number(step, "seat"), pocket_seat_to_act());
    does(text(step, "action"));
    assert_int_equal(cJSON_GetArraySize(state), KEYS_OF_STATE);
    assert_table(state);
    assert_row(state, 1);
    assert_counts(state, "hands", (const uint8_t(*)[7])pocket.hands);
}

static void replay(int seats, long games, const char *player)
{
    cJSON *read;
    long seen = 0;

    play_arena(seats, games, player);
    while ((read = next_line())) {
        if (cJSON_HasObjectItem(read, "version")) {
            assert_true(seen == 0 || pocket.phase == POCKET_OVER);
            begin_game(read, seats);
            seen++;
        } else {
            replay_step(read);
        }
        cJSON_Delete(read);
    }
    assert_int_equal(seen, games);
    assert_int_equal(pocket.phase, POCKET_OVER);
    fclose(transcript);
}

static void transcripts_replay_to_the_same_states(void **state)
{
    int seats;

    (void)state;
    for (seats = 2; seats <= POCKET_SEATS; seats++) {
        replay(seats, 20, "random");
        replay(seats, 3, "adept");
    }
    free(line);
    line = NULL;
}

/* ---- What outside programs read ---- */

static void outsiders_read_what_their_seat_knows(void **state)
{
    static Random dice;
    PocketAction action;
    PocketView view;
    char *words;
    size_t length;
    FILE *out;
    cJSON *read;
    int step, seat;

    (void)state;
    random_seed(&dice, 3);
    pocket_start(4, 11);
    for (step = 0; step != 400 && random_action(&dice, &action); step++) {
        out = open_memstream(&words, &length);
        arena_pocket.write_state(out, pocket.seat);
        fclose(out);
        read = cJSON_Parse(words);
        assert_non_null(read);
        assert_table(read);
        assert_row(read, 0);
        pocket_view(pocket.seat, &view);
        assert_counts(read, "hands", (const uint8_t(*)[7])view.known);
        for (seat = 0; seat != pocket.seats; seat++)
            assert_int_equal(entry(array(read, "unknown", 4), seat), view.unknown[seat]);
        cJSON_Delete(read);
        free(words);
        pocket_apply(&action);
    }
    assert_true(step > 100);
}

/* ---- Words ---- */

static void every_offered_action_is_understood_again(void **state)
{
    static Random dice;
    PocketAction action, read;
    char words[ARENA_WORDS_SIZE];
    int step, offer, offers;

    (void)state;
    random_seed(&dice, 8);
    pocket_start(3, 12);
    for (step = 0; step != 300 && random_action(&dice, &action); step++) {
        offers = offers_list(&arena_pocket);
        for (offer = 0; offer != offers; offer++) {
            offers_words(&arena_pocket, offer, words);
            assert_true(action_of_words(words, &read));
            assert_true(pocket_legal(&read));
        }
        pocket_apply(&action);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(transcripts_replay_to_the_same_states),
        cmocka_unit_test(outsiders_read_what_their_seat_knows),
        cmocka_unit_test(every_offered_action_is_understood_again),
    };

    return cmocka_run_group_tests_name("arena: pocket", tests, NULL, NULL);
}
