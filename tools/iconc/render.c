#include "iconc/render.h"

#include "lib/memory.h"

#include <librsvg/rsvg.h>
#include <stdlib.h>
#include <string.h>

#define SUPERSAMPLING 8
#define ALPHA_SHIFT   24
#define FULL_COVERAGE (255 * SUPERSAMPLING * SUPERSAMPLING)

/* The part of the icon that is wanted, as an SVG document of its own. */
static char *document(const Icon *icon, const Wanted *wanted, int *width, int *height)
{
    int left = 0, top = 0;

    *width = icon->width;
    *height = icon->height;
    if (wanted->cropped) {
        left = wanted->crop[CROP_LEFT];
        top = wanted->crop[CROP_TOP];
        *width = wanted->crop[CROP_WIDTH];
        *height = wanted->crop[CROP_HEIGHT];
    }
    return memory_print("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
                        "viewBox=\"%d %d %d %d\">%s</svg>",
                        *width, *height, left, top, *width, *height, icon->body);
}

/* The largest place of the document's proportions in the middle of the surface. */
static RsvgRectangle fit(cairo_surface_t *surface, int width, int height)
{
    double room_width = cairo_image_surface_get_width(surface);
    double room_height = cairo_image_surface_get_height(surface);
    double scale = room_width / width;
    RsvgRectangle place;

    if (height * scale > room_height)
        scale = room_height / height;
    place.width = width * scale;
    place.height = height * scale;
    place.x = (room_width - place.width) / 2;
    place.y = (room_height - place.height) / 2;
    return place;
}

static bool draw(cairo_surface_t *surface, const Icon *icon, const Wanted *wanted, char **why)
{
    int width, height;
    char *svg = document(icon, wanted, &width, &height);
    RsvgRectangle place = fit(surface, width, height);
    GError *error = NULL;
    RsvgHandle *handle = rsvg_handle_new_from_data((const guint8 *)svg, strlen(svg), &error);
    cairo_t *cairo = cairo_create(surface);

    /* what lies outside of a crop must not show beside it */
    cairo_rectangle(cairo, place.x, place.y, place.width, place.height);
    cairo_clip(cairo);
    if (handle) {
        rsvg_handle_render_document(handle, cairo, &place, &error);
        g_object_unref(handle);
    }
    cairo_destroy(cairo);
    free(svg);
    if (!error)
        return true;
    *why = memory_print("%s", error->message);
    g_error_free(error);
    return false;
}

static int coverage_percent(cairo_surface_t *surface, int x, int y)
{
    const uint8_t *data = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    int sum = 0;
    int i, j;

    for (j = 0; j < SUPERSAMPLING; j++)
        for (i = 0; i < SUPERSAMPLING; i++) {
            uint32_t pixel;

            memcpy(&pixel,
                   data + (y * SUPERSAMPLING + j) * stride +
                       (x * SUPERSAMPLING + i) * (int)sizeof pixel,
                   sizeof pixel);
            sum += (int)(pixel >> ALPHA_SHIFT);
        }
    return (int)((sum * 100L + FULL_COVERAGE / 2) / FULL_COVERAGE);
}

static uint8_t shade_of(const Wanted *wanted, int percent)
{
    int level = 0;

    while (level < LEVELS - 1 && percent >= wanted->thresholds[level])
        level++;
    return wanted->shades[level];
}

/* Where a pixel of the upright icon comes to lie after turning, in the turned room. */
static void turn(const Wanted *wanted, int width, int height, int *x, int *y)
{
    int from_x = *x, from_y = *y;

    switch (wanted->quarter_turns) {
    case 1:
        *x = width - 1 - from_y;
        *y = from_x;
        break;
    case 2:
        *x = width - 1 - from_x;
        *y = height - 1 - from_y;
        break;
    case 3:
        *x = from_y;
        *y = height - 1 - from_x;
        break;
    default:
        break;
    }
    if (wanted->flip_across)
        *x = width - 1 - *x;
    if (wanted->flip_down)
        *y = height - 1 - *y;
}

static void copy_shades(Picture *picture, const Wanted *wanted, cairo_surface_t *surface)
{
    int upright_width = cairo_image_surface_get_width(surface) / SUPERSAMPLING;
    int upright_height = cairo_image_surface_get_height(surface) / SUPERSAMPLING;
    int inner_width = picture->width - 2 * wanted->inset;
    int inner_height = picture->height - 2 * wanted->inset;
    int x, y, to_x, to_y;

    for (y = 0; y < upright_height; y++)
        for (x = 0; x < upright_width; x++) {
            to_x = x;
            to_y = y;
            turn(wanted, inner_width, inner_height, &to_x, &to_y);
            *picture_at(picture, to_x + wanted->inset, to_y + wanted->inset) =
                shade_of(wanted, coverage_percent(surface, x, y));
        }
}

bool render(Picture *picture, const Icon *icon, const Wanted *wanted, int width, int height,
            char **why)
{
    int inner_width = width - 2 * wanted->inset;
    int inner_height = height - 2 * wanted->inset;
    bool lying = wanted->quarter_turns % 2 != 0;
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (lying ? inner_height : inner_width) * SUPERSAMPLING,
        (lying ? inner_width : inner_height) * SUPERSAMPLING);
    bool ok = draw(surface, icon, wanted, why);

    if (ok) {
        cairo_surface_flush(surface);
        picture_make(picture, width, height);
        memset(picture->shades, wanted->shades[0], (size_t)(width * height));
        copy_shades(picture, wanted, surface);
    }
    cairo_surface_destroy(surface);
    return ok;
}
