/* textc: the encoding to the byte, line and page breaking, and every mistake that a writer of
 * texts can make. Encoded strings are read back as text: | is a new line, ^ a new page, $n an
 * argument. In the test's prose font i is 1 pixel wide, the space 3, all others 4. */
/* Links: test/host/own_folder.c */
/* Links: tools/textc/charset.c tools/textc/emit.c tools/textc/phrases.c */
/* Links: tools/textc/room.c tools/textc/symbols.c tools/textc/textc.c */
/* Links: tools/textc/typeset.c tools/lib/complain.c tools/lib/csource.c */
/* Links: tools/lib/glyphs.c tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c */
/* Links: tools/lib/outfile.c tools/lib/picture.c tools/lib/tileset.c tools/lib/utf8.c */
/* Links: tools/lib/wholefile.c */
#include "lib/complain.h"
#include "lib/wholefile.h"
#include "own_folder.h"
#include "textc/charset.h"
#include "textc/textc.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char charset_text[] = "# The letters of the test\n"
                                   " !\"%&'()*+,-./:;\n"
                                   "0123456789<=>?×…\n"
                                   "ABCDEFGHIJKLMNOP\n"
                                   "QRSTUVWXYZÉÈÊÀÂÇ\n"
                                   "abcdefghijklmnop\n"
                                   "qrstuvwxyzÎÔÛŒ«»\n"
                                   "àâçéèêëîïôùûüœ▶•\n";

#define PROSE_WIDTH  (16 * 8)
#define PROSE_HEIGHT (7 * 10)

static void draw_prose(void)
{
    static uint8_t pixels[PROSE_WIDTH * PROSE_HEIGHT];
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .format = PNG_FORMAT_GRAY,
                       .width = PROSE_WIDTH,
                       .height = PROSE_HEIGHT};
    int glyph, i_glyph = 4 * 16 + 8;

    memset(pixels, 255, sizeof pixels);
    for (glyph = 1; glyph < CHARSET_GLYPHS; glyph++)
        memset(&pixels[glyph / 16 * 10 * PROSE_WIDTH + glyph % 16 * 8], 0,
               glyph == i_glyph ? 1 : 4);
    assert_true(png_image_write_to_file(&image, "prose.png", 0, pixels, 0, NULL));
}

static int begin_group(void **state)
{
    if (enter_folder(state) != 0)
        return -1;
    draw_prose();
    return 0;
}

static int begin(void **state)
{
    (void)state;
    complain_forget();
    write_file("charset.txt", charset_text);
    remove("ids.h");
    remove("en.c");
    remove("fr.c");
    return 0;
}

static bool compile_files(int count, char **inputs)
{
    TextcOptions options = {.parts = 1,
                            .charset = "charset.txt",
                            .prose = "prose.png",
                            .cell_width = 8,
                            .cell_height = 10,
                            .ids_path = "ids.h",
                            .c_path = {"en.c", "fr.c"},
                            .inputs = inputs,
                            .input_count = count};

    return textc_run(&options);
}

static bool compile(const char *text)
{
    char input[] = "in.txt";
    char *inputs[] = {input};

    write_file(input, text);
    return compile_files(1, inputs);
}

/* The numbers of a table in an output file. */
static int read_table(const char *path, const char *name, int *numbers)
{
    char *text = wholefile_read(path, NULL);
    char *at = strstr(text, name);
    int count = 0;

    assert_non_null(at);
    at = strchr(at, '{');
    while (*at != '}') {
        at += strcspn(at, "0123456789}");
        if (*at != '}')
            numbers[count++] = (int)strtol(at, &at, 0);
    }
    free(text);
    return count;
}

static const char *letter_of(int glyph, size_t *bytes)
{
    const char *at = strchr(charset_text, '\n') + 1;

    for (; glyph > 0 || *at == '\n'; at++)
        if (*at != '\n' && (at[1] & 0xC0) != 0x80)
            glyph--;
    for (*bytes = 1; (at[*bytes] & 0xC0) == 0x80;)
        ++*bytes;
    return at;
}

static void expect_encoded(int language, int id, const char *wanted)
{
    static const char *const names[LANGUAGES][3] = {{"en.c", "text_en_offset", "text_en_bytes"},
                                                    {"fr.c", "text_fr_offset", "text_fr_bytes"}};
    int offsets[64], codes[1024], *code;
    char text[512] = "";

    read_table(names[language][0], names[language][1], offsets);
    read_table(names[language][0], names[language][2], codes);
    for (code = &codes[offsets[id]]; *code; code++) {
        char argument[] = {'$', (char)('0' + (*code & 0x0F)), 0};
        size_t bytes;

        if (*code >= 0x80) {
            const char *letter = letter_of(*code - 0x80, &bytes);

            strncat(text, letter, bytes);
        } else if (*code >= 0x10) {
            strcat(text, argument);
        } else {
            strcat(text, *code == 1 ? "|" : "^");
        }
    }
    assert_string_equal(text, wanted);
}

/* Compiles a phrase with this text in French; the English one is short. */
static bool compile_french(const char *head, const char *french)
{
    const char *english = strstr(head, "args=") ? "{0}" : "x";
    char text[1024];

    snprintf(text, sizeof text, "[it] %s\nen: %s\nfr: %s\n", head, english, french);
    return compile(text);
}

static void expect_french(const char *head, const char *french, const char *wanted)
{
    assert_true(compile_french(head, french));
    expect_encoded(FRENCH, 0, wanted);
}

static void expect_no_output(void)
{
    static const char *const paths[] = {"ids.h",       "en.c",       "fr.c",
                                        "ids.h.draft", "en.c.draft", "fr.c.draft"};
    size_t i;

    for (i = 0; i < sizeof paths / sizeof paths[0]; i++)
        assert_int_not_equal(access(paths[i], F_OK), 0);
}

static void refuse(const char *text, const char *message)
{
    assert_false(compile(text));
    assert_string_equal(complain_last(), message);
    expect_no_output();
}

static void refuse_french(const char *head, const char *french, const char *message)
{
    assert_false(compile_french(head, french));
    assert_string_equal(complain_last(), message);
    expect_no_output();
}

static void expect_text(const char *path, const char *wanted)
{
    char *text = wholefile_read(path, NULL);

    assert_non_null(text);
    assert_string_equal(text, wanted);
    free(text);
}

static void output_to_the_byte(void **state)
{
    (void)state;
    assert_true(compile("[menu_go] box=8\nen: Go!\nfr: Aé\n\n[draw] box=9 args=8\n"
                        "en: {0}a\nfr: {0}b\n"));
    expect_text("ids.h", "/* Made by textc from in.txt; do not edit. */\n"
                         "#ifndef MADE_TEXT_IDS_H\n#define MADE_TEXT_IDS_H\n\n"
                         "#include <stdint.h>\n\n"
                         "enum {\n    TEXT_MENU_GO,\n    TEXT_DRAW,\n    TEXT_COUNT\n};\n\n"
                         "/* Bytes of the longest string, arguments and terminator included. */\n"
                         "#define TEXT_LONGEST 10\n\n"
                         "#define GLYPH_SPACE 0x80\n#define GLYPH_0 0x90\n"
                         "#define GLYPH_A 0xA0\n#define GLYPH_LOWER_A 0xC0\n"
                         "#define GLYPH_PERIOD 0x8C\n#define GLYPH_TIMES 0x9E\n"
                         "#define GLYPH_BULLET 0xEF\n\n"
                         "extern const uint16_t text_en_offset[TEXT_COUNT];\n"
                         "extern const uint8_t text_en_bytes[];\n"
                         "extern const uint16_t text_fr_offset[TEXT_COUNT];\n"
                         "extern const uint8_t text_fr_bytes[];\n\n#endif\n");
    expect_text("en.c", "/* Made by textc from in.txt; do not edit. */\n"
                        "#include <stdint.h>\n\n"
                        "const uint16_t text_en_offset[] = {\n    0, 4,\n};\n\n"
                        "const uint8_t text_en_bytes[] = {\n"
                        "    0xA6, 0xCE, 0x81, 0x00, 0x10, 0xC0, 0x00,\n};\n");
    expect_text("fr.c", "/* Made by textc from in.txt; do not edit. */\n"
                        "#include <stdint.h>\n\n"
                        "const uint16_t text_fr_offset[] = {\n    0, 3,\n};\n\n"
                        "const uint8_t text_fr_bytes[] = {\n"
                        "    0xA0, 0xE3, 0x00, 0x10, 0xC1, 0x00,\n};\n");
}

static void equal_ends_share_their_bytes(void **state)
{
    int bytes[64], offsets[8];

    (void)state;
    assert_true(compile("[a] box=9\nen: me\nfr: x\n[b] box=9\nen: game\nfr: y\n"
                        "[c] box=9\nen: game\nfr: z\n"));
    assert_int_equal(read_table("en.c", "text_en_offset", offsets), 3);
    assert_int_equal(read_table("en.c", "text_en_bytes", bytes), 5);
    assert_int_equal(offsets[0], 2);
    assert_int_equal(offsets[1], 0);
    assert_int_equal(offsets[2], 0);
}

static void several_files_are_one_text(void **state)
{
    char one[] = "one.txt", two[] = "two.txt";
    char *inputs[] = {one, two};

    (void)state;
    write_file(one, "[a] box=9\nen: one\nfr: un\n");
    write_file(two, "[b] box=9\nen: two\nfr: deux\n");
    assert_true(compile_files(2, inputs));
    expect_encoded(ENGLISH, 1, "two");
    write_file(two, "\n[a] box=9\nen: two\nfr: deux\n");
    assert_false(compile_files(2, inputs));
    assert_string_equal(complain_last(), "two.txt:2: [a] is a duplicate of one.txt:1");
}

static void boxes_wrap_at_spaces(void **state)
{
    (void)state;
    expect_french("box=5x3", "un deux trois", "un|deux|trois");
    expect_french("box=7x2", "un deux trois", "un deux|trois");
    expect_french("box=13", "un deux trois", "un deux trois");
    expect_french("box=9x3", "un \\n deux trois", "un|deux|trois");
    expect_french("box=9x3", "un\\n\\ndeux", "un||deux");
    expect_french("box=9x3 args=6", "un {0} trois", "un $0|trois");
}

static void lines_are_joined_with_a_space(void **state)
{
    (void)state;
    assert_true(
        compile("# comment\n[it] box=30\nen: one\n   two  \n# comment\n\tthree\nfr:\n  x\n"));
    expect_encoded(ENGLISH, 0, "one two three");
    expect_encoded(FRENCH, 0, "x");
}

static void french_spaces_do_not_break(void **state)
{
    (void)state;
    expect_french("box=6x3", "oui non ?", "oui|non ?");
    expect_french("box=6x3", "oui non !", "oui|non !");
    expect_french("box=6x3", "oui non :", "oui|non :");
    expect_french("box=6x3", "oui non ;", "oui|non ;");
    expect_french("box=7x3", "a « bc » d", "a|« bc »|d");
    expect_french("box=6x3", "oui\u00A0a b", "oui a|b");
    expect_french("box=6x3", "ab oui\u00A0a", "ab|oui a");
    expect_french("box=6x3", "ab oui\u202Fa", "ab|oui a");
}

static void typographic_letters_become_plain(void **state)
{
    (void)state;
    expect_french("box=20", "l’“or” ‘a’…", "l'\"or\" 'a'…");
    write_file("charset.txt", " !\"%&'()*+,-./:;\n0123456789<=>?×_\nABCDEFGHIJKLMNOP\n"
                              "QRSTUVWXYZÉÈÊÀÂÇ\nabcdefghijklmnop\nqrstuvwxyzÎÔÛŒ«»\n"
                              "àâçéèêëîïôùûüœ▶•\n");
    expect_french("box=4", "a…", "a...");
}

static void prose_is_measured_in_pixels(void **state)
{
    (void)state;
    /* ab ab: 4+1+4 +1+3+1+ 4+1+4 = 23 */
    expect_french("prose=23x10", "ab ab", "ab ab");
    expect_french("prose=22x20", "ab ab", "ab|ab");
    /* i: 4+1+1 + 5 + 1+1+1 = 14 */
    expect_french("prose=14x10", "ai ii", "ai ii");
    /* an argument of 2 cells: 12 pixels; 12+1+4 = 17 */
    expect_french("prose=17x10 args=2", "{0}a", "$0a");
}

static void prose_turns_pages(void **state)
{
    (void)state;
    expect_french("prose=9x20 pages=2", "aa bb cc", "aa|bb^cc");
    expect_french("prose=9x30 pages=2", "aa \\p bb cc", "aa^bb|cc");
    /* the last line of a page needs the height of a glyph, not the pitch */
    expect_french("prose=9x22 line=12 pages=2", "aa bb cc", "aa|bb^cc");
    expect_french("prose=9x21 line=12 pages=3", "aa bb cc", "aa^bb^cc");
}

static void a_full_page_spends_the_break_behind_it(void **state)
{
    (void)state;
    expect_french("prose=9x20 pages=2", "aa bb\\n\\ncc", "aa|bb^cc");
    expect_french("prose=9x20 pages=2", "aa bb\\n\\pcc", "aa|bb^cc");
    expect_french("prose=9x30 pages=2", "aa\\n\\nbb", "aa||bb");
}

static void longest_counts_arguments_at_their_cells(void **state)
{
    char *text;

    (void)state;
    assert_true(compile("[a] box=20 args=8,2\nen: {0} {1}\nfr: {1}{0}{1}\n"));
    text = wholefile_read("ids.h", NULL);
    assert_non_null(strstr(text, "#define TEXT_LONGEST 13\n"));
    free(text);
}

static void texts_that_do_not_fit_are_refused(void **state)
{
    (void)state;
    refuse_french("box=3", "abcd", "in.txt:3: [it] fr: needs 4 of 3 cells");
    refuse_french("box=9", "un deux trois", "in.txt:3: [it] fr: needs 13 of 9 cells");
    refuse_french("box=3 args=8", "{0}", "in.txt:3: [it] fr: needs 8 of 3 cells");
    refuse_french("box=9", "a\\nb", "in.txt:3: [it] fr: needs 2 of 1 lines");
    refuse_french("box=5x2", "un deux trois", "in.txt:3: [it] fr: needs 3 of 2 lines");
    refuse_french("prose=9x10 pages=2", "aa bb cc", "in.txt:3: [it] fr: needs 3 of 2 pages");
    refuse_french("prose=9x9", "a", "in.txt:3: [it] fr: a line needs 10 of 9 pixels of height");
    refuse("[it] box=3\nen: abcd\nfr: x\n", "in.txt:2: [it] en: needs 4 of 3 cells");
}

static void words_longer_than_a_line_are_refused(void **state)
{
    (void)state;
    refuse_french("prose=16x10 args=2", "{0}a",
                  "in.txt:3: [it] fr: the word \"{0}a\" needs 17 of 16 pixels of a line");
    refuse_french("box=4x3", "un forêt",
                  "in.txt:3: [it] fr: the word \"forêt\" needs 5 of 4 cells of a line");
    refuse_french("box=4x3", "forêt un",
                  "in.txt:3: [it] fr: the word \"forêt\" needs 5 of 4 cells of a line");
    refuse_french("box=4x3", "a été\u00A0là",
                  "in.txt:3: [it] fr: the word \"été\u00A0là\" needs 6 of 4 cells of a line");
}

static void letters_without_a_glyph_are_refused(void **state)
{
    (void)state;
    refuse_french("box=9", "aß", "in.txt:3: [it] fr: no glyph for \"ß\" (U+00DF)");
    refuse_french("prose=90x10", "a😀", "in.txt:3: [it] fr: no glyph for \"😀\" (U+1F600)");
}

static void wrong_arguments_are_refused(void **state)
{
    (void)state;
    refuse_french("box=9", "{2}", "in.txt:3: [it] fr: {2} is not among its 0 args");
    refuse("[it] box=9 args=1,1\nen: {0}{1}\nfr: {0}\n", "in.txt:3: [it] fr: {1} is not used");
    refuse("[it] box=9 args=1\nen: x\nfr: {0}\n", "in.txt:2: [it] en: {0} is not used");
    refuse_french("box=9", "{a}", "in.txt:3: [it] fr: { without a digit and }");
    refuse_french("box=9", "{1", "in.txt:3: [it] fr: { without a digit and }");
    refuse_french("box=9", "{", "in.txt:3: [it] fr: { without a digit and }");
}

static void wrong_breaks_are_refused(void **state)
{
    (void)state;
    refuse_french("box=9x2", "a\\pb", "in.txt:3: [it] fr: \\p: a box has no pages");
    refuse_french("box=9", "a\\t", "in.txt:3: [it] fr: \\ without n or p");
    refuse_french("box=9", "a\\", "in.txt:3: [it] fr: \\ without n or p");
}

static void missing_texts_are_refused(void **state)
{
    (void)state;
    refuse("[it] box=9\nen: x\n", "in.txt:1: [it] has no fr: text");
    refuse("[it] box=9\nfr: x\n", "in.txt:1: [it] has no en: text");
    refuse("[it] box=9\nen: x\nfr:  \n", "in.txt:3: [it] fr: the text is empty");
    refuse("[it] box=9\nen: x\nen: y\nfr: x\n", "in.txt:3: [it] has en: twice");
    refuse("# nothing\n", "in.txt: no text in here");
}

static void wrong_ids_are_refused(void **state)
{
    (void)state;
    refuse("[it] box=9\nen: x\nfr: x\n[it] box=9\nen: x\nfr: x\n",
           "in.txt:4: [it] is a duplicate of in.txt:1");
    refuse("[It] box=9\nen: x\nfr: x\n", "in.txt:1: [It] is no id: a-z, then a-z 0-9 _");
    refuse("[] box=9\nen: x\nfr: x\n", "in.txt:1: [] is no id: a-z, then a-z 0-9 _");
    refuse("[count] box=9\nen: x\nfr: x\n", "in.txt:1: [count] is kept for the compiler");
}

static void wrong_syntax_is_refused(void **state)
{
    (void)state;
    refuse("[it] box=9\nen: x\nfr: x\nde: x\n",
           "in.txt:4: neither [id], en:, fr:, a comment nor indented");
    refuse("[it] box=9\nen: x\nfr: x\n\n  y\n",
           "in.txt:5: an indented line that continues no text");
    refuse("en: x\n", "in.txt:1: a text before the first [id]");
    refuse("[it box=9\n", "in.txt:1: no ] after the id");
}

static void wrong_rooms_are_refused(void **state)
{
    static const char *const wrong[][2] = {
        {"", "needs either box= or prose="},
        {"box=9 prose=9x10", "needs either box= or prose="},
        {"box=0", "has no room"},
        {"box=9 pages=2", "has a box: pages= and line= belong to prose"},
        {"box=9 box=9", "has box= twice"},
        {"box=9x", "cannot be read: box=9x"},
        {"box", "cannot be read: box"},
        {"prose=144", "cannot be read: prose=144"},
        {"prose=144x50 pages=0", "cannot be read: pages=0"},
        {"prose=144x50 line=-1", "cannot be read: line=-1"},
        {"box=9 args=", "cannot be read: args="},
        {"box=9 args=1,2,3,4,5,6,7,8,9,10,11", "cannot be read: args=1,2,3,4,5,6,7,8,9,10,11"},
        {"box=9 wide", "unknown option: wide"},
    };
    char message[128];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(message, sizeof message, "in.txt:1: [it] %s", wrong[i][1]);
        refuse_french(wrong[i][0], "x", message);
    }
}

static void broken_utf8_is_refused(void **state)
{
    (void)state;
    refuse("[it] box=9\nen: x\nfr: a\xE9 b\n", "in.txt:3: invalid UTF-8 (byte 0xE9)");
    refuse("\xC0\xAF\n", "in.txt:1: invalid UTF-8 (byte 0xC0)");
    refuse("\n\xED\xA0\x80\n", "in.txt:2: invalid UTF-8 (byte 0xED)");
    refuse("\xC3", "in.txt:1: invalid UTF-8 (byte 0xC3)");
}

/* The character set of the test with one place changed. */
static void refuse_charset(const char *old, const char *new, const char *message)
{
    const char *at = strstr(charset_text, old);
    char changed[512];

    assert_non_null(at);
    snprintf(changed, sizeof changed, "%.*s%s%s", (int)(at - charset_text), charset_text, new,
             at + strlen(old));
    write_file("charset.txt", changed);
    refuse("[it] box=9\nen: x\nfr: x\n", message);
}

static void wrong_character_sets_are_refused(void **state)
{
    (void)state;
    refuse_charset("OP\n", "O\n", "charset.txt:4: has 15 characters of 16");
    refuse_charset("▶•\n", "▶a\n",
                   "charset.txt:8: \"a\" (U+0061) has a place already: row 5, column 1");
    refuse_charset("àâçéèêëîïôùûüœ▶•\n", "", "charset.txt: has 96 glyphs of 112");
    refuse_charset("▶•\n", "▶•\nAAAAAAAAAAAAAAAA\n", "charset.txt:9: more than 7 lines of glyphs");
    refuse_charset(" !\"", "!  ",
                   "charset.txt:2: \" \" (U+0020) has a place already: row 1, column 2");
    refuse_charset(" !\"", "! \"", "charset.txt: the first glyph must be the space");
    refuse_charset("0123", "0213", "charset.txt: 0 to 9 must be there in one run");
    refuse_charset("abc", "_bc", "charset.txt: a to z must be there in one run");
}

static void wrong_prose_pictures_are_refused(void **state)
{
    char input[] = "in.txt";
    char *inputs[] = {input};
    TextcOptions options = {.parts = 1,
                            .charset = "charset.txt",
                            .prose = "prose.png",
                            .cell_width = 8,
                            .cell_height = 5,
                            .ids_path = "ids.h",
                            .c_path = {"en.c", "fr.c"},
                            .inputs = inputs,
                            .input_count = 1};

    (void)state;
    assert_false(textc_run(&options));
    assert_string_equal(complain_last(), "prose.png: has 224 glyphs, the character set 112");
    options.cell_height = 17;
    assert_false(textc_run(&options));
    assert_string_equal(complain_last(), "prose.png: --cell is 1x1 to 8x16");
}

/* 200 strings of 200 letters fill two banks and some of a third. */
static void long_text_comes_in_parts(void **state)
{
    char input[] = "in.txt", line[300];
    char *inputs[] = {input};
    TextcOptions options = {.parts = 3,
                            .charset = "charset.txt",
                            .prose = "prose.png",
                            .cell_width = 8,
                            .cell_height = 10,
                            .ids_path = "ids.h",
                            .c_path = {"en*.c", "fr*.c"},
                            .inputs = inputs,
                            .input_count = 1};
    int offsets[200];
    FILE *file = fopen(input, "w");
    char *header;
    int n;

    (void)state;
    memset(line, 'x', 200);
    line[200] = 0;
    for (n = 0; n < 200; n++)
        fprintf(file, "[t%d] box=210\nen: %s%d\nfr: %d\n", n, line, n, n);
    fclose(file);
    assert_true(textc_run(&options));
    header = wholefile_read("ids.h", NULL);
    assert_non_null(strstr(header, "#define TEXT_PARTS 3\n#define TEXT_PART_0 0\n"
                                   "#define TEXT_PART_1 79\n#define TEXT_PART_2 158\n"));
    assert_non_null(strstr(header, "extern const uint16_t text_fr_offset_2[];"));
    free(header);
    assert_int_equal(read_table("en0.c", "text_en_offset_0", offsets), 79);
    assert_int_equal(read_table("en2.c", "text_en_offset_2", offsets), 42);
    assert_int_equal(read_table("fr1.c", "text_fr_offset_1", offsets), 79);
    options.parts = 2;
    assert_false(textc_run(&options));
    assert_string_equal(complain_last(), "en*.c: the text is longer than 2 parts of 16384 bytes");
}

static void absent_files_are_refused(void **state)
{
    char input[] = "absent.txt";
    char *inputs[] = {input};

    (void)state;
    assert_false(compile_files(1, inputs));
    assert_string_equal(complain_last(), "absent.txt: No such file or directory");
    expect_no_output();
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(output_to_the_byte),
        TEST(equal_ends_share_their_bytes),
        TEST(several_files_are_one_text),
        TEST(boxes_wrap_at_spaces),
        TEST(lines_are_joined_with_a_space),
        TEST(french_spaces_do_not_break),
        TEST(typographic_letters_become_plain),
        TEST(prose_is_measured_in_pixels),
        TEST(prose_turns_pages),
        TEST(a_full_page_spends_the_break_behind_it),
        TEST(longest_counts_arguments_at_their_cells),
        TEST(texts_that_do_not_fit_are_refused),
        TEST(words_longer_than_a_line_are_refused),
        TEST(letters_without_a_glyph_are_refused),
        TEST(wrong_arguments_are_refused),
        TEST(wrong_breaks_are_refused),
        TEST(missing_texts_are_refused),
        TEST(wrong_ids_are_refused),
        TEST(wrong_syntax_is_refused),
        TEST(wrong_rooms_are_refused),
        TEST(broken_utf8_is_refused),
        TEST(wrong_character_sets_are_refused),
        TEST(wrong_prose_pictures_are_refused),
        TEST(long_text_comes_in_parts),
        TEST(absent_files_are_refused),
    };

    return cmocka_run_group_tests(tests, begin_group, leave_folder);
}
