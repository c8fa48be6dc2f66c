#include "mmlc/perform.h"

#include "lib/memory.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Performance *performance;
    const Music *music;
    int channel;
    int transpose;
    int instrument, volume, chord, detune;
} Player;

static long frame_of(long parts)
{
    return (parts + FRAME / 2) / FRAME;
}

static bool check_range(const Player *player, const Op *op, int note)
{
    int highest = note;

    if (player->channel == CHANNEL_NOISE)
        return true;
    if (player->instrument < 0)
        return complain_at(op->place, "no instrument has been chosen");
    if (player->chord)
        highest += player->music->chords[player->chord].highest;
    if (note < 0 || highest >= SCORE_NOTES)
        return complain_at(op->place, "this note is too %s for its channel",
                           note < 0 ? "low" : "high");
    return true;
}

static bool play_note(Player *player, const Op *op, long at)
{
    Performance *performance = player->performance;
    int note = op->value + player->transpose;
    Sounding sounding = {.op = op,
                         .frame = frame_of(at),
                         .frames = frame_of(at + op->length) - frame_of(at),
                         .note = note,
                         .instrument = player->instrument,
                         .volume = player->volume,
                         .chord = player->chord,
                         .detune = player->detune,
                         .glide = op->glide};

    if (!check_range(player, op, note))
        return false;
    performance->notes =
        memory_grow(performance->notes, (size_t)performance->count, sizeof sounding);
    performance->notes[performance->count++] = sounding;
    return true;
}

static bool play_ops(Player *player, const Body *body, int first, int last, long from);

static bool play_call(Player *player, const Op *op, long at)
{
    const Body *phrase = &player->music->phrases[op->value];
    bool ok;

    player->transpose = op->second;
    ok = play_ops(player, phrase, 0, phrase->count, at);
    player->transpose = 0;
    return ok;
}

static int loop_end(const Body *body, int loop)
{
    int end = loop;

    while (body->ops[end].kind != OP_LOOP_END)
        end++;
    return end;
}

/* Ops first … last - 1, of which the first sounds at `from`. */
static bool play_ops(Player *player, const Body *body, int first, int last, long from)
{
    long shift = first < body->count ? from - body->ops[first].at : 0;
    int n, end, times;

    for (n = first; n < last; n++) {
        const Op *op = &body->ops[n];
        bool ok = true;

        switch (op->kind) {
        case OP_NOTE:
            ok = play_note(player, op, op->at + shift);
            break;
        case OP_INSTRUMENT:
            player->instrument = op->value;
            player->volume = player->music->sounds[op->value].envelope >> 4;
            break;
        case OP_VOLUME:
            player->volume = op->value;
            break;
        case OP_CHORD:
            player->chord = op->value;
            break;
        case OP_DETUNE:
            player->detune = op->value;
            break;
        case OP_LOOP:
            end = loop_end(body, n);
            for (times = 0; ok && times < body->ops[end].value; times++)
                ok = play_ops(player, body, n + 1, end,
                              op->at + shift + times * ((body->ops[end].at - op->at)));
            n = end;
            break;
        case OP_CALL:
            ok = play_call(player, op, op->at + shift);
            break;
        default:
            break;
        }
        if (!ok)
            return false;
    }
    return true;
}

static int find_mark(const Body *voice)
{
    int n;

    for (n = 0; n < voice->count; n++)
        if (voice->ops[n].kind == OP_MARK)
            return n;
    return -1;
}

/* The second time round must sound like the first: whatever was set before L has to be set behind
 * it again, if it changes later. */
static bool play_again(Player *player, const Body *voice, int mark)
{
    Performance *performance = player->performance;
    int first = 0, count = performance->count, n;

    while (first < count && performance->notes[first].frame < performance->mark)
        first++;
    if (!play_ops(player, voice, mark, voice->count, voice->length))
        return false;
    for (n = first; n < count; n++) {
        const Sounding *one = &performance->notes[n];
        const Sounding *other = &performance->notes[count + n - first];

        if (one->instrument != other->instrument || one->volume != other->volume ||
            one->chord != other->chord || one->detune != other->detune)
            return complain_at(one->op->place,
                               "sounds otherwise when the piece is repeated: set "
                               "the instrument, volume, chord and detuning after L");
    }
    performance->count = count;
    return true;
}

bool perform(Performance *performance, const Music *music, const Body *voice)
{
    Player player = {
        .performance = performance, .music = music, .channel = voice->channel, .instrument = -1};
    int mark = find_mark(voice);

    *performance = (Performance){.frames = frame_of(voice->length), .mark = -1};
    if (!play_ops(&player, voice, 0, voice->count, 0))
        return false;
    if (mark >= 0) {
        performance->mark = frame_of(voice->ops[mark].at);
        return play_again(&player, voice, mark);
    }
    return true;
}

void perform_free(Performance *performance)
{
    free(performance->notes);
    *performance = (Performance){0};
}

bool perform_check(const Music *music, const Part *part)
{
    Performance first = {0}, other = {0};
    const Body *leader = NULL;
    int channel;
    bool ok = true;

    for (channel = 0; ok && channel < SOUND_CHANNELS; channel++) {
        const Body *voice = &part->voices[channel];

        if (!voice->count)
            continue;
        ok = perform(leader ? &other : &first, music, voice);
        if (ok && !leader)
            leader = voice;
        else if (ok && !part->is_effect && other.frames != first.frames)
            ok = complain_at(voice->place, "channel %c of %s takes %ld frames, channel %c %ld",
                             'A' + channel, part->name, other.frames, 'A' + leader->channel,
                             first.frames);
        else if (ok && other.mark != first.mark)
            ok = complain_at(voice->place, "channel %c of %s has its L elsewhere than channel %c",
                             'A' + channel, part->name, 'A' + leader->channel);
        perform_free(&other);
    }
    if (ok && !leader)
        ok = complain_at(part->place, "%s has no notes", part->name);
    else if (ok && (part->after == AFTER_AGAIN) != (first.mark >= 0))
        ok = complain_at(part->place,
                         part->after == AFTER_AGAIN ? "%s begins again and has no L"
                                                    : "%s is played once and has an L",
                         part->name);
    perform_free(&first);
    return ok;
}
