/* The form of compiled music: what mmlc writes and the driver reads. A score is a row of bytes for
 * each voice; instruments, chords, waves and phrases are tables that it names by number.
 * res/music/README.md describes the text that it comes from. */
#ifndef CART_SOUND_SCORE_H
#define CART_SOUND_SCORE_H

#include <stdint.h>

/* The channels of the Game Boy, in the order of their registers. */
enum { CHANNEL_A, CHANNEL_B, CHANNEL_WAVE, CHANNEL_NOISE, SOUND_CHANNELS };
#define CHANNEL_NONE 0xFF

/* Notes are numbers from 0, which is C of octave 2 on the pulse channels and an octave lower on the
 * wave channel. On the noise channel a note is the number of an instrument. */
#define SCORE_NOTES 72

/* What is higher than the notes: commands with their operands. sound_step.s knows this order. */
enum {
    SCORE_REST = SCORE_NOTES,
    SCORE_HOLD,         /* the note sounds on */
    SCORE_LOOP,         /* slot, count, distance.w: count times in all */
    SCORE_CALL,         /* phrase, semitones (signed) that it is transposed by */
    SCORE_RETURN,       /* from it */
    SCORE_INSTRUMENT,   /* number */
    SCORE_VOLUME,       /* volume * 16 */
    SCORE_CHORD,        /* number; 0 for none */
    SCORE_GLIDE,        /* units a frame, note: from the note that sounds to this one */
    SCORE_REPEAT,       /* distance.w: for ever */
    SCORE_DETUNE,       /* units of the frequency register, signed */
    SCORE_PAN,          /* what stays of NR51, what is added */
    SCORE_END,          /* of the voice */
    SCORE_LENGTH = 0x80 /* + frames - 1: of the notes that follow */
};
/* A distance is negative, and counted from where it stands itself. */
#define SCORE_LONGEST    128
#define SCORE_LOOP_SLOTS 2 /* one for a voice, one for the phrases that it calls */

/* What moves the pitch of a note; an instrument has one of the first two or PITCH_SWEEP. */
enum { PITCH_STEADY, PITCH_DELAYED, PITCH_VIBRATO, PITCH_ARPEGGIO, PITCH_GLIDE, PITCH_SWEEP };

/* An instrument has a shape: pairs of a value and the frames that it stays, 0 for the rest of the
 * note. What the value means depends on the channel: duty (NRx1), level (NR32) or colour of the
 * noise (NR43). Instead of frames, SHAPE_AGAIN goes back by the value. Eight bytes, in the order in
 * which a note takes them. */
typedef struct {
    uint8_t value, frames; /* the first pair */
    const uint8_t *shape;  /* behind it */
    uint8_t motion;
    uint8_t amount;   /* frames before the vibrato, or units of the frequency register a frame */
    uint8_t vibrato;  /* a semitone shifted right by bits 5 to 7 is added each frame; bits 0 to 4:
                       * frames from one turning point to the next */
    uint8_t envelope; /* NRx2; on the wave channel the number of the wave */
} Instrument;
#define SHAPE_AGAIN          0xFF
#define VIBRATO_DEPTH(byte)  ((byte) >> 5)
#define VIBRATO_FRAMES(byte) ((byte)&0x1F)

enum { AFTER_AGAIN, AFTER_SILENCE, AFTER_RETURN };

typedef struct {
    uint8_t after; /* its end */
    uint8_t bar;   /* frames */
    const uint8_t *voices[SOUND_CHANNELS];
} Piece;

typedef struct {
    uint8_t rank; /* from 1; an effect takes channels from effects up to its own rank */
    uint8_t channel[2];
    const uint8_t *voices[2];
} Effect;

extern const Instrument sound_instruments[];
/* Semitones above the note, one for each frame, from 0 on; then again. */
extern const uint8_t *const sound_chords[];
#define CHORD_END  0x80
#define CHORD_HOLD 0x81 /* one more frame of the same */
extern const uint8_t *const sound_phrases[];
extern const uint8_t sound_waves[][16];
extern const Piece sound_pieces[];
extern const Effect sound_effects[];

#endif
