/* Taking back: the choices of a person that it may still regret, as their byte code, and the state
 * before the first of them; the last one is taken back by doing the others once more. They lie in
 * the memory in which CPU players think, so that undo_forget must come before a CPU player
 * chooses, and when a choice has revealed something or ended the turn. */
#ifndef SCREENS_UNDO_H
#define SCREENS_UNDO_H

#include <stdint.h>
#include "cart/bank_call.h"

extern uint8_t undo_count; /* choices that can be taken back */

/* Before a person's choice is applied. When there is no room for one more, all are forgotten. */
void undo_note(const uint8_t *bytes, uint8_t count) BANKED;
void undo_forget(void) BANKED;

/* Takes the last one back, while undo_count is not zero: the state is as before the first. The
 * caller applies the choices that are left, each KEEP_ACTION_BYTES or less, then ends it: the last
 * one's words leave the log, and it is kept no more. */
void undo_back(void) BANKED;
const uint8_t *undo_choice(uint8_t n) BANKED;
void undo_end(void) BANKED;

#endif
