/* The kinds of CPU players: another one is another line of the table. */
#include <string.h>

#include "arena/offers.h"
#include "arena/outsider.h"
#include "games/cpu.h"

static int choose_random(ArenaPlayer *player, const ArenaGame *game, int actions)
{
    uint32_t draw = (uint32_t)random_next(&player->random) << 16 | random_next(&player->random);

    (void)game;
    return (int)(draw % (uint32_t)actions);
}

/* The cartridge's own code; every player has a generator of its own to lend it. */
static int choose_by_cpu(ArenaPlayer *player, const ArenaGame *game, int actions)
{
    int action;

    (void)actions;
    cpu_random = player->random;
    action = offers_think(game, player->level);
    player->random = cpu_random;
    return action;
}

static int choose_outside(ArenaPlayer *player, const ArenaGame *game, int actions)
{
    return outsider_choose(player->outsider, game, actions);
}

static const struct {
    const char *name; /* one that ends with a colon is followed by a command */
    int (*choose)(ArenaPlayer *player, const ArenaGame *game, int actions);
    int level;
} kinds[] = {
    {"random", choose_random, 0},        {"novice", choose_by_cpu, CPU_NOVICE},
    {"adept", choose_by_cpu, CPU_ADEPT}, {"elder", choose_by_cpu, CPU_ELDER},
    {"exec:", choose_outside, 0},
};

int arena_seat_player(ArenaPlayer *player, double timeout)
{
    size_t kind, length;

    for (kind = 0; kind != sizeof kinds / sizeof *kinds; kind++) {
        length = strlen(kinds[kind].name);
        player->choose = kinds[kind].choose;
        player->level = kinds[kind].level;
        if (strcmp(player->name, kinds[kind].name) == 0 && kinds[kind].name[length - 1] != ':')
            return 1;
        if (kinds[kind].name[length - 1] != ':' || player->name[length] == 0 ||
            strncmp(player->name, kinds[kind].name, length) != 0)
            continue;
        player->outsider = outsider_start(player->name + length, timeout);
        return 1;
    }
    return 0;
}

void arena_dismiss_player(ArenaPlayer *player)
{
    if (player->outsider)
        outsider_end(player->outsider);
    player->outsider = NULL;
}
