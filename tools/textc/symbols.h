/* The text of a phrase as a row of symbols: glyphs of the font, arguments, and breaks made
 * by hand. Typographic letters that the fonts do not have become plain ones here, and each
 * space is told apart as one where a line may end or not. */
#ifndef TEXTC_SYMBOLS_H
#define TEXTC_SYMBOLS_H

#include "textc/charset.h"
#include "textc/phrases.h"

/* The codes of encoded text. */
enum {
    CODE_END = 0x00,
    CODE_LINE = 0x01,
    CODE_PAGE = 0x02,
    CODE_ARGUMENT = 0x10, /* + number */
    CODE_GLYPH = 0x80     /* + glyph */
};

typedef struct {
    uint8_t code;
    bool may_break; /* a space where a line may end */
    const char *at; /* where it stands in the text, for messages */
} Symbol;

/* Begins as {0}. */
typedef struct {
    Symbol *items;
    int count;
} Symbols;

/* Complains of letters without a glyph, unknown escapes, unknown and unused arguments. */
bool symbols_read(Symbols *symbols, const Phrase *phrase, int language, const Charset *charset);
void symbols_free(Symbols *symbols);

#endif
