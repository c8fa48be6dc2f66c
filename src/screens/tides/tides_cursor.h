/* The cursor on the table of Tides of Madness: over both tables, the suits and the hand. */
#ifndef SCREENS_TIDES_CURSOR_H
#define SCREENS_TIDES_CURSOR_H

#include <stdint.h>

enum { AREA_HIGH, AREA_SUITS, AREA_LOW, AREA_HAND, AREAS };

extern uint8_t tides_cursor_area, tides_cursor_place;

/* The foot of the screen holds the hand, or the two rewards to choose from. */
extern uint8_t tides_cursor_rewards;
#define REWARD_WIDTH 10 /* columns */

/* Moves it there if something is there, else to the nearest thing. */
void tides_cursor_set(uint8_t area, uint8_t place);
void tides_cursor_show(void);
void tides_cursor_hide(void);

/* Round something else: x, y in tiles, w in pixels; as high as a card. */
void tides_cursor_frame(uint8_t x, uint8_t y, uint8_t w);

/* By the keys of this frame; not zero when it moved. */
uint8_t tides_cursor_step(void);

#endif
