/* A person's choice, made with the cursor: every kind of action, and only legal ones. */
#ifndef SCREENS_POCKET_TURN_H
#define SCREENS_POCKET_TURN_H

#include <stdint.h>
#include "games/pocket/pocket.h"

enum { CHOICE_NONE, CHOICE_MADE, CHOICE_UNDO, CHOICE_LEAVE };

extern uint8_t turn_draws; /* the number that a draw offers first */

uint8_t turn_choose(PocketAction *action);

#endif
