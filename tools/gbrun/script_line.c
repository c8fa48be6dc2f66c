#include "script_line.h"

#include <ctype.h>
#include <string.h>

static bool fail(ScriptLine *line, size_t at, const char *error)
{
    line->error = error;
    line->error_column = (unsigned)at + 1;
    return false;
}

static bool append(ScriptLine *line, const char *text, size_t length, size_t source_at, bool moving)
{
    for (size_t i = 0; i < length; i++) {
        if (line->length + 1 == SCRIPT_LINE_ROOM)
            return fail(line, source_at, "the line is too long");
        line->columns[line->length] = (uint16_t)(source_at + (moving ? i : 0) + 1);
        line->text[line->length++] = text[i];
    }
    return true;
}

static const char *value_of(const TextList *variables, const char *name, size_t length)
{
    for (unsigned i = 0; i < variables->count; i++) {
        const char *variable = variables->list[i];
        if (strncmp(variable, name, length) == 0 && variable[length] == '=')
            return variable + length + 1;
    }
    return NULL;
}

static bool starts_comment(const char *source, size_t at)
{
    return source[at] == '#' && (at == 0 || isspace((unsigned char)source[at - 1]));
}

bool script_line_expand(ScriptLine *line, const char *source, const TextList *variables)
{
    size_t at = 0;

    line->length = 0;
    line->error = NULL;
    while (source[at] && !starts_comment(source, at)) {
        if (strncmp(source + at, "${", 2) != 0) {
            if (!append(line, source + at, 1, at, true))
                return false;
            at++;
            continue;
        }
        size_t length = strcspn(source + at + 2, "}");
        if (source[at + 2 + length] != '}')
            return fail(line, at, "${ without }");
        const char *value = value_of(variables, source + at + 2, length);
        if (!value)
            return fail(line, at, "this variable was not given (--var NAME=VALUE)");
        if (!append(line, value, strlen(value), at, false))
            return false;
        at += length + 3;
    }
    line->text[line->length] = 0;
    line->columns[line->length] = (uint16_t)(at + 1);
    return true;
}

unsigned script_line_column(const ScriptLine *line, const char *at)
{
    return line->columns[at - line->text];
}
