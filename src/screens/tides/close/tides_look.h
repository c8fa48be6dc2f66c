/* What SELECT shows of Tides of Madness. For all: the screen before must be closed, and is after.
 */
#ifndef SCREENS_TIDES_LOOK_H
#define SCREENS_TIDES_LOOK_H

#include <stdint.h>
#include "cart/bank_call.h"

void tides_look_at_card(uint8_t card) BANKED;

/* For the album: fills in ui/inspect.h's description, and draws portrait, name and kind of it. */
void tides_look_prepare(uint8_t card);
void tides_look_draw(uint8_t x, uint8_t y, uint8_t first);

void tides_look_at_suit(uint8_t suit, uint8_t own, uint8_t other) BANKED;
void tides_look_at_madness(uint8_t own, uint8_t other) BANKED;

#endif
