/* Between two people at one Game Boy: hides everything until the named one presses A. */
#ifndef SCREENS_HANDOVER_H
#define SCREENS_HANDOVER_H

#include <stdint.h>
#include "cart/bank_call.h"

/* The screen before must be closed, and is after. */
void handover_to(uint8_t seat) BANKED;

#endif
