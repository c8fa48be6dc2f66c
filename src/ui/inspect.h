/* The inspect panel: a whole screen for one card, with its 40x40 picture, name and text in pages.
 * It uses all tiles of the screen: whoever opened it draws itself anew afterwards. */
#ifndef UI_INSPECT_H
#define UI_INSPECT_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Draws card kind of Pocket Madness (0 to 6) and the given page of its text; returns the pages. */
uint8_t inspect_draw(uint8_t kind, uint8_t page) BANKED;

/* Shows it until B, A or SELECT; the screen before must be closed (curtain_close), and is after. */
void inspect_run(uint8_t kind) BANKED;

#endif
