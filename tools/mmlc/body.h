/* Reads notes: what stands behind the letter of a channel and in phrases. */
#ifndef MMLC_BODY_H
#define MMLC_BODY_H

#include "mmlc/music.h"

void body_begin(Body *body, int channel, int scope, int beat, int measure, Place place);

/* One line of it. */
bool body_read(const Music *music, Body *body, Scan *scan);

/* No bracket may stay open. */
bool body_end(const Body *body);

#endif
