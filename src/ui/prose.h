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

/* Prose that is put together at run time: opened with the first line to be seen, put piece by piece
 * (glyphs in WRAM, whole words, a blank between the pieces), drawn at last. Lines break by
 * themselves; prose_lines counts all of them so far. */
void prose_open(uint8_t first_line) BANKED;
void prose_put(const uint8_t *glyphs) BANKED;
void prose_break(void) BANKED; /* the next piece begins a line */
uint8_t prose_lines(void) BANKED;
void prose_show(uint8_t x, uint8_t y, uint8_t first) BANKED;

#endif
