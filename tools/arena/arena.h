/* What the parts of arena share: a game in words and as JSON, a player that chooses among its legal
 * actions (offers.h), and errors that end the run. */
#ifndef TOOLS_ARENA_ARENA_H
#define TOOLS_ARENA_ARENA_H

#include <stdint.h>
#include <stdio.h>

#include "cart/random.h"
#include "replayc/games.h"

#define ARENA_SEATS      4
#define ARENA_WORDS_SIZE 64

typedef struct {
    const ReplayGame *rules;
    int (*seat_to_act)(void);                       /* -1 when the game is over */
    void (*words)(const void *action, char *words); /* as in transcripts; ARENA_WORDS_SIZE */

    /* The state as a JSON object, with what the seat may know, or all of it with seat -1. */
    void (*write_state)(FILE *out, int seat);
    uint8_t (*winners)(void); /* a bit per seat */
} ArenaGame;

extern const ArenaGame arena_pocket, arena_tides, arena_realms;

typedef struct Outsider Outsider;
typedef struct ArenaPlayer ArenaPlayer;

struct ArenaPlayer {
    char name[512]; /* as the user wrote it */
    int (*choose)(ArenaPlayer *player, const ArenaGame *game, int actions);
    int level;          /* of a CPU player of the cartridge */
    Random random;      /* its own: thinking does not change the game */
    Outsider *outsider; /* exec: the program outside */
};

typedef struct {
    const ArenaGame *game;
    ArenaPlayer players[ARENA_SEATS];
    int seats;
    long games;
    uint32_t seed;
    double timeout; /* seconds that an outside program may be silent */
    int quiet;
    FILE *transcript;
} Arena;

/* Reads the command line; an error ends the program with status 2. */
void arena_read_options(Arena *arena, int argc, char **argv);

/* Finds the kind of CPU player in the name, 0 when there is none. */
int arena_seat_player(ArenaPlayer *player, double timeout);
void arena_dismiss_player(ArenaPlayer *player);

/* All the games; prints the standing unless it shall be quiet. */
void arena_play(Arena *arena);

/* One line to stderr, then the end: status 2 for a wrong command line, 1 for all else. */
void arena_misuse(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));
void arena_fail(const char *format, ...) __attribute__((format(printf, 1, 2), noreturn));

#endif
