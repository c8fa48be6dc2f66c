/* A person at the table: what A does on each thing, the questions before a turn ends, undo, looking
 * at cards and piles. */
#ifndef SCREENS_REALMS_PERSON_H
#define SCREENS_REALMS_PERSON_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

/* Runs until an action of the person at the lower edge was done. Not zero when the game is left. */
uint8_t person_choose(void) BANKED;

/* Looking around, with nothing to choose: at the beginning, in every frame, and what SELECT shows.
 */
void person_look_around(void) BANKED;
void person_look_move(void) BANKED;
void person_look_closely(void) BANKED;

/* ---- For the parts of a person's turn ---- */

/* PERSON_STAYED: nothing happened, but the screen was another. */
enum { PERSON_CHOOSES, PERSON_DID, PERSON_STAYED };
extern uint8_t person_done;
extern uint8_t person_leaves; /* the players leave the game */
extern RealmsAction person_action;

void person_do(void);   /* the action */
void person_look(void); /* at the thing under the cursor */
void person_pause(void);
void person_take_back(void); /* the last action */

#endif
