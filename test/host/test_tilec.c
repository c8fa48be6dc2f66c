/* tilec and the picture reader: good pictures to the byte, bad ones refused by name. */
/* Links: test/host/own_folder.c */
/* Links: tools/tilec/tilec.c tools/lib/complain.c tools/lib/csource.c tools/lib/glyphs.c */
/* Links: tools/lib/lines.c tools/lib/memory.c tools/lib/numbers.c tools/lib/outfile.c */
/* Links: tools/lib/picture.c tools/lib/tileset.c tools/lib/utf8.c tools/lib/wholefile.c */
#include "lib/complain.h"
#include "lib/outfile.h"
#include "lib/wholefile.h"
#include "own_folder.h"
#include "tilec/tilec.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <png.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int forget(void **state)
{
    (void)state;
    complain_forget();
    remove("out.c");
    remove("out.h");
    return 0;
}

/* Digits are shades, '.' is transparent, 'r' red, 'h' half transparent white. */
static void colour_of(char letter, uint8_t *rgba)
{
    static const uint8_t greys[] = {255, 170, 85, 0};

    memset(rgba, 255, 4);
    if (letter >= '0' && letter <= '3')
        memset(rgba, greys[letter - '0'], 3);
    else if (letter == 'r')
        rgba[1] = rgba[2] = 0;
    else
        rgba[3] = letter == 'h' ? 128 : 0;
}

static void draw(int width, const char *pixels)
{
    int size = (int)strlen(pixels);
    uint8_t *rgba = calloc((size_t)size, 4);
    png_image image = {.version = PNG_IMAGE_VERSION, .format = PNG_FORMAT_RGBA};
    int i;

    for (i = 0; i < size; i++)
        colour_of(pixels[i], &rgba[i * 4]);
    image.width = (png_uint_32)width;
    image.height = (png_uint_32)(size / width);
    assert_true(png_image_write_to_file(&image, "in.png", 0, rgba, 0, NULL));
    free(rgba);
}

/* A picture of one colour for each tile. */
static void draw_tiles(int columns, const char *shades)
{
    int rows = (int)strlen(shades) / columns;
    char *pixels = calloc((size_t)(rows * columns * 64 + 1), 1);
    int x, y;

    for (y = 0; y < rows * 8; y++)
        for (x = 0; x < columns * 8; x++)
            pixels[y * columns * 8 + x] = shades[y / 8 * columns + x / 8];
    draw(columns * 8, pixels);
    free(pixels);
}

/* 8x8 pixels, each row the palette's places 0 to 3 twice. */
static void draw_indexed(const uint8_t *palette, int colours)
{
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .format = PNG_FORMAT_RGB_COLORMAP,
                       .width = 8,
                       .height = 8,
                       .colormap_entries = (png_uint_32)colours};
    uint8_t pixels[64];
    int i;

    for (i = 0; i < 64; i++)
        pixels[i] = (uint8_t)(i % 4);
    assert_true(png_image_write_to_file(&image, "in.png", 0, pixels, 0, palette));
}

static TilecOptions plain(void)
{
    return (TilecOptions){
        .name = "thing", .input = "in.png", .c_path = "out.c", .h_path = "out.h", .bits = 2};
}

static void expect_text(const char *path, const char *wanted)
{
    char *text = wholefile_read(path, NULL);

    assert_non_null(text);
    assert_string_equal(text, wanted);
    free(text);
}

static void expect_part(const char *path, const char *wanted)
{
    char *text = wholefile_read(path, NULL);

    assert_non_null(text);
    if (!strstr(text, wanted))
        fail_msg("%s has no\n%s\nbut\n%s", path, wanted, text);
    free(text);
}

static void expect_refusal(TilecOptions options, const char *message)
{
    assert_false(tilec_run(&options));
    assert_string_equal(complain_last(), message);
    assert_int_not_equal(access("out.c", F_OK), 0);
    assert_int_not_equal(access("out.h", F_OK), 0);
    assert_int_not_equal(access("out.c.draft", F_OK), 0);
    assert_int_not_equal(access("out.h.draft", F_OK), 0);
}

static const char stripes[] = "0123012301230123012301230123012301230123012301230123012301230123";

#define STRIPES_BYTES                                      \
    "    0x55, 0x33, 0x55, 0x33, 0x55, 0x33, 0x55, 0x33, " \
    "0x55, 0x33, 0x55, 0x33, 0x55, 0x33, 0x55, 0x33,\n"

static void a_tile_to_the_byte(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw(8, stripes);
    assert_true(tilec_run(&options));
    expect_text("out.c", "/* Made by tilec from in.png; do not edit. */\n"
                         "#include <stdint.h>\n\n"
                         "const uint8_t thing_tiles[] = {\n" STRIPES_BYTES "};\n");
    expect_text("out.h", "/* Made by tilec from in.png; do not edit. */\n"
                         "#ifndef MADE_THING_H\n#define MADE_THING_H\n\n"
                         "#include <stdint.h>\n\n"
                         "#define THING_TILES 1\n#define THING_WIDTH 1\n#define THING_HEIGHT 1\n\n"
                         "extern const uint8_t thing_tiles[];\n\n#endif\n");
}

static void rows_go_down_and_left_is_bit_7(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw(8, "10000000"
            "00000002"
            "30000000"
            "0000000000000000000000000000000000000003");
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n    0x80, 0x00, 0x00, 0x01, 0x80, 0x80, 0x00, 0x00, "
                         "0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x01,\n}");
}

#define SOLID_0                                            \
    "    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, " \
    "0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,\n"
#define SOLID_1                                            \
    "    0xFF, 0x00, 0xFF, 0x00, 0xFF, 0x00, 0xFF, 0x00, " \
    "0xFF, 0x00, 0xFF, 0x00, 0xFF, 0x00, 0xFF, 0x00,\n"
#define SOLID_2                                            \
    "    0x00, 0xFF, 0x00, 0xFF, 0x00, 0xFF, 0x00, 0xFF, " \
    "0x00, 0xFF, 0x00, 0xFF, 0x00, 0xFF, 0x00, 0xFF,\n"
#define SOLID_3                                            \
    "    0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, " \
    "0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF,\n"

static void tiles_go_left_to_right_then_down(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw_tiles(2, "0132");
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n" SOLID_0 SOLID_1 SOLID_3 SOLID_2 "}");
}

static void sprites_go_top_bottom_next_column(void **state)
{
    TilecOptions options = plain();

    (void)state;
    options.sprite16 = true;
    draw_tiles(2, "0132");
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n" SOLID_0 SOLID_3 SOLID_1 SOLID_2 "}");
}

static void shared_tiles_have_a_map(void **state)
{
    TilecOptions options = plain();

    (void)state;
    options.share = true;
    options.first = 16;
    options.limit = 2;
    draw_tiles(3, "303003");
    assert_true(tilec_run(&options));
    expect_part("out.c", "_tiles[] = {\n" SOLID_3 SOLID_0 "}");
    expect_part("out.c", "thing_map[] = {\n    0x10, 0x11, 0x10, 0x11, 0x11, 0x10,\n}");
    expect_part("out.h", "THING_TILES 2\n#define THING_WIDTH 3\n#define THING_HEIGHT 2\n");
    expect_part("out.h", "extern const uint8_t thing_map[];\n");
}

static void one_bit_a_pixel(void **state)
{
    TilecOptions options = plain();

    (void)state;
    options.bits = 1;
    draw(8, stripes);
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n    0x77, 0x77, 0x77, 0x77, 0x77, 0x77, 0x77, 0x77,\n}");
}

static void font_cells_have_rows_and_widths(void **state)
{
    TilecOptions options = plain();

    (void)state;
    options.bits = 1;
    options.cell_width = 8;
    options.cell_height = 2;
    draw(16, "0000000003300000"
             "0000000003000000"
             "3000000000000003"
             "3000000000000000");
    assert_true(tilec_run(&options));
    expect_part("out.c",
                "thing_rows[] = {\n    0x00, 0x00, 0x60, 0x40, 0x80, 0x80, 0x01, 0x00,\n}");
    expect_part("out.c", "thing_width[] = {\n    0x03, 0x03, 0x01, 0x08,\n}");
    expect_part("out.h", "#define THING_GLYPHS 4\n#define THING_ROWS 2\n");
}

static void transparent_is_white(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw_tiles(1, ".");
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n" SOLID_0 "}");
}

static void a_palette_counts_from_light_to_dark(void **state)
{
    static const uint8_t greens[] = {0xE0, 0xF8, 0xD0, 0x88, 0xC0, 0x70,
                                     0x34, 0x68, 0x56, 0x08, 0x18, 0x20};
    TilecOptions options = plain();

    (void)state;
    draw_indexed(greens, 4);
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n" STRIPES_BYTES "}");
}

static void a_palette_of_greys_may_have_any_order(void **state)
{
    static const uint8_t greys[] = {0, 0, 0, 85, 85, 85, 170, 170, 170, 255, 255, 255};
    TilecOptions options = plain();

    (void)state;
    draw_indexed(greys, 4);
    assert_true(tilec_run(&options));
    expect_part("out.c", "{\n    0xAA, 0xCC, 0xAA, 0xCC,");
}

static void a_palette_out_of_order_is_refused(void **state)
{
    static const uint8_t greens[] = {0xE0, 0xF8, 0xD0, 0x34, 0x68, 0x56,
                                     0x88, 0xC0, 0x70, 0x08, 0x18, 0x20};

    (void)state;
    draw_indexed(greens, 4);
    expect_refusal(plain(), "in.png: colour 2 of the palette is not darker than colour 1");
}

static void a_large_palette_of_colours_is_refused(void **state)
{
    static const uint8_t colours[5 * 3] = {255, 255, 255, 200, 0, 0, 100};

    (void)state;
    draw_indexed(colours, 5);
    expect_refusal(plain(), "in.png: pixel 1,0 is #c80000 (alpha 255), none of the greys #ffffff "
                            "#aaaaaa #555555 #000000");
}

static void other_colours_are_refused(void **state)
{
    char pixels[65];

    (void)state;
    strcpy(pixels, stripes);
    pixels[2 * 8 + 5] = 'r';
    draw(8, pixels);
    expect_refusal(plain(), "in.png: pixel 5,2 is #ff0000 (alpha 255), none of the greys #ffffff "
                            "#aaaaaa #555555 #000000");
    pixels[2 * 8 + 5] = 'h';
    draw(8, pixels);
    assert_false(tilec_run(&(TilecOptions){"thing", "in.png", "out.c", "out.h", .bits = 2}));
    assert_non_null(strstr(complain_last(), "pixel 5,2 is #"));
    assert_non_null(strstr(complain_last(), "(alpha 128)"));
}

static void limits_are_kept(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw_tiles(2, "0130");
    options.limit = 3;
    expect_refusal(options, "in.png: has 4 tiles of 3");
    options.share = true;
    options.limit = 2;
    expect_refusal(options, "in.png: has 3 tiles of 2");
    options.limit = 0;
    options.first = 254;
    expect_refusal(options, "in.png: has 3 tiles from 254 on: a map ends at 255");
    options.first = 253;
    assert_true(tilec_run(&options));
}

static void odd_sizes_are_refused(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw(4, "0000000000000000");
    expect_refusal(options, "in.png: 4x4 pixels cannot be cut into tiles of 8x8");
    draw_tiles(2, "01");
    options.sprite16 = true;
    expect_refusal(options, "in.png: 16x8 pixels cannot be cut into tiles of 8x16");
    options.sprite16 = false;
    options.bits = 1;
    options.cell_width = 8;
    options.cell_height = 10;
    expect_refusal(options, "in.png: 16x8 pixels cannot be cut into cells of 8x10");
}

static void options_that_cannot_be_are_refused(void **state)
{
    TilecOptions options = plain();

    (void)state;
    draw_tiles(1, "0");
    options.name = "Thing";
    expect_refusal(options, "in.png: --name needs small letters, digits and underscores");
    options = plain();
    options.bits = 3;
    expect_refusal(options, "in.png: --bpp is 1 or 2");
    options = plain();
    options.share = options.sprite16 = true;
    expect_refusal(options, "in.png: --share would tear the pairs of --sprite16 apart");
    options = plain();
    options.first = 1;
    expect_refusal(options, "in.png: --first needs the map of --share");
    options = plain();
    options.cell_width = options.cell_height = 8;
    expect_refusal(options, "in.png: --cell goes with --bpp 1 only");
    options.bits = 1;
    options.cell_width = 9;
    expect_refusal(options, "in.png: --cell is 1x1 to 8x16");
}

static void files_that_are_no_png_are_refused(void **state)
{
    OutFiles out = {0};
    TilecOptions options = plain();

    (void)state;
    fputs("no picture", outfile_open(&out, "in.png"));
    assert_true(outfile_commit(&out));
    assert_false(tilec_run(&options));
    assert_int_equal(strncmp(complain_last(), "in.png: ", 8), 0);
    options.input = "absent.png";
    assert_false(tilec_run(&options));
    assert_int_equal(strncmp(complain_last(), "absent.png: ", 12), 0);
}

static void a_failed_run_keeps_the_old_files(void **state)
{
    TilecOptions options = plain();
    char *before, *after;

    (void)state;
    draw(8, stripes);
    assert_true(tilec_run(&options));
    before = wholefile_read("out.c", NULL);
    draw_tiles(2, "03");
    options.limit = 1;
    assert_false(tilec_run(&options));
    options.limit = 0;
    options.h_path = "absent/out.h";
    assert_false(tilec_run(&options));
    assert_non_null(strstr(complain_last(), "absent/out.h: cannot be written"));
    after = wholefile_read("out.c", NULL);
    assert_string_equal(before, after);
    assert_int_not_equal(access("out.c.draft", F_OK), 0);
    free(before);
    free(after);
}

#define TEST(name) cmocka_unit_test_setup(name, forget)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_tile_to_the_byte),
        TEST(rows_go_down_and_left_is_bit_7),
        TEST(tiles_go_left_to_right_then_down),
        TEST(sprites_go_top_bottom_next_column),
        TEST(shared_tiles_have_a_map),
        TEST(one_bit_a_pixel),
        TEST(font_cells_have_rows_and_widths),
        TEST(transparent_is_white),
        TEST(a_palette_counts_from_light_to_dark),
        TEST(a_palette_of_greys_may_have_any_order),
        TEST(a_palette_out_of_order_is_refused),
        TEST(a_large_palette_of_colours_is_refused),
        TEST(other_colours_are_refused),
        TEST(limits_are_kept),
        TEST(odd_sizes_are_refused),
        TEST(options_that_cannot_be_are_refused),
        TEST(files_that_are_no_png_are_refused),
        TEST(a_failed_run_keeps_the_old_files),
    };

    return cmocka_run_group_tests(tests, enter_folder, leave_folder);
}
