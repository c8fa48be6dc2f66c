/* The cursor of the tables: four corners round what it is on, breathing slowly. */
#ifndef UI_BRACKET_H
#define UI_BRACKET_H

#include <stdint.h>
#include "cart/bank_call.h"

#define BRACKET_SPRITE   36 /* to 39 */
#define BRACKET_ANIMATOR 4  /* to 7 */

/* x, y, w, h in pixels of the screen; at least 8x8. */
void bracket_show(uint8_t x, uint8_t y, uint8_t w, uint8_t h) BANKED;
void bracket_hide(void) BANKED;

#endif
