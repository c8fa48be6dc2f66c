#include "mmlc/music.h"

#include "lib/lines.h"
#include "lib/memory.h"
#include "mmlc/body.h"
#include "mmlc/declare.h"
#include "mmlc/perform.h"

#include <stdlib.h>
#include <string.h>

#define EFFECT_BEAT 36

int music_wave(const Music *music, const char *name)
{
    int n;

    for (n = 0; n < music->wave_count; n++)
        if (strcmp(music->waves[n].name, name) == 0)
            return n;
    return -1;
}

int music_chord(const Music *music, const char *name)
{
    int n;

    for (n = 1; n < music->chord_count; n++)
        if (strcmp(music->chords[n].name, name) == 0)
            return n;
    return -1;
}

int music_sound(const Music *music, const char *name)
{
    int n;

    for (n = 0; n < music->sound_count; n++)
        if (strcmp(music->sounds[n].name, name) == 0)
            return n;
    return -1;
}

int music_phrase(const Music *music, const char *name, int scope)
{
    int n;

    for (n = 0; n < music->phrase_count; n++)
        if (strcmp(music->phrases[n].name, name) == 0 &&
            (music->phrases[n].scope == scope || music->phrases[n].scope == SCOPE_ALL))
            return n;
    return -1;
}

/* What indented lines belong to. A phrase is kept apart until it ends, as it may grow. */
typedef struct {
    Music *music;
    bool in_part, in_phrase;
    Body *voice; /* of the part, or NULL */
    Body phrase;
} Reader;

static Part *current(const Reader *reader)
{
    return &reader->music->parts[reader->music->part_count - 1];
}

static bool end_phrase(Reader *reader)
{
    Music *music = reader->music;

    if (!reader->in_phrase)
        return true;
    reader->in_phrase = false;
    music->phrases =
        memory_grow(music->phrases, (size_t)music->phrase_count, sizeof reader->phrase);
    music->phrases[music->phrase_count++] = reader->phrase;
    if (!reader->phrase.length)
        return complain_at(reader->phrase.place, "the phrase is empty");
    return body_end(&reader->phrase);
}

static bool end_part(Reader *reader)
{
    int channel, used = 0;
    Part *part;

    if (!end_phrase(reader))
        return false;
    reader->voice = NULL;
    if (!reader->in_part)
        return true;
    reader->in_part = false;
    part = current(reader);
    for (channel = 0; channel < SOUND_CHANNELS; channel++) {
        if (!body_end(&part->voices[channel]))
            return false;
        used += part->voices[channel].count != 0;
    }
    if (part->is_effect && used > 2)
        return complain_at(part->place, "an effect has at most two channels");
    return perform_check(reader->music, part);
}

static bool read_after(Scan *scan, Part *part)
{
    static const char *const names[] = {"again", "silence", "return"};
    Place place = scan_place(scan);
    char name[NAME_ROOM];
    int n;

    scan_name(scan, name);
    for (n = 0; n < 3; n++)
        if (strcmp(name, names[n]) == 0) {
            part->after = n;
            return true;
        }
    return complain_at(place, "after= is again, silence or return");
}

static bool read_head(Scan *scan, Part *part)
{
    Place place = scan_place(scan);
    char key[NAME_ROOM];

    scan_name(scan, key);
    if (!*key || !scan_letter(scan, '='))
        return complain_at(place, "a setting is written name=value");
    if (part->is_effect && strcmp(key, "rank") == 0)
        return scan_number(scan, 1, 255, &part->rank);
    if (!part->is_effect && strcmp(key, "beat") == 0)
        return scan_number(scan, 4, 200, &part->beat);
    if (!part->is_effect && strcmp(key, "bar") == 0)
        return scan_number(scan, 1, 12, &part->measure);
    if (!part->is_effect && strcmp(key, "after") == 0)
        return read_after(scan, part);
    return complain_at(place, "there is no setting \"%s\" here", key);
}

static bool check_head(const Part *part)
{
    if (part->is_effect)
        return part->rank || complain_at(part->place, "an effect needs its rank=");
    if (!part->beat || !part->measure)
        return complain_at(part->place, "a piece needs beat= (frames of a quarter note) and bar=");
    return part->beat * part->measure <= 255 ||
           complain_at(part->place, "a bar has at most 255 frames, this one %d",
                       part->beat * part->measure);
}

static bool begin_part(Reader *reader, Scan *scan, bool is_effect)
{
    Part part = {.is_effect = is_effect, .after = is_effect ? AFTER_SILENCE : AFTER_AGAIN};
    Music *music = reader->music;
    int n, channel;

    if (!end_part(reader))
        return false;
    scan_blanks(scan);
    part.place = scan_place(scan);
    if (!declare_name(scan, part.name))
        return false;
    if (is_effect && *scan->at == '+' && !scan_signed(scan, 0, 99, &part.offset))
        return false;
    for (n = 0; n < music->part_count; n++)
        if (music->parts[n].is_effect == is_effect && music->parts[n].offset == part.offset &&
            strcmp(music->parts[n].name, part.name) == 0)
            return complain_at(part.place, "there is a \"%s\" already", part.name);
    for (scan_blanks(scan); !scan_end(scan); scan_blanks(scan))
        if (!read_head(scan, &part))
            return false;
    if (!check_head(&part))
        return false;
    if (is_effect)
        part.beat = EFFECT_BEAT;
    for (channel = 0; channel < SOUND_CHANNELS; channel++)
        body_begin(&part.voices[channel], channel, music->part_count, part.beat, part.measure,
                   part.place);
    music->parts = memory_grow(music->parts, (size_t)music->part_count, sizeof part);
    music->parts[music->part_count++] = part;
    reader->in_part = true;
    return true;
}

/* "phrase NAME A …": for the channel, A serving B too. Outside of pieces at 36 frames a beat. */
static bool begin_phrase(Reader *reader, Scan *scan)
{
    Music *music = reader->music;
    Body phrase = {0};
    Place place;

    if (!end_phrase(reader))
        return false;
    reader->voice = NULL;
    scan_blanks(scan);
    place = scan_place(scan);
    if (!declare_name(scan, phrase.name))
        return false;
    if (music->phrase_count == 255)
        return complain_at(place, "there can be no more than 255 phrases");
    scan_blanks(scan);
    if (*scan->at < 'A' || *scan->at > 'D')
        return complain_here(scan, "the channel of the phrase is missing: A, B, C or D");
    body_begin(&phrase, *scan->at++ - 'A', reader->in_part ? music->part_count - 1 : SCOPE_ALL,
               reader->in_part ? current(reader)->beat : EFFECT_BEAT,
               reader->in_part ? current(reader)->measure : 0, place);
    if (music_phrase(music, phrase.name, phrase.scope) >= 0)
        return complain_at(place, "there is a phrase \"%s\" already", phrase.name);
    reader->phrase = phrase;
    reader->in_phrase = true;
    return body_read(music, &reader->phrase, scan);
}

static bool read_voice(Reader *reader, Scan *scan)
{
    int channel = *scan->at - 'A';

    if (!reader->in_part)
        return complain_here(scan, "no piece or effect has begun");
    if (!end_phrase(reader))
        return false;
    if (current(reader)->is_effect && channel == CHANNEL_A)
        return complain_here(scan, "effects play on B, C and D: A is the melody's");
    scan->at++;
    reader->voice = &current(reader)->voices[channel];
    if (!reader->voice->count)
        reader->voice->place = (Place){scan->file, scan->line, 1};
    return body_read(reader->music, reader->voice, scan);
}

static bool is_voice(const Scan *scan)
{
    return *scan->at >= 'A' && *scan->at <= 'D' && (scan->at[1] == ' ' || scan->at[1] == '\t');
}

static bool continue_body(Reader *reader, Scan *scan)
{
    if (reader->in_phrase)
        return body_read(reader->music, &reader->phrase, scan);
    if (reader->voice)
        return body_read(reader->music, reader->voice, scan);
    return complain_here(scan, "there is nothing to continue");
}

static bool read_statement(Reader *reader, Scan *scan)
{
    static const char *const kinds[] = {"pulse", "tone", "drum"};
    Place place = scan_place(scan);
    char word[NAME_ROOM];
    int kind;

    if (is_voice(scan))
        return read_voice(reader, scan);
    scan_name(scan, word);
    if (strcmp(word, "phrase") == 0)
        return begin_phrase(reader, scan);
    if (strcmp(word, "piece") == 0 || strcmp(word, "effect") == 0)
        return begin_part(reader, scan, *word == 'e');
    if (!end_phrase(reader))
        return false;
    reader->voice = NULL;
    if (strcmp(word, "wave") == 0)
        return declare_wave(reader->music, scan);
    if (strcmp(word, "chord") == 0)
        return declare_chord(reader->music, scan);
    for (kind = 0; kind < 3; kind++)
        if (strcmp(word, kinds[kind]) == 0)
            return declare_sound(reader->music, scan, kind);
    return complain_at(place, "a line begins with a channel (A to D), wave, chord, pulse, tone, "
                              "drum, phrase, piece or effect");
}

static bool read_line(Reader *reader, const char *path, int number, const char *line)
{
    Scan scan = {path, number, line, line};

    scan_blanks(&scan);
    if (scan_end(&scan))
        return true;
    if (scan.at != line)
        return continue_body(reader, &scan);
    return read_statement(reader, &scan);
}

bool music_read(Music *music, const char *path)
{
    Reader reader = {.music = music};
    Lines lines;
    bool ok = true;
    int n;

    if (!music->chord_count) { /* number 0: no chord */
        music->chords = memory_grow(music->chords, 0, sizeof *music->chords);
        music->chords[music->chord_count++] = (Chord){0};
    }
    if (!lines_load(&lines, path))
        return false;
    for (n = 0; ok && n < lines.count; n++)
        ok = read_line(&reader, path, n + 1, lines.lines[n]);
    ok = ok && end_part(&reader);
    if (reader.in_phrase)
        free(reader.phrase.ops);
    lines_free(&lines);
    return ok;
}

void music_free(Music *music)
{
    int n, channel;

    for (n = 0; n < music->phrase_count; n++)
        free(music->phrases[n].ops);
    for (n = 0; n < music->part_count; n++)
        for (channel = 0; channel < SOUND_CHANNELS; channel++)
            free(music->parts[n].voices[channel].ops);
    free(music->waves);
    free(music->chords);
    free(music->sounds);
    free(music->phrases);
    free(music->parts);
    *music = (Music){0};
}
