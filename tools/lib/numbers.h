/* Reads the numbers of command lines and of option words: whole, decimal, not negative.
 * Nothing may follow a number, so that "12x" or "1e3" is never half understood.
 * Each function is false on anything else and leaves its results alone. */
#ifndef LIB_NUMBERS_H
#define LIB_NUMBERS_H

#include <stdbool.h>

bool numbers_one(const char *text, int *value);

/* "16x10" */
bool numbers_size(const char *text, int *width, int *height);

/* "20,50,80": how many there are, at most `room`; 0 when something is wrong. */
int numbers_list(const char *text, int *values, int room);

#endif
