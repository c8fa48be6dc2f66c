/* Writes the C that the compilers make: tables of bytes and words that SDCC and gcc read
 * alike, and headers with an include guard.
 * Equal tables give equal text, so that builds are repeatable. */
#ifndef LIB_CSOURCE_H
#define LIB_CSOURCE_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdbool.h>

/* First line and includes of a .c file. `from` names the inputs as given to the tool. */
void csource_begin(FILE *stream, const char *tool, const char *from);

void csource_bytes(FILE *stream, const char *name, const uint8_t *bytes, size_t count);
void csource_words(FILE *stream, const char *name, const uint16_t *words, size_t count);

/* The guard is made from `name`. */
void csource_begin_header(FILE *stream, const char *tool, const char *from, const char *name);
void csource_end_header(FILE *stream);

/* PREFIX_NAME in capitals; the caller frees it. */
char *csource_constant(const char *prefix, const char *name);

/* Small letters, digits and underscores after a small letter. */
bool csource_is_name(const char *text);

#endif
