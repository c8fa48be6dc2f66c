/* One line of a script made ready to read: comment cut off, ${NAME} replaced from --var.
 * Remembers for each character where it stood in the file, for columns in messages.
 * A # starts a comment at the line's start or after a space. */
#ifndef GBRUN_SCRIPT_LINE_H
#define GBRUN_SCRIPT_LINE_H

#include "options.h"

#include <stdbool.h>
#include <stdint.h>

enum { SCRIPT_LINE_ROOM = 2048 };

typedef struct {
    char text[SCRIPT_LINE_ROOM];
    uint16_t columns[SCRIPT_LINE_ROOM];
    size_t length;
    const char *error;
    unsigned error_column;
} ScriptLine;

bool script_line_expand(ScriptLine *line, const char *source, const TextList *variables);

/* The column in the file of a character of the ready text. */
unsigned script_line_column(const ScriptLine *line, const char *at);

#endif
