/* Whole files in and out of memory, and the folders that an output file needs.
 * Reading never fails silently: a file that exists and cannot be read is bad input.
 * Writing failures are bad input too, since the caller named the path. */
#ifndef GBRUN_FILES_H
#define GBRUN_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

bool file_exists(const char *path);

/* The content, with a zero byte behind it; the caller frees it. */
uint8_t *file_read(const char *path, size_t *size);
void file_write(const char *path, const void *content, size_t size);

/* Opens for writing and creates the folders above it. */
FILE *file_create(const char *path);

#endif
