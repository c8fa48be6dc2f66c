/* A WAV file as gbrun writes it, both sides mixed into one. */
#ifndef SOUNDCHECK_WAV_H
#define SOUNDCHECK_WAV_H

#include <stdbool.h>
#include <stdint.h>

#define WAV_RATE 48000

typedef struct {
    double *samples; /* -1 to 1 */
    long count;
    double peak;
    long clipped;
} Wav;

bool wav_load(Wav *wav, const char *path);
void wav_free(Wav *wav);

#endif
