/* A voice reads one score and plays it on one channel. Four are the music's; effects have one each
 * on three channels and take these from the music, which plays on unheard.
 * voice_step, the part that runs in every frame, is sound_step.s; test/host/voice_model.c says the
 * same in C, and a test compares the two on every piece. */
#ifndef CART_SOUND_VOICE_H
#define CART_SOUND_VOICE_H

#include <stdint.h>
#include "cart/sound_score.h"

#define NOTE_NONE 0xFF

/* sound_step.s knows this order, in which a note that begins fills it. */
typedef struct {
    uint8_t wait;       /* frames until the score is read on; 0: the voice has ended */
    uint8_t shape_wait; /* frames until the next pair of the shape; 0: none follows */
    const uint8_t *shape;
    uint8_t motion;    /* PITCH_… */
    uint8_t turn;      /* frames until the vibrato begins or turns */
    uint8_t step;      /* added to the pitch in each frame, signed; in a chord: the place */
    uint8_t transpose; /* signed */
    uint8_t note;
    uint8_t detune; /* signed */
    uint16_t pitch; /* the frequency register's value */
    uint8_t envelope;
    uint8_t chord;
    const Instrument *instrument;
    uint8_t length;                  /* of notes */
    const uint8_t *at;               /* the score's next byte */
    uint8_t loops[SCORE_LOOP_SLOTS]; /* times that are left */
    const uint8_t *back;             /* where a phrase returns to */
} Voice;

/* Where a voice writes: the address FF00 + port has the first of its channel's five registers. A
 * voice that has lost its channel writes to high RAM instead, and nobody hears it. */
#define PORT(channel) ((uint8_t)(0x10 + (channel)*5))
#define UNHEARD       0xD0 /* added to a port: FFE0 … FFF3 */

/* The wave in the channel's memory; WAVE_NONE: none of ours. */
#define WAVE_NONE 0xFF
extern uint8_t voice_wave;

/* Counts voices that read their score, which takes the most time. */
extern uint8_t voice_read;

/* The frequency register's value for each note, and for one more. */
extern const uint16_t voice_pitches[SCORE_NOTES + 1];

void voice_begin(Voice *voice, const uint8_t *score); /* from the next frame on */
void voice_step(uint8_t port, Voice *voice);          /* one frame; not after its end */
void voice_load_wave(uint8_t wave);                   /* and starts the wave channel */
void voice_silence(uint8_t channel);

/* The channel is the voice's again: a note that does not fade sounds on. */
void voice_regain(uint8_t channel, const Voice *voice);

#endif
