/* A libretro core's pixels in the colours of libmgba: five bits of red, green and blue spread over
 * eight, and on machines without colour one of libmgba's four greys, by brightness. With that, and
 * with colour correction switched off in the core, equal pictures are equal to the bit. */
#include "libretro.h"
#include "machine.h"
#include "verdict.h"

#include <string.h>

static const uint8_t greys[] = {0x00, 0x52, 0xAD, 0xFF};

/* How far a core's grey may lie from libmgba's: less than half of the way to the next. */
enum { GREY_TOLERANCE = 0x20, FIVE_BITS = 31 };

/* Where the five high bits of each colour lie in a pixel, by its format. */
typedef struct {
    uint8_t bytes, red, green, blue;
} Layout;

static const Layout layouts[] = {
    [PIXELS_0RGB1555] = {2, 10, 5, 0},
    [PIXELS_XRGB8888] = {4, 19, 11, 3},
    [PIXELS_RGB565] = {2, 11, 6, 0},
};

static unsigned spread(unsigned five)
{
    return five << 3 | five >> 2;
}

static unsigned grey_like(unsigned bright)
{
    for (size_t i = 0; i < sizeof greys; i++) {
        int off = (int)bright - greys[i];
        if (off < GREY_TOLERANCE && off > -GREY_TOLERANCE)
            return greys[i];
    }
    verdict_bad_input("gbrun: --core: %02X is none of the four greys of a Game Boy", bright);
}

/* A pixel as the core stores it; the result as libmgba stores it, 0xBBGGRR. */
static uint32_t color_of(const uint8_t *at, const Layout *layout, bool grey)
{
    uint32_t pixel = 0;

    memcpy(&pixel, at, layout->bytes);
    unsigned green = spread(pixel >> layout->green & FIVE_BITS);
    if (grey)
        return grey_like(green) * 0x010101u;
    return spread(pixel >> layout->blue & FIVE_BITS) << 16 | green << 8 |
           spread(pixel >> layout->red & FIVE_BITS);
}

void libretro_draw(const void *pixels, unsigned width, unsigned height, size_t pitch)
{
    Machine *machine = libretro.machine;
    bool grey = strcmp(machine->setup.model, "DMG") == 0;
    const Layout *layout = &layouts[libretro.format];

    /* NULL: nothing was drawn, for time that passed with the LCD off. */
    if (!pixels)
        return;
    if (width != SCREEN_WIDTH || height != SCREEN_HEIGHT)
        verdict_bad_input("gbrun: --core: its picture is %ux%u, not 160x144", width, height);
    libretro.drawn = true;
    for (unsigned y = 0; y < height; y++)
        for (unsigned x = 0; x < width; x++)
            machine->shown[y * width + x] =
                color_of((const uint8_t *)pixels + y * pitch + x * layout->bytes, layout, grey);
}
