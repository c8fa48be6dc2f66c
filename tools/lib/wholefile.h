/* Reads a whole file into memory, with a zero byte behind it.
 * For inputs that are parsed in memory: text files and JSON.
 * The result is released with free(). */
#ifndef LIB_WHOLEFILE_H
#define LIB_WHOLEFILE_H

#include <stddef.h>

/* NULL after a complaint. `size` may be NULL. */
char *wholefile_read(const char *path, size_t *size);

#endif
