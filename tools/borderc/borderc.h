/* Makes the C tables of a Super Game Boy border from a PNG of 256x224: tiles of 16 colours, the map
 * that shows them (mirrored ones share a tile) and the colours. Pixel 0 is what is transparent.
 * The run is all or nothing: on any error both output files stay as they were. */
#ifndef BORDERC_BORDERC_H
#define BORDERC_BORDERC_H

#include <stdbool.h>

bool borderc_run(const char *input, const char *c_path, const char *h_path);

#endif
