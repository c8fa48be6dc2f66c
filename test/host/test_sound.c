/* The sound driver: the registers that it writes, frame by frame. Its voices are the C model of
 * sound_step.s; scores and instruments are made for the tests. */
/* Links: src/cart/sound.c src/cart/sound_player.c src/cart/sound_voice.c test/host/voice_model.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "cart/sound.h"
#include "cart/sound_player.h"
#include "cart/sound_registers.h"
#include "cart/sound_voice.h"

#define LENGTH(frames) (SCORE_LENGTH + (frames)-1)
#define C4             24
#define A4             33
#define PITCH_C4       1547
#define PITCH_A4       1750

enum { LEAD, SUNG, FALLING, BASS, OTHER_BASS, DRUM, STEADY };

static const uint8_t lead_shape[] = {0x80, 3, 0x40, 0};
static const uint8_t pulsing_shape[] = {0xC0, 2, 0x80, 2, 4, SHAPE_AGAIN};
static const uint8_t bass_shape[] = {0x20, 4, 0x40, 0};
static const uint8_t drum_shape[] = {0x51, 2, 0x62, 0};
const Instrument sound_instruments[] = {
    [LEAD] = {0x80, 3, lead_shape + 2, PITCH_STEADY, 0, 0, 0xB3},
    [SUNG] = {0x80, 3, lead_shape + 2, PITCH_DELAYED, 4, 2 << 5 | 4, 0xB3},
    [FALLING] = {0x80, 3, lead_shape + 2, PITCH_SWEEP, (uint8_t)-100, 0, 0xB3},
    [BASS] = {0x20, 4, bass_shape + 2, PITCH_STEADY, 0, 0, 0},
    [OTHER_BASS] = {0x20, 4, bass_shape + 2, PITCH_STEADY, 0, 0, 1},
    [DRUM] = {0x51, 2, drum_shape + 2, PITCH_STEADY, 0, 0, 0xF1},
    [STEADY] = {0xC0, 2, pulsing_shape + 2, PITCH_STEADY, 0, 0, 0x90},
};
const uint8_t sound_waves[][16] = {{1, 2, 3}, {4, 5, 6}};
static const uint8_t minor[] = {0, CHORD_HOLD, 3, CHORD_HOLD, 7, CHORD_HOLD, CHORD_END};
const uint8_t *const sound_chords[] = {0, minor};
static const uint8_t two_notes[] = {LENGTH(2), C4, C4 + 2, SCORE_RETURN};
static const uint8_t looped[] = {LENGTH(1), C4, SCORE_LOOP, 1, 2, 0xFB, 0xFF, SCORE_RETURN};
const uint8_t *const sound_phrases[] = {two_notes, looped};

static const uint8_t nothing[] = {SCORE_END};
static uint8_t score[4][64];
static uint8_t effect_score[2][32], other_score[32];
static const uint8_t long_tone[] = {SCORE_INSTRUMENT, STEADY, LENGTH(100), A4,
                                    SCORE_REPEAT,     0xFE,   0xFF};
static const uint8_t short_tone[] = {SCORE_INSTRUMENT, LEAD, LENGTH(6), C4, SCORE_END};

const Piece sound_pieces[MUSIC_COUNT] = {
    [MUSIC_NONE] = {AFTER_AGAIN, 0, {nothing, nothing, nothing, nothing}},
    [MUSIC_TITLE] = {AFTER_AGAIN, 200, {score[0], score[1], score[2], score[3]}},
    [MUSIC_POCKET] = {AFTER_AGAIN, 10, {long_tone, nothing, nothing, nothing}},
    [MUSIC_POCKET_TENSE] = {AFTER_AGAIN, 10, {nothing, long_tone, nothing, nothing}},
    [MUSIC_ROUND_END] = {AFTER_RETURN, 10, {short_tone, nothing, nothing, nothing}},
    [MUSIC_VICTORY] = {AFTER_SILENCE, 10, {short_tone, nothing, nothing, nothing}},
};
const Effect sound_effects[EFFECT_COUNT] = {
    [EFFECT_CURSOR] = {2, {CHANNEL_B, CHANNEL_NONE}, {effect_score[0], nothing}},
    [EFFECT_CONFIRM] = {3, {CHANNEL_B, CHANNEL_NONE}, {other_score, nothing}},
    [EFFECT_BACK] = {1, {CHANNEL_B, CHANNEL_NONE}, {other_score, nothing}},
    [EFFECT_MELD] = {4, {CHANNEL_WAVE, CHANNEL_NOISE}, {effect_score[0], effect_score[1]}},
};

#define NR(n) sound_registers[(n)-0x10]

/* Registers keep what was written, but for the trigger, which is a moment's. */
static void frame(void)
{
    NR(0x14) &= 0x7F;
    NR(0x19) &= 0x7F;
    NR(0x1E) &= 0x7F;
    NR(0x23) &= 0x7F;
    sound_step();
}

static void frames(int count)
{
    while (count--)
        frame();
}

static int silent_at_start(void **state)
{
    (void)state;
    sound_music_on = sound_effects_on = 1;
    memset(sound_registers, 0, sizeof sound_registers);
    memset(score, SCORE_END, sizeof score);
    memset(effect_score, SCORE_END, sizeof effect_score);
    memset(other_score, SCORE_END, sizeof other_score);
    sound_init();
    sound_pause(0);
    sound_stop();
    frames(2);
    voice_wave = WAVE_NONE;
    return 0;
}

#define WRITE(place, ...)                             \
    do {                                              \
        static const uint8_t bytes[] = {__VA_ARGS__}; \
        memcpy(place, bytes, sizeof bytes);           \
    } while (0)

/* The piece under test: frame 1 of it is the next one. Melody sounds in frame 2, bass and drums in
 * frame 1, chords in frame 3. */
static void play(void)
{
    sound_play_music(MUSIC_TITLE);
    frame();
}

static unsigned pitch_a(void)
{
    return NR(0x13) | (NR(0x14) & 7u) << 8;
}

static void a_note_begins_with_duty_envelope_pitch_and_trigger(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(8), C4, SCORE_REST, SCORE_END);
    play();
    frame();
    assert_int_equal(NR(0x14), 0);
    frame();
    assert_int_equal(NR(0x11), 0x80);
    assert_int_equal(NR(0x12), 0xB3);
    assert_int_equal(pitch_a(), PITCH_C4);
    assert_int_equal(NR(0x14) & TRIGGER, TRIGGER);
    frame();
    assert_int_equal(NR(0x14) & TRIGGER, 0);
}

static void the_duty_changes_while_it_sounds(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(20), C4, SCORE_END);
    play();
    frames(2 + 2);
    assert_int_equal(NR(0x11), 0x80);
    frame();
    assert_int_equal(NR(0x11), 0x40);
    frames(10);
    assert_int_equal(NR(0x11), 0x40);
}

static void a_shape_can_go_round(void **state)
{
    static const uint8_t expected[] = {0xC0, 0xC0, 0x80, 0x80, 0xC0, 0xC0, 0x80, 0x80, 0xC0};
    unsigned n;

    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, STEADY, LENGTH(20), C4, SCORE_END);
    play();
    frame();
    for (n = 0; n < sizeof expected; n++) {
        frame();
        assert_int_equal(NR(0x11), expected[n]);
    }
}

static void notes_follow_each_other_in_their_length(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(5), C4, A4, SCORE_REST, SCORE_END);
    play();
    frames(2 + 4);
    assert_int_equal(pitch_a(), PITCH_C4);
    frame();
    assert_int_equal(pitch_a(), PITCH_A4);
    frames(4);
    assert_int_equal(NR(0x12), 0xB3);
    frame();
    assert_int_equal(NR(0x12), SILENT);
    assert_int_equal(NR(0x14), TRIGGER);
}

static void a_held_note_is_not_struck_again(void **state)
{
    int n;

    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(5), C4, SCORE_HOLD, SCORE_END);
    play();
    frames(2);
    for (n = 0; n < 9; n++) {
        frame();
        assert_int_equal(NR(0x14) & TRIGGER, 0);
    }
    frame();
    assert_int_equal(NR(0x12), SILENT);
}

static void volume_changes_the_envelope_of_the_next_note(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, SCORE_VOLUME, 0x50, LENGTH(5), C4, SCORE_END);
    play();
    frames(2);
    assert_int_equal(NR(0x12), 0x53);
}

static void an_arpeggio_goes_through_its_chord(void **state)
{
    static const uint8_t steps[] = {0, 0, 3, 3, 7, 7, 0, 0, 3};
    unsigned n;

    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, SCORE_CHORD, 1, LENGTH(20), C4, SCORE_END);
    play();
    frame();
    for (n = 0; n < sizeof steps; n++) {
        frame();
        assert_int_equal(pitch_a(), voice_pitches[C4 + steps[n]]);
    }
}

/* A4 to the next semitone: 17 units; a quarter of it, 4, each frame; turns after 3 frames, then
 * every 4 */
static void vibrato_begins_late_and_swings_round_the_note(void **state)
{
    static const int offsets[] = {0, 0, 0, 0, 0, 4, 8, 4, 0, -4, -8, -4, 0, 4, 8, 4};
    unsigned n;

    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, SUNG, LENGTH(60), A4, SCORE_END);
    play();
    frame();
    for (n = 0; n < sizeof offsets / sizeof *offsets; n++) {
        frame();
        assert_int_equal(pitch_a(), PITCH_A4 + offsets[n]);
    }
}

static void a_glide_reaches_its_note_and_stays(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(4), C4, LENGTH(20), SCORE_GLIDE, 50, A4,
          SCORE_GLIDE, 100, C4, SCORE_END);
    play();
    frames(2 + 4); /* the glide's own frame changes nothing yet */
    assert_int_equal(pitch_a(), PITCH_C4);
    frame();
    assert_int_equal(pitch_a(), PITCH_C4 + 50);
    assert_int_equal(NR(0x14) & TRIGGER, 0);
    frames(3);
    assert_int_equal(pitch_a(), PITCH_C4 + 200);
    frame();
    assert_int_equal(pitch_a(), PITCH_A4);
    frames(15);
    assert_int_equal(pitch_a(), PITCH_A4);
    frame();
    assert_int_equal(pitch_a(), PITCH_A4 - 100);
    frames(2);
    assert_int_equal(pitch_a(), PITCH_C4);
}

static void a_sweep_that_leaves_the_range_ends_the_note(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, FALLING, LENGTH(60), C4, SCORE_END);
    play();
    frames(2 + 15);
    assert_int_equal(pitch_a(), PITCH_C4 - 1500);
    frame();
    assert_int_equal(NR(0x12), SILENT);
}

static void detuning_moves_the_pitch(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, SCORE_DETUNE, (uint8_t)-3, LENGTH(5), C4, SCORE_END);
    play();
    frames(2);
    assert_int_equal(pitch_a(), PITCH_C4 - 3);
}

static void phrases_are_transposed_and_return(void **state)
{
    static const uint8_t expected[] = {24, 26, 19, 21, 24, 24, 33};
    unsigned n;

    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, SCORE_CALL, 0, 0, SCORE_CALL, 0, (uint8_t)-5, LENGTH(2),
          SCORE_CALL, 1, 0, LENGTH(2), A4, SCORE_END);
    play();
    frame();
    for (n = 0; n < sizeof expected; n++) {
        frame();
        assert_int_equal(pitch_a(), voice_pitches[expected[n]]);
        if (n < 4 || n == 6)
            frame();
    }
}

static void loops_repeat_so_many_times(void **state)
{
    int n, struck = 0;

    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(2), C4, SCORE_LOOP, 0, 4, 0xFC, 0xFF, LENGTH(50),
          A4, SCORE_END);
    play();
    for (n = 0; n < 20; n++) {
        frame();
        struck += NR(0x14) >> 7;
    }
    assert_int_equal(struck, 5);
    assert_int_equal(pitch_a(), PITCH_A4);
}

static void the_wave_is_loaded_once_and_its_channel_never_struck_again(void **state)
{
    (void)state;
    WRITE(score[2], SCORE_INSTRUMENT, BASS, LENGTH(6), C4, C4, SCORE_INSTRUMENT, OTHER_BASS, C4,
          SCORE_REST, SCORE_END);
    play();
    frame();
    assert_int_equal(NR(0x30), 1);
    assert_int_equal(NR(0x1A), 0x80);
    assert_int_equal(NR(0x1C), 0x20);
    assert_int_equal(NR(0x1E) & 7, PITCH_C4 >> 8);
    frames(4);
    assert_int_equal(NR(0x1C), 0x40);
    frames(2);
    assert_int_equal(NR(0x1C), 0x20);
    assert_int_equal(NR(0x1E) & TRIGGER, 0);
    frames(6);
    assert_int_equal(NR(0x30), 4);
    frames(6);
    assert_int_equal(NR(0x1C), 0);
}

static void a_drum_is_noise_that_changes_its_colour(void **state)
{
    (void)state;
    WRITE(score[3], LENGTH(8), DRUM, SCORE_REST, SCORE_END);
    play();
    frame();
    assert_int_equal(NR(0x22), 0x51);
    assert_int_equal(NR(0x21), 0xF1);
    assert_int_equal(NR(0x23), TRIGGER);
    frames(2);
    assert_int_equal(NR(0x22), 0x62);
    frames(6);
    assert_int_equal(NR(0x21), SILENT);
}

static void panning_touches_only_its_channel(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, SCORE_PAN, 0xEE, 0x10, LENGTH(5), C4, SCORE_END);
    play();
    frames(2);
    assert_int_equal(NR(0x25), 0xFE);
}

static void channel_b_plays(uint8_t instrument)
{
    WRITE(score[1], SCORE_INSTRUMENT, 0, LENGTH(40), A4, C4, SCORE_END);
    score[1][1] = instrument;
    WRITE(effect_score[0], SCORE_INSTRUMENT, LEAD, LENGTH(6), C4 + 12, SCORE_END);
    WRITE(other_score, SCORE_INSTRUMENT, LEAD, LENGTH(6), C4 + 7, SCORE_END);
    play();
    frames(10);
}

static unsigned pitch_b(void)
{
    return NR(0x18) | (NR(0x19) & 7u) << 8;
}

static void an_effect_takes_a_channel_and_gives_it_back(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    assert_int_equal(pitch_b(), PITCH_A4);
    sound_effect(EFFECT_CURSOR);
    frames(2);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 12]);
    frames(5);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 12]);
    frame(); /* a note that does not fade sounds on */
    assert_int_equal(pitch_b(), PITCH_A4);
    assert_int_equal(NR(0x17), 0x90);
    assert_int_equal(NR(0x19) & TRIGGER, TRIGGER);
}

static void a_note_that_fades_is_not_struck_again_after_an_effect(void **state)
{
    (void)state;
    channel_b_plays(LEAD);
    sound_effect(EFFECT_CURSOR);
    frames(2 + 6);
    assert_int_equal(NR(0x17), SILENT);
    frames(40 - 8 - 8 + 1);
    assert_int_equal(pitch_b(), PITCH_C4);
}

static void the_music_keeps_its_time_under_an_effect(void **state)
{
    int n, change = 0, change_under_effect = 0;

    (void)state;
    channel_b_plays(STEADY);
    for (n = 0; n < 60; n++) {
        frame();
        if (pitch_b() == PITCH_C4 && !change)
            change = n;
    }
    silent_at_start(NULL);
    channel_b_plays(STEADY);
    for (n = 0; n < 60; n++) {
        if (n % 12 == 0)
            sound_effect(EFFECT_CURSOR);
        frame();
        if (pitch_b() == PITCH_C4 && !change_under_effect)
            change_under_effect = n;
    }
    assert_in_range(change, 25, 35);
    assert_int_equal(change, change_under_effect);
}

static void rank_decides_between_effects(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    sound_effect(EFFECT_CURSOR);
    frames(3);
    sound_effect(EFFECT_BACK); /* lower: not heard */
    frames(2);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 12]);
    sound_effect(EFFECT_CONFIRM); /* higher */
    frames(2);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 7]);
}

static void two_effects_of_a_frame_are_both_heard(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    WRITE(effect_score[1], LENGTH(6), DRUM, SCORE_END);
    WRITE(effect_score[0], SCORE_INSTRUMENT, BASS, LENGTH(6), C4, SCORE_END);
    sound_effect(EFFECT_MELD);
    sound_effect(EFFECT_CONFIRM);
    frames(5);
    assert_int_equal(NR(0x22), 0x51);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 7]);
}

static void an_effect_stands_still_while_another_begins(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    WRITE(effect_score[0], SCORE_END);
    WRITE(effect_score[1], LENGTH(6), DRUM, SCORE_END);
    sound_effect(EFFECT_MELD);
    frames(4);
    assert_int_equal(NR(0x22), 0x51); /* the drum's first colour lasts two frames */
    sound_effect(EFFECT_CONFIRM);
    frame();
    assert_int_equal(NR(0x22), 0x51);
}

static void a_chord_stands_still_under_an_effect(void **state)
{
    unsigned before;

    (void)state;
    channel_b_plays(STEADY);
    WRITE(score[1], SCORE_INSTRUMENT, STEADY, SCORE_CHORD, 1, LENGTH(100), A4, SCORE_END);
    sound_stop();
    frames(2);
    play();
    frames(11);
    sound_effect(EFFECT_CURSOR);
    frame(); /* it is taken; the chord has lost its channel from the next frame on */
    before = pitch_b();
    frames(7);
    assert_int_equal(pitch_b(), before);
}

static void an_effect_waits_while_the_music_begins_notes(void **state)
{
    (void)state;
    WRITE(score[0], SCORE_INSTRUMENT, LEAD, LENGTH(1), C4, A4, C4, A4, LENGTH(20), C4, SCORE_END);
    WRITE(effect_score[0], SCORE_INSTRUMENT, LEAD, LENGTH(6), C4 + 12, SCORE_END);
    play();
    frame();
    sound_effect(EFFECT_CURSOR);
    frames(4);
    assert_int_not_equal(pitch_b(), voice_pitches[C4 + 12]);
    frames(4);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 12]);
}

static void the_wave_comes_back_after_an_effect_used_it(void **state)
{
    (void)state;
    WRITE(score[2], SCORE_INSTRUMENT, BASS, LENGTH(60), C4, SCORE_END);
    WRITE(effect_score[0], SCORE_INSTRUMENT, OTHER_BASS, LENGTH(6), A4, SCORE_END);
    play();
    frames(8);
    sound_effect(EFFECT_MELD);
    frames(2);
    assert_int_equal(NR(0x30), 4);
    frames(6);
    assert_int_equal(NR(0x30), 1);
    assert_int_equal(NR(0x1C), 0x40);
    assert_int_equal(NR(0x1D) | (NR(0x1E) & 7) << 8, PITCH_C4);
}

static void pause_silences_the_music_and_goes_on_in_its_note(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    sound_pause(1);
    frame();
    assert_int_equal(NR(0x17), SILENT);
    frames(100);
    sound_effect(EFFECT_CURSOR);
    frames(2);
    assert_int_equal(pitch_b(), voice_pitches[C4 + 12]);
    frames(7);
    assert_int_equal(NR(0x17), SILENT);
    sound_pause(0);
    frame();
    assert_int_equal(NR(0x17), 0x90);
    assert_int_equal(pitch_b(), PITCH_A4);
}

static void switched_off_there_is_silence(void **state)
{
    int n;

    (void)state;
    channel_b_plays(STEADY);
    sound_music_on = 0;
    sound_effects_on = 0;
    frame();
    assert_int_equal(NR(0x12), SILENT);
    assert_int_equal(NR(0x17), SILENT);
    assert_int_equal(NR(0x1C), 0);
    assert_int_equal(NR(0x21), SILENT);
    for (n = 0; n < 100; n++) {
        sound_effect(EFFECT_CURSOR);
        frame();
        assert_int_equal(NR(0x17), SILENT);
    }
    sound_music_on = 1;
    frame();
    assert_int_equal(NR(0x17), 0x90);
}

static void a_round_ends_and_the_theme_comes_back(void **state)
{
    (void)state;
    sound_play_music(MUSIC_POCKET);
    frames(5);
    sound_play_music(MUSIC_ROUND_END);
    frames(3);
    assert_int_equal(sound_music, MUSIC_ROUND_END);
    assert_int_equal(pitch_a(), PITCH_C4);
    frames(10);
    assert_int_equal(sound_music, MUSIC_POCKET);
    assert_int_equal(pitch_a(), PITCH_A4);
}

static void after_the_victory_there_is_silence(void **state)
{
    (void)state;
    sound_play_music(MUSIC_POCKET);
    frames(5);
    sound_play_music(MUSIC_VICTORY);
    frames(20);
    assert_int_equal(sound_music, MUSIC_NONE);
    assert_int_equal(NR(0x12), SILENT);
}

static void the_piece_that_plays_goes_on_when_asked_for_again(void **state)
{
    int n;

    (void)state;
    sound_play_music(MUSIC_POCKET);
    frames(5);
    for (n = 0; n < 10; n++) {
        sound_play_music(MUSIC_POCKET);
        frame();
        assert_int_equal(NR(0x14) & TRIGGER, 0);
    }
}

static void tension_changes_the_theme_at_the_next_bar(void **state)
{
    (void)state;
    sound_play_music(MUSIC_POCKET);
    frames(5);
    sound_tense(1);
    frames(5);
    assert_int_equal(sound_music, MUSIC_POCKET);
    frame();
    assert_int_equal(sound_music, MUSIC_POCKET_TENSE);
    sound_play_music(MUSIC_ROUND_END); /* it outlasts what interrupts it */
    frames(20);
    assert_int_equal(sound_music, MUSIC_POCKET_TENSE);
    sound_tense(0);
    frames(11);
    assert_int_equal(sound_music, MUSIC_POCKET);
    sound_tense(1);
    sound_play_music(MUSIC_TITLE); /* but not its theme */
    sound_play_music(MUSIC_POCKET);
    frames(30);
    assert_int_equal(sound_music, MUSIC_POCKET);
}

static void stop_ends_music_and_effects_at_once(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    sound_effect(EFFECT_CURSOR);
    frames(3);
    sound_effect(EFFECT_CONFIRM);
    sound_stop();
    frame();
    assert_int_equal(NR(0x12), SILENT);
    assert_int_equal(NR(0x17), SILENT);
    frames(10);
    assert_int_equal(NR(0x17), SILENT);
    assert_int_equal(sound_music, MUSIC_NONE);
}

static void a_theme_asked_for_in_the_pause_begins_after_it(void **state)
{
    (void)state;
    channel_b_plays(STEADY);
    sound_pause(1);
    frame();
    sound_play_music(MUSIC_POCKET);
    frames(10);
    assert_int_equal(NR(0x12), SILENT);
    sound_pause(0);
    frames(3);
    assert_int_equal(sound_music, MUSIC_POCKET);
    assert_int_equal(pitch_a(), PITCH_A4);
}

#define TEST(name) cmocka_unit_test_setup(name, silent_at_start)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_note_begins_with_duty_envelope_pitch_and_trigger),
        TEST(the_duty_changes_while_it_sounds),
        TEST(a_shape_can_go_round),
        TEST(notes_follow_each_other_in_their_length),
        TEST(a_held_note_is_not_struck_again),
        TEST(volume_changes_the_envelope_of_the_next_note),
        TEST(an_arpeggio_goes_through_its_chord),
        TEST(vibrato_begins_late_and_swings_round_the_note),
        TEST(a_glide_reaches_its_note_and_stays),
        TEST(a_sweep_that_leaves_the_range_ends_the_note),
        TEST(detuning_moves_the_pitch),
        TEST(phrases_are_transposed_and_return),
        TEST(loops_repeat_so_many_times),
        TEST(the_wave_is_loaded_once_and_its_channel_never_struck_again),
        TEST(a_drum_is_noise_that_changes_its_colour),
        TEST(panning_touches_only_its_channel),
        TEST(an_effect_takes_a_channel_and_gives_it_back),
        TEST(a_note_that_fades_is_not_struck_again_after_an_effect),
        TEST(the_music_keeps_its_time_under_an_effect),
        TEST(rank_decides_between_effects),
        TEST(two_effects_of_a_frame_are_both_heard),
        TEST(an_effect_stands_still_while_another_begins),
        TEST(a_chord_stands_still_under_an_effect),
        TEST(an_effect_waits_while_the_music_begins_notes),
        TEST(the_wave_comes_back_after_an_effect_used_it),
        TEST(pause_silences_the_music_and_goes_on_in_its_note),
        TEST(switched_off_there_is_silence),
        TEST(a_round_ends_and_the_theme_comes_back),
        TEST(after_the_victory_there_is_silence),
        TEST(the_piece_that_plays_goes_on_when_asked_for_again),
        TEST(tension_changes_the_theme_at_the_next_bar),
        TEST(stop_ends_music_and_effects_at_once),
        TEST(a_theme_asked_for_in_the_pause_begins_after_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
