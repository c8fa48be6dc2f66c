/* A list with a cursor: up and down move it round, A chooses, B goes back. The cursor is a sprite
 * left of the line and the line's colour. Where a choice is greyed the screen says why.
 * A list that is longer than its place scrolls. */
#ifndef UI_MENU_H
#define UI_MENU_H

#include <stdint.h>
#include "cart/bank_call.h"

#define MENU_NONE     0xFF /* nothing yet */
#define MENU_BACK     0xFE
#define MENU_SCROLLED 0xFD /* nothing yet; the caller draws its lines from menu_first on */

extern uint8_t menu_cursor; /* the line, from 0 */
extern uint8_t menu_first;  /* the line that is shown at the top */

/* count lines from column x, row y on, pitch rows apart; the lines are w cells long. */
void menu_begin(uint8_t x, uint8_t y, uint8_t w, uint8_t count, uint8_t pitch) BANKED;

/* The same with only so many lines shown, from menu_first on; arrows at the right edge say that
 * there are more. Set menu_cursor and menu_first before. */
void menu_begin_window(uint8_t x, uint8_t y, uint8_t w, uint8_t count, uint8_t pitch, uint8_t shown)
    BANKED;

/* One frame: MENU_NONE, MENU_BACK, MENU_SCROLLED or the chosen line. */
uint8_t menu_step(void) BANKED;
void menu_end(void) BANKED; /* takes the cursor away */

#endif
