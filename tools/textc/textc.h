/* Makes the game's text from res/text: the ids as an enum and, for each language, one table
 * of encoded strings. Everything that could go wrong on the screen (a missing letter, a text
 * too long for its box) is an error here. README.md has the syntax and the encoding. */
#ifndef TEXTC_TEXTC_H
#define TEXTC_TEXTC_H

#include "textc/phrases.h"

#define TEXTC_MOST_PARTS 8

typedef struct {
    const char *charset;
    const char *prose;
    int cell_width, cell_height;
    const char *ids_path;
    const char *c_path[LANGUAGES]; /* with several parts, a star stands for the part's number */
    int parts;                     /* 1 to TEXTC_MOST_PARTS */
    char **inputs;
    int input_count;
} TextcOptions;

bool textc_run(const TextcOptions *options);

#endif
