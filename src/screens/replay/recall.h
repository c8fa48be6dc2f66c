/* Games that were kept, taken once more action by action: to go on where they were left, or to be
 * watched. The words of every move go to the log, as they did when it was played. */
#ifndef SCREENS_REPLAY_RECALL_H
#define SCREENS_REPLAY_RECALL_H

#include <stdint.h>
#include "cart/bank_call.h"

/* The kept game of sitting_game up to where it was left: state, seats, log. 0 when it cannot be
 * read: it is given up, and the menu says so. A game may be over already, when the plug was pulled
 * before it was counted: then only its standing is left. */
uint8_t recall_resume(void) BANKED;

/* ---- For replays ---- */

/* After keep_open: the state before the first action. 0 when it makes no sense. */
uint8_t recall_begin(uint8_t from);

/* Takes the next action; 0 at the end, or when it is none that could be taken. */
uint8_t recall_next(void);

extern uint8_t recall_silent; /* no words: the state is all that matters */
extern uint8_t recall_open;   /* secret choices are named as they are made */
extern uint8_t recall_seat;   /* who took the last action */

#endif
