#include "soundcheck/notes.h"

#include "lib/complain.h"
#include "lib/lines.h"
#include "lib/memory.h"
#include "soundcheck/wav.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FRAME_SAMPLES   (WAV_RATE * 70224.0 / 4194304.0)
#define SHORTEST        4    /* frames of a note that can be measured */
#define MOST_CENTS      45   /* a vibrato is in it */
#define LEAST_LIKENESS  0.85 /* of the sound to itself, a period later */
#define FEWEST_PERIODS  2.5
#define MOST_COMPLAINTS 5

typedef struct {
    long frame, frames;
    double hertz;
} Note;

typedef struct {
    Note *notes;
    int count;
    long frames, mark;
} Piece;

static bool piece_load(Piece *piece, const char *path, const char *name, char channel)
{
    Lines lines;
    bool inside = false, found = false;
    int n;

    *piece = (Piece){0};
    if (!lines_load(&lines, path))
        return false;
    for (n = 0; n < lines.count; n++) {
        char word[64], letter;
        Note note;

        if (sscanf(lines.lines[n], "piece %63s %ld %ld", word, &note.frame, &note.frames) == 3) {
            inside = strcmp(word, name) == 0;
            if (inside) {
                found = true;
                piece->frames = note.frame;
                piece->mark = note.frames;
            }
        } else if (strncmp(lines.lines[n], "effect", 6) == 0) {
            inside = false;
        } else if (inside &&
                   sscanf(lines.lines[n], "%c %ld %ld %lf", &letter, &note.frame, &note.frames,
                          &note.hertz) == 4 &&
                   letter == channel) {
            piece->notes = memory_grow(piece->notes, (size_t)piece->count, sizeof note);
            piece->notes[piece->count++] = note;
        }
    }
    lines_free(&lines);
    return found || complain(path, 0, "there is no piece %s", name);
}

/* The frame of the recording in which a channel begins its first note: the driver needs one to
 * take the wish, and staggers the voices. */
static int first_frame(char channel)
{
    return channel == 'A' ? 2 : channel == 'B' ? 3 : 1;
}

static double at(const double *samples, double place)
{
    long whole = (long)place;
    double part = place - (double)whole;

    return samples[whole] * (1 - part) + samples[whole + 1] * part;
}

/* How much the sound is like itself, `lag` samples later: 1 is the same. */
static double likeness(const double *samples, long count, double lag)
{
    long last = count - (long)lag - 2, n;
    double mean = 0, both = 0, one = 0, other = 0;

    for (n = 0; n < count; n++)
        mean += samples[n];
    mean /= (double)count;
    for (n = 0; n < last; n++) {
        double x = samples[n] - mean, y = at(samples, (double)n + lag) - mean;

        both += x * y;
        one += x * x;
        other += y * y;
    }
    return one > 1e-9 && other > 1e-9 ? both / sqrt(one * other) : 0;
}

/* What is wrong with a stretch of sound that should have this pitch, or NULL. */
static const char *hear(const double *samples, long count, double hertz)
{
    static char text[128];
    double period = WAV_RATE / hertz, best = -1, best_cents = 0;
    int cents;

    for (cents = -150; cents <= 150; cents += 5) {
        double like = likeness(samples, count, period * exp2(cents / 1200.0));

        if (like > best) {
            best = like;
            best_cents = cents;
        }
    }
    if (best < LEAST_LIKENESS) {
        snprintf(text, sizeof text, "no tone of %.1f Hz (likeness %.2f)", hertz, best);
        return text;
    }
    if (fabs(best_cents) > MOST_CENTS) {
        snprintf(text, sizeof text, "%+.0f cents away from %.1f Hz", -best_cents, hertz);
        return text;
    }
    for (cents = 2; cents <= 4; cents++)
        if (likeness(samples, count, period / cents) > 0.97 * best) {
            snprintf(text, sizeof text, "%d times as high as %.1f Hz", cents, hertz);
            return text;
        }
    return NULL;
}

typedef struct {
    long heard, wrong;
} Tally;

static void check_note(const Wav *wav, const Note *note, char channel, long shift, Tally *tally)
{
    double from = ((double)(note->frame + shift + first_frame(channel)) + 1) * FRAME_SAMPLES;
    long length = (long)(((double)note->frames - 2) * FRAME_SAMPLES);
    const char *problem;

    if (note->frames < SHORTEST || note->hertz <= 0 ||
        from + (double)length + 2 > (double)wav->count)
        return;
    if (length > WAV_RATE / 5)
        length = WAV_RATE / 5; /* later it has faded */
    if ((double)length * note->hertz / WAV_RATE < FEWEST_PERIODS)
        return;
    problem = hear(wav->samples + (long)from, length, note->hertz);
    tally->heard++;
    if (problem && ++tally->wrong <= MOST_COMPLAINTS)
        fprintf(stderr, "channel %c, frame %ld: %s\n", channel, note->frame + shift, problem);
}

bool notes_check(const char *list, const char *name, char channel, const char *recording)
{
    Piece piece;
    Wav wav = {0};
    Tally tally = {0};
    bool ok = piece_load(&piece, list, name, channel) && wav_load(&wav, recording);
    int n;

    for (n = 0; ok && n < piece.count; n++)
        check_note(&wav, &piece.notes[n], channel, 0, &tally);
    for (n = 0; ok && piece.mark >= 0 && n < piece.count; n++)
        if (piece.notes[n].frame >= piece.mark)
            check_note(&wav, &piece.notes[n], channel, piece.frames - piece.mark, &tally);
    if (ok)
        printf("%s channel %c: %ld of %ld notes right\n", name, channel, tally.heard - tally.wrong,
               tally.heard);
    free(piece.notes);
    wav_free(&wav);
    return ok && tally.wrong == 0;
}
