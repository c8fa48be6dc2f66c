/* A list with a cursor: up and down move it round, A chooses, B goes back. The cursor is a sprite
 * left of the line and the line's colour. Where a choice is greyed the screen says why. */
#ifndef UI_MENU_H
#define UI_MENU_H

#include <stdint.h>
#include "cart/bank_call.h"

#define MENU_NONE 0xFF /* nothing yet */
#define MENU_BACK 0xFE

extern uint8_t menu_cursor; /* the line, from 0 */

/* count lines from column x, row y on, pitch rows apart; the lines are w cells long. */
void menu_begin(uint8_t x, uint8_t y, uint8_t w, uint8_t count, uint8_t pitch) BANKED;

/* One frame: MENU_NONE, MENU_BACK or the chosen line. */
uint8_t menu_step(void) BANKED;
void menu_end(void) BANKED; /* takes the cursor away */

#endif
