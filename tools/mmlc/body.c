#include "mmlc/body.h"

#include "lib/memory.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define WHOLE 4 /* quarter notes */

void body_begin(Body *body, int channel, int scope, int beat, int measure, Place place)
{
    body->place = place;
    body->channel = channel;
    body->scope = scope;
    body->beat = beat;
    body->measure = measure;
    body->octave = 4;
    body->note_length = (Length){.number = 4};
    body->tempo = beat;
    body->glide_speed = 8;
    body->open = -1;
}

static Op *add(Body *body, Place place, int kind, int value)
{
    Op op = {.place = place, .kind = kind, .value = value, .at = body->length};

    body->ops = memory_grow(body->ops, (size_t)body->count, sizeof op);
    body->ops[body->count] = op;
    return &body->ops[body->count++];
}

static bool read_length(const Body *body, Scan *scan, Length *length)
{
    Length read = {0};

    *length = body->note_length;
    if (scan_letter(scan, '%')) {
        read.frames = true;
        if (!scan_number(scan, 1, 2000, &read.number))
            return false;
    } else if (scan_digit(scan)) {
        if (!scan_number(scan, 1, 96, &read.number))
            return false;
    } else if (*scan->at == '.') {
        read = *length;
    } else {
        return true;
    }
    while (scan_letter(scan, '.'))
        read.dots++;
    if (read.frames && read.dots)
        return complain_here(scan, "a length in frames takes no dots");
    *length = read;
    return true;
}

/* In parts of a frame. */
static bool measure_length(const Body *body, Scan *scan, long *parts)
{
    Place place = scan_place(scan);
    long whole = (long)WHOLE * body->tempo * FRAME;
    Length length;
    int dot;

    if (!read_length(body, scan, &length))
        return false;
    if (length.frames) {
        *parts = (long)length.number * FRAME;
        return true;
    }
    if (whole % length.number || (whole / length.number) % (1L << length.dots))
        return complain_at(place, "a note cannot be divided in this way");
    *parts = whole / length.number;
    for (dot = 1; dot <= length.dots; dot++)
        *parts += (whole / length.number) >> dot;
    return true;
}

static bool add_sound(Body *body, Scan *scan, Place place, int kind, int value, int glide)
{
    Op *op;
    long parts;

    if (!measure_length(body, scan, &parts))
        return false;
    op = add(body, place, kind, value);
    op->glide = glide;
    op->length = parts;
    body->length += parts;
    return true;
}

static bool read_note(Body *body, Scan *scan, int glide)
{
    static const int semitones[] = {9, 11, 0, 2, 4, 5, 7}; /* a to g */
    int lowest = body->channel == CHANNEL_WAVE ? 1 : 2;
    Place place = scan_place(scan);
    int note;

    if (body->channel == CHANNEL_NOISE)
        return complain_here(scan, "the noise channel has drums (capital letters), no notes");
    note = (body->octave - lowest) * 12 + semitones[*scan->at++ - 'a'];
    while (*scan->at == '+' || *scan->at == '-')
        note += *scan->at++ == '+' ? 1 : -1;
    return add_sound(body, scan, place, OP_NOTE, note, glide);
}

static bool read_drum(const Music *music, Body *body, Scan *scan)
{
    char name[2] = {*scan->at, 0};
    Place place = scan_place(scan);
    int sound = music_sound(music, name);

    if (body->channel != CHANNEL_NOISE)
        return complain_here(scan, "drums (capital letters) belong to the noise channel");
    if (sound < 0)
        return complain_here(scan, "there is no drum \"%s\"", name);
    scan->at++;
    return add_sound(body, scan, place, OP_NOTE, sound, 0);
}

/* "^8" after a note makes it longer. */
static bool read_tie(Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    Op *last = body->count ? &body->ops[body->count - 1] : NULL;
    long parts;

    scan->at++;
    if (!last || (last->kind != OP_NOTE && last->kind != OP_REST))
        return complain_at(place, "there is no note before \"^\"");
    if (!measure_length(body, scan, &parts))
        return false;
    last->length += parts;
    body->length += parts;
    return true;
}

static bool change_octave(Body *body, Scan *scan)
{
    char letter = *scan->at;

    if (letter == 'o') {
        scan->at++;
        return scan_number(scan, 1, 7, &body->octave);
    }
    body->octave += letter == '>' ? 1 : -1;
    if (body->octave < 1 || body->octave > 7)
        return complain_here(scan, "octaves go from 1 to 7");
    scan->at++;
    return true;
}

/* "~" before a note; its octave may be changed between the two. */
static bool read_glide(Body *body, Scan *scan)
{
    scan->at++;
    while (*scan->at == '<' || *scan->at == '>')
        if (!change_octave(body, scan))
            return false;
    if (*scan->at < 'a' || *scan->at > 'g')
        return complain_here(scan, "a note follows \"~\"");
    return read_note(body, scan, body->glide_speed);
}

static bool read_instrument(const Music *music, Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    char name[NAME_ROOM];
    int sound;

    scan->at++;
    scan_name(scan, name);
    sound = music_sound(music, name);
    if (sound < 0)
        return complain_at(place, "there is no instrument \"%s\"", name);
    if ((music->sounds[sound].kind == KIND_TONE) != (body->channel == CHANNEL_WAVE))
        return complain_at(place, "\"%s\" is not for this channel", name);
    add(body, place, OP_INSTRUMENT, sound);
    return true;
}

static bool read_chord(const Music *music, Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    char name[NAME_ROOM];
    int chord = 0;

    scan->at++;
    scan_name(scan, name);
    if (*name)
        chord = music_chord(music, name);
    if (chord < 0)
        return complain_at(place, "there is no chord \"%s\"", name);
    if (!scan_letter(scan, '}'))
        return complain_here(scan, "\"}\" is missing");
    add(body, place, OP_CHORD, chord);
    return true;
}

static bool read_pan(Body *body, Scan *scan)
{
    static const char letters[] = "lrc";
    static const int sides[] = {0x10, 0x01, 0x11};
    Place place = scan_place(scan);
    const char *side;
    Op *op;

    scan->at++;
    side = *scan->at ? strchr(letters, *scan->at) : NULL;
    if (!side)
        return complain_at(place, "pan is pl, pr or pc");
    scan->at++;
    op = add(body, place, OP_PAN, 0xFF & ~(0x11 << body->channel));
    op->second = sides[side - letters] << body->channel;
    return true;
}

/* What is repeated is compiled once: each time round must take the same frames. */
static bool is_whole(Place place, long parts, const char *what)
{
    return parts % FRAME == 0 || complain_at(place, "%s is not a whole number of frames", what);
}

static bool open_loop(Body *body, Scan *scan)
{
    Place place = scan_place(scan);

    scan->at++;
    if (body->open >= 0)
        return complain_at(place, "a repeated part cannot hold another one; use a phrase");
    if (!is_whole(place, body->length, "what comes before \"[\""))
        return false;
    body->open = body->count;
    add(body, place, OP_LOOP, 0);
    return true;
}

static bool close_loop(Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    int times;
    long once;
    Op *op;

    scan->at++;
    if (body->open < 0)
        return complain_at(place, "there is no \"[\" to this \"]\"");
    if (!scan_number(scan, 2, 255, &times))
        return false;
    once = body->length - body->ops[body->open].at;
    if (once == 0)
        return complain_at(place, "there is nothing to repeat");
    if (!is_whole(place, once, "the repeated part"))
        return false;
    op = add(body, place, OP_LOOP_END, times);
    op->match = body->open;
    body->length += once * (times - 1);
    body->open = -1;
    return true;
}

static bool read_call(const Music *music, Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    char name[NAME_ROOM];
    int phrase, semitones = 0;
    Op *op;

    scan->at++;
    scan_name(scan, name);
    phrase = music_phrase(music, name, body->scope);
    if (phrase < 0)
        return complain_at(place, "there is no phrase \"%s\" before this line", name);
    if (*body->name)
        return complain_at(place, "a phrase cannot hold another one");
    if (music->phrases[phrase].channel != body->channel &&
        !(music->phrases[phrase].channel <= CHANNEL_B && body->channel <= CHANNEL_B))
        return complain_at(place, "phrase \"%s\" is not for this channel", name);
    if ((*scan->at == '+' || *scan->at == '-') && !scan_signed(scan, -36, 36, &semitones))
        return false;
    if (!is_whole(place, body->length, "what comes before the phrase") ||
        !is_whole(place, music->phrases[phrase].length, "the phrase"))
        return false;
    op = add(body, place, OP_CALL, phrase);
    op->second = semitones;
    op->length = music->phrases[phrase].length;
    body->length += op->length;
    return true;
}

static bool read_bar(Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    long bar = (long)body->measure * body->tempo * FRAME;
    long since = body->length - body->last_bar;

    scan->at++;
    if (!body->measure)
        return complain_at(place, "there are no bars here");
    if (since % bar)
        return complain_at(place, "%ld/48 of a quarter note since the last bar line, %ld wanted",
                           since % bar / body->tempo, bar / body->tempo);
    body->last_bar = body->length;
    return true;
}

static bool read_mark(Body *body, Scan *scan)
{
    Place place = scan_place(scan);
    int n;

    scan->at++;
    if (*body->name || body->open >= 0)
        return complain_at(place, "L cannot stand in a phrase or a repeated part");
    for (n = 0; n < body->count; n++)
        if (body->ops[n].kind == OP_MARK)
            return complain_at(place, "there is an L already");
    if (!is_whole(place, body->length, "what comes before L"))
        return false;
    add(body, place, OP_MARK, 0);
    return true;
}

static bool read_value(Body *body, Scan *scan, int kind, int low, int high)
{
    Place place = scan_place(scan);
    int value;

    scan->at++;
    if (!scan_signed(scan, low, high, &value))
        return false;
    add(body, place, kind, value);
    return true;
}

/* The wave's level and all of a drum stand in their instruments. */
static bool has_volume(const Body *body, const Scan *scan)
{
    return body->channel <= CHANNEL_B ||
           complain_here(scan, "only A and B have a volume; here the instrument says it");
}

static bool has_pitch(const Body *body, const Scan *scan)
{
    return body->channel != CHANNEL_NOISE || complain_here(scan, "drums have no pitch");
}

static bool read_token(const Music *music, Body *body, Scan *scan)
{
    char letter = *scan->at;

    if (letter >= 'a' && letter <= 'g')
        return read_note(body, scan, 0);
    switch (letter) {
    case 'r':
        scan->at++;
        return add_sound(body, scan, scan_place(scan), OP_REST, 0, 0);
    case '^':
        return read_tie(body, scan);
    case '~':
        return read_glide(body, scan);
    case 'o':
    case '<':
    case '>':
        return change_octave(body, scan);
    case 'l':
        scan->at++;
        return read_length(body, scan, &body->note_length);
    case 't':
        scan->at++;
        return scan_number(scan, 4, 200, &body->tempo);
    case 's':
        scan->at++;
        return scan_number(scan, 1, 127, &body->glide_speed);
    case 'v':
        return has_volume(body, scan) && read_value(body, scan, OP_VOLUME, 0, 15);
    case 'k':
        return has_pitch(body, scan) && read_value(body, scan, OP_DETUNE, -60, 60);
    case 'p':
        return read_pan(body, scan);
    case '@':
        return read_instrument(music, body, scan);
    case '{':
        return has_pitch(body, scan) && read_chord(music, body, scan);
    case '[':
        return open_loop(body, scan);
    case ']':
        return close_loop(body, scan);
    case '*':
        return read_call(music, body, scan);
    case '|':
        return read_bar(body, scan);
    case 'L':
        return read_mark(body, scan);
    default:
        if (isupper((unsigned char)letter))
            return read_drum(music, body, scan);
        return complain_here(scan, "\"%c\" means nothing here", letter);
    }
}

bool body_read(const Music *music, Body *body, Scan *scan)
{
    for (scan_blanks(scan); !scan_end(scan); scan_blanks(scan))
        if (!read_token(music, body, scan))
            return false;
    return true;
}

bool body_end(const Body *body)
{
    return body->open < 0 || complain_at(body->ops[body->open].place, "\"[\" is never closed");
}
