/* Moves on the table: an action is applied, kept, and shown event by event, with cards and signs
 * that fly, zones that follow when they have landed, and words for what others did. */
#ifndef SCREENS_REALMS_MOVES_H
#define SCREENS_REALMS_MOVES_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

extern uint8_t moves_card; /* the card last shown, for SELECT; or REALMS_NONE */

void moves_begin(void) BANKED; /* the table is set */

/* An action of the seat to act. A person's own moves are quick and can be taken back as long as
 * they have revealed nothing. */
void moves_do(const RealmsAction *action) BANKED;

/* Takes the last one back; 0 when there is none. */
uint8_t moves_undo(void) BANKED;

/* Whether the last action, of that seat, revealed something or ended what it had to choose. */
uint8_t moves_are_final(uint8_t seat) BANKED;

#endif
