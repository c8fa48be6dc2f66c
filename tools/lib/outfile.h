/* Output files that are whole or not there: each is written as a draft beside its place
 * and takes the place when all files of a run are complete.
 * A failed run leaves the old files as they were and no draft. */
#ifndef LIB_OUTFILE_H
#define LIB_OUTFILE_H

#include <stdbool.h>
#include <stdio.h>

typedef struct {
    FILE *stream;
    char *path;
    char *draft;
} OutFile;

/* The files of one run; begins as {0}. */
typedef struct {
    OutFile *files;
    int count;
} OutFiles;

/* The stream to write to, or NULL after a complaint. */
FILE *outfile_open(OutFiles *out, const char *path);

/* One of these two ends a run and empties the list. */
bool outfile_commit(OutFiles *out);
void outfile_discard(OutFiles *out);

#endif
