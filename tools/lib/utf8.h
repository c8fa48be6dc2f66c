/* Reads UTF-8 strictly: no overlong forms, no surrogates, nothing above U+10FFFF.
 * Texts are checked once when their file is loaded (lib/lines.h), so that the rest of a
 * compiler need not think about broken bytes. */
#ifndef LIB_UTF8_H
#define LIB_UTF8_H

#include <stdint.h>

#define UTF8_BAD 0xFFFFFFFFu

/* The code point at *text, which moves on behind it. 0 at the end (*text stays);
 * UTF8_BAD for broken bytes (*text stays). */
uint32_t utf8_next(const char **text);

#endif
