#include "verdict.h"

#include <stdio.h>
#include <stdlib.h>

static const char *place_file = "gbrun";
static int place_line;
static unsigned failures;

void verdict_place(const char *file, int line)
{
    place_file = line ? file : "gbrun";
    place_line = line;
}

const char *verdict_place_text(void)
{
    static char text[1024];

    if (place_line)
        snprintf(text, sizeof text, "%s:%d", place_file, place_line);
    else
        snprintf(text, sizeof text, "%s", place_file);
    return text;
}

void verdict_fail(const char *format, ...)
{
    va_list arguments;

    failures++;
    /* Results printed so far come first when both streams share a file. */
    fflush(stdout);
    fprintf(stderr, "%s: ", verdict_place_text());
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

unsigned verdict_failures(void)
{
    return failures;
}

int verdict_status(void)
{
    return failures ? VERDICT_FAIL : VERDICT_PASS;
}

void verdict_bad_input(const char *format, ...)
{
    va_list arguments;

    fflush(stdout);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(VERDICT_BAD_INPUT);
}
