#include "cart/sound_registers.h"
#include "cart/sound_voice.h"

#define ENVELOPE_FADES 0x07

uint8_t voice_wave, voice_read;

/* 2048 - 131072 Hz / frequency, from C2 (65.4 Hz) to C8 */
const uint16_t voice_pitches[SCORE_NOTES + 1] = {
    44,   157,  263,  363,  457,  547,  631,  711,  786,  856,  923,  986,  1046, 1102, 1155,
    1205, 1253, 1297, 1339, 1379, 1417, 1452, 1486, 1517, 1547, 1575, 1602, 1627, 1650, 1673,
    1694, 1714, 1732, 1750, 1767, 1783, 1798, 1812, 1825, 1837, 1849, 1860, 1871, 1881, 1890,
    1899, 1907, 1915, 1923, 1930, 1936, 1943, 1949, 1954, 1959, 1964, 1969, 1974, 1978, 1982,
    1985, 1989, 1992, 1995, 1998, 2001, 2004, 2006, 2009, 2011, 2013, 2015, 2017,
};

void voice_begin(Voice *voice, const uint8_t *score)
{
    voice->wait = 1;
    voice->shape_wait = 0;
    voice->motion = PITCH_STEADY;
    voice->transpose = 0;
    voice->detune = 0;
    voice->note = NOTE_NONE;
    voice->chord = 0;
    voice->at = score;
    voice->loops[0] = 0;
    voice->loops[1] = 0;
}

void voice_silence(uint8_t channel)
{
    volatile uint8_t *out = SOUND_REGISTERS + (uint8_t)(channel * REGISTERS_PER_CHANNEL);

    if (channel == CHANNEL_WAVE) {
        out[REGISTER_LEVEL] = 0;
        return;
    }
    out[REGISTER_ENVELOPE] = SILENT;
    out[REGISTER_HIGH] = TRIGGER;
}

void voice_regain(uint8_t channel, const Voice *voice)
{
    volatile uint8_t *out = SOUND_REGISTERS + (uint8_t)(channel * REGISTERS_PER_CHANNEL);
    uint8_t high = (uint8_t)(voice->pitch >> 8);

    if (voice->wait == 0 || voice->note == NOTE_NONE || channel == CHANNEL_NOISE ||
        (channel != CHANNEL_WAVE && (voice->envelope & ENVELOPE_FADES))) {
        voice_silence(channel);
        return;
    }
    if (channel == CHANNEL_WAVE) {
        if (voice_wave != voice->envelope)
            voice_load_wave(voice->envelope);
        out[REGISTER_LEVEL] = voice->shape[-2];
    } else {
        out[REGISTER_DUTY] = voice->shape[-2];
        out[REGISTER_ENVELOPE] = voice->envelope;
        high |= TRIGGER;
    }
    out[REGISTER_LOW] = (uint8_t)voice->pitch;
    out[REGISTER_HIGH] = high;
}
