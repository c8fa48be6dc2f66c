#include "games/pocket/pocket.h"
#include "games/realms/realms.h"
#include "games/tides/tides.h"
#include "replayc/games.h"

/* Functions that can be pointed to: the games' own ones are banked, and SDCC compiles a call
 * through a pointer to such a function as a near call. */
#define NEAR_FUNCTIONS(game, Action)                                                         \
    _Static_assert(sizeof(Action) <= REPLAY_ACTION_SIZE, #game " has larger actions");       \
    static uint8_t game##_near_start(uint8_t seats, uint32_t seed)                           \
    {                                                                                        \
        return game##_start(seats, seed);                                                    \
    }                                                                                        \
    static uint8_t game##_near_first(uint8_t *action)                                        \
    {                                                                                        \
        return game##_first_action((Action *)action);                                        \
    }                                                                                        \
    static uint8_t game##_near_next(uint8_t *action)                                         \
    {                                                                                        \
        return game##_next_action((Action *)action);                                         \
    }                                                                                        \
    static uint8_t game##_near_apply(const uint8_t *action)                                  \
    {                                                                                        \
        return game##_apply((const Action *)action);                                         \
    }                                                                                        \
    static uint8_t game##_near_encode(const uint8_t *action, uint8_t *bytes)                 \
    {                                                                                        \
        return game##_encode((const Action *)action, bytes);                                 \
    }                                                                                        \
    static uint8_t game##_near_decode(const uint8_t *bytes, uint8_t length, uint8_t *action) \
    {                                                                                        \
        return game##_decode(bytes, length, (Action *)action);                               \
    }                                                                                        \
    static uint16_t game##_near_hash(void)                                                   \
    {                                                                                        \
        return game##_hash();                                                                \
    }

/* For a game with CPU players; its line of the table then names game##_near_choose. */
#define NEAR_CHOOSE(game, Action)                                  \
    static void game##_near_choose(uint8_t level, uint8_t *action) \
    {                                                              \
        game##_choose(level, (Action *)action);                    \
    }

#define ENTRY(game, least, most, kinds, choose, hurries)                                    \
    {                                                                                       \
#game, least, most, kinds, game##_kind_names, game##_near_start, game##_near_first, \
            game##_near_next, game##_near_apply, game##_near_encode, game##_near_decode,    \
            game##_near_hash, choose, hurries                                               \
    }

NEAR_FUNCTIONS(pocket, PocketAction)
NEAR_CHOOSE(pocket, PocketAction)
static const char *const pocket_kind_names[POCKET_KINDS] = {
    "draw",    "open",    "publish", "seal 6", "seal 7", "seal 8", "seal 9",
    "seal 10", "seal 11", "seal 12", "take",   "end",    "first",
};

NEAR_FUNCTIONS(tides, TidesAction)
NEAR_CHOOSE(tides, TidesAction)
static const char *const tides_kind_names[TIDES_KINDS] = {"pick", "suit", "bonus", "keep",
                                                          "discard"};

NEAR_FUNCTIONS(realms, RealmsAction)
NEAR_CHOOSE(realms, RealmsAction)
static const char *const realms_kind_names[REALMS_KINDS_OF_ACTION] = {
    "play", "use", "aim", "stop", "buy", "discard", "end",
};

const ReplayGame replay_games[] = {
    ENTRY(pocket, 2, POCKET_SEATS, POCKET_KINDS, pocket_near_choose, 0),
    ENTRY(tides, 2, TIDES_SEATS, TIDES_KINDS, tides_near_choose, 0),
    ENTRY(realms, 2, REALMS_SEATS, REALMS_KINDS_OF_ACTION, realms_near_choose, 1),
};
const uint8_t replay_game_count = sizeof replay_games / sizeof *replay_games;
