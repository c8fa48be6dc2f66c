#include "soundcheck/notes.h"
#include "soundcheck/wav.h"
#include "soundcheck/writes.h"

#include <stdio.h>
#include <string.h>

#define QUIET 0.002

static int usage(void)
{
    fputs("usage: soundcheck notes NOTES PIECE CHANNEL FILE.wav\n"
          "       soundcheck level FILE.wav...\n"
          "       soundcheck silent FILE.wav...\n"
          "       soundcheck writes SCRIPT WRITES\n",
          stderr);
    return 2;
}

static bool check_levels(char **paths, bool silent)
{
    bool ok = true;

    for (; *paths; paths++) {
        Wav wav;

        if (!wav_load(&wav, *paths))
            return false;
        printf("%s: peak %.3f, %ld samples clipped\n", *paths, wav.peak, wav.clipped);
        ok = ok && wav.count && wav.clipped == 0 && (!silent || wav.peak < QUIET) &&
             (silent || wav.peak > QUIET);
        wav_free(&wav);
    }
    return ok;
}

int main(int argc, char **argv)
{
    if (argc == 6 && strcmp(argv[1], "notes") == 0)
        return notes_check(argv[2], argv[3], *argv[4], argv[5]) ? 0 : 1;
    if (argc >= 3 && strcmp(argv[1], "level") == 0)
        return check_levels(argv + 2, false) ? 0 : 1;
    if (argc >= 3 && strcmp(argv[1], "silent") == 0)
        return check_levels(argv + 2, true) ? 0 : 1;
    if (argc == 4 && strcmp(argv[1], "writes") == 0)
        return writes_check(argv[2], argv[3]) ? 0 : 1;
    return usage();
}
