/* Glyphs of a proportional font, set into a picture of one bit a pixel that is stored column by
 * column: a column is eight pixels wide, one byte a row, BLEND_HEIGHT rows. */
#ifndef CART_BLEND_H
#define CART_BLEND_H

#include <stdint.h>

#define BLEND_HEIGHT 40

/* Sets ten rows from cell downwards, shifted right by 0 to 7 pixels into the next column. The rows'
 * bank must be mapped. */
extern uint8_t blend_shift;
void blend_rows(const uint8_t *rows, uint8_t *cell);

#endif
