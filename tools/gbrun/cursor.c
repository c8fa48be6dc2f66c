#include "cursor.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void cursor_start(Cursor *cursor, const char *line)
{
    cursor->line = line;
    cursor->at = line;
    cursor->error_at = NULL;
    cursor->error[0] = 0;
}

void cursor_skip_spaces(Cursor *cursor)
{
    while (isspace((unsigned char)*cursor->at))
        cursor->at++;
}

bool cursor_at_end(Cursor *cursor)
{
    cursor_skip_spaces(cursor);
    return !*cursor->at;
}

bool cursor_fail(Cursor *cursor, const char *at, const char *format, ...)
{
    va_list arguments;

    if (cursor->error_at)
        return false;
    cursor->error_at = at;
    va_start(arguments, format);
    vsnprintf(cursor->error, sizeof cursor->error, format, arguments);
    va_end(arguments);
    return false;
}

bool cursor_word(Cursor *cursor, const char *what, char *word, size_t room)
{
    if (cursor_at_end(cursor))
        return cursor_fail(cursor, cursor->at, "%s is missing", what);

    const char *start = cursor->at;
    while (*cursor->at && !isspace((unsigned char)*cursor->at))
        cursor->at++;
    size_t length = (size_t)(cursor->at - start);
    if (length >= room)
        return cursor_fail(cursor, start, "%s is too long", what);
    memcpy(word, start, length);
    word[length] = 0;
    return true;
}

bool cursor_number(Cursor *cursor, const char *what, long *number)
{
    if (cursor_at_end(cursor))
        return cursor_fail(cursor, cursor->at, "%s is missing", what);

    const char *start = cursor->at;
    bool negative = *start == '-';
    const char *digits = start + negative;
    int base = 10;
    if (strncasecmp(digits, "0x", 2) == 0)
        base = 16;
    else if (strncasecmp(digits, "0b", 2) == 0)
        base = 2;
    if (base != 10)
        digits += 2;

    char *end;
    long value = strtol(digits, &end, base);
    if (end == digits || !isalnum((unsigned char)*digits) || isalnum((unsigned char)*end) ||
        *end == '_')
        return cursor_fail(cursor, start, "%s is not a number", what);
    *number = negative ? -value : value;
    cursor->at = end;
    return true;
}
