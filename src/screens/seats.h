/* The seats of the game that is played, numbered without gaps, and whose hand is on the screen.
 * With one person that hand stays; with several it is closed whenever the screen changes hands,
 * and while CPU players play; with none all hands stay closed. */
#ifndef SCREENS_SEATS_H
#define SCREENS_SEATS_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "screens/sitting.h"

#define SEAT_NONE 0xFF

extern uint8_t seats_count, seats_people;
extern uint8_t seats_viewer; /* the seat whose hand is shown, or SEAT_NONE */
extern uint8_t seats_near; /* the seat at the lower edge: of the person who last had a hand open */

void seats_take(void) BANKED; /* from the sitting, at the start of a game */

const uint8_t *seats_name(uint8_t seat) BANKED; /* glyphs in WRAM */
uint8_t seats_kind(uint8_t seat) BANKED;        /* KIND_PERSON … */
uint8_t seats_is_person(uint8_t seat) BANKED;
uint8_t seats_level(uint8_t seat) BANKED; /* CPU_NOVICE … of a seat that is no person */

/* Before a person chooses: not zero when its hand is not the one shown. Then the screen is left,
 * the hand-over screen comes up, and the table draws itself anew. */
uint8_t seats_must_hand_over(uint8_t seat) BANKED;
void seats_hand_over(uint8_t seat) BANKED; /* the screen before must be closed, and is after */

/* After a person's turn: closes the hand when others look on. Not zero when it did. */
uint8_t seats_close(void) BANKED;

#endif
