/* Writes what mmlc made: the tables that the driver reads, as C, and the list of notes. */
#ifndef MMLC_EMIT_H
#define MMLC_EMIT_H

#include "mmlc/music.h"

#include <stdio.h>

bool emit_c(FILE *stream, const Music *music, const char *from);

/* For each part a line "piece NAME frames mark" or "effect NAME frames" (mark: -1 for none), and
 * below it for each note "CHANNEL frame frames hertz instrument"; hertz is 0 for drums and for
 * notes that glide, sweep or are chords. */
void emit_notes(FILE *stream, const Music *music);

#endif
