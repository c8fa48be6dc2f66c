/* Makes C tables of Game Boy tiles, of tile maps or of a proportional font from a PNG.
 * The run is all or nothing: on any error both output files stay as they were.
 * What the options do is in README.md. */
#ifndef TILEC_TILEC_H
#define TILEC_TILEC_H

#include <stdbool.h>

typedef struct {
    const char *name;
    const char *input;
    const char *c_path;
    const char *h_path;
    bool share;
    bool sprite16;
    int first;                   /* number of the first tile in the map of --share */
    int limit;                   /* 0: none */
    int bits;                    /* 1 or 2 a pixel */
    int cell_width, cell_height; /* 0: tiles */
} TilecOptions;

bool tilec_run(const TilecOptions *options);

#endif
