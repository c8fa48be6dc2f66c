/* The games as a replay sees them: one line of the table for each. Compiled for the host (replayc)
 * and for the Game Boy (test/target/replay), so that both speak of the same games.
 * An action is a few bytes whose first one is its kind; only its game knows the others. */
#ifndef TOOLS_REPLAYC_GAMES_H
#define TOOLS_REPLAYC_GAMES_H

#include <stdint.h>

#define REPLAY_ACTION_SIZE  16 /* of the largest action struct */
#define REPLAY_ACTION_BYTES 8  /* of the longest byte code */

typedef struct {
    const char *name;
    uint8_t seats_least, seats_most;
    uint8_t kinds;                 /* of action; every replay must have used all of them */
    const char *const *kind_names; /* as transcripts have them */
    uint8_t (*start)(uint8_t seats, uint32_t seed);
    uint8_t (*first)(uint8_t *action);
    uint8_t (*next)(uint8_t *action);
    uint8_t (*apply)(const uint8_t *action);
    uint8_t (*encode)(const uint8_t *action, uint8_t *bytes);
    uint8_t (*decode)(const uint8_t *bytes, uint8_t length, uint8_t *action);
    uint16_t (*hash)(void);
    void (*choose)(uint8_t level, uint8_t *action); /* 0: it has no CPU players yet */
    uint8_t hurries; /* whether CPU players make most moves of its replay */
} ReplayGame;

enum { REPLAY_POCKET, REPLAY_TIDES, REPLAY_REALMS };
extern const ReplayGame replay_games[];
extern const uint8_t replay_game_count;

#endif
