/* The pace of a table: how long things fly and messages stand, by the speed of the options.
 * A skips what is being shown, holding B runs it fast. SELECT and START pressed meanwhile are kept
 * for the table's next quiet moment. */
#ifndef SCREENS_PACE_H
#define SCREENS_PACE_H

#include <stdint.h>
#include "cart/bank_call.h"

enum { PAUSE_BEAT, PAUSE_READ, PAUSE_THINK, PAUSE_NOTE };

extern uint8_t pace_keys;   /* SELECT and START, pressed since they were last cleared */
extern uint8_t pace_flight; /* for fly_route: frames of a flight, as a power of two */

/* A new move is shown: nothing of it is skipped yet. */
void pace_begin(void) BANKED;
uint8_t pace_skipped(void) BANKED;

/* Lets all flights land. */
void pace_fly(void) BANKED;

/* A pause in frames: for (pace_pause(PAUSE_READ); pace_step();) { keys of the table }.
 * Each step is a frame; 0 when the pause is over. */
void pace_pause(uint8_t pause) BANKED;
uint8_t pace_step(void) BANKED;

#endif
