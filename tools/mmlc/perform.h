/* Plays a part as the driver will, note by note: for the checks of what cannot be seen in a single
 * line, and for the list of notes that the tests of the recorded sound read. */
#ifndef MMLC_PERFORM_H
#define MMLC_PERFORM_H

#include "mmlc/music.h"

typedef struct {
    const Op *op;
    long frame, frames;
    int note; /* after transposition; on the noise channel the drum */
    int instrument, volume, chord, detune;
    int glide;
} Sounding;

typedef struct {
    Sounding *notes;
    int count;
    long frames; /* of the whole */
    long mark;   /* the frame where it begins again, or -1 */
} Performance;

/* One voice of a part; notes beyond the range of the channel are refused. */
bool perform(Performance *performance, const Music *music, const Body *voice);
void perform_free(Performance *performance);

/* All voices of a part must be equally long, repeat from the same frame, and sound the same when
 * they are repeated. */
bool perform_check(const Music *music, const Part *part);

#endif
