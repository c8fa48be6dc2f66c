/* Drawing into the picture's shadow: frames, text, numbers, pictures, in tiles.
 * Every function touches the rows that it changes; frame_next shows them. Rows from WINDOW_TOP on
 * are the window. */
#ifndef UI_DRAW_H
#define UI_DRAW_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "text_ids.h"

#define TILE_FRAME   0xF0u /* eight pieces: corners and edges, row by row */
#define TILE_WHITE   0xF8u
#define TILE_BLACK   0xF9u
#define TILE_LIGHT   0xFAu
#define TILE_DARK    0xFBu
#define TILE_DOTS    0xFCu
#define TILE_DIVIDER 0xFDu
#define TILE_DOWN    0xFEu
#define TILE_UP      0xFFu

/* By res/font/charset.txt; the others that code needs are in text_ids.h. */
#define GLYPH_PLUS    0x89u
#define GLYPH_MINUS   0x8Bu
#define GLYPH_LESS    0x9Au
#define GLYPH_EQUALS  0x9Bu
#define GLYPH_GREATER 0x9Cu

void draw_clear(void) BANKED;
void draw_fill(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t tile) BANKED;
void draw_color(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t color) BANKED;
void draw_frame(uint8_t x, uint8_t y, uint8_t w, uint8_t h) BANKED;

/* A frame with a heading, and another below it down to row last, with one edge between them. */
void draw_titled(uint16_t heading, uint8_t last) BANKED;

/* Glyphs up to a zero; a line break goes on below the first glyph. Returns the cells of the last
 * line. */
uint8_t draw_glyphs(uint8_t x, uint8_t y, const uint8_t *glyphs) BANKED;
uint8_t draw_text(uint8_t x, uint8_t y, uint16_t id) BANKED;
/* Lines of glyphs, and cells of the longest of them. */
uint8_t draw_measure(const uint8_t *glyphs, uint8_t *width) BANKED;

/* A column away from the screen's left edge, unless a line is too long for that. */
void draw_inset(uint8_t y, const uint8_t *glyphs) BANKED;

void draw_text_centered(uint8_t y, uint16_t id) BANKED;

/* Right-aligned in its width; blanks before it. */
void draw_number(uint8_t x, uint8_t y, uint8_t width, uint16_t number) BANKED;

/* Plain ASCII letters and digits, for codes and versions. In WRAM or bank 0, as every pointer that
 * crosses banks. */
void draw_ascii(uint8_t x, uint8_t y, const char *text) BANKED;

/* A map of w * h tile numbers in a ROM bank, each raised by first. */
void draw_map(uint8_t x, uint8_t y, uint8_t w, uint8_t h, const uint8_t *map, uint8_t bank,
              uint8_t first) BANKED;

/* w * h tiles in sequence, starting with first. */
void draw_block(uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t first) BANKED;

#endif
