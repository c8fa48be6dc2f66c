/* What src/cart/sound_step.s does, in C: voice_step and voice_load_wave of cart/sound_voice.h. The
 * driver's other parts are compiled for the host as they are. test/rom/sound compares the registers
 * that this model writes with those of the cartridge, on every piece. */
#include "cart/sound_registers.h"
#include "cart/sound_voice.h"

#include <stdbool.h>

#define PITCH_LIMIT 2048

uint8_t sound_registers[0x30];
static uint8_t unheard[5];
static uint8_t *out;
static int channel;

static void put_shape(Voice *voice, uint8_t value, uint8_t frames, const uint8_t *behind)
{
    out[channel == CHANNEL_WAVE    ? REGISTER_LEVEL
        : channel == CHANNEL_NOISE ? REGISTER_COLOR
                                   : REGISTER_DUTY] = value;
    voice->shape_wait = frames;
    voice->shape = behind;
}

static void next_shape(Voice *voice)
{
    const uint8_t *shape = voice->shape;

    if (shape[1] == SHAPE_AGAIN)
        shape -= shape[0];
    put_shape(voice, shape[0], shape[1], shape + 2);
}

static void put_pitch(const Voice *voice, uint8_t trigger)
{
    out[REGISTER_LOW] = (uint8_t)voice->pitch;
    out[REGISTER_HIGH] = (uint8_t)(voice->pitch >> 8) | trigger;
}

static uint16_t pitch_of(const Voice *voice, uint8_t note)
{
    return (uint16_t)(voice_pitches[note] + (int8_t)voice->detune);
}

static void begin_motion(Voice *voice)
{
    if (voice->chord) {
        voice->motion = PITCH_ARPEGGIO;
        voice->step = 0;
        return;
    }
    voice->motion = voice->instrument->motion;
    voice->turn = voice->instrument->amount;
    voice->step = voice->instrument->amount;
}

static void begin_drum(Voice *voice, uint8_t drum)
{
    const Instrument *instrument = &sound_instruments[drum];

    voice->note = drum;
    put_shape(voice, instrument->value, instrument->frames, instrument->shape);
    out[REGISTER_ENVELOPE] = instrument->envelope;
    out[REGISTER_HIGH] = TRIGGER;
}

static void begin_note(Voice *voice, uint8_t note)
{
    const Instrument *instrument = voice->instrument;

    if (channel == CHANNEL_NOISE) {
        begin_drum(voice, note);
        return;
    }
    if (channel == CHANNEL_WAVE && out != unheard && voice_wave != voice->envelope)
        voice_load_wave(voice->envelope);
    put_shape(voice, instrument->value, instrument->frames, instrument->shape);
    voice->note = (uint8_t)(note + voice->transpose);
    voice->pitch = pitch_of(voice, voice->note);
    begin_motion(voice);
    if (channel != CHANNEL_WAVE)
        out[REGISTER_ENVELOPE] = voice->envelope;
    put_pitch(voice, channel == CHANNEL_WAVE ? 0 : TRIGGER);
}

static void begin_glide(Voice *voice, uint8_t speed, uint8_t note)
{
    if (voice->note == NOTE_NONE) {
        begin_note(voice, note);
        return;
    }
    voice->note = (uint8_t)(note + voice->transpose);
    voice->motion = PITCH_GLIDE;
    voice->step = pitch_of(voice, voice->note) < voice->pitch ? (uint8_t)-speed : speed;
}

static void rest(Voice *voice)
{
    voice->note = NOTE_NONE;
    voice->motion = PITCH_STEADY;
    voice->shape_wait = 0;
    if (channel == CHANNEL_WAVE) {
        out[REGISTER_LEVEL] = 0;
        return;
    }
    out[REGISTER_ENVELOPE] = SILENT;
    out[REGISTER_HIGH] = TRIGGER;
}

static const uint8_t *go_back(const uint8_t *at)
{
    return at + (int16_t)(at[0] | at[1] << 8);
}

static const uint8_t *end_loop(Voice *voice, const uint8_t *at)
{
    uint8_t *left = &voice->loops[at[0]];

    if (*left == 0)
        *left = at[1];
    return --*left ? go_back(at + 2) : at + 4;
}

/* A command that takes no time and has one operand. */
static void obey(Voice *voice, uint8_t command, uint8_t operand)
{
    switch (command) {
    case SCORE_INSTRUMENT:
        voice->instrument = &sound_instruments[operand];
        voice->envelope = voice->instrument->envelope;
        break;
    case SCORE_VOLUME:
        voice->envelope = (voice->envelope & 0x0F) | operand;
        break;
    case SCORE_CHORD:
        voice->chord = operand;
        break;
    case SCORE_DETUNE:
        voice->detune = operand;
        break;
    default:
        break;
    }
}

static void read_score(Voice *voice)
{
    const uint8_t *at = voice->at;

    for (;;) {
        uint8_t code = *at++;

        if (code >= SCORE_LENGTH) {
            voice->length = (uint8_t)(code - (SCORE_LENGTH - 1));
        } else if (code < SCORE_NOTES) {
            begin_note(voice, code);
            break;
        } else if (code == SCORE_REST) {
            rest(voice);
            break;
        } else if (code == SCORE_HOLD) {
            break;
        } else if (code == SCORE_END) {
            rest(voice);
            return;
        } else if (code == SCORE_GLIDE) {
            begin_glide(voice, at[0], at[1]);
            at += 2;
            break;
        } else if (code == SCORE_REPEAT) {
            at = go_back(at);
        } else if (code == SCORE_LOOP) {
            at = end_loop(voice, at);
        } else if (code == SCORE_CALL) {
            voice->transpose = at[1];
            voice->back = at + 2;
            at = sound_phrases[at[0]];
        } else if (code == SCORE_RETURN) {
            voice->transpose = 0;
            at = voice->back;
        } else if (code == SCORE_PAN) {
            MASTER_PAN = (MASTER_PAN & at[0]) | at[1];
            at += 2;
        } else {
            obey(voice, code, *at++);
        }
    }
    voice->at = at;
    voice->wait = voice->length;
}

static void begin_vibrato(Voice *voice)
{
    const uint16_t *semitone = &voice_pitches[voice->note];
    uint8_t vibrato = voice->instrument->vibrato;

    voice->step = (uint8_t)((semitone[1] - semitone[0]) >> VIBRATO_DEPTH(vibrato));
    if (voice->step == 0)
        voice->step = 1;
    voice->turn = VIBRATO_FRAMES(vibrato) / 2 + 1;
    voice->motion = PITCH_VIBRATO;
}

static void add_step(Voice *voice)
{
    voice->pitch = (uint16_t)(voice->pitch + (int8_t)voice->step);
}

static bool glide_arrives(const Voice *voice)
{
    uint16_t target = pitch_of(voice, voice->note);

    if ((int8_t)voice->step < 0)
        return voice->pitch < target || voice->pitch >= PITCH_LIMIT;
    return voice->pitch >= target;
}

static void move_pitch(Voice *voice)
{
    const uint8_t *chord = sound_chords[voice->chord];

    switch (voice->motion) {
    case PITCH_DELAYED:
        if (--voice->turn == 0)
            begin_vibrato(voice);
        return;
    case PITCH_VIBRATO:
        if (--voice->turn == 0) {
            voice->turn = VIBRATO_FRAMES(voice->instrument->vibrato);
            voice->step = (uint8_t)-voice->step;
        }
        add_step(voice);
        break;
    case PITCH_ARPEGGIO:
        if (chord[++voice->step] == CHORD_HOLD)
            return;
        if (chord[voice->step] == CHORD_END)
            voice->step = 0;
        voice->pitch = pitch_of(voice, (uint8_t)(voice->note + chord[voice->step]));
        break;
    case PITCH_GLIDE:
        add_step(voice);
        if (glide_arrives(voice)) {
            voice->pitch = pitch_of(voice, voice->note);
            begin_motion(voice);
        }
        break;
    default: /* PITCH_SWEEP */
        add_step(voice);
        if (voice->pitch >= PITCH_LIMIT) {
            rest(voice);
            return;
        }
    }
    put_pitch(voice, 0);
}

void voice_step(uint8_t port, Voice *voice)
{
    bool heard = port < 0x80;

    channel = (uint8_t)(heard ? port : port - UNHEARD) / REGISTERS_PER_CHANNEL - 3;
    out = heard ? &sound_registers[port - 0x10] : unheard;
    if (--voice->wait == 0) {
        voice_read++;
        read_score(voice);
        return;
    }
    if (voice->shape_wait && --voice->shape_wait == 0)
        next_shape(voice);
    if (voice->motion && heard)
        move_pitch(voice);
}

void voice_load_wave(uint8_t wave)
{
    int n;

    voice_wave = wave;
    WAVE_POWER = 0;
    for (n = 0; n < WAVE_RAM_BYTES; n++)
        WAVE_RAM[n] = sound_waves[wave][n];
    WAVE_POWER = 0x80;
    sound_registers[CHANNEL_WAVE * REGISTERS_PER_CHANNEL + REGISTER_HIGH] = TRIGGER;
}
