/* Reads the lines that declare waves, chords and instruments. */
#ifndef MMLC_DECLARE_H
#define MMLC_DECLARE_H

#include "mmlc/music.h"

bool declare_wave(Music *music, Scan *scan);
bool declare_chord(Music *music, Scan *scan);
bool declare_sound(Music *music, Scan *scan, int kind);

/* A name that begins here and is none of the others yet. */
bool declare_name(Scan *scan, char name[NAME_ROOM]);
bool declare_ends(Scan *scan);

#endif
