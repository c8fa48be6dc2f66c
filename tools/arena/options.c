/* The command line. */
#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "arena/arena.h"

#define GAMES_MOST 100000000L

static const ArenaGame *const games[] = {&arena_pocket, &arena_tides, &arena_realms};

static const char usage[] =
    "arena [--game pocket|tides|realms] [--seats N] [--cpu A,B,...] [--games N] [--seed N]\n"
    "      [--transcript FILE] [--timeout SECONDS] [--quiet]\n"
    "Plays games between CPU players and prints how often each one wins. In the next game "
    "everyone\n"
    "moves on by a seat and the seed is one higher.\n"
    "  --cpu         one for each seat: random, novice, adept, elder, or exec:COMMAND, an outside\n"
    "                program (a comma in the command is written \\,)\n"
    "  --transcript  writes all actions and states as JSON lines\n"
    "  --timeout     how long an outside program may be silent (60)\n";

void arena_misuse(const char *format, ...)
{
    va_list arguments;

    fputs("arena: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputs(" (--help shows what can be given)\n", stderr);
    exit(2);
}

void arena_fail(const char *format, ...)
{
    va_list arguments;

    fputs("arena: ", stderr);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

static long read_number(const char *option, const char *text, long least, long most)
{
    char *end;
    long number;

    errno = 0;
    number = strtol(text, &end, 10);
    if (*text == 0 || *end != 0 || errno != 0 || number < least || number > most)
        arena_misuse("--%s: \"%s\" is not a number from %ld to %ld", option, text, least, most);
    return number;
}

static const ArenaGame *read_game(const char *name)
{
    size_t game;

    for (game = 0; game != sizeof games / sizeof *games; game++)
        if (strcmp(games[game]->rules->name, name) == 0)
            return games[game];
    arena_misuse("--game: no game is called \"%s\"", name);
}

/* One name of the list, up to its comma; returns what follows it, NULL at the end. */
static const char *read_name(const char *list, char *name, size_t size)
{
    size_t length = 0;

    for (; *list != 0 && *list != ','; list++) {
        if (list[0] == '\\' && list[1] == ',')
            list++;
        if (length + 1 == size)
            arena_misuse("--cpu: a name is longer than %zu letters", size - 1);
        name[length++] = *list;
    }
    name[length] = 0;
    return *list == ',' ? list + 1 : NULL;
}

static int read_players(const char *list, ArenaPlayer *players)
{
    int count = 0;

    while (list) {
        if (count == ARENA_SEATS)
            arena_misuse("--cpu: there are at most %d seats", ARENA_SEATS);
        list = read_name(list, players[count].name, sizeof players[count].name);
        count++;
    }
    return count;
}

static FILE *open_transcript(const char *name)
{
    FILE *file = fopen(name, "w");

    if (!file)
        arena_misuse("--transcript: %s: %s", name, strerror(errno));
    return file;
}

/* Without --cpu everyone plays at random; without --seats there are as many as players. */
static void settle_seats(Arena *arena, int players)
{
    if (arena->seats == 0)
        arena->seats = players ? players : arena->game->rules->seats_least;
    if (arena->seats < arena->game->rules->seats_least ||
        arena->seats > arena->game->rules->seats_most)
        arena_misuse("--seats: %s has %d to %d seats, not %d", arena->game->rules->name,
                     arena->game->rules->seats_least, arena->game->rules->seats_most, arena->seats);
    if (players != 0 && players != arena->seats)
        arena_misuse("--cpu: %d names for %d seats", players, arena->seats);
    for (; players < arena->seats; players++)
        strcpy(arena->players[players].name, "random");
}

void arena_read_options(Arena *arena, int argc, char **argv)
{
    static const struct option options[] = {
        {"game", required_argument, NULL, 'g'}, {"seats", required_argument, NULL, 's'},
        {"cpu", required_argument, NULL, 'c'},  {"games", required_argument, NULL, 'n'},
        {"seed", required_argument, NULL, 'r'}, {"transcript", required_argument, NULL, 't'},
        {"quiet", no_argument, NULL, 'q'},      {"timeout", required_argument, NULL, 'w'},
        {"help", no_argument, NULL, 'h'},       {NULL, 0, NULL, 0},
    };
    const char *transcript = NULL;
    int players = 0;
    int option;

    arena->game = games[0];
    arena->games = 1;
    arena->seed = 1;
    arena->timeout = 60;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        switch (option) {
        case 'g':
            arena->game = read_game(optarg);
            break;
        case 's':
            arena->seats = (int)read_number("seats", optarg, 2, ARENA_SEATS);
            break;
        case 'c':
            players = read_players(optarg, arena->players);
            break;
        case 'n':
            arena->games = read_number("games", optarg, 1, GAMES_MOST);
            break;
        case 'r':
            arena->seed = (uint32_t)read_number("seed", optarg, 0, (long)RANDOM_SEED_MASK);
            break;
        case 't':
            transcript = optarg;
            break;
        case 'q':
            arena->quiet = 1;
            break;
        case 'w':
            arena->timeout = (double)read_number("timeout", optarg, 1, 86400);
            break;
        case 'h':
            fputs(usage, stdout);
            exit(0);
        default:
            exit(2); /* getopt has said why */
        }
    }
    if (optind != argc)
        arena_misuse("\"%s\" is not an option", argv[optind]);
    settle_seats(arena, players);
    if (transcript)
        arena->transcript = open_transcript(transcript);
}
