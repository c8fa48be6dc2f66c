/* The rules of a game to read: illustrated pages, turned with left and right. */
#ifndef SCREENS_RULEBOOK_H
#define SCREENS_RULEBOOK_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Of the game of the sitting. The screen before must be closed, and is after. */
void rulebook_run(void) BANKED;

#endif
