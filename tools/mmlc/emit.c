#include "mmlc/emit.h"

#include "lib/csource.h"
#include "lib/memory.h"
#include "mmlc/encode.h"
#include "mmlc/perform.h"

#include <math.h>
#include <stdlib.h>

static void emit_sounds(FILE *stream, const Music *music)
{
    int n;

    for (n = 0; n < music->sound_count; n++) {
        char *name = memory_print("sound_shape_%d", n);

        csource_bytes(stream, name, music->sounds[n].shape, (size_t)music->sounds[n].shape_length);
        free(name);
    }
    fputs("\nconst Instrument sound_instruments[] = {\n", stream);
    for (n = 0; n < music->sound_count; n++) {
        const Sound *sound = &music->sounds[n];

        int motion = sound->sweep ? PITCH_SWEEP : sound->vibrato[0] ? PITCH_DELAYED : PITCH_STEADY;

        fprintf(stream, "    {0x%02X, %d, sound_shape_%d + 2, %d, %d, 0x%02X, 0x%02X}, /* %s */\n",
                sound->shape[0], sound->shape[1], n, motion,
                (uint8_t)(sound->sweep ? sound->sweep : sound->vibrato[0]),
                sound->vibrato[1] << 5 | sound->vibrato[2], sound->envelope, sound->name);
    }
    fputs("};\n", stream);
}

static void emit_waves(FILE *stream, const Music *music)
{
    int n, byte;

    fputs("\nconst uint8_t sound_waves[][16] = {\n", stream);
    for (n = 0; n < music->wave_count; n++) {
        fputs("    {", stream);
        for (byte = 0; byte < 16; byte++)
            fprintf(stream, "%s0x%02X", byte ? ", " : "", music->waves[n].bytes[byte]);
        fprintf(stream, "}, /* %s */\n", music->waves[n].name);
    }
    if (!music->wave_count)
        fputs("    {0},\n", stream);
    fputs("};\n", stream);
}

static void emit_chord(FILE *stream, const Chord *chord, int number)
{
    int step, frame;

    fprintf(stream, "\nstatic const uint8_t chord_%d[] = {", number);
    for (step = 0; step < chord->count; step++) {
        fprintf(stream, "%d, ", chord->steps[step]);
        for (frame = 1; frame < chord->every; frame++)
            fputs("CHORD_HOLD, ", stream);
    }
    fprintf(stream, "CHORD_END}; /* %s */\n", chord->name);
}

static void emit_chords(FILE *stream, const Music *music)
{
    int n;

    for (n = 1; n < music->chord_count; n++)
        emit_chord(stream, &music->chords[n], n);
    fputs("\nconst uint8_t *const sound_chords[] = {0", stream);
    for (n = 1; n < music->chord_count; n++)
        fprintf(stream, ", chord_%d", n);
    fputs("};\n", stream);
}

static bool emit_body(FILE *stream, const Body *body, const char *name)
{
    Encoded encoded;
    bool ok = encode(&encoded, body);

    if (ok)
        csource_bytes(stream, name, encoded.bytes, encoded.count);
    encode_free(&encoded);
    return ok;
}

static bool emit_phrases(FILE *stream, const Music *music)
{
    bool ok = true;
    int n;

    for (n = 0; ok && n < music->phrase_count; n++) {
        char *name = memory_print("sound_phrase_%d", n);

        ok = emit_body(stream, &music->phrases[n], name);
        free(name);
    }
    fputs("\nconst uint8_t *const sound_phrases[] = {", stream);
    for (n = 0; n < music->phrase_count; n++)
        fprintf(stream, "%ssound_phrase_%d", n ? ", " : "", n);
    fputs(music->phrase_count ? "};\n" : "0};\n", stream);
    return ok;
}

static bool emit_voices(FILE *stream, const Music *music)
{
    bool ok = true;
    int n, channel;

    fputs("\nstatic const uint8_t nothing[] = {SCORE_END};\n", stream);
    for (n = 0; ok && n < music->part_count; n++)
        for (channel = 0; ok && channel < SOUND_CHANNELS; channel++) {
            const Body *voice = &music->parts[n].voices[channel];
            char *name = memory_print("sound_part_%d%c", n, 'a' + channel);

            if (voice->count)
                ok = emit_body(stream, voice, name);
            free(name);
        }
    return ok;
}

static void emit_piece(FILE *stream, const Part *part, int number)
{
    char *constant = csource_constant("MUSIC", part->name);
    int channel;

    fprintf(stream, "    [%s] = {%d, %d, {", constant, part->after, part->beat * part->measure);
    for (channel = 0; channel < SOUND_CHANNELS; channel++) {
        if (part->voices[channel].count)
            fprintf(stream, "%ssound_part_%d%c", channel ? ", " : "", number, 'a' + channel);
        else
            fprintf(stream, "%snothing", channel ? ", " : "");
    }
    fputs("}},\n", stream);
    free(constant);
}

static void emit_effect(FILE *stream, const Part *part, int number)
{
    char *constant = csource_constant("EFFECT", part->name);
    int used[2], count = 0, channel;

    for (channel = 0; channel < SOUND_CHANNELS; channel++)
        if (part->voices[channel].count)
            used[count++] = channel;
    fprintf(stream, "    [%s + %d] = {%d, ", constant, part->offset, part->rank);
    if (count == 1)
        fprintf(stream, "{%d, CHANNEL_NONE}, {sound_part_%d%c, nothing}},\n", used[0], number,
                'a' + used[0]);
    else
        fprintf(stream, "{%d, %d}, {sound_part_%d%c, sound_part_%d%c}},\n", used[0], used[1],
                number, 'a' + used[0], number, 'a' + used[1]);
    free(constant);
}

bool emit_c(FILE *stream, const Music *music, const char *from)
{
    int n;

    csource_begin(stream, "mmlc", from);
    fputs("#include \"cart/sound.h\"\n#include \"cart/sound_score.h\"\n", stream);
    emit_sounds(stream, music);
    emit_waves(stream, music);
    emit_chords(stream, music);
    if (!emit_phrases(stream, music) || !emit_voices(stream, music))
        return false;
    fputs("\nconst Piece sound_pieces[MUSIC_COUNT] = {\n"
          "    [MUSIC_NONE] = {0, 0, {nothing, nothing, nothing, nothing}},\n",
          stream);
    for (n = 0; n < music->part_count; n++)
        if (!music->parts[n].is_effect)
            emit_piece(stream, &music->parts[n], n);
    fputs("};\n\nconst Effect sound_effects[EFFECT_COUNT] = {\n"
          "    [EFFECT_NONE] = {0, {CHANNEL_NONE, CHANNEL_NONE}, {nothing, nothing}},\n",
          stream);
    for (n = 0; n < music->part_count; n++)
        if (music->parts[n].is_effect)
            emit_effect(stream, &music->parts[n], n);
    fputs("};\n", stream);
    return true;
}

static double hertz(const Music *music, int channel, const Sounding *note)
{
    double octaves = (note->note - 33) / 12.0; /* 33 is A4 of the pulse channels */

    if (channel == CHANNEL_NOISE || note->glide || note->chord ||
        music->sounds[note->instrument].sweep)
        return 0;
    return 440 * exp2(channel == CHANNEL_WAVE ? octaves - 1 : octaves);
}

static void emit_voice_notes(FILE *stream, const Music *music, const Performance *performance,
                             int channel)
{
    int n;

    for (n = 0; n < performance->count; n++) {
        const Sounding *note = &performance->notes[n];
        int sound = channel == CHANNEL_NOISE ? note->note : note->instrument;

        fprintf(stream, "%c %ld %ld %.3f %s\n", 'A' + channel, note->frame, note->frames,
                hertz(music, channel, note), music->sounds[sound].name);
    }
}

void emit_notes(FILE *stream, const Music *music)
{
    Performance performances[SOUND_CHANNELS];
    int n, channel;

    for (n = 0; n < music->part_count; n++) {
        const Part *part = &music->parts[n];
        long frames = 0, mark = -1;

        for (channel = 0; channel < SOUND_CHANNELS; channel++) {
            perform(&performances[channel], music, &part->voices[channel]);
            if (performances[channel].frames > frames)
                frames = performances[channel].frames;
            if (performances[channel].mark >= 0)
                mark = performances[channel].mark;
        }
        if (part->is_effect)
            fprintf(stream, "effect %s+%d %ld\n", part->name, part->offset, frames);
        else
            fprintf(stream, "piece %s %ld %ld\n", part->name, frames, mark);
        for (channel = 0; channel < SOUND_CHANNELS; channel++) {
            emit_voice_notes(stream, music, &performances[channel], channel);
            perform_free(&performances[channel]);
        }
    }
}
