/* The CPU players' way in: one thought for a choice, by level. */
#include "games/tides/tides_mind.h"

static uint8_t consider(uint8_t level)
{
    switch (tides.phase) {
    case TIDES_PICKING:
        return level == CPU_ADEPT ? tides_adept_pick() : tides_elder_pick();
    case TIDES_NAMING:
        return tides_best_suit();
    case TIDES_REWARD:
        return tides_better_heal() ? TIDES_HEAL : TIDES_POINTS;
    case TIDES_KEEPING:
        return tides_better_keep();
    default:
        return tides_better_discard();
    }
}

void tides_choose(uint8_t level, TidesAction *action) BANKED
{
    tides_open_mind();
    action->kind = tides.phase; /* they have the same order */
    action->a = level == CPU_NOVICE ? tides_novice() : consider(level);
}
