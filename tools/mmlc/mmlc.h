/* Makes the driver's tables from the music and effects of res/music. Everything that would sound
 * wrong by mistake (a bar that is not full, voices of different lengths, a note out of range) is an
 * error with its line and column. res/music/README.md has the language. */
#ifndef MMLC_MMLC_H
#define MMLC_MMLC_H

#include <stdbool.h>

typedef struct {
    const char *c_path;
    const char *notes_path; /* may be NULL */
    char **inputs;
    int input_count;
} MmlcOptions;

bool mmlc_run(const MmlcOptions *options);

#endif
