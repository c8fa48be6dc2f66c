#include "lib/memory.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#define FIRST_ROOM 16

static void *checked(void *memory)
{
    if (!memory) {
        fputs("out of memory\n", stderr);
        exit(1);
    }
    return memory;
}

void *memory_array(size_t count, size_t size)
{
    return checked(calloc(count ? count : 1, size));
}

void *memory_grow(void *items, size_t count, size_t size)
{
    if (count == 0)
        return checked(reallocarray(items, FIRST_ROOM, size));
    if (count >= FIRST_ROOM && (count & (count - 1)) == 0)
        return checked(reallocarray(items, count * 2, size));
    return items;
}

char *memory_print(const char *format, ...)
{
    char *text;
    va_list arguments;
    int length;

    va_start(arguments, format);
    length = vasprintf(&text, format, arguments);
    va_end(arguments);
    return checked(length < 0 ? NULL : text);
}
