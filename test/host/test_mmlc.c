/* mmlc: the bytes that music becomes, and every mistake that a composer can make, with its line and
 * column. The tables are read back as C; codes are those of cart/sound_score.h. */
/* Links: tools/mmlc/body.c tools/mmlc/declare.c tools/mmlc/emit.c tools/mmlc/encode.c */
/* Links: tools/mmlc/mmlc.c tools/mmlc/music.c tools/mmlc/perform.c tools/mmlc/scan.c */
/* Links: tools/lib/complain.c tools/lib/csource.c tools/lib/lines.c tools/lib/memory.c */
/* Links: tools/lib/outfile.c tools/lib/utf8.c tools/lib/wholefile.c */
#include "lib/complain.h"
#include "lib/outfile.h"
#include "lib/wholefile.h"
#include "mmlc/mmlc.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define HEAD                                      \
    "wave saw 0123456789ABCDEF0123456789ABCDEF\n" \
    "chord min 0,3,7\n"                           \
    "pulse lead volume=12 fade=3 duty=50:6,25\n"  \
    "tone bass wave=saw level=100\n"              \
    "drum K volume=15 fade=1 noise=5.1\n"
#define PIECE HEAD "piece title beat=24 bar=4\n"
#define ONCE  HEAD "piece title beat=24 bar=4 after=silence\n"
/* ONCE ends with line 6, so that what follows begins on line 7 */

static char folder[] = "/tmp/test_mmlc_XXXXXX";
static char *made, *notes;

static int enter_folder(void **state)
{
    (void)state;
    return mkdtemp(folder) && chdir(folder) == 0 ? 0 : -1;
}

static int leave_folder(void **state)
{
    (void)state;
    free(made);
    free(notes);
    remove("in.mml");
    remove("out.c");
    remove("notes.txt");
    return chdir("/") == 0 && rmdir(folder) == 0 ? 0 : -1;
}

static bool compile(const char *text)
{
    char path[] = "in.mml";
    char *inputs[] = {path};
    MmlcOptions options = {
        .c_path = "out.c", .notes_path = "notes.txt", .inputs = inputs, .input_count = 1};
    OutFiles out = {0};

    fputs(text, outfile_open(&out, path));
    assert_true(outfile_commit(&out));
    complain_forget();
    return mmlc_run(&options);
}

/* The bytes of a table, without blanks: "0x80,0x01," */
static void expect_table(const char *text, const char *name, const char *bytes)
{
    char *found, *to;
    const char *from;

    assert_true(compile(text));
    free(made);
    made = wholefile_read("out.c", NULL);
    found = strstr(made, name);
    assert_non_null(found);
    from = strchr(found, '{') + 1;
    for (to = found; *from != '}'; from++)
        if (*from > ' ')
            *to++ = *from;
    *to = 0;
    assert_string_equal(found, bytes);
}

static void expect_notes(const char *text, const char *lines)
{
    assert_true(compile(text));
    free(notes);
    notes = wholefile_read("notes.txt", NULL);
    assert_string_equal(notes, lines);
}

static void expect_complaint(const char *text, const char *complaint)
{
    assert_false(compile(text));
    assert_string_equal(complain_last(), complaint);
}

/* length 24: 0x80 + 23; c4 is note 24 of the pulse channels */
static void notes_take_a_byte_each_after_their_length(void **state)
{
    (void)state;
    expect_table(ONCE "A @lead c d e8 r8\n", "sound_part_0a[]",
                 "0x4D,0x00,0x97,0x18,0x1A,0x8B,0x1C,0x48,0x54,");
}

static void the_wave_channel_sounds_an_octave_lower(void **state)
{
    (void)state;
    expect_table(ONCE "C @bass o2 c\n", "sound_part_0c[]", "0x4D,0x01,0x97,0x0C,0x54,");
}

static void a_drum_is_its_instruments_number(void **state)
{
    (void)state;
    expect_table(ONCE "D K4 K4\n", "sound_part_0d[]", "0x97,0x02,0x02,0x54,");
}

static void long_notes_are_held(void **state)
{
    (void)state;
    expect_table(ONCE "A @lead c1^1\n", "sound_part_0a[]", "0x4D,0x00,0xFF,0x18,0xBF,0x49,0x54,");
}

/* a third of 25 frames is 8.33: 8, 9 and 8 frames, which are 25 together */
static void fractions_of_frames_add_up(void **state)
{
    (void)state;
    expect_table(HEAD "piece title beat=25 bar=4 after=silence\nA @lead l12 c c c\n",
                 "sound_part_0a[]", "0x4D,0x00,0x87,0x18,0x88,0x18,0x87,0x18,0x54,");
}

static void a_repeated_part_goes_back_from_its_end(void **state)
{
    (void)state;
    expect_table(ONCE "A @lead [c d]3\n", "sound_part_0a[]",
                 "0x4D,0x00,0x97,0x18,0x1A,0x4A,0x00,0x03,0xFA,0xFF,0x54,");
}

static void a_piece_begins_again_at_its_mark(void **state)
{
    (void)state;
    expect_table(PIECE "A @lead c L d\n", "sound_part_0a[]",
                 "0x4D,0x00,0x97,0x18,0x97,0x1A,0x51,0xFD,0xFF,");
}

static void a_phrase_is_called_and_transposed(void **state)
{
    const char text[] = ONCE "phrase two A @lead c d\nA *two *two-3\n";

    (void)state;
    expect_table(text, "sound_phrase_0[]", "0x4D,0x00,0x97,0x18,0x1A,0x4C,");
    expect_table(text, "sound_part_0a[]", "0x4B,0x00,0x00,0x4B,0x00,0xFD,0x54,");
}

static void settings_become_commands(void **state)
{
    (void)state;
    expect_table(ONCE "A @lead v9 {min} k-2 c {} s12 ~e pl c\n", "sound_part_0a[]",
                 "0x4D,0x00,0x4E,0x90,0x4F,0x01,0x52,0xFE,0x97,0x18,0x4F,0x00,0x50,0x0C,0x1C,0x53,"
                 "0xEE,0x10,0x18,0x54,");
}

static void an_instrument_is_eight_bytes(void **state)
{
    (void)state;
    expect_table(HEAD "pulse slide volume=1 fade=+2 duty=12 sweep=-3\n"
                      "pulse sung volume=9 fade=0 duty=75:2,50:2,* vibrato=14,3,6\n",
                 "sound_instruments[]",
                 "{0x80,6,sound_shape_0+2,0,0,0x00,0xC3"); /* up to the first brace */
    expect_table(HEAD "pulse sung volume=9 fade=0 duty=75:2,50:2,* vibrato=14,3,6\n",
                 "sound_shape_3[]", "0xC0,0x02,0x80,0x02,0x04,0xFF,");
    free(made);
    made = wholefile_read("out.c", NULL);
    assert_non_null(strstr(made, "{0xC0, 2, sound_shape_3 + 2, 1, 14, 0x66, 0x90}, /* sung */"));
}

static void effects_name_their_channels(void **state)
{
    (void)state;
    assert_true(compile(HEAD "effect cursor rank=2\nB @lead c%3\nD K%5\n"));
    free(made);
    made = wholefile_read("out.c", NULL);
    assert_non_null(
        strstr(made, "[EFFECT_CURSOR + 0] = {2, {1, 3}, {sound_part_0b, sound_part_0d}},"));
}

static void the_notes_are_listed_as_they_sound(void **state)
{
    (void)state;
    expect_notes(ONCE "phrase up A a8\nA @lead *up [*up+12]2 {min} c8\nC @bass o2 a2\n",
                 "piece title 48 -1\n"
                 "A 0 12 440.000 lead\n"
                 "A 12 12 880.000 lead\n"
                 "A 24 12 880.000 lead\n"
                 "A 36 12 0.000 lead\n"
                 "C 0 48 110.000 bass\n");
    expect_notes(PIECE "A @lead c4 L a4\n", "piece title 48 24\n"
                                            "A 0 24 261.626 lead\n"
                                            "A 24 24 440.000 lead\n");
}

static void wrong_notes_are_refused(void **state)
{
    (void)state;
    expect_complaint(ONCE "A @lead c h\n", "in.mml:7:11: \"h\" means nothing here");
    expect_complaint(ONCE "A @lead c5\n", "in.mml:7:10: a note cannot be divided in this way");
    expect_complaint(ONCE "A @lead c99\n", "in.mml:7:10: 99 is not from 1 to 96");
    expect_complaint(ONCE "A @lead o9 c\n", "in.mml:7:10: 9 is not from 1 to 7");
    expect_complaint(ONCE "A @lead o1 b\n", "in.mml:7:12: this note is too low for its channel");
    expect_complaint(ONCE "A @lead {min} o7 f\n",
                     "in.mml:7:18: this note is too high for its channel");
    expect_complaint(ONCE "A c\n", "in.mml:7:3: no instrument has been chosen");
    expect_complaint(ONCE "A @lead ^4\n", "in.mml:7:9: there is no note before \"^\"");
    expect_complaint(ONCE "A @lead c ~r\n", "in.mml:7:12: a note follows \"~\"");
    expect_complaint(ONCE "A @lead c64....\n", "in.mml:7:10: a note cannot be divided in this way");
    expect_complaint(HEAD "piece title beat=4 bar=4 after=silence\nA @lead c64 c64\n",
                     "in.mml:7:9: this is shorter than a frame");
    expect_complaint(ONCE "C @bass v5 c\n",
                     "in.mml:7:9: only A and B have a volume; here the instrument says it");
    expect_complaint(ONCE "D v5 K\n",
                     "in.mml:7:3: only A and B have a volume; here the instrument says it");
    expect_complaint(ONCE "D {min} K\n", "in.mml:7:3: drums have no pitch");
    expect_complaint(ONCE "D k3 K\n", "in.mml:7:3: drums have no pitch");
}

static void wrong_instruments_are_refused(void **state)
{
    (void)state;
    expect_complaint(ONCE "A @nobody c\n", "in.mml:7:3: there is no instrument \"nobody\"");
    expect_complaint(ONCE "A @bass c\n", "in.mml:7:3: \"bass\" is not for this channel");
    expect_complaint(ONCE "A K4\n",
                     "in.mml:7:3: drums (capital letters) belong to the noise channel");
    expect_complaint(ONCE "D c4\n",
                     "in.mml:7:3: the noise channel has drums (capital letters), no notes");
    expect_complaint(ONCE "D X4\n", "in.mml:7:3: there is no drum \"X\"");
    expect_complaint(ONCE "A @lead {maj} c\n", "in.mml:7:9: there is no chord \"maj\"");
    expect_complaint("pulse x volume=3\n", "in.mml:1:7: \"x\" has no duty");
    expect_complaint("pulse x duty=33\n", "in.mml:1:14: a duty is 12, 25, 50 or 75");
    expect_complaint("pulse x duty=50 colour=3\n",
                     "in.mml:1:17: there is no setting \"colour\" here");
    expect_complaint("tone x wave=none level=50\n", "in.mml:1:13: there is no wave \"none\"");
    expect_complaint("wave x 0123\n", "in.mml:1:12: a wave has 32 digits 0 to 9 and A to F");
    expect_complaint("chord x 3,7\n", "in.mml:1:7: a chord begins with 0, the note itself");
    expect_complaint(HEAD "pulse lead duty=50\n",
                     "in.mml:6:7: there is an instrument \"lead\" already");
}

static void bars_must_be_full(void **state)
{
    (void)state;
    expect_complaint(ONCE "A @lead c c c |\n",
                     "in.mml:7:15: 144/48 of a quarter note since the last bar line, 192 wanted");
    assert_true(compile(ONCE "A @lead c c c c | c1 | c2. c4 |\n"));
}

static void voices_must_agree(void **state)
{
    (void)state;
    expect_complaint(ONCE "A @lead c c\nC @bass c\n",
                     "in.mml:8:1: channel C of title takes 24 frames, channel A 48");
    expect_complaint(PIECE "A @lead L c c\nC @bass c L c\n",
                     "in.mml:8:1: channel C of title has its L elsewhere than channel A");
    expect_complaint(PIECE "A @lead c\n", "in.mml:6:7: title begins again and has no L");
    expect_complaint(ONCE "A @lead L c\n", "in.mml:6:7: title is played once and has an L");
    expect_complaint(PIECE "A @lead L c v3 d\n",
                     "in.mml:7:11: sounds otherwise when the piece is repeated: set the "
                     "instrument, volume, chord and detuning after L");
    expect_complaint(ONCE "\n", "in.mml:6:7: title has no notes");
}

static void repeated_parts_must_be_whole(void **state)
{
    (void)state;
    expect_complaint(HEAD "piece title beat=25 bar=4 after=silence\nA @lead [c8]2\n",
                     "in.mml:7:12: the repeated part is not a whole number of frames");
    expect_complaint(ONCE "A @lead [c\n", "in.mml:7:9: \"[\" is never closed");
    expect_complaint(ONCE "A @lead c]2\n", "in.mml:7:10: there is no \"[\" to this \"]\"");
    expect_complaint(ONCE "A @lead [c [d]2 ]2\n",
                     "in.mml:7:12: a repeated part cannot hold another one; use a phrase");
    expect_complaint(ONCE "A @lead [ ]2\n", "in.mml:7:11: there is nothing to repeat");
    expect_complaint(ONCE "A *two\n", "in.mml:7:3: there is no phrase \"two\" before this line");
    expect_complaint(ONCE "phrase x C @bass c\nA *x\n",
                     "in.mml:8:3: phrase \"x\" is not for this channel");
}

static void wrong_lines_are_refused(void **state)
{
    (void)state;
    expect_complaint("  c\n", "in.mml:1:3: there is nothing to continue");
    expect_complaint("A c\n", "in.mml:1:1: no piece or effect has begun");
    expect_complaint("song x\n",
                     "in.mml:1:1: a line begins with a channel (A to D), wave, chord, pulse, tone, "
                     "drum, phrase, piece or effect");
    expect_complaint("piece title\n",
                     "in.mml:1:7: a piece needs beat= (frames of a quarter note) and bar=");
    expect_complaint("piece title beat=90 bar=4\n",
                     "in.mml:1:7: a bar has at most 255 frames, this one 360");
    expect_complaint("effect x\n", "in.mml:1:8: an effect needs its rank=");
    expect_complaint(HEAD "effect x rank=1\nA @lead c\n",
                     "in.mml:7:1: effects play on B, C and D: A is the melody's");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(notes_take_a_byte_each_after_their_length),
        cmocka_unit_test(the_wave_channel_sounds_an_octave_lower),
        cmocka_unit_test(a_drum_is_its_instruments_number),
        cmocka_unit_test(long_notes_are_held),
        cmocka_unit_test(fractions_of_frames_add_up),
        cmocka_unit_test(a_repeated_part_goes_back_from_its_end),
        cmocka_unit_test(a_piece_begins_again_at_its_mark),
        cmocka_unit_test(a_phrase_is_called_and_transposed),
        cmocka_unit_test(settings_become_commands),
        cmocka_unit_test(an_instrument_is_eight_bytes),
        cmocka_unit_test(effects_name_their_channels),
        cmocka_unit_test(the_notes_are_listed_as_they_sound),
        cmocka_unit_test(wrong_notes_are_refused),
        cmocka_unit_test(wrong_instruments_are_refused),
        cmocka_unit_test(bars_must_be_full),
        cmocka_unit_test(voices_must_agree),
        cmocka_unit_test(repeated_parts_must_be_whole),
        cmocka_unit_test(wrong_lines_are_refused),
    };

    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
