#include "lib/complain.h"

#include <stdarg.h>
#include <stdio.h>

static char last[1024];

bool complain(const char *file, int line, const char *format, ...)
{
    char message[768];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    if (line)
        snprintf(last, sizeof last, "%s:%d: %s", file, line, message);
    else
        snprintf(last, sizeof last, "%s: %s", file, message);
    fprintf(stderr, "%s\n", last);
    return false;
}

const char *complain_last(void)
{
    return last;
}

void complain_forget(void)
{
    last[0] = 0;
}
