/* Transcripts of all games: a seed and the actions in words lead to every state again, letter by
 * letter, without the players that wrote them. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/pocket/[a-z]*.c */
/* Links: src/games/tides/[a-z]*.c src/games/realms/[a-z]*.c build/gen/realms_cards.c */
/* Links: tools/replayc/games.c tools/arena/json.c tools/arena/match.c tools/arena/o[fu]*.c */
/* Links: tools/arena/p*.c tools/arena/realms.c tools/arena/tides*.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "arena/offers.h"

#define GAMES 3

void arena_fail(const char *format, ...)
{
    fprintf(stderr, "arena_fail: %s\n", format);
    abort();
}

static FILE *transcript;
static char *line;
static size_t line_size;

static void play_arena(const ArenaGame *game, int seats)
{
    static const char *const kinds[] = {"adept", "random", "novice", "random"};
    static Arena arena;
    int seat;

    memset(&arena, 0, sizeof arena);
    transcript = tmpfile();
    assert_non_null(transcript);
    arena.game = game;
    arena.seats = seats;
    arena.games = GAMES;
    arena.seed = 41;
    arena.quiet = 1;
    arena.transcript = transcript;
    for (seat = 0; seat != seats; seat++) {
        strcpy(arena.players[seat].name, kinds[seat]);
        assert_true(arena_seat_player(&arena.players[seat], 1));
    }
    arena_play(&arena);
    rewind(transcript);
}

static int next_line(void)
{
    ssize_t length = getline(&line, &line_size, transcript);

    if (length < 0)
        return 0;
    assert_int_equal(line[length - 1], '\n');
    line[length - 1] = 0;
    return 1;
}

/* The line of a step as it must be: seat, action and the whole state after it. */
static void assert_line(const ArenaGame *game, int seat, const char *action)
{
    char *expected;
    size_t length;
    FILE *out = open_memstream(&expected, &length);

    fprintf(out, "{\"seat\":%d,\"action\":%s,\"state\":", seat, action);
    game->write_state(out, -1);
    fputc('}', out);
    fclose(out);
    assert_string_equal(line, expected);
    free(expected);
}

/* The action of the line among the offered ones, with its quotes. */
static int find_action(const ArenaGame *game, char *quoted)
{
    const char *words = strstr(line, "\"action\":\"");
    char offer[ARENA_WORDS_SIZE];
    int action, actions = offers_list(game);

    assert_non_null(words);
    words += strlen("\"action\":");
    for (action = 0; action != actions; action++) {
        offers_words(game, action, offer);
        snprintf(quoted, ARENA_WORDS_SIZE + 2, "\"%s\"", offer);
        if (strncmp(words, quoted, strlen(quoted)) == 0)
            return action;
    }
    fail_msg("not offered: %.60s", words);
    return -1;
}

static void replay_game(const ArenaGame *game, int seats, unsigned seed)
{
    char head[120], action[ARENA_WORDS_SIZE + 2];
    int seat;

    snprintf(head, sizeof head, "{\"game\":\"%s\",\"seats\":%d,\"seed\":%u,\"version\":1}",
             game->rules->name, seats, seed);
    assert_true(next_line());
    assert_string_equal(line, head);
    game->rules->start((uint8_t)seats, seed);
    assert_true(next_line());
    assert_line(game, -1, "null");
    while ((seat = game->seat_to_act()) >= 0) {
        assert_true(next_line());
        offers_play(game, find_action(game, action));
        assert_line(game, seat, action);
    }
    assert_non_null(strstr(line, "\"over\":true"));
}

static void replay(const ArenaGame *game)
{
    unsigned number;
    int seats;

    for (seats = game->rules->seats_least; seats <= game->rules->seats_most; seats++) {
        play_arena(game, seats);
        for (number = 0; number != GAMES; number++)
            replay_game(game, seats, 41 + number);
        assert_false(next_line());
        fclose(transcript);
    }
    free(line);
    line = NULL;
}

static void transcripts_of_pocket_replay(void **state)
{
    (void)state;
    replay(&arena_pocket);
}

static void transcripts_of_tides_replay(void **state)
{
    (void)state;
    replay(&arena_tides);
}

static void transcripts_of_realms_replay(void **state)
{
    (void)state;
    replay(&arena_realms);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(transcripts_of_pocket_replay),
        cmocka_unit_test(transcripts_of_tides_replay),
        cmocka_unit_test(transcripts_of_realms_replay),
    };

    return cmocka_run_group_tests_name("arena: transcripts", tests, NULL, NULL);
}
