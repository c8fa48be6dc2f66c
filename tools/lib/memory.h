/* Memory that is there or ends the program: a compiler that has none left has nothing
 * better to do, and its callers stay free of checks.
 * What these give is released with free(). */
#ifndef LIB_MEMORY_H
#define LIB_MEMORY_H

#include <stddef.h>

/* Zeroed; a count of 0 gives a pointer that may be freed. */
void *memory_array(size_t count, size_t size);

/* Makes room for one more item after `count`. Room doubles, so that growing stays cheap. */
void *memory_grow(void *items, size_t count, size_t size);

char *memory_print(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
