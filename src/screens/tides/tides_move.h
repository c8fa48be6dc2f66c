/* Cards and tokens of Tides of Madness on their way over the table. Each sending takes a frame. */
#ifndef SCREENS_TIDES_MOVE_H
#define SCREENS_TIDES_MOVE_H

#include <stdint.h>

/* A card from one place to another, in tiles; returns when it has landed. */
void tides_move_card(uint8_t card, uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y);

/* Two at once, the second one's card loaded beforehand. */
void tides_move_prepare(uint8_t first, uint8_t second);
void tides_move_send(uint8_t n, uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y); /* 0 or 1 */

/* A back, after a delay in frames. */
void tides_move_send_back(uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y, uint8_t delay);

/* A token, in tiles; up to five in the air. */
void tides_move_send_token(uint8_t x, uint8_t y, uint8_t to_x, uint8_t to_y, uint8_t delay);

#endif
