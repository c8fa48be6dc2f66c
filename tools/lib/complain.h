/* Says what is wrong with an input file, in the form that editors can jump to:
 * "file:line: message" or, where no line is to blame (line 0), "file: message".
 * The last complaint is kept, so that tests can read it. */
#ifndef LIB_COMPLAIN_H
#define LIB_COMPLAIN_H

#include <stdbool.h>

/* Always false, so that a reader can `return complain(...)`. */
bool complain(const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* "" when nothing was wrong since the start or since complain_forget. */
const char *complain_last(void);
void complain_forget(void);

#endif
