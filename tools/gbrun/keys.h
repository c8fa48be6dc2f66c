/* The eight keys of a Game Boy by name, as in `press UP+A`.
 * Bits are libmgba's: A first, DOWN last.
 * Impossible pairs such as LEFT+RIGHT are allowed: worn pads make them. */
#ifndef GBRUN_KEYS_H
#define GBRUN_KEYS_H

#include "cursor.h"

enum { KEYS_ALL = 0xFF };

bool keys_parse(Cursor *cursor, unsigned *keys);

#endif
