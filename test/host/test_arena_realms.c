/* Cthulhu Realms in arena: states tell every card of the game to a transcript, and to an outside
 * program only what its seat may know. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/pocket/[a-z]*.c */
/* Links: src/games/tides/[a-z]*.c src/games/realms/[a-z]*.c build/gen/realms_cards.c */
/* Links: tools/replayc/games.c tools/arena/json.c tools/arena/match.c tools/arena/o[fu]*.c */
/* Links: tools/arena/p*.c tools/arena/realms.c tools/arena/tides*.c */
/* Libraries: -lcjson */
/* Links: test/host/realms_fault.c test/host/realms_hidden.c */
#include "realms_table.h"
#include "realms_hidden.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cjson/cJSON.h>

#include "arena/offers.h"
#include "games/cpu.h"
#include "realms_cards.h"

void arena_fail(const char *format, ...)
{
    fprintf(stderr, "arena_fail: %s\n", format);
    abort();
}

static Random dice;
static const char *const names[REALMS_KINDS] = {REALMS_IDS};

/* ---- JSON ---- */

static char *state_text(int seat)
{
    char *words;
    size_t length;
    FILE *out = open_memstream(&words, &length);

    arena_realms.write_state(out, seat);
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

static int number(const cJSON *object, const char *key)
{
    assert_true(cJSON_IsNumber(item(object, key)));
    return item(object, key)->valueint;
}

/* "shoggoth", or "follower.12" where there are copies. */
static uint8_t card_called(const char *name)
{
    size_t length = strcspn(name, ".");
    int kind;

    for (kind = 0; kind != REALMS_KINDS; kind++)
        if (strlen(names[kind]) == length && strncmp(names[kind], name, length) == 0)
            return (uint8_t)(realms_kinds[kind].first +
                             (name[length] ? atoi(name + length + 1) - 1 : 0));
    fail_msg("no card is called %s", name);
    return REALMS_NONE;
}

/* ---- A state against the game ---- */

static unsigned cards_told;

/* The cards of a list in their order; hidden ones from the first that is not known on. */
static void assert_list_told(const cJSON *told, uint8_t list, int known)
{
    uint8_t card;
    int place = 0;

    assert_int_equal(cJSON_GetArraySize(told), realms.size[list]);
    REALMS_EACH(card, list)
    {
        const char *name = cJSON_GetArrayItem(told, place)->valuestring;

        if (place++ >= known) {
            assert_string_equal(name, "?");
            continue;
        }
        assert_int_equal(card_called(name), card);
        cards_told++;
    }
}

static void assert_seat_told(const cJSON *state, uint8_t seat, int watcher)
{
    const cJSON *card;
    uint8_t lies = realms.head[REALMS_AT(seat, REALMS_PLAY)];
    int all = watcher < 0 ? REALMS_CARDS : 0;

    assert_int_equal(cJSON_GetArrayItem(item(state, "sanity"), seat)->valueint,
                     realms.sanity[seat]);
    assert_list_told(cJSON_GetArrayItem(item(state, "hands"), seat), REALMS_AT(seat, REALMS_HAND),
                     watcher == seat ? REALMS_CARDS : all);
    assert_list_told(cJSON_GetArrayItem(item(state, "decks"), seat), REALMS_AT(seat, REALMS_DECK),
                     all ? all : realms.known_top[seat]);
    assert_list_told(cJSON_GetArrayItem(item(state, "discards"), seat),
                     REALMS_AT(seat, REALMS_DISCARD), REALMS_CARDS);
    cJSON_ArrayForEach(card, cJSON_GetArrayItem(item(state, "table"), seat))
    {
        assert_int_equal(card_called(item(card, "card")->valuestring), lies);
        if (seat == realms.seat)
            assert_int_equal(cJSON_GetArraySize(item(card, "used")),
                             __builtin_popcount(realms.mark[lies]));
        else
            assert_int_equal(number(card, "loss"), realms.mark[lies] & ~REALMS_AIMED);
        lies = realms.next[lies];
        cards_told++;
    }
    assert_int_equal(lies, REALMS_NONE);
}

static void assert_rows_told(const cJSON *rows)
{
    const cJSON *row, *card;
    int place, number_of_row = 0;

    assert_int_equal(cJSON_GetArraySize(rows), realms.seats == 2 ? 1 : realms.seats);
    cJSON_ArrayForEach(row, rows)
    {
        place = REALMS_PLACE(number_of_row++, 0);
        assert_int_equal(cJSON_GetArraySize(row), realms.seats == 2 ? 5 : 3);
        cJSON_ArrayForEach(card, row)
        {
            if (cJSON_IsNull(card))
                assert_int_equal(realms.row[place], REALMS_NONE);
            else
                assert_int_equal(card_called(card->valuestring), realms.row[place]);
            cards_told += realms.row[place++] != REALMS_NONE;
        }
    }
}

static void assert_flags_told(const cJSON *flags)
{
    static const char *const phases[] = {"turn", "aim", "discard", "over"};

    assert_string_equal(item(flags, "phase")->valuestring, phases[realms.phase]);
    assert_int_equal(cJSON_IsTrue(item(flags, "discarded")),
                     (realms.happened & REALMS_HAPPENED_DISCARD) != 0);
    assert_int_equal(cJSON_IsTrue(item(flags, "abjured")),
                     (realms.happened & REALMS_HAPPENED_ABJURE) != 0);
    assert_int_equal(number(flags, "owed"), realms.owed);
}

static void assert_state_told(const cJSON *state, int watcher)
{
    const cJSON *winner;
    uint8_t seat, winners = 0;

    cards_told = 0;
    assert_int_equal(number(state, "turn"), realms.turn);
    assert_int_equal(number(state, "seat"), realms.seat);
    assert_int_equal(number(state, "power"), realms.power);
    for (seat = 0; seat != realms.seats; seat++)
        assert_seat_told(state, seat, watcher);
    assert_rows_told(item(state, "rows"));
    assert_list_told(item(state, "deck"), REALMS_COMMON, watcher < 0 ? REALMS_CARDS : 1);
    assert_list_told(item(state, "abjured"), REALMS_ABJURED, REALMS_CARDS);
    assert_list_told(item(state, "gone"), REALMS_GONE, REALMS_CARDS);
    assert_int_equal(number(state, "initiates"), realms.size[REALMS_STACK]);
    assert_flags_told(item(state, "flags"));
    assert_int_equal(cJSON_IsTrue(item(state, "over")), realms.phase == REALMS_OVER);
    cJSON_ArrayForEach(winner, item(state, "winners")) winners |= 1 << winner->valueint;
    assert_int_equal(winners, realms.winners);
    if (watcher < 0)
        assert_int_equal(cards_told + realms.size[REALMS_STACK] + realms.size[REALMS_BOX],
                         REALMS_CARDS);
}

static void assert_state(int watcher)
{
    char *words = state_text(watcher);
    cJSON *state = cJSON_Parse(words);

    assert_non_null(state);
    assert_state_told(state, watcher);
    cJSON_Delete(state);
    free(words);
}

/* ---- Games ---- */

/* Any offered action, or what a CPU player takes, so that the game goes on. */
static int some_action(int actions)
{
    return random_below(&dice, 3) ? offers_think(&arena_realms, random_below(&dice, CPU_LEVELS))
                                  : (int)(random_next(&dice) % (unsigned)actions);
}

typedef void (*Look)(int actions);

static void play_games(int games, Look look)
{
    int seats, game, actions;

    for (seats = 2; seats <= REALMS_SEATS; seats++)
        for (game = 0; game != games; game++) {
            arena_realms.rules->start(seats, random_next(&dice));
            while (arena_realms.seat_to_act() >= 0) {
                actions = offers_list(&arena_realms);
                look(actions);
                offers_list(&arena_realms);
                offers_play(&arena_realms, some_action(actions));
            }
            look(0);
            assert_int_equal(arena_realms.winners() & 1, realms.winners & 1);
        }
}

static void look_at_states(int actions)
{
    (void)actions;
    if (random_below(&dice, 8))
        return;
    assert_state(-1);
    assert_state(random_below(&dice, realms.seats));
}

static void states_tell_the_game(void **state)
{
    (void)state;
    random_seed(&dice, 3);
    play_games(3, look_at_states);
}

/* ---- Words ---- */

static uint8_t place_of(uint8_t card)
{
    uint8_t place = 0;

    while (place != REALMS_PLACES && realms.row[place] != card)
        place++;
    return place; /* an Initiate of the stack has the place after all rows */
}

/* "use CARD ABILITY [BRANCH] [TARGET]", the rest of it after the card. */
static int read_use(RealmsAction *action, char *rest)
{
    const RealmsBranch *branch = realms_kinds[realms_kind_of(action->card)].branches;
    char *word = strtok(rest, " ");

    action->way = (uint8_t)(2 * atoi(word));
    word = strtok(NULL, " ");
    if (branch[action->way + 1].effect != REALMS_NOTHING) {
        action->way += (uint8_t)atoi(word);
        word = strtok(NULL, " ");
    }
    switch (branch[action->way].effect) {
    case REALMS_POWER:
    case REALMS_LOSE:
        return word == NULL;
    case REALMS_GAIN:
    case REALMS_DRAW:
        action->target = (uint8_t)atoi(word);
        break;
    default:
        action->target = card_called(word);
    }
    return strtok(NULL, " ") == NULL;
}

/* Reads what README.md of arena says; 0 when it says something else. */
static int read_words(const char *words, RealmsAction *action)
{
    char kind[16] = "", name[ARENA_WORDS_SIZE] = "", rest[ARENA_WORDS_SIZE] = "";
    int parts = sscanf(words, "%15s %63s %63[^\n]", kind, name, rest);

    memset(action, 0, sizeof *action);
    if (parts == 1) {
        action->kind = strcmp(kind, "stop") == 0 ? REALMS_STOP : REALMS_END;
        return strcmp(words, "stop") == 0 || strcmp(words, "end") == 0;
    }
    if (strcmp(kind, "aim") == 0) {
        action->kind = REALMS_AIM;
        action->card = strspn(name, "0123") == 1 ? REALMS_NONE : card_called(name);
        action->amount = (uint8_t)atoi(rest);
        return parts == 3 && (action->card != REALMS_NONE || atoi(name) == realms.aimed);
    }
    action->card = card_called(name);
    if (strcmp(kind, "use") == 0) {
        action->kind = REALMS_USE;
        return parts == 3 && read_use(action, rest);
    }
    if (strcmp(kind, "buy") == 0) {
        action->kind = REALMS_BUY;
        action->place = place_of(action->card);
        return parts == 2 &&
               (action->place < REALMS_PLACES || realms.where[action->card] == REALMS_STACK);
    }
    action->kind = strcmp(kind, "play") == 0 ? REALMS_PLAY_CARD : REALMS_DISCARD_CARD;
    return parts == 2 && (strcmp(kind, "play") == 0 || strcmp(kind, "discard") == 0);
}

static void look_at_words(int actions)
{
    static char words[2048][ARENA_WORDS_SIZE];
    RealmsAction read;
    int action, other;

    if (random_below(&dice, 16))
        return;
    for (action = 0; action != actions; action++) {
        offers_words(&arena_realms, action, words[action]);
        if (!read_words(words[action], &read) || !realms_legal(&read))
            fail_msg("not understood: %s", words[action]);
        for (other = 0; other != action; other++)
            assert_string_not_equal(words[action], words[other]);
    }
}

/* And no two have the same words, so that an answer names one action. */
static void every_offered_action_is_understood_again(void **state)
{
    (void)state;
    random_seed(&dice, 4);
    play_games(4, look_at_words);
}

/* ---- What outside programs read ---- */

/* State and legal actions, as outsider.c writes them. */
static char *question(int seat)
{
    char words[ARENA_WORDS_SIZE];
    char *text, *state = state_text(seat);
    size_t length;
    FILE *out = open_memstream(&text, &length);
    int action, actions = offers_list(&arena_realms);

    fputs(state, out);
    for (action = 0; action != actions; action++) {
        offers_words(&arena_realms, action, words);
        fprintf(out, ",%s", words);
    }
    fclose(out);
    free(state);
    return text;
}

static unsigned questions;

static void look_at_question(int actions)
{
    Realms truth = realms;
    char *before, *after;
    int seat = arena_realms.seat_to_act();

    if (actions == 0 || random_below(&dice, 8))
        return;
    before = question(seat);
    permute_hidden((uint8_t)seat, &dice);
    after = question(seat);
    assert_string_equal(before, after);
    free(before);
    free(after);
    realms = truth;
    questions++;
}

/* Letter by letter the same, wherever the hidden cards lie. */
static void outsiders_read_nothing_that_is_hidden(void **state)
{
    (void)state;
    random_seed(&dice, 5);
    questions = 0;
    play_games(3, look_at_question);
    assert_true(questions > 300);
}

static void others_hands_and_decks_are_listed_together(void **state)
{
    char *words;
    cJSON *read;
    const cJSON *card;

    (void)state;
    arena_realms.rules->start(2, 9);
    words = state_text(1);
    read = cJSON_Parse(words);
    cJSON_ArrayForEach(card, cJSON_GetArrayItem(item(read, "unseen"), 0))
        assert_true(realms.where[card_called(card->valuestring)] <= REALMS_AT(0, REALMS_HAND));
    assert_int_equal(cJSON_GetArraySize(cJSON_GetArrayItem(item(read, "unseen"), 0)), 10);
    assert_int_equal(cJSON_GetArraySize(cJSON_GetArrayItem(item(read, "unseen"), 1)),
                     realms.size[REALMS_AT(1, REALMS_DECK)]);
    cJSON_Delete(read);
    free(words);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(states_tell_the_game),
        cmocka_unit_test(every_offered_action_is_understood_again),
        cmocka_unit_test(outsiders_read_nothing_that_is_hidden),
        cmocka_unit_test(others_hands_and_decks_are_listed_together),
    };

    return cmocka_run_group_tests_name("arena: realms", tests, NULL, NULL);
}
