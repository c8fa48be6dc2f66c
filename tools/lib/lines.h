/* A text file as its lines, checked to be UTF-8 without zero bytes.
 * Line ends (LF or CR LF) are cut off; the last one makes no empty line.
 * The lines may be changed in place by whoever reads them. */
#ifndef LIB_LINES_H
#define LIB_LINES_H

#include <stdbool.h>

typedef struct {
    char *text;
    char **lines; /* lines[0] is line 1 of the file */
    int count;
} Lines;

bool lines_load(Lines *lines, const char *path);
void lines_free(Lines *lines);

/* Cuts the white space off both ends of a line, in place; gives its new beginning. */
char *lines_trim(char *line);

/* The next word of *line, cut off in place, or NULL at its end. */
char *lines_word(char **line);

#endif
