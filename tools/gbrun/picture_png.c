/* Pictures as PNG files, through libpng's simplified interface; see picture.h. */
#include "picture.h"
#include "files.h"
#include "verdict.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_COLORS = 256, BYTES_PER_COLOR = 3 };

typedef struct {
    uint32_t colors[MOST_COLORS]; /* ascending, so that equal pictures give equal files */
    unsigned count;
} Palette;

static unsigned place_in(const Palette *palette, uint32_t color)
{
    unsigned low = 0;
    unsigned high = palette->count;

    while (low < high) {
        unsigned middle = (low + high) / 2;
        if (palette->colors[middle] < color)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static bool collect_colors(const Picture *picture, Palette *palette)
{
    palette->count = 0;
    for (unsigned i = 0; i < picture->width * picture->height; i++) {
        uint32_t color = picture->pixels[i];
        unsigned at = place_in(palette, color);
        if (at < palette->count && palette->colors[at] == color)
            continue;
        if (palette->count == MOST_COLORS)
            return false;
        memmove(&palette->colors[at + 1], &palette->colors[at],
                (palette->count - at) * sizeof *palette->colors);
        palette->colors[at] = color;
        palette->count++;
    }
    return true;
}

static void put_color(uint8_t *bytes, uint32_t color)
{
    bytes[0] = (uint8_t)(color >> 16);
    bytes[1] = (uint8_t)(color >> 8);
    bytes[2] = (uint8_t)color;
}

static void save(png_image *image, const char *path, const uint8_t *rows, const uint8_t *colormap)
{
    FILE *file = file_create(path);

    if (!png_image_write_to_stdio(image, file, 0, rows, 0, colormap))
        verdict_bad_input("%s: %s", path, image->message);
    if (fclose(file) != 0)
        verdict_bad_input("%s: cannot be written", path);
}

void picture_write(const Picture *picture, const char *path)
{
    static uint8_t rows[PICTURE_MOST_PIXELS * BYTES_PER_COLOR];
    unsigned count = picture->width * picture->height;
    png_image image = {.version = PNG_IMAGE_VERSION};
    uint8_t colormap[MOST_COLORS * BYTES_PER_COLOR];
    Palette palette;

    image.width = picture->width;
    image.height = picture->height;
    if (collect_colors(picture, &palette)) {
        image.format = PNG_FORMAT_RGB_COLORMAP;
        image.colormap_entries = palette.count;
        for (unsigned i = 0; i < palette.count; i++)
            put_color(&colormap[i * BYTES_PER_COLOR], palette.colors[i]);
        for (unsigned i = 0; i < count; i++)
            rows[i] = (uint8_t)place_in(&palette, picture->pixels[i]);
        save(&image, path, rows, colormap);
    } else {
        image.format = PNG_FORMAT_RGB;
        for (unsigned i = 0; i < count; i++)
            put_color(&rows[i * BYTES_PER_COLOR], picture->pixels[i]);
        save(&image, path, rows, NULL);
    }
}

void picture_read(Picture *picture, const char *path)
{
    static uint8_t rows[PICTURE_MOST_PIXELS * BYTES_PER_COLOR];
    png_image image = {.version = PNG_IMAGE_VERSION};

    if (!png_image_begin_read_from_file(&image, path))
        verdict_bad_input("%s: %s", path, image.message);
    if ((uint64_t)image.width * image.height > PICTURE_MOST_PIXELS)
        verdict_bad_input("%s: %ux%u is no picture of a Game Boy", path, image.width, image.height);
    image.format = PNG_FORMAT_RGB;
    if (!png_image_finish_read(&image, NULL, rows, 0, NULL))
        verdict_bad_input("%s: %s", path, image.message);
    picture->width = image.width;
    picture->height = image.height;
    for (unsigned i = 0; i < image.width * image.height; i++) {
        const uint8_t *color = &rows[i * BYTES_PER_COLOR];
        picture->pixels[i] = (uint32_t)color[0] << 16 | (uint32_t)color[1] << 8 | color[2];
    }
}
