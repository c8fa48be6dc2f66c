#include "soundcheck/wav.h"

#include "lib/complain.h"
#include "lib/memory.h"
#include "lib/wholefile.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 44, FRAME_BYTES = 4 };

static int sample_at(const uint8_t *bytes)
{
    return (int16_t)(bytes[0] | bytes[1] << 8);
}

bool wav_load(Wav *wav, const char *path)
{
    size_t size;
    char *file = wholefile_read(path, &size);
    const uint8_t *bytes = (const uint8_t *)file;
    long n;

    *wav = (Wav){0};
    if (!file)
        return false;
    if (size < HEADER || memcmp(file, "RIFF", 4) != 0) {
        free(file);
        return complain(path, 0, "is no WAV file");
    }
    wav->count = (long)(size - HEADER) / FRAME_BYTES;
    wav->samples = memory_array((size_t)wav->count, sizeof *wav->samples);
    for (n = 0; n < wav->count; n++) {
        int left = sample_at(bytes + HEADER + n * FRAME_BYTES);
        int right = sample_at(bytes + HEADER + n * FRAME_BYTES + 2);
        double loudest = fmax(abs(left), abs(right)) / 32768.0;

        wav->samples[n] = (left + right) / 65536.0;
        wav->peak = fmax(wav->peak, loudest);
        wav->clipped += left >= 32767 || left <= -32768 || right >= 32767 || right <= -32768;
    }
    free(file);
    return true;
}

void wav_free(Wav *wav)
{
    free(wav->samples);
    *wav = (Wav){0};
}
