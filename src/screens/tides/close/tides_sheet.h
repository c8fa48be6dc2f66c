/* The score sheet of Tides of Madness, in pages: the rounds, the last scoring card by card, what is
 * known of the opponent's hand and out of the game. */
#ifndef SCREENS_TIDES_SHEET_H
#define SCREENS_TIDES_SHEET_H

#include "cart/bank_call.h"

/* The screen before must be closed, and is after. */
void tides_sheet_run(void) BANKED;

#endif
