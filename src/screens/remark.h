/* What a CPU player says to its move, by its level: a novice wonders, an adept calculates, an elder
 * knows. The third line of the messages. */
#ifndef SCREENS_REMARK_H
#define SCREENS_REMARK_H

#include <stdint.h>
#include "cart/bank_call.h"

enum { REMARK_PLEASED, REMARK_SORRY, REMARK_BOLD, REMARK_IDLE, REMARK_MOODS };

/* Nothing when the seat is a person. */
void remark(uint8_t seat, uint8_t mood) BANKED;

#endif
