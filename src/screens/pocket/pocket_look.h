/* What SELECT shows of Pocket Madness. The screen before must be closed, and is after. */
#ifndef SCREENS_POCKET_LOOK_H
#define SCREENS_POCKET_LOOK_H

#include <stdint.h>
#include "cart/bank_call.h"

/* The Location of a kind (0 to 6) and the power of its Portal. */
void pocket_look_at_place(uint8_t kind) BANKED;

void look_at_back(void); /* a card that lies face down */
void look_at_action(uint8_t action);

/* A seat's melds and what the viewer knows of its hand. */
void look_at_seat(uint8_t seat);

#endif
