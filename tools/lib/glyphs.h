/* The glyphs of a proportional font, cut from a picture of equal cells, left to right and
 * top to bottom. tilec stores them; textc measures text with their widths.
 * One byte for each row of a glyph, leftmost pixel bit 7: a cell is at most 8 pixels wide. */
#ifndef LIB_GLYPHS_H
#define LIB_GLYPHS_H

#include "lib/picture.h"

#define GLYPHS_WIDEST_CELL  8
#define GLYPHS_HIGHEST_CELL 16
#define GLYPHS_EMPTY_WIDTH  3 /* of a glyph without ink, such as the space */

typedef struct {
    int count;
    int cell_height;
    uint8_t *rows;
    uint8_t *widths; /* up to the rightmost inked column */
} Glyphs;

bool glyphs_cut(Glyphs *glyphs, const Picture *picture, const char *path, int cell_width,
                int cell_height);
bool glyphs_load(Glyphs *glyphs, const char *path, int cell_width, int cell_height);
void glyphs_free(Glyphs *glyphs);

#endif
