/* Letters in another ink than black on white: light ones on a black bar, pale ones for what cannot
 * be chosen. The Game Boy has one font in one ink, so that the letters needed are made as tiles
 * of their own; equal letters share one. */
#ifndef UI_INK_H
#define UI_INK_H

#include <stdint.h>
#include "cart/bank_call.h"

/* INK_BAR is light on a bar of TILE_BLACK, which a space needs no tile for. */
enum { INK_LIGHT, INK_BAR, INK_PALE };

/* Letters that found no tile left: 0, or a text has too many different ones for its screen. */
extern uint8_t ink_lacking;

/* Letters go to tiles first … last from now on. */
void ink_begin(uint8_t first, uint8_t last, uint8_t ink) BANKED;

/* The tile of one letter, made when it is new: the first ones are first, first + 1 … */
uint8_t ink_tile(uint8_t glyph) BANKED;

/* Glyphs up to a zero, in WRAM. */
void ink_glyphs(uint8_t x, uint8_t y, const uint8_t *glyphs) BANKED;
void ink_text(uint8_t x, uint8_t y, uint16_t id) BANKED;
void ink_centered(uint8_t y, const uint8_t *glyphs) BANKED;

/* The black bar at the foot of the screen that says what the keys do. */
#define BAR_ROW         17
#define BAR_TILES       0x60
#define BAR_TILES_PROSE 0x73 /* on screens with prose and a portrait */
void ink_bar(uint16_t id, uint8_t first) BANKED;

#endif
