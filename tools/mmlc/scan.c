#include "mmlc/scan.h"

#include "lib/complain.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>

Place scan_place(const Scan *scan)
{
    return (Place){scan->file, scan->line, (int)(scan->at - scan->begin) + 1};
}

void scan_blanks(Scan *scan)
{
    while (*scan->at == ' ' || *scan->at == '\t')
        scan->at++;
    if (*scan->at == ';')
        while (*scan->at)
            scan->at++;
}

bool scan_end(const Scan *scan)
{
    return *scan->at == 0;
}

bool scan_letter(Scan *scan, char letter)
{
    if (*scan->at != letter)
        return false;
    scan->at++;
    return true;
}

void scan_name(Scan *scan, char name[NAME_ROOM])
{
    int length = 0;

    if (islower((unsigned char)*scan->at))
        while ((islower((unsigned char)*scan->at) || isdigit((unsigned char)*scan->at) ||
                *scan->at == '_') &&
               length < NAME_ROOM - 1)
            name[length++] = *scan->at++;
    name[length] = 0;
}

bool scan_digit(const Scan *scan)
{
    return isdigit((unsigned char)*scan->at);
}

static bool vcomplain(Place place, const char *format, va_list arguments)
{
    char message[512], where[256];

    vsnprintf(message, sizeof message, format, arguments);
    snprintf(where, sizeof where, "%s:%d", place.file, place.line);
    return complain(where, place.column, "%s", message);
}

bool complain_at(Place place, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vcomplain(place, format, arguments);
    va_end(arguments);
    return false;
}

bool complain_here(const Scan *scan, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    vcomplain(scan_place(scan), format, arguments);
    va_end(arguments);
    return false;
}

bool scan_signed(Scan *scan, int low, int high, int *value)
{
    Place place = scan_place(scan);
    bool negative = scan_letter(scan, '-');
    int number = 0;

    if (!negative)
        scan_letter(scan, '+');
    if (!scan_digit(scan))
        return complain_at(place, "a number from %d to %d is missing", low, high);
    while (scan_digit(scan) && number < 100000)
        number = number * 10 + (*scan->at++ - '0');
    if (negative)
        number = -number;
    if (number < low || number > high)
        return complain_at(place, "%d is not from %d to %d", number, low, high);
    *value = number;
    return true;
}

bool scan_number(Scan *scan, int low, int high, int *value)
{
    if (!scan_digit(scan))
        return complain_here(scan, "a number from %d to %d is missing", low, high);
    return scan_signed(scan, low, high, value);
}
