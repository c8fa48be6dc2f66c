/* A person at the table: the cursor, what A does on each thing, targets, losses to split, discards
 * to choose, and the questions before a turn ends. */
#ifndef SCREENS_REALMS_PERSON_H
#define SCREENS_REALMS_PERSON_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Runs until an action of the person at the lower edge was done. Not zero when the game is left. */
uint8_t person_choose(void) BANKED;

/* The cursor on a seat's panel, or on its numbers at the foot. */
void person_point_at_seat(uint8_t seat) BANKED;

#endif
