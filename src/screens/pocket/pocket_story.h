/* Tells what an action did: in words, and by cards, Portals and tokens that move. */
#ifndef SCREENS_POCKET_STORY_H
#define SCREENS_POCKET_STORY_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/pocket/pocket.h"

/* The action has just been applied by that seat, whose main action before it was main_before.
 * spoken: its words are shown, not only kept. Ends where the round does: the returned event is the
 * first one that belongs to the round's end, or POCKET_NONE. */
uint8_t story_tell(const PocketAction *action, uint8_t seat, uint8_t main_before, uint8_t spoken);

/* Whether the last action revealed something or ended the turn: it cannot be taken back. */
uint8_t story_is_final(void) BANKED;

#endif
