/* Sets the text of a phrase into its room: breaks lines and pages at spaces, as early as
 * they are full, and encodes the result as the game reads it.
 * Text that does not fit is reported with the room it needs. */
#ifndef TEXTC_TYPESET_H
#define TEXTC_TYPESET_H

#include "lib/glyphs.h"
#include "textc/symbols.h"

/* Begins as {0}. */
typedef struct {
    uint8_t *bytes;
    int length;   /* with the terminating zero */
    int expanded; /* length when all arguments are as long as they may be */
} Encoded;

/* `prose` are the glyphs of the proportional font. */
bool typeset(Encoded *encoded, const Phrase *phrase, int language, const Symbols *symbols,
             const Glyphs *prose);
void typeset_free(Encoded *encoded);

#endif
