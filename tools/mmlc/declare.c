#include "mmlc/declare.h"

#include "lib/memory.h"

#include <ctype.h>
#include <string.h>

#define MOST_SOUNDS SCORE_NOTES /* a drum is the noise channel's note */

bool declare_name(Scan *scan, char name[NAME_ROOM])
{
    scan_blanks(scan);
    scan_name(scan, name);
    return *name || complain_here(scan, "a name is missing");
}

bool declare_ends(Scan *scan)
{
    scan_blanks(scan);
    return scan_end(scan) || complain_here(scan, "nothing was expected here");
}

static int hexadecimal(char digit)
{
    static const char digits[] = "0123456789ABCDEF";
    const char *found = digit ? strchr(digits, digit) : NULL;

    return found ? (int)(found - digits) : -1;
}

bool declare_wave(Music *music, Scan *scan)
{
    Wave wave = {0};
    Place place;
    int n;

    scan_blanks(scan);
    place = scan_place(scan);
    if (!declare_name(scan, wave.name))
        return false;
    if (music_wave(music, wave.name) >= 0)
        return complain_at(place, "there is a wave \"%s\" already", wave.name);
    for (n = 0; n < 32; n++) {
        int digit;

        scan_blanks(scan);
        digit = hexadecimal(*scan->at);
        if (digit < 0)
            return complain_here(scan, "a wave has 32 digits 0 to 9 and A to F");
        wave.bytes[n / 2] |= (uint8_t)(n & 1 ? digit : digit << 4);
        scan->at++;
    }
    music->waves = memory_grow(music->waves, (size_t)music->wave_count, sizeof wave);
    music->waves[music->wave_count++] = wave;
    return declare_ends(scan);
}

bool declare_chord(Music *music, Scan *scan)
{
    Chord chord = {.every = 2};
    Place place;

    scan_blanks(scan);
    place = scan_place(scan);
    if (!declare_name(scan, chord.name))
        return false;
    if (music_chord(music, chord.name) > 0)
        return complain_at(place, "there is a chord \"%s\" already", chord.name);
    scan_blanks(scan);
    do {
        int step;

        if (chord.count == (int)sizeof chord.steps)
            return complain_here(scan, "a chord has at most %d steps", (int)sizeof chord.steps);
        if (!scan_number(scan, 0, 36, &step))
            return false;
        if (chord.count == 0 && step != 0)
            return complain_at(place, "a chord begins with 0, the note itself");
        chord.steps[chord.count++] = (uint8_t)step;
        if (step > chord.highest)
            chord.highest = step;
    } while (scan_letter(scan, ','));
    scan_blanks(scan);
    if (strncmp(scan->at, "every=", 6) == 0) {
        scan->at += 6;
        if (!scan_number(scan, 1, 12, &chord.every))
            return false;
    }
    music->chords = memory_grow(music->chords, (size_t)music->chord_count, sizeof chord);
    music->chords[music->chord_count++] = chord;
    return declare_ends(scan);
}

static bool read_duty(Scan *scan, uint8_t *value)
{
    static const int percents[] = {12, 25, 50, 75};
    Place place = scan_place(scan);
    int percent, n;

    if (!scan_number(scan, 0, 100, &percent))
        return false;
    for (n = 0; n < 4; n++)
        if (percents[n] == percent) {
            *value = (uint8_t)(n << 6);
            return true;
        }
    return complain_at(place, "a duty is 12, 25, 50 or 75");
}

static bool read_level(Scan *scan, uint8_t *value)
{
    static const int percents[] = {0, 100, 50, 25};
    Place place = scan_place(scan);
    int percent, n;

    if (!scan_number(scan, 0, 100, &percent))
        return false;
    for (n = 0; n < 4; n++)
        if (percents[n] == percent) {
            *value = (uint8_t)(n << 5);
            return true;
        }
    return complain_at(place, "a level is 0, 25, 50 or 100");
}

/* "5.1": shift and divisor; "5.1s": the short sequence, which has a pitch */
static bool read_noise(Scan *scan, uint8_t *value)
{
    int shift, divisor;

    if (!scan_number(scan, 0, 13, &shift))
        return false;
    if (!scan_letter(scan, '.'))
        return complain_here(scan, "noise is written shift.divisor, as 5.1");
    if (!scan_number(scan, 0, 7, &divisor))
        return false;
    *value = (uint8_t)(shift << 4 | (scan_letter(scan, 's') ? 8 : 0) | divisor);
    return true;
}

/* Values with the frames that they stay; the last stays on, or "*" begins again. */
static bool read_shape(Scan *scan, Sound *sound)
{
    static bool (*const readers[])(Scan *, uint8_t *) = {read_duty, read_level, read_noise};
    bool last = false;

    sound->shape_length = 0;
    while (!last) {
        uint8_t value = 0;
        int frames = 0;

        if (sound->shape_length + 2 > SHAPE_ROOM)
            return complain_here(scan, "this list is too long");
        if (sound->shape_length && scan_letter(scan, '*')) {
            sound->shape[sound->shape_length] = (uint8_t)sound->shape_length;
            sound->shape[sound->shape_length + 1] = SHAPE_AGAIN;
            sound->shape_length += 2;
            return true;
        }
        if (!readers[sound->kind](scan, &value))
            return false;
        if (scan_letter(scan, ':')) {
            if (!scan_number(scan, 1, SHAPE_AGAIN - 1, &frames))
                return false;
            if (!scan_letter(scan, ','))
                return complain_here(scan, "after a value with frames there is another one");
        } else {
            last = true;
        }
        sound->shape[sound->shape_length++] = value;
        sound->shape[sound->shape_length++] = (uint8_t)frames;
    }
    return true;
}

static bool read_vibrato(Scan *scan, Sound *sound)
{
    return scan_number(scan, 1, 255, &sound->vibrato[0]) &&
           (scan_letter(scan, ',') || complain_here(scan, "vibrato=delay,depth,frames")) &&
           scan_number(scan, 0, 7, &sound->vibrato[1]) &&
           (scan_letter(scan, ',') || complain_here(scan, "vibrato=delay,depth,frames")) &&
           scan_number(scan, 2, 31, &sound->vibrato[2]);
}

static bool read_wave_name(const Music *music, Scan *scan, Sound *sound)
{
    char name[NAME_ROOM];
    Place place = scan_place(scan);
    int wave;

    scan_name(scan, name);
    wave = music_wave(music, name);
    if (wave < 0)
        return complain_at(place, "there is no wave \"%s\"", name);
    sound->envelope = (uint8_t)wave;
    return true;
}

static bool read_volume(Scan *scan, Sound *sound)
{
    int volume;

    if (!scan_number(scan, 0, 15, &volume))
        return false;
    sound->envelope = (uint8_t)((sound->envelope & 0x0F) | volume << 4);
    return true;
}

/* "fade=2" sinks by one each 2/64 of a second, "fade=+2" rises, "fade=0" stays. */
static bool read_fade(Scan *scan, Sound *sound)
{
    bool rises = scan_letter(scan, '+');
    int pace;

    if (!scan_number(scan, 0, 7, &pace))
        return false;
    sound->envelope = (uint8_t)((sound->envelope & 0xF0) | (rises ? 8 : 0) | pace);
    return true;
}

static bool read_setting(const Music *music, Scan *scan, Sound *sound)
{
    static const char *const shape_names[] = {"duty", "level", "noise"};
    Place place = scan_place(scan);
    char key[NAME_ROOM];

    scan_name(scan, key);
    if (!*key || !scan_letter(scan, '='))
        return complain_at(place, "a setting is written name=value");
    if (strcmp(key, shape_names[sound->kind]) == 0)
        return read_shape(scan, sound);
    if (sound->kind == KIND_TONE && strcmp(key, "wave") == 0)
        return read_wave_name(music, scan, sound);
    if (sound->kind != KIND_TONE && strcmp(key, "volume") == 0)
        return read_volume(scan, sound);
    if (sound->kind != KIND_TONE && strcmp(key, "fade") == 0)
        return read_fade(scan, sound);
    if (sound->kind != KIND_DRUM && strcmp(key, "vibrato") == 0)
        return read_vibrato(scan, sound);
    if (sound->kind != KIND_DRUM && strcmp(key, "sweep") == 0)
        return scan_signed(scan, -127, 127, &sound->sweep);
    return complain_at(place, "there is no setting \"%s\" here", key);
}

static bool read_sound_name(Scan *scan, Sound *sound)
{
    scan_blanks(scan);
    if (sound->kind != KIND_DRUM)
        return declare_name(scan, sound->name);
    if (!isupper((unsigned char)*scan->at) || *scan->at == 'L')
        return complain_here(scan, "a drum's name is a capital letter other than L");
    sound->name[0] = *scan->at++;
    return true;
}

bool declare_sound(Music *music, Scan *scan, int kind)
{
    Sound sound = {.kind = kind};
    Place place;

    scan_blanks(scan);
    place = scan_place(scan);
    if (!read_sound_name(scan, &sound))
        return false;
    if (music_sound(music, sound.name) >= 0)
        return complain_at(place, "there is an instrument \"%s\" already", sound.name);
    if (music->sound_count == MOST_SOUNDS)
        return complain_at(place, "there can be no more than %d instruments", MOST_SOUNDS);
    for (scan_blanks(scan); !scan_end(scan); scan_blanks(scan))
        if (!read_setting(music, scan, &sound))
            return false;
    if (!sound.shape_length)
        return complain_at(place, "\"%s\" has no %s", sound.name,
                           kind == KIND_PULSE  ? "duty"
                           : kind == KIND_TONE ? "level"
                                               : "noise");
    if (sound.sweep && sound.vibrato[0])
        return complain_at(place, "\"%s\" cannot have a sweep and a vibrato", sound.name);
    music->sounds = memory_grow(music->sounds, (size_t)music->sound_count, sizeof sound);
    music->sounds[music->sound_count++] = sound;
    return true;
}
