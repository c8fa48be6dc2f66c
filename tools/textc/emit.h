/* Writes what textc made: the header of ids and one C file for each language.
 * Strings that are equal to the end of another share its bytes.
 * The files appear together or not at all. */
#ifndef TEXTC_EMIT_H
#define TEXTC_EMIT_H

#include "textc/textc.h"
#include "textc/typeset.h"

/* encoded[phrase * LANGUAGES + language] */
bool emit(const TextcOptions *options, const Phrases *phrases, const Encoded *encoded,
          const Charset *charset);

#endif
