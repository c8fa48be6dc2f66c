/* Copies of the game's state on the way through a replay, near ones and far ones, so that going
 * back takes up few actions and not the whole game. They lie in the memory in which CPU players
 * think; what screens use of it makes the far ones void. */
#ifndef SCREENS_REPLAY_LADDER_H
#define SCREENS_REPLAY_LADDER_H

#include <stdint.h>

enum { LADDER_NEAR, LADDER_MIDDLE, LADDER_FAR, LADDER_RUNGS };

void ladder_forget(void);     /* all of them */
void ladder_forget_far(void); /* another screen was shown */

/* After every step: keeps a copy if this is a place for one. */
void ladder_keep(uint16_t step);

/* Goes back to the copy of that rung, if it is one of an earlier step than the one given: returns
 * the step, or LADDER_NOTHING. */
#define LADDER_NOTHING 0xFFFFu
uint16_t ladder_back(uint8_t rung, uint16_t before);

#endif
