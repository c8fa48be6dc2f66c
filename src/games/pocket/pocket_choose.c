/* The CPU players' way in: one thought for a choice, by level. */
#include "games/pocket/pocket_mind.h"

static const uint8_t parameters_used[POCKET_KINDS] = {
    1, 2, 0,             /* draw, open, publish */
    4, 0, 1, 0, 1, 0, 0, /* seal 6 to 12 */
    1, 0, 1,             /* take, end, first */
};

/* An action that is saved and sent has nothing in the parameters that it does not use. */
static void tidy(PocketAction *action)
{
    uint8_t *parameter = &action->d;
    uint8_t unused;

    for (unused = 4 - parameters_used[action->kind]; unused != 0; unused--)
        *parameter-- = 0;
}

void pocket_choose(uint8_t level, PocketAction *action) BANKED
{
    pocket_begin_thought();
    if (level == CPU_NOVICE) {
        pocket_dabble(action);
    } else if (level == CPU_ELDER) {
        pocket_search(action);
    } else {
        pocket_weigh();
        *action = pocket_best;
    }
    pocket_end_thought();
    tidy(action);
}
