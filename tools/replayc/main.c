/* replayc: plays seeded games at random with the host's build of the rules, and writes the deals,
 * the actions and what the state must be after each of them into the replay cartridge, which plays
 * them once more on the Game Boy. CPU choices of a game that has CPU players come with them. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cart/random.h"
#include "games/cpu.h"
#include "replayc/games.h"
#include "replayc/records.h"
#include "replayc/stream.h"

#define ACTIONS_OF_GAME 20000 /* more than any random game has: an endless one is an error */
#define KINDS_MOST      256

static const char usage[] =
    "usage: replayc --game NAME [--games N] [--choices N] [--seed N] [--players LEVEL]\n"
    "               PROGRAM.gb OUT.gb\n"
    "  --games N     games to play at random, all numbers of seats in turn (200)\n"
    "  --choices N   positions for CPU choices, all levels in turn, if the game has them (200)\n"
    "  --seed N      of the first game; the others follow (1)\n"
    "  --players L   novice, adept or elder: such players play the games, not chance, and all the\n"
    "                choices are theirs; forced ones are among them\n";

static const ReplayGame *game;
static uint8_t game_number;
static Stream stream;
static Random luck;
static long actions, choices, kind_uses[KINDS_MOST];
static int players = -1; /* level of the CPU players, or chance */
static Random players_luck;

static void fail(const char *what)
{
    fprintf(stderr, "replayc: %s: %s\n", game->name, what);
    exit(1);
}

static void write_random(const Random *random)
{
    stream_word(&stream, random->a);
    stream_word(&stream, random->b);
    stream_word(&stream, random->c);
    stream_word(&stream, random->counter);
}

static uint8_t encoded(const uint8_t *action, uint8_t *bytes)
{
    uint8_t length = game->encode(action, bytes);

    if (length == 0 || length > REPLAY_ACTION_BYTES)
        fail("an action's byte code is too long");
    return length;
}

/* The legal actions are counted first, so that each is equally likely. */
static unsigned legal_actions(void)
{
    uint8_t action[REPLAY_ACTION_SIZE] = {0};
    unsigned count = 0;
    uint8_t more;

    for (more = game->first(action); more; more = game->next(action))
        count++;
    return count;
}

static void nth_action(unsigned n, uint8_t *action)
{
    game->first(action);
    for (; n; n--)
        game->next(action);
}

/* CPU players go on with random numbers of their own, whatever is recorded in between. */
static void let_player_choose(uint8_t *action)
{
    memset(action, 0, REPLAY_ACTION_SIZE);
    cpu_random = players_luck;
    game->choose((uint8_t)players, action);
    players_luck = cpu_random;
}

/* Moves at random lead everywhere; those of CPU players bring a game of many small moves to its
 * end. */
static void next_action(unsigned count, uint8_t *action)
{
    if (players >= 0)
        let_player_choose(action);
    else if (game->hurries && random_below(&luck, 6) != 0)
        game->choose(random_below(&luck, CPU_LEVELS), action);
    else
        nth_action(random_next(&luck) % count, action);
}

static void write_choice(void)
{
    uint8_t action[REPLAY_ACTION_SIZE] = {0};
    uint8_t bytes[REPLAY_ACTION_BYTES];
    uint16_t before = game->hash();
    uint8_t level = players < 0 ? (uint8_t)(choices % CPU_LEVELS) : (uint8_t)players;
    uint8_t length;

    random_seed(&cpu_random, (uint32_t)random_next(&luck));
    stream_byte(&stream, RECORD_CHOICE);
    stream_byte(&stream, level);
    write_random(&cpu_random);
    game->choose(level, action);
    if (game->hash() != before)
        fail("choosing has changed the game");
    length = encoded(action, bytes);
    stream_byte(&stream, length);
    stream_bytes(&stream, bytes, length);
    write_random(&cpu_random);
    choices++;
}

static void write_action(const uint8_t *action)
{
    uint8_t bytes[REPLAY_ACTION_BYTES];
    uint8_t length = encoded(action, bytes);

    if (!game->apply(action))
        fail("an offered action was refused");
    stream_byte(&stream, (uint8_t)(RECORD_ACTION + length));
    stream_bytes(&stream, bytes, length);
    stream_word(&stream, game->hash());
    kind_uses[action[0]]++;
    actions++;
}

/* Whether a choice is recorded here: seldom, so that they are spread over the games. */
static int is_recorded(unsigned count, long choices_wanted)
{
    if (!game->choose || choices >= choices_wanted)
        return 0;
    return players < 0 ? count > 1 && random_below(&luck, 8) == 0 : random_below(&luck, 5) == 0;
}

/* Choices fall on every so manyth action, as seldom as their number wants it. */
static void play_game(uint8_t seats, uint32_t seed, long choices_wanted)
{
    uint8_t action[REPLAY_ACTION_SIZE] = {0};
    unsigned count, length = 0;

    if (!game->start(seats, seed))
        fail("a game does not start");
    stream_byte(&stream, RECORD_GAME);
    stream_byte(&stream, game_number);
    stream_byte(&stream, seats);
    stream_word(&stream, (uint16_t)seed);
    stream_word(&stream, (uint16_t)(seed >> 16));
    stream_word(&stream, game->hash());
    while ((count = legal_actions()) != 0) {
        if (is_recorded(count, choices_wanted))
            write_choice();
        next_action(count, action);
        write_action(action);
        if (++length == ACTIONS_OF_GAME)
            fail("a game does not end");
    }
}

/* A replay that leaves out a part of the rules proves less than it seems to. */
static void check_kinds(long games)
{
    int kind, unused = 0;

    printf("%s: %ld games, %ld actions, %ld choices, %zu bytes\n", game->name, games, actions,
           choices, stream.length);
    for (kind = 0; kind != game->kinds; kind++) {
        printf("  %-12s %ld\n", game->kind_names[kind], kind_uses[kind]);
        unused += kind_uses[kind] == 0;
    }
    if (unused && players < 0)
        fail("there are kinds of action that no game used");
}

static int level_named(const char *name)
{
    static const char *const names[CPU_LEVELS] = {"novice", "adept", "elder"};
    int level;

    for (level = 0; level != CPU_LEVELS; level++)
        if (strcmp(names[level], name) == 0)
            return level;
    fprintf(stderr, "replayc: no CPU player is called \"%s\"\n", name);
    exit(2);
}

static void find_game(const char *name)
{
    for (game_number = 0; game_number != replay_game_count; game_number++)
        if (strcmp(replay_games[game_number].name, name) == 0) {
            game = &replay_games[game_number];
            return;
        }
    fprintf(stderr, "replayc: there is no game \"%s\"\n", name);
    exit(2);
}

int main(int argc, char **argv)
{
    static const struct option options[] = {
        {"game", required_argument, NULL, 'g'},    {"games", required_argument, NULL, 'n'},
        {"choices", required_argument, NULL, 'c'}, {"seed", required_argument, NULL, 's'},
        {"players", required_argument, NULL, 'p'}, {NULL, 0, NULL, 0},
    };
    long games = 200, choices_wanted = 200, n;
    uint32_t seed = 1;
    int option, seats;

    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (option) {
        case 'g':
            find_game(optarg);
            break;
        case 'n':
            games = atol(optarg);
            break;
        case 'c':
            choices_wanted = atol(optarg);
            break;
        case 's':
            seed = (uint32_t)atol(optarg);
            break;
        case 'p':
            players = level_named(optarg);
            break;
        default:
            fputs(usage, stderr);
            return 2;
        }
    }
    if (game && players >= 0 && !game->choose)
        fail("it has no CPU players");
    if (!game || argc - optind != 2 || games < 1) {
        fputs(usage, stderr);
        return 2;
    }
    random_seed(&luck, seed);
    random_seed(&players_luck, seed);
    for (n = 0; n != games; n++) {
        seats = game->seats_least + (int)(n % (game->seats_most - game->seats_least + 1));
        play_game((uint8_t)seats, (seed + (uint32_t)n) & RANDOM_SEED_MASK,
                  (n + 1) * choices_wanted / games);
    }
    stream_byte(&stream, RECORD_END);
    check_kinds(games);
    n = !stream_write_cartridge(&stream, argv[optind], argv[optind + 1]);
    free(stream.bytes);
    return (int)n;
}
