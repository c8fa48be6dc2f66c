/* Reads one line of text from left to right: words, numbers, hex bytes.
 * The first thing that is wrong is kept with its column, for one clear message.
 * Script lines and command-line values go through the same reader. */
#ifndef GBRUN_CURSOR_H
#define GBRUN_CURSOR_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    const char *line;
    const char *at;
    const char *error_at; /* NULL as long as all is well */
    char error[256];
} Cursor;

void cursor_start(Cursor *cursor, const char *line);
void cursor_skip_spaces(Cursor *cursor);
bool cursor_at_end(Cursor *cursor);

/* Always false, so that a reader can `return cursor_fail(…)`. Keeps the first error only. */
bool cursor_fail(Cursor *cursor, const char *at, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* A run of characters other than space. */
bool cursor_word(Cursor *cursor, const char *what, char *word, size_t room);

/* Decimal, 0x hexadecimal or 0b binary, with an optional minus. */
bool cursor_number(Cursor *cursor, const char *what, long *number);

#endif
