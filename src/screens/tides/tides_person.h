/* A person's choices in Tides of Madness: a card to pick, the suit of Dreamlands, the reward, what
 * to keep and to discard. Each can be taken back until it is confirmed. */
#ifndef SCREENS_TIDES_PERSON_H
#define SCREENS_TIDES_PERSON_H

#include <stdint.h>
#include "games/tides/tides.h"

/* The choice of the seat to act, whose hand is open. 0: the player leaves the game. */
uint8_t tides_person_choose(TidesAction *action);

/* What stands at the foot of the screen while a person chooses: after the table was drawn anew. */
void tides_person_draw(void);

#endif
