#include "cart/sound.h"
#include "cart/sound_player.h"
#include "cart/sound_registers.h"
#include "cart/sound_score.h"
#include "cart/sound_voice.h"

#define EVERYWHERE   0xFF /* all channels left and right */
#define MUSIC_VOLUME 0x44 /* 5 of 8: room for four channels at once */
#define POWER_ON     0x80

/* Effects play on B, the wave and the noise channel; A is the melody's for ever. */
#define FIRST_EFFECT_CHANNEL CHANNEL_B
#define EFFECT_CHANNELS      (SOUND_CHANNELS - FIRST_EFFECT_CHANNEL)

static Voice music[SOUND_CHANNELS];
static Voice effects[EFFECT_CHANNELS];
static uint8_t rank[SOUND_CHANNELS]; /* of the effect that has the channel; 0: the music has it */
static uint8_t effects_play;         /* how many channels they have */
static uint8_t sounding;             /* the music is heard: on, and not paused */
static uint8_t bar;                  /* frames until the next one */

static void silence_music(void)
{
    uint8_t channel;

    for (channel = 0; channel != SOUND_CHANNELS; channel++)
        if (!rank[channel])
            voice_silence(channel);
}

/* To the music, or to silence while it is not heard. */
static void give_back(uint8_t channel)
{
    rank[channel] = 0;
    effects_play--;
    if (sounding)
        voice_regain(channel, &music[channel]);
    else
        voice_silence(channel);
}

/* And nothing comes back. */
static void end_effects(void)
{
    uint8_t channel;

    for (channel = FIRST_EFFECT_CHANNEL; channel != SOUND_CHANNELS; channel++)
        if (rank[channel]) {
            rank[channel] = 0;
            voice_silence(channel);
        }
    effects_play = 0;
}

/* The melody comes a frame after bass and drums, the chords another: nobody hears it, and no frame
 * has to begin four notes at once. */
static void begin_piece(uint8_t piece)
{
    const Piece *score = &sound_pieces[piece];
    uint8_t channel;

    voice_read = SOUND_CHANNELS;
    sound_music = piece;
    silence_music();
    MASTER_PAN = EVERYWHERE;
    bar = score->bar;
    for (channel = 0; channel != SOUND_CHANNELS; channel++)
        voice_begin(&music[channel], score->voices[channel]);
    music[CHANNEL_A].wait = 2;
    music[CHANNEL_B].wait = 3;
}

/* The theme, or its tense variation. */
static uint8_t theme_now(void)
{
    if (sound_wanted_tense &&
        (sound_theme == MUSIC_POCKET || sound_theme == MUSIC_TIDES || sound_theme == MUSIC_REALMS))
        return sound_theme + 1;
    return sound_theme;
}

static void begin_theme(void)
{
    begin_piece(theme_now());
}

/* A short piece leaves the theme to come back, or ends it. */
static void take_wish(uint8_t piece)
{
    uint8_t after;

    sound_wanted_music = WANTED_NOTHING;
    if (piece == WANTED_SILENCE) {
        end_effects();
        piece = MUSIC_NONE;
    }
    after = sound_pieces[piece].after;
    if (after == AFTER_AGAIN && piece == sound_theme && piece != MUSIC_NONE)
        return;
    if (after == AFTER_AGAIN)
        sound_theme = piece;
    else if (after == AFTER_SILENCE)
        sound_theme = MUSIC_NONE;
    if (!sounding)
        sound_music = MUSIC_NONE; /* the theme begins anew when it is heard again */
    else if (after == AFTER_AGAIN)
        begin_theme();
    else
        begin_piece(piece);
}

static void hush(void)
{
    if (sounding)
        silence_music();
    sounding = 0;
}

/* In the middle of its notes. */
static void resume(void)
{
    uint8_t channel;

    sounding = 1;
    if (sound_music == MUSIC_NONE) {
        begin_theme();
        return;
    }
    for (channel = 0; channel != SOUND_CHANNELS; channel++)
        if (!rank[channel])
            voice_regain(channel, &music[channel]);
}

static void begin_part(uint8_t channel, const uint8_t *score, uint8_t new_rank)
{
    if (channel == CHANNEL_NONE || rank[channel] > new_rank)
        return;
    if (!rank[channel])
        effects_play++;
    rank[channel] = new_rank;
    voice_begin(&effects[channel - FIRST_EFFECT_CHANNEL], score);
}

static void take_effect(void)
{
    const Effect *score = &sound_effects[sound_wanted_effects[0]];

    sound_wanted_effects[0] = sound_wanted_effects[1];
    sound_wanted_effects[1] = EFFECT_NONE;
    begin_part(score->channel[0], score->voices[0], score->rank);
    begin_part(score->channel[1], score->voices[1], score->rank);
}

/* A frame in which the music begins a note begins none of an effect. */
static void step_effect(uint8_t channel, Voice *voice)
{
    if (voice_read && voice->wait == 1)
        return;
    voice_step(PORT(channel), voice);
    if (!voice->wait)
        give_back(channel);
}

static void step_effects(void)
{
    if (rank[CHANNEL_B])
        step_effect(CHANNEL_B, &effects[CHANNEL_B - FIRST_EFFECT_CHANNEL]);
    if (rank[CHANNEL_WAVE])
        step_effect(CHANNEL_WAVE, &effects[CHANNEL_WAVE - FIRST_EFFECT_CHANNEL]);
    if (rank[CHANNEL_NOISE])
        step_effect(CHANNEL_NOISE, &effects[CHANNEL_NOISE - FIRST_EFFECT_CHANNEL]);
}

/* A voice whose channel is taken plays on unheard; its pitch stands still meanwhile. */
#define STEP_MUSIC(channel)                                                            \
    if (music[channel].wait)                                                           \
        voice_step(rank[channel] ? (uint8_t)(PORT(channel) + UNHEARD) : PORT(channel), \
                   &music[channel]);                                                   \
    else                                                                               \
        ended++

static void step_music(void)
{
    static uint8_t ended;

    ended = 0;
    STEP_MUSIC(CHANNEL_A);
    STEP_MUSIC(CHANNEL_B);
    STEP_MUSIC(CHANNEL_WAVE);
    STEP_MUSIC(CHANNEL_NOISE);
    if (ended == SOUND_CHANNELS) {
        begin_theme();
        return;
    }
    if (--bar)
        return;
    bar = sound_pieces[sound_music].bar;
    if (sound_pieces[sound_music].after == AFTER_AGAIN && sound_music != theme_now())
        begin_theme();
}

/* No frame has to do it all: an effect does not begin together with notes of the music, and those
 * that sound stand still where it begins or the music begins several notes. They are late by a
 * frame or two then, which nobody hears. */
static void play_effects(void)
{
    if (sound_wanted_effects[0] && !voice_read)
        take_effect();
    else if (effects_play && voice_read < 2)
        step_effects();
}

void sound_player_step(void)
{
    voice_read = 0;
    if (sound_wanted_music != WANTED_NOTHING)
        take_wish(sound_wanted_music);
    else if (!sound_music_on || sound_wanted_pause)
        hush();
    else if (!sounding)
        resume();
    else if (sound_music)
        step_music();
    play_effects();
}

void sound_player_init(void)
{
    MASTER_POWER = POWER_ON;
    MASTER_VOLUME = MUSIC_VOLUME;
    MASTER_PAN = EVERYWHERE;
    SOUND_REGISTERS[REGISTER_SWEEP] = 0;
    voice_wave = WAVE_NONE;
    silence_music();
    sounding = 1;
    sound_wanted_music = WANTED_NOTHING;
}
