/* For whom, or on which card, an ability is used: a seat under the cursor, or a card to pick. */
#ifndef SCREENS_REALMS_WHOM_H
#define SCREENS_REALMS_WHOM_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

/* Fills in the target of a use, asking if there is more than one. 0 when the person went back. */
uint8_t target_choose(RealmsAction *action) BANKED;

#endif
