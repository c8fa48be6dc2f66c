/* Taking back: copies of a game's state before each choice that a person may still regret.
 * They lie in the memory in which CPU players think, so that undo_forget must come before a CPU
 * player chooses, and when a choice has revealed something or ended the turn. */
#ifndef SCREENS_UNDO_H
#define SCREENS_UNDO_H

#include <stdint.h>
#include "cart/bank_call.h"

extern uint8_t undo_count; /* choices that can be taken back */

/* The state of the game, of the same size every time; the oldest copy goes when there is no room
 * (520 bytes in all). A table with a larger state keeps one copy, and plays the actions since then
 * once more to take back the last one. */
void undo_keep(const uint8_t *state, uint16_t bytes) BANKED;
void undo_back(uint8_t *state, uint16_t bytes) BANKED; /* only while undo_count is not zero */
void undo_forget(void) BANKED;

#endif
