/* iconc: icons of whole rectangles, whose pixels are known, to the byte; options one by one;
 * and every mistake that a list can have. The test's icons are 512 units wide and high. */
/* Links: test/host/own_folder.c */
/* Links: tools/iconc/base.c tools/iconc/iconc.c tools/iconc/iconlist.c tools/iconc/iconset.c */
/* Links: tools/iconc/render.c tools/iconc/sheetfile.c tools/iconc/wanted.c */
/* Links: tools/lib/complain.c tools/lib/csource.c tools/lib/glyphs.c tools/lib/lines.c */
/* Links: tools/lib/memory.c tools/lib/numbers.c tools/lib/outfile.c tools/lib/picture.c */
/* Links: tools/lib/tileset.c tools/lib/utf8.c tools/lib/wholefile.c */
#include "iconc/iconc.h"
#include "lib/complain.h"
#include "lib/picture.h"
#include "lib/wholefile.h"
#include "own_folder.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define RECTANGLE(numbers) "{\"body\":\"<path fill=\\\"currentColor\\\" d=\\\"" numbers "z\\\"/>\"}"

/* corner: the top left quarter; edge: the left half; steps: four columns of pixels at 8x8
 * covered by 1/8, 3/8, 5/8, 7/8 of their height; wide: 1024x512, its left half. */
static const char icons[] =
    "{\"prefix\":\"test\",\"width\":512,\"height\":512,\"icons\":{"
    "\"corner\":" RECTANGLE("M0 0H256V256H0") ","
                                              "\"edge\":" RECTANGLE(
                                                  "M0 0H256V512H0") ","
                                                                    "\"steps\":" RECTANGLE(
                                                                        "M0 "
                                                                        "0H256V56H192V40H128V24H6"
                                                                        "4V8H0") ","
                                                                                 "\"full-"
                                                                                 "moon\""
                                                                                 ":" RECTANGLE(
                                                                                     "M0 "
                                                                                     "0H512V512H"
                                                                                     "0") ","
                                                                                          "\"brok"
                                                                                          "en\":{"
                                                                                          "\"body"
                                                                                          "\":\"<"
                                                                                          "path\""
                                                                                          "},"
                                                                                          "\"wide"
                                                                                          "\":{"
                                                                                          "\"body"
                                                                                          "\":\"<"
                                                                                          "path "
                                                                                          "d="
                                                                                          "\\\"M0"
                                                                                          " 0H512"
                                                                                          "V512H0"
                                                                                          "z\\\"/"
                                                                                          ">\","
                                                                                          "\"widt"
                                                                                          "h\":"
                                                                                          "1024}}"
                                                                                          ","
                                                                                          "\"alia"
                                                                                          "ses\":"
                                                                                          "{\"sid"
                                                                                          "e\":{"
                                                                                          "\"pare"
                                                                                          "nt\":"
                                                                                          "\"edge"
                                                                                          "\"}}}";

static int begin(void **state)
{
    (void)state;
    complain_forget();
    write_file("icons.json", icons);
    remove_tree("out");
    return 0;
}

static bool compile(const char *list)
{
    IconcOptions options = {
        .icons = "icons.json", .list = "icons.list", .out = "out", .preview = "preview"};

    write_file("icons.list", list);
    return iconc_run(&options);
}

static void expect_text(const char *path, const char *wanted)
{
    char *text = wholefile_read(path, NULL);

    assert_non_null(text);
    assert_string_equal(text, wanted);
    free(text);
}

static void refuse(const char *list, const char *message)
{
    assert_false(compile(list));
    assert_string_equal(complain_last(), message);
    assert_int_not_equal(access("out/pictures.h", F_OK), 0);
    assert_int_not_equal(access("out/pictures.h.draft", F_OK), 0);
    assert_int_not_equal(access("out/sheet_s.c", F_OK), 0);
    assert_int_not_equal(access("out/sheet_s.c.draft", F_OK), 0);
}

/* Renders one picture of 8x8 or another size and reads its preview back: one digit for each
 * pixel at 1/`step` of the rows and columns. */
static void expect_sampled(const char *size, const char *picture, int step, const char *wanted)
{
    char list[256], shades[256] = "";
    Picture preview;
    int x, y, length = 0;

    snprintf(list, sizeof list, "sheet s size=%s\np %s\n", size, picture);
    assert_true(compile(list));
    assert_true(picture_load(&preview, "preview/s_p.png"));
    for (y = 0; y < preview.height; y += 4 * step) {
        for (x = 0; x < preview.width; x += 4 * step)
            shades[length++] = (char)('0' + *picture_at(&preview, x, y));
        shades[length++] = ' ';
    }
    shades[length - 1] = 0;
    picture_free(&preview);
    assert_string_equal(shades, wanted);
}

#define WHITE                                              \
    "    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, " \
    "0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,\n"
#define BLACK                                              \
    "    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, " \
    "0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,\n"

static void a_shared_sheet_to_the_byte(void **state)
{
    (void)state;
    assert_true(compile("# comment\nsheet seats size=16x16 limit=2\n\none corner\ntwo side\n"));
    expect_text("out/sheet_seats.c",
                "/* Made by iconc from icons.list; do not edit. */\n"
                "#include <stdint.h>\n\n"
                "const uint8_t sheet_seats_tiles[] = {\n" BLACK WHITE "};\n\n"
                "const uint8_t picture_seats_one[] = {\n    0x00, 0x01, 0x01, 0x01,\n};\n\n"
                "const uint8_t picture_seats_two[] = {\n    0x00, 0x01, 0x00, 0x01,\n};\n\n"
                "const uint8_t *const sheet_seats_pictures[] = {\n"
                "    picture_seats_one,\n    picture_seats_two,\n};\n");
    expect_text("out/pictures.h",
                "/* Made by iconc from icons.list; do not edit. */\n"
                "#ifndef MADE_PICTURES_H\n#define MADE_PICTURES_H\n\n"
                "#include <stdint.h>\n\n"
                "/* seats: 2 pictures of 16x16 pixels, which share their tiles. */\n"
                "#define SHEET_SEATS_TILES 2\n"
                "#define PICTURE_SEATS_WIDTH 2\n#define PICTURE_SEATS_HEIGHT 2\n"
                "enum {\n    SHEET_SEATS_ONE = 0,\n    SHEET_SEATS_TWO = 1,\n"
                "    SHEET_SEATS_COUNT\n};\n"
                "extern const uint8_t sheet_seats_tiles[];\n"
                "extern const uint8_t picture_seats_one[];\n"
                "extern const uint8_t picture_seats_two[];\n"
                "extern const uint8_t *const sheet_seats_pictures[];\n\n#endif\n");
}

static void an_own_sheet_to_the_byte(void **state)
{
    (void)state;
    assert_true(compile("sheet cards size=16x8 own limit=2\none corner crop=0,0,512,256\n"
                        "two full-moon crop=0,0,512,256\n"));
    expect_text("out/sheet_cards.c",
                "/* Made by iconc from icons.list; do not edit. */\n"
                "#include <stdint.h>\n\n"
                "const uint8_t own_cards_one_tiles[] = {\n" BLACK WHITE "};\n\n"
                "const uint8_t picture_cards_one[] = {\n    0x00, 0x01,\n};\n\n"
                "const uint8_t own_cards_two_tiles[] = {\n" BLACK "};\n\n"
                "const uint8_t picture_cards_two[] = {\n    0x00, 0x00,\n};\n\n"
                "const uint8_t *const sheet_cards_pictures[] = {\n"
                "    picture_cards_one,\n    picture_cards_two,\n};\n\n"
                "const uint8_t *const sheet_cards_tile_sets[] = {\n"
                "    own_cards_one_tiles,\n    own_cards_two_tiles,\n};\n\n"
                "const uint8_t sheet_cards_tile_counts[] = {\n    0x02, 0x01,\n};\n");
    expect_text("out/pictures.h",
                "/* Made by iconc from icons.list; do not edit. */\n"
                "#ifndef MADE_PICTURES_H\n#define MADE_PICTURES_H\n\n"
                "#include <stdint.h>\n\n"
                "/* cards: 2 pictures of 16x8 pixels, each with tiles of its own. */\n"
                "#define SHEET_CARDS_TILES 2\n"
                "#define PICTURE_CARDS_WIDTH 2\n#define PICTURE_CARDS_HEIGHT 1\n"
                "enum {\n    SHEET_CARDS_ONE = 0,\n    SHEET_CARDS_TWO = 1,\n"
                "    SHEET_CARDS_COUNT\n};\n"
                "#define OWN_CARDS_ONE_TILES 2\n"
                "extern const uint8_t own_cards_one_tiles[];\n"
                "#define OWN_CARDS_TWO_TILES 1\n"
                "extern const uint8_t own_cards_two_tiles[];\n"
                "extern const uint8_t *const sheet_cards_tile_sets[];\n"
                "extern const uint8_t sheet_cards_tile_counts[];\n"
                "extern const uint8_t picture_cards_one[];\n"
                "extern const uint8_t picture_cards_two[];\n"
                "extern const uint8_t *const sheet_cards_pictures[];\n\n#endif\n");
}

static void coverage_becomes_shades(void **state)
{
    (void)state;
    /* 12, 38, 63, 88 percent at the default levels 25, 50, 75 */
    expect_sampled("8x8", "steps crop=0,0,512,512", 1,
                   "01230000 00000000 00000000 00000000 00000000 00000000 00000000 00000000");
    expect_sampled("8x8", "steps levels=10,35,60", 1,
                   "12330000 00000000 00000000 00000000 00000000 00000000 00000000 00000000");
    expect_sampled("8x8", "steps shades=3210", 1,
                   "32103333 33333333 33333333 33333333 33333333 33333333 33333333 33333333");
    expect_sampled("8x8", "steps shades=0033", 1,
                   "00330000 00000000 00000000 00000000 00000000 00000000 00000000 00000000");
}

static void pictures_can_be_turned_and_flipped(void **state)
{
    (void)state;
    expect_sampled("16x16", "corner", 8, "30 00");
    expect_sampled("16x16", "corner rotate=90", 8, "03 00");
    expect_sampled("16x16", "corner rotate=180", 8, "00 03");
    expect_sampled("16x16", "corner rotate=270", 8, "00 30");
    expect_sampled("16x16", "corner flip=h", 8, "03 00");
    expect_sampled("16x16", "corner flip=v", 8, "00 30");
    expect_sampled("16x16", "corner flip=hv", 8, "00 03");
    expect_sampled("16x16", "corner rotate=90 flip=h", 8, "30 00");
}

static void pictures_keep_their_proportions(void **state)
{
    (void)state;
    expect_sampled("32x16", "full-moon", 8, "0330 0330");
    expect_sampled("16x32", "full-moon", 8, "00 33 33 00");
    expect_sampled("16x8", "wide", 8, "30");
    expect_sampled("8x16", "wide rotate=90", 8, "3 0");
    /* what lies beside the crop does not show */
    expect_sampled("32x16", "full-moon crop=128,128,64,64", 8, "0330 0330");
}

static void crop_and_inset(void **state)
{
    (void)state;
    expect_sampled("16x16", "corner crop=128,128,256,256", 8, "30 00");
    expect_sampled("16x16", "corner crop=0,0,256,256", 8, "33 33");
    expect_sampled("8x8", "full-moon inset=3", 1,
                   "00000000 00000000 00000000 00033000 00033000 00000000 00000000 00000000");
    expect_sampled("8x8", "full-moon inset=3 shades=3210", 1,
                   "33333333 33333333 33333333 33300333 33300333 33333333 33333333 33333333");
}

static void refuse_icon(const char *list, const char *start)
{
    assert_false(compile(list));
    assert_int_equal(strncmp(complain_last(), start, strlen(start)), 0);
}

/* Writes a base of the given size whose left half is light grey. */
static void write_base(int width, int height)
{
    Picture base;
    FILE *stream = fopen("base.png", "wb");
    int x, y;

    assert_non_null(stream);
    picture_make(&base, width, height);
    for (y = 0; y < height; y++)
        for (x = 0; x < width / 2; x++)
            *picture_at(&base, x, y) = 1;
    assert_true(picture_write(&base, stream, "base.png", 1));
    fclose(stream);
    picture_free(&base);
}

static void an_icon_lies_on_its_base(void **state)
{
    Picture picture;

    (void)state;
    write_base(32, 16);
    assert_true(compile("sheet s size=16x16 base=base.png place=8,0,8,8\n"
                        "left full-moon\nright full-moon\n"));
    assert_true(picture_load(&picture, "preview/s_left.png"));
    assert_int_equal(*picture_at(&picture, 4 * 2, 4 * 2), 1);   /* the base alone */
    assert_int_equal(*picture_at(&picture, 4 * 12, 4 * 2), 3);  /* the icon in its place */
    assert_int_equal(*picture_at(&picture, 4 * 12, 4 * 12), 1); /* below the place */
    picture_free(&picture);
    assert_true(picture_load(&picture, "preview/s_right.png"));
    assert_int_equal(*picture_at(&picture, 4 * 2, 4 * 2), 0); /* its own column of the base */
    picture_free(&picture);
}

static void wrong_bases_are_refused(void **state)
{
    (void)state;
    write_base(16, 16);
    assert_false(compile("sheet s size=16x16 base=base.png\na edge\nb edge\n"));
    assert_false(compile("sheet s size=16x16 base=none.png\na edge\n"));
    assert_false(compile("sheet s size=16x16 place=9,0,8,8\na edge\n"));
    assert_false(compile("sheet s size=16x16 place=1,2,3\na edge\n"));
}

static void unknown_icons_are_refused_with_the_nearest(void **state)
{
    (void)state;
    refuse_icon("sheet s size=8x8\np full-mon\n",
                "icons.list:2: no icon full-mon; the nearest are full-moon, ");
    refuse_icon("sheet s size=8x8\np moon\n",
                "icons.list:2: no icon moon; the nearest are full-moon, ");
    refuse_icon("sheet s size=8x8\np step\n",
                "icons.list:2: no icon step; the nearest are steps, ");
}

static void icons_that_cannot_be_drawn_are_refused(void **state)
{
    (void)state;
    refuse_icon("sheet s size=8x8\np broken\n", "icons.list:2: icon broken: ");
}

static void all_mistakes_are_shown_and_nothing_is_written(void **state)
{
    (void)state;
    refuse("sheet s size=8x8\np edge\nsheet t size=8x8\nq ege\n",
           "icons.list:4: no icon ege; the nearest are edge, wide, steps");
}

static void too_many_tiles_are_refused(void **state)
{
    (void)state;
    refuse("\nsheet s size=16x16 limit=1\np corner\n", "icons.list:2: sheet s needs 2 of 1 tiles");
    refuse("sheet s size=16x16 limit=1 own\nq full-moon\np corner\n",
           "icons.list:3: picture p needs 2 of 1 tiles");
    refuse("sheet s size=16x16 limit=257\np corner\n", "icons.list:1: limit=257 is more than 256");
    refuse("sheet s size=16x16 limit=256 own\np corner\n",
           "icons.list:1: limit=256 is more than 255");
}

static void duplicates_are_refused(void **state)
{
    (void)state;
    refuse("sheet s size=8x8\np edge\nq edge\np corner\n",
           "icons.list:4: picture p is a duplicate of line 2");
    refuse("sheet s size=8x8\np edge\nsheet s size=8x8\nq edge\n",
           "icons.list:3: sheet s is a duplicate of line 1");
    refuse("sheet s size=8x8\np_q edge\nsheet s_p size=8x8\nq edge\n",
           "icons.list:4: picture q is a duplicate of line 2");
    assert_true(compile("sheet s size=8x8\np edge\nsheet t size=8x8\np edge\n"));
}

static void wrong_sheets_are_refused(void **state)
{
    (void)state;
    refuse("p edge\n", "icons.list:1: a picture before the first sheet");
    refuse("sheet\n", "icons.list:1: a sheet without a name");
    refuse("sheet s\np edge\n", "icons.list:1: sheet s needs size=WxH");
    refuse("sheet S size=8x8\np edge\n", "icons.list:1: S is no name: a-z, then a-z 0-9 _");
    refuse("sheet s size=9x8\np edge\n", "icons.list:1: bad option: size=9x8");
    refuse("sheet s size=168x8\np edge\n", "icons.list:1: bad option: size=168x8");
    refuse("sheet s size=8\np edge\n", "icons.list:1: bad option: size=8");
    refuse("sheet s size=8x8 limit=0\np edge\n", "icons.list:1: bad option: limit=0");
    refuse("sheet s size=8x8 shared\np edge\n", "icons.list:1: unknown option: shared");
    refuse("sheet s size=8x8\n", "icons.list:1: sheet s has no pictures");
    refuse("# nothing\n", "icons.list: no sheet in here");
}

static void wrong_pictures_are_refused(void **state)
{
    static const char *const wrong[][2] = {
        {"p", "picture p has no icon"},
        {"P edge", "P is no name: a-z, then a-z 0-9 _"},
        {"count edge", "the name count is kept for the compiler"},
        {"p edge big", "unknown option: big"},
        {"p edge crop=1,2,3", "bad option: crop=1,2,3"},
        {"p edge crop=0,0,0,9", "bad option: crop=0,0,0,9"},
        {"p edge flip=x", "bad option: flip=x"},
        {"p edge rotate=45", "bad option: rotate=45"},
        {"p edge rotate=360", "bad option: rotate=360"},
        {"p edge shades=012", "bad option: shades=012"},
        {"p edge shades=0124", "bad option: shades=0124"},
        {"p edge levels=20,50", "bad option: levels=20,50"},
        {"p edge levels=50,20,80", "bad option: levels=50,20,80"},
        {"p edge levels=20,50,101", "bad option: levels=20,50,101"},
        {"p edge inset=a", "bad option: inset=a"},
        {"p edge inset=4", "bad option: inset=4 leaves no picture"},
    };
    char list[128], message[128];
    size_t i;

    (void)state;
    for (i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        snprintf(list, sizeof list, "sheet s size=8x8\n%s\n", wrong[i][0]);
        snprintf(message, sizeof message, "icons.list:2: %s", wrong[i][1]);
        refuse(list, message);
    }
}

static void wrong_files_are_refused(void **state)
{
    IconcOptions options = {.icons = "icons.json", .list = "absent.list", .out = "out"};

    (void)state;
    assert_false(iconc_run(&options));
    assert_string_equal(complain_last(), "absent.list: No such file or directory");
    write_file("icons.json", "{\"icons\":");
    refuse("sheet s size=8x8\np edge\n", "icons.json: is no Iconify JSON with \"icons\"");
    remove("icons.json");
    refuse("sheet s size=8x8\np edge\n", "icons.json: No such file or directory");
}

#define TEST(name) cmocka_unit_test_setup(name, begin)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_shared_sheet_to_the_byte),
        TEST(an_own_sheet_to_the_byte),
        TEST(coverage_becomes_shades),
        TEST(pictures_can_be_turned_and_flipped),
        TEST(pictures_keep_their_proportions),
        TEST(crop_and_inset),
        TEST(an_icon_lies_on_its_base),
        TEST(wrong_bases_are_refused),
        TEST(unknown_icons_are_refused_with_the_nearest),
        TEST(icons_that_cannot_be_drawn_are_refused),
        TEST(all_mistakes_are_shown_and_nothing_is_written),
        TEST(too_many_tiles_are_refused),
        TEST(duplicates_are_refused),
        TEST(wrong_sheets_are_refused),
        TEST(wrong_pictures_are_refused),
        TEST(wrong_files_are_refused),
    };

    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
