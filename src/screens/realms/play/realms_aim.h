/* Splitting a loss: where it goes, portion by portion. The amount that does the job stands there
 * already, so that A alone is mostly enough. */
#ifndef SCREENS_REALMS_AIM_H
#define SCREENS_REALMS_AIM_H

#include <stdint.h>
#include "cart/bank_call.h"

/* One portion of the loss that is being aimed. Not zero when the game is left. */
uint8_t aim_choose(void) BANKED;

#endif
