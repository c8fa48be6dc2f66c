/* The music box: every piece by its name. A plays or stops it; the music that was there before
 * comes back at the end. */
#ifndef SCREENS_JUKEBOX_H
#define SCREENS_JUKEBOX_H

#include "cart/bank_call.h"

void jukebox_run(void) BANKED;

#endif
