/* Makes the game's pictures from game-icons: renders every icon of the list and writes one
 * C file for each sheet, and pictures.h, into a folder.
 * All mistakes in a list are reported in one run; then nothing is written. */
#ifndef ICONC_ICONC_H
#define ICONC_ICONC_H

#include <stdbool.h>

typedef struct {
    const char *icons;
    const char *list;
    const char *out;
    const char *preview; /* folder, or NULL */
} IconcOptions;

bool iconc_run(const IconcOptions *options);

#endif
