#include "games/pocket/pocket.h"
#include "games/realms/realms.h"
#include "games/tides/tides.h"
#include "saveread/games.h"

#define APPLY(game, Action)                                          \
    static uint8_t apply_##game(const uint8_t *bytes, uint8_t count) \
    {                                                                \
        Action action;                                               \
        uint8_t used = game##_decode(bytes, count, &action);         \
                                                                     \
        return used && game##_apply(&action) ? used : 0;             \
    }
#define ENTRY(game)                                                                   \
    {                                                                                 \
#game, (uint8_t *)&game, sizeof game, game##_start, apply_##game, game##_hash \
    }

APPLY(pocket, PocketAction)
APPLY(tides, TidesAction)
APPLY(realms, RealmsAction)

const SavedGame saved_games[SAVED_GAMES] = {ENTRY(pocket), ENTRY(tides), ENTRY(realms)};
