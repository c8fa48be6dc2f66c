/* borderc: what it makes of good borders, and what it says about bad ones. */
/* Links: tools/borderc/borderc.c tools/lib/complain.c tools/lib/csource.c tools/lib/memory.c */
/* Links: tools/lib/outfile.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "borderc/borderc.h"
#include "lib/complain.h"

static char folder[] = "/tmp/borderc-XXXXXX";
static char in[64], out_c[64], out_h[64];
static uint32_t pixels[224 * 256]; /* ABGR */

static void paint(uint32_t color)
{
    for (size_t n = 0; n < sizeof pixels / sizeof *pixels; n++)
        pixels[n] = color;
}

static void save(unsigned width, unsigned height)
{
    png_image image = {
        .version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = PNG_FORMAT_RGBA};

    assert_true(png_image_write_to_file(&image, in, 0, pixels, (int)(width * 4), NULL));
}

static char *text_of(const char *path)
{
    static char text[200000];
    FILE *file = fopen(path, "r");
    size_t length;

    assert_non_null(file);
    length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    return text;
}

static void run(void)
{
    complain_forget();
    assert_true(borderc_run(in, out_c, out_h));
}

static void refuse(const char *words)
{
    complain_forget();
    unlink(out_c);
    assert_false(borderc_run(in, out_c, out_h));
    assert_non_null(strstr(complain_last(), words));
    assert_int_not_equal(access(out_c, F_OK), 0);
}

static void empty_border_is_one_tile(void **state)
{
    (void)state;
    paint(0);
    save(256, 224);
    run();
    assert_non_null(strstr(text_of(out_h), "#define BORDER_TILES 1\n"));
}

/* One pixel in each of the four corners of the picture: the same tile four ways. */
static void mirrored_tiles_are_shared(void **state)
{
    (void)state;
    paint(0);
    pixels[0] = pixels[255] = pixels[223 * 256] = pixels[223 * 256 + 255] = 0xFF0000FFu;
    save(256, 224);
    run();
    assert_non_null(strstr(text_of(out_h), "#define BORDER_TILES 2\n"));
}

static void sixteen_colours_are_too_many(void **state)
{
    (void)state;
    paint(0);
    for (uint32_t n = 0; n < 15; n++)
        pixels[n] = 0xFF000000u | n << 11;
    save(256, 224);
    run();
    pixels[20] = 0xFFFFFFFFu;
    save(256, 224);
    refuse("pixel 20,0 is the sixteenth colour");
}

static void wrong_size_is_refused(void **state)
{
    (void)state;
    paint(0);
    save(160, 144);
    refuse("160x144 pixels");
}

static void too_many_tiles_are_refused(void **state)
{
    (void)state;
    paint(0);
    for (unsigned cell = 0; cell < 300; cell++)
        for (unsigned bit = 0; bit < 9; bit++)
            if (cell >> bit & 1)
                pixels[(cell / 32 * 8 + bit / 4) * 256 + cell % 32 * 8 + bit % 4] = 0xFFFFFFFFu;
    save(256, 224);
    refuse("more than 256 different tiles");
}

static void no_picture_is_refused(void **state)
{
    (void)state;
    unlink(in);
    refuse("cannot be read");
}

static int make_folder(void **state)
{
    (void)state;
    if (!mkdtemp(folder))
        return 1;
    snprintf(in, sizeof in, "%s/in.png", folder);
    snprintf(out_c, sizeof out_c, "%s/out.c", folder);
    snprintf(out_h, sizeof out_h, "%s/out.h", folder);
    return 0;
}

static int remove_folder(void **state)
{
    (void)state;
    unlink(in);
    unlink(out_c);
    unlink(out_h);
    return rmdir(folder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(empty_border_is_one_tile),     cmocka_unit_test(mirrored_tiles_are_shared),
        cmocka_unit_test(sixteen_colours_are_too_many), cmocka_unit_test(wrong_size_is_refused),
        cmocka_unit_test(too_many_tiles_are_refused),   cmocka_unit_test(no_picture_is_refused),
    };

    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
