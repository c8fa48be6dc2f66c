#include "lib/numbers.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>

#define LARGEST 65535

/* The first character after the digits, or NULL when there are none or too many. */
static const char *digits(const char *text, int *value)
{
    int number = 0;

    if (!isdigit((unsigned char)*text))
        return NULL;
    for (; isdigit((unsigned char)*text); text++) {
        number = number * 10 + (*text - '0');
        if (number > LARGEST)
            return NULL;
    }
    *value = number;
    return text;
}

int numbers_list(const char *text, int *values, int room)
{
    int read[16];
    int count = 0;

    while (count < room && count < (int)(sizeof read / sizeof read[0])) {
        text = digits(text, &read[count]);
        if (!text)
            return 0;
        count++;
        if (*text == 0) {
            memcpy(values, read, (size_t)count * sizeof read[0]);
            return count;
        }
        if (*text++ != ',')
            return 0;
    }
    return 0;
}

bool numbers_one(const char *text, int *value)
{
    return numbers_list(text, value, 1) == 1;
}

bool numbers_size(const char *text, int *width, int *height)
{
    int w, h;

    text = digits(text, &w);
    if (!text || *text != 'x')
        return false;
    text = digits(text + 1, &h);
    if (!text || *text)
        return false;
    *width = w;
    *height = h;
    return true;
}
