/* A place in a line of a file, read from left to right. Every message names file, line and column,
 * in the form that editors jump to. */
#ifndef MMLC_SCAN_H
#define MMLC_SCAN_H

#include <stdbool.h>

typedef struct {
    const char *file;
    int line, column;
} Place;

typedef struct {
    const char *file;
    int line;
    const char *begin, *at;
} Scan;

Place scan_place(const Scan *scan);
void scan_blanks(Scan *scan);    /* skips them; a ";" ends the line */
bool scan_end(const Scan *scan); /* of the line */
bool scan_letter(Scan *scan, char letter);

/* A name: letters, digits and "_" after a small letter. Empty text when there is none. */
#define NAME_ROOM 32
void scan_name(Scan *scan, char name[NAME_ROOM]);
bool scan_digit(const Scan *scan);
bool scan_number(Scan *scan, int low, int high, int *value);
bool scan_signed(Scan *scan, int low, int high, int *value);

/* Always false. */
bool complain_at(Place place, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool complain_here(const Scan *scan, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
