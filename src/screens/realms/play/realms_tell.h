/* How a move is told: words in the panel, things that fly, and time to read and to draw. A person's
 * own moves are quick: no pauses, words only for the log. */
#ifndef SCREENS_REALMS_TELL_H
#define SCREENS_REALMS_TELL_H

#include <stdint.h>

extern uint8_t tell_quick;
extern uint8_t tell_x, tell_y; /* where things fly from */

void tell(uint16_t text);
void tell_card(uint8_t card);               /* that the words are about: it stands over them */
void tell_mood(uint8_t seat, uint8_t mood); /* what a CPU player says to it */
void tell_rest(uint8_t pause);              /* time to read, and to draw what has changed */

void tell_from_seat(uint8_t seat);
void tell_from_card(uint8_t seat, uint8_t card); /* or from its seat, when it is not shown */
void tell_fly_card(uint8_t card, uint8_t x, uint8_t y);
void tell_fly_sign(uint8_t x, uint8_t y, uint8_t sprite, uint8_t color);

void tell_touch_seat(uint8_t seat); /* its zones are drawn anew */

#endif
