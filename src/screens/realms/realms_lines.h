/* The two lines of cards of the seat at the lower edge: those in play with the state of each, and
 * the hand; nine of them at a time, with a button behind each. */
#ifndef SCREENS_REALMS_LINES_H
#define SCREENS_REALMS_LINES_H

#include <stdint.h>

void lines_forget(void); /* a new game begins */
void lines_begin(void);  /* a new table */

uint8_t lines_draw_play(uint8_t step); /* a step of the zone; 0 after the last one */
uint8_t lines_draw_hand(uint8_t step);
uint8_t lines_draw_state(void); /* of the next card in play; 0 when all are shown */

/* Fills in item_…, and scrolls the line to it; behind the last card is the button. */
void lines_find(uint8_t zone, uint8_t index, uint8_t list, uint8_t row, uint8_t button);
uint8_t lines_shows(uint8_t zone, uint8_t index);

#endif
