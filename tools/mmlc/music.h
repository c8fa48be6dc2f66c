/* Everything that the files of res/music declare, as mmlc keeps it. */
#ifndef MMLC_MUSIC_H
#define MMLC_MUSIC_H

#include "mmlc/scan.h"
#include "cart/sound_score.h"

#include <stdbool.h>
#include <stdint.h>

/* Time is counted in parts of a frame, so that notes of any tempo add up without drifting. */
#define FRAME 48

typedef struct {
    char name[NAME_ROOM];
    uint8_t bytes[16];
} Wave;

typedef struct {
    char name[NAME_ROOM];
    int every;
    int count, highest;
    uint8_t steps[8];
} Chord;

enum { KIND_PULSE, KIND_TONE, KIND_DRUM };

#define SHAPE_ROOM 32
typedef struct {
    char name[NAME_ROOM]; /* of a drum: its capital letter */
    int kind;
    uint8_t envelope; /* or the wave's number */
    int shape_length;
    uint8_t shape[SHAPE_ROOM];
    int sweep;
    int vibrato[3]; /* delay, depth, frames */
} Sound;

enum {
    OP_NOTE,
    OP_REST,
    OP_INSTRUMENT,
    OP_VOLUME,
    OP_CHORD,
    OP_DETUNE,
    OP_PAN,
    OP_LOOP,     /* beginning of a part in brackets */
    OP_LOOP_END, /* value: times */
    OP_CALL,     /* value: phrase, second: semitones */
    OP_MARK      /* where the piece begins again */
};

typedef struct {
    Place place;
    int kind;
    int value, second;
    int glide;   /* of a note: units a frame, 0 for none */
    long at;     /* since the body's beginning, in parts of a frame */
    long length; /* the same */
    int match;   /* of a loop's end: its beginning */
} Op;

/* A length as written: a fraction of a whole note with dots, or frames. */
typedef struct {
    int number;
    int dots;
    bool frames;
} Length;

/* What one channel plays, or a phrase. */
typedef struct {
    char name[NAME_ROOM];
    Place place;
    int channel;
    int scope;   /* of a phrase: the part that it belongs to, SCOPE_ALL for all of them */
    int beat;    /* frames of a quarter note, as the part's head says */
    int measure; /* quarter notes in a bar, 0 for none */
    Op *ops;
    int count;
    long length;
    /* reading: octave, length of notes without one, frames of a quarter note, units of a glide */
    int octave;
    Length note_length;
    int tempo;
    int glide_speed;
    int open; /* the loop that is open, or -1 */
    long last_bar;
} Body;
#define SCOPE_ALL (-1)

/* A piece or an effect. */
typedef struct {
    char name[NAME_ROOM];
    int offset; /* portal_open+3 */
    Place place;
    bool is_effect;
    int after;
    int rank;
    int beat, measure;
    Body voices[SOUND_CHANNELS];
} Part;

typedef struct {
    Wave *waves;
    int wave_count;
    Chord *chords; /* number 0 is none */
    int chord_count;
    Sound *sounds;
    int sound_count;
    Body *phrases;
    int phrase_count;
    Part *parts;
    int part_count;
} Music;

/* Their number, or -1. */
int music_wave(const Music *music, const char *name);
int music_chord(const Music *music, const char *name);
int music_sound(const Music *music, const char *name);
int music_phrase(const Music *music, const char *name, int scope);

bool music_read(Music *music, const char *path); /* all that a file declares */
void music_free(Music *music);

#endif
