#include "lib/picture.h"

#include "lib/complain.h"
#include "lib/memory.h"

#include <png.h>
#include <stdlib.h>
#include <string.h>

#define RGBA         4
#define RED          0
#define GREEN        1
#define BLUE         2
#define ALPHA        3
#define OPAQUE       255
#define FULL_PALETTE 256

/* Far above any sheet of tiles; keeps a damaged header from asking for gigabytes. */
#define LONGEST_SIDE 4096

static const uint8_t grey_of_shade[SHADES] = {255, 170, 85, 0};

void picture_make(Picture *picture, int width, int height)
{
    picture->width = width;
    picture->height = height;
    picture->shades = memory_array((size_t)width * (size_t)height, 1);
}

void picture_free(Picture *picture)
{
    free(picture->shades);
    *picture = (Picture){0};
}

static int shade_of_grey(const uint8_t *colour)
{
    int shade;

    if (colour[ALPHA] == 0)
        return 0;
    if (colour[ALPHA] != OPAQUE || colour[RED] != colour[GREEN] || colour[RED] != colour[BLUE])
        return -1;
    for (shade = SHADES - 1; shade >= 0; shade--)
        if (colour[RED] == grey_of_shade[shade])
            break;
    return shade;
}

static bool complain_of_pixel(const char *path, int x, int y, const uint8_t *colour)
{
    return complain(path, 0,
                    "pixel %d,%d is #%02x%02x%02x (alpha %d), none of the greys #ffffff #aaaaaa "
                    "#555555 #000000",
                    x, y, colour[RED], colour[GREEN], colour[BLUE], colour[ALPHA]);
}

/* Colours without a place in the palette's order: true greys, or more than a palette of four. */
static bool take_greys(Picture *picture, const char *path, const uint8_t *pixels)
{
    int x, y;

    for (y = 0; y < picture->height; y++)
        for (x = 0; x < picture->width; x++) {
            const uint8_t *colour = &pixels[(y * picture->width + x) * RGBA];
            int shade = shade_of_grey(colour);

            if (shade < 0)
                return complain_of_pixel(path, x, y, colour);
            *picture_at(picture, x, y) = (uint8_t)shade;
        }
    return true;
}

static int lightness(const uint8_t *colour)
{
    return 299 * colour[RED] + 587 * colour[GREEN] + 114 * colour[BLUE];
}

static bool palette_is_grey(const uint8_t *palette, int colours)
{
    int i;

    for (i = 0; i < colours; i++)
        if (shade_of_grey(&palette[i * RGBA]) < 0)
            return false;
    return true;
}

static bool check_order(const char *path, const uint8_t *palette, int colours)
{
    int i, before = -1;

    for (i = 0; i < colours; i++) {
        if (palette[i * RGBA + ALPHA] == 0)
            continue;
        if (palette[i * RGBA + ALPHA] != OPAQUE)
            return complain(path, 0, "colour %d of the palette is half transparent", i);
        if (before >= 0 && lightness(&palette[i * RGBA]) >= lightness(&palette[before * RGBA]))
            return complain(path, 0, "colour %d of the palette is not darker than colour %d", i,
                            before);
        before = i;
    }
    return true;
}

static bool read_pixels(png_image *image, const char *path, uint8_t *pixels, uint8_t *palette)
{
    if (png_image_finish_read(image, NULL, pixels, 0, palette))
        return true;
    return complain(path, 0, "%s", image->message);
}

static bool read_rgba(Picture *picture, png_image *image, const char *path)
{
    uint8_t *pixels;
    bool ok;

    image->format = PNG_FORMAT_RGBA;
    pixels = memory_array(PNG_IMAGE_SIZE(*image), 1);
    ok = read_pixels(image, path, pixels, NULL) && take_greys(picture, path, pixels);
    free(pixels);
    return ok;
}

static bool take_palette(Picture *picture, const char *path, const uint8_t *palette, int colours)
{
    int i, size = picture->width * picture->height;
    bool grey = palette_is_grey(palette, colours);

    if (!grey && !check_order(path, palette, colours))
        return false;
    for (i = 0; i < size; i++) {
        const uint8_t *colour = &palette[picture->shades[i] * RGBA];

        if (grey)
            picture->shades[i] = (uint8_t)shade_of_grey(colour);
        else if (colour[ALPHA] == 0)
            picture->shades[i] = 0;
    }
    return true;
}

/* The order of the palette must survive, so the pixels are read as places in it. */
static bool read_indexed(Picture *picture, png_image *image, const char *path)
{
    uint8_t palette[FULL_PALETTE * RGBA] = {0};
    int colours = (int)image->colormap_entries;

    image->format = PNG_FORMAT_RGBA_COLORMAP;
    return read_pixels(image, path, picture->shades, palette) &&
           take_palette(picture, path, palette, colours);
}

static bool read_shades(Picture *picture, png_image *image, const char *path)
{
    bool indexed =
        (image->format & PNG_FORMAT_FLAG_COLORMAP) != 0 && image->colormap_entries <= SHADES;

    if (image->width > LONGEST_SIDE || image->height > LONGEST_SIDE)
        return complain(path, 0, "%ux%u pixels are too many", image->width, image->height);
    image->flags |= PNG_IMAGE_FLAG_16BIT_sRGB; /* else libpng takes 16-bit greys as linear light */
    picture_make(picture, (int)image->width, (int)image->height);
    return indexed ? read_indexed(picture, image, path) : read_rgba(picture, image, path);
}

bool picture_load(Picture *picture, const char *path)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    bool ok;

    *picture = (Picture){0};
    if (!png_image_begin_read_from_file(&image, path))
        return complain(path, 0, "%s", image.message);
    ok = read_shades(picture, &image, path);
    png_image_free(&image);
    if (!ok)
        picture_free(picture);
    return ok;
}

bool picture_write(const Picture *picture, FILE *stream, const char *path, int scale)
{
    png_image image = {.version = PNG_IMAGE_VERSION, .format = PNG_FORMAT_GRAY};
    Picture greys;
    int x, y, written;

    picture_make(&greys, picture->width * scale, picture->height * scale);
    for (y = 0; y < greys.height; y++)
        for (x = 0; x < greys.width; x++)
            *picture_at(&greys, x, y) = grey_of_shade[*picture_at(picture, x / scale, y / scale)];
    image.width = (png_uint_32)greys.width;
    image.height = (png_uint_32)greys.height;
    written = png_image_write_to_stdio(&image, stream, 0, greys.shades, 0, NULL);
    picture_free(&greys);
    return written ? true : complain(path, 0, "%s", image.message);
}
