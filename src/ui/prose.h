/* Prose: proportional text, set into tiles of its own so that rules read like a book.
 * The text compiler has broken the lines and pages; here they are drawn. */
#ifndef UI_PROSE_H
#define UI_PROSE_H

#include <stdint.h>
#include "cart/bank_call.h"

#define PROSE_COLUMNS 18
#define PROSE_ROWS    5 /* of tiles: four lines of ten pixels */

/* Draws one page of a text at column x, row y, into the screen's tiles from first on. Returns the
 * number of pages. */
uint8_t prose_draw(uint8_t x, uint8_t y, uint8_t first, uint16_t id, uint8_t page) BANKED;

#endif
