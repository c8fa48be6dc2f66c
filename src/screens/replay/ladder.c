#include <string.h>

#include "games/memory.h"
#include "games/realms/realms.h"
#include "games/scratch.h"
#include "screens/keep.h"
#include "screens/replay/ladder.h"

/* All games share one place; the near copy lies where screens leave the memory alone. */
#define state ((uint8_t *)&realms)
#define COPY(rung) \
    (game_scratch + GAME_SCRATCH - (uint16_t)((rung) + 1) * (uint16_t)GAME_STATE_BYTES)
_Static_assert(LADDER_RUNGS *GAME_STATE_BYTES <= GAME_SCRATCH, "no room for the copies");
_Static_assert(GAME_SCRATCH - GAME_STATE_BYTES >= SCRATCH_SCREENS, "screens use the near copy");

/* Steps from one copy to the next, less one; each rung between those of the next, so that a step
 * behind a near copy is not one behind all of them. */
static const uint8_t apart[LADDER_RUNGS] = {7, 63, 255};
static const uint8_t offset[LADDER_RUNGS] = {0, 32, 128};

static uint16_t steps[LADDER_RUNGS], places[LADDER_RUNGS], actions[LADDER_RUNGS];

void ladder_forget(void)
{
    steps[LADDER_NEAR] = LADDER_NOTHING;
    ladder_forget_far();
}

void ladder_forget_far(void)
{
    steps[LADDER_MIDDLE] = LADDER_NOTHING;
    steps[LADDER_FAR] = LADDER_NOTHING;
}

void ladder_keep(uint16_t step)
{
    uint8_t rung;

    for (rung = 0; rung != LADDER_RUNGS; rung++) {
        if (((uint8_t)step & apart[rung]) != offset[rung])
            continue;
        memcpy(COPY(rung), state, GAME_STATE_BYTES);
        steps[rung] = step;
        places[rung] = keep_place();
        actions[rung] = keep_actions;
    }
}

uint16_t ladder_back(uint8_t rung, uint16_t before)
{
    if (steps[rung] == LADDER_NOTHING || steps[rung] >= before)
        return LADDER_NOTHING;
    memcpy(state, COPY(rung), GAME_STATE_BYTES);
    keep_go_back(places[rung], actions[rung]);
    return steps[rung];
}
