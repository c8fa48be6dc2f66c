/* The letters that the fonts have: which glyph stands for which code point.
 * The file has 7 lines of 16 characters, in the order of the glyphs in the font's picture;
 * comment lines ("# ...") may stand above them. */
#ifndef TEXTC_CHARSET_H
#define TEXTC_CHARSET_H

#include <stdbool.h>
#include <stdint.h>

#define CHARSET_COLUMNS 16
#define CHARSET_ROWS    7
#define CHARSET_GLYPHS  (CHARSET_COLUMNS * CHARSET_ROWS)
#define CHARSET_SPACE   0 /* the glyph of the space */

typedef struct {
    int count;
    uint32_t letters[CHARSET_GLYPHS];
} Charset;

bool charset_load(Charset *charset, const char *path);

/* The glyph of a letter, or -1. */
int charset_find(const Charset *charset, uint32_t letter);

#endif
