/* Watching the last finished game of a kind, step by step, with all hands open. */
#ifndef SCREENS_REPLAY_REPLAY_H
#define SCREENS_REPLAY_REPLAY_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Of sitting_game, if keep_finished has one: until START or B. The screen before must be closed,
 * and is after; the sitting is as it was. 0 when the game makes no sense and was not shown. */
uint8_t replay_run(void) BANKED;

extern uint16_t replay_step, replay_steps; /* for tests: actions taken, and of the whole game */

#endif
