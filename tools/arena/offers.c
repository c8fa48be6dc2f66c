#include <string.h>

#include "arena/offers.h"

#define OFFERS_MOST 2048

static _Alignas(8) uint8_t offers[OFFERS_MOST][REPLAY_ACTION_SIZE];
static int offered;

int offers_list(const ArenaGame *game)
{
    _Alignas(8) uint8_t action[REPLAY_ACTION_SIZE];
    uint8_t more;

    offered = 0;
    for (more = game->rules->first(action); more; more = game->rules->next(action)) {
        if (offered == OFFERS_MOST)
            arena_fail("more than %d legal actions", OFFERS_MOST);
        memcpy(offers[offered++], action, sizeof action);
    }
    return offered;
}

void offers_words(const ArenaGame *game, int number, char *words)
{
    game->words(offers[number], words);
}

void offers_play(const ArenaGame *game, int number)
{
    if (!game->rules->apply(offers[number]))
        arena_fail("an offered action was refused");
}

/* What the kind of action does not use says nothing: the byte codes are compared. */
int offers_think(const ArenaGame *game, int level)
{
    _Alignas(8) uint8_t action[REPLAY_ACTION_SIZE];
    uint8_t wanted[REPLAY_ACTION_BYTES], bytes[REPLAY_ACTION_BYTES];
    uint8_t length;
    int number;

    memset(action, 0xFF, sizeof action);
    game->rules->choose((uint8_t)level, action);
    length = game->rules->encode(action, wanted);
    for (number = 0; number != offered; number++)
        if (game->rules->encode(offers[number], bytes) == length &&
            memcmp(bytes, wanted, length) == 0)
            return number;
    arena_fail("the CPU player chose what is not offered");
}
