/* All 18 cards of Tides of Madness, to look at. */
#ifndef SCREENS_TIDES_ALBUM_H
#define SCREENS_TIDES_ALBUM_H

#include "cart/bank_call.h"

/* The screen before must be closed, and is after. */
void tides_album(void) BANKED;

#endif
