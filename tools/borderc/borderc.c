#include "borderc/borderc.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/memory.h"
#include "lib/outfile.h"

#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define WIDTH      256
#define HEIGHT     224
#define SIDE       8
#define COLUMNS    (WIDTH / SIDE)
#define ROWS       (HEIGHT / SIDE)
#define COLORS     16
#define TILES_MOST 256
#define TILE_BYTES 32
#define RGBA       4

/* Bits of the map: palette 4 is the first of the border's, and the two ways to mirror. */
#define MAP_PALETTE (4 << 10)
#define MAP_FLIP_X  0x4000
#define MAP_FLIP_Y  0x8000

typedef struct {
    const char *path;
    uint8_t pixels[HEIGHT][WIDTH]; /* colour numbers */
    uint16_t colors[COLORS];
    int color_count;
    uint8_t tiles[TILES_MOST][SIDE][SIDE];
    int tile_count;
    uint16_t map[ROWS * COLUMNS];
} Border;

static uint16_t color_of(const uint8_t *pixel)
{
    return (uint16_t)(pixel[0] >> 3 | (pixel[1] >> 3) << 5 | (pixel[2] >> 3) << 10);
}

/* The number of the pixel's colour, or -1 when there are too many. */
static int number_of(Border *border, const uint8_t *pixel)
{
    uint16_t color = color_of(pixel);
    int n;

    if (pixel[3] < 128)
        return 0;
    for (n = 1; n < border->color_count; n++)
        if (border->colors[n] == color)
            return n;
    if (n == COLORS)
        return -1;
    border->colors[n] = color;
    border->color_count = n + 1;
    return n;
}

static bool take_pixels(Border *border, const uint8_t *pixels)
{
    int x, y, number;

    border->color_count = 1;
    for (y = 0; y != HEIGHT; y++)
        for (x = 0; x != WIDTH; x++) {
            number = number_of(border, pixels + (y * WIDTH + x) * RGBA);
            if (number < 0)
                return complain(border->path, 0,
                                "pixel %d,%d is the sixteenth colour: 15 and "
                                "transparent are all",
                                x, y);
            border->pixels[y][x] = (uint8_t)number;
        }
    return true;
}

static bool load(Border *border)
{
    png_image image = {.version = PNG_IMAGE_VERSION};
    uint8_t *pixels;
    bool ok;

    if (!png_image_begin_read_from_file(&image, border->path))
        return complain(border->path, 0, "cannot be read as PNG: %s", image.message);
    if (image.width != WIDTH || image.height != HEIGHT) {
        png_image_free(&image);
        return complain(border->path, 0, "%ux%u pixels, a border has %dx%d", image.width,
                        image.height, WIDTH, HEIGHT);
    }
    image.format = PNG_FORMAT_RGBA;
    pixels = memory_array(PNG_IMAGE_SIZE(image), 1);
    if (png_image_finish_read(&image, NULL, pixels, 0, NULL))
        ok = take_pixels(border, pixels);
    else
        ok = complain(border->path, 0, "cannot be read as PNG: %s", image.message);
    free(pixels);
    return ok;
}

static bool is_tile(Border *border, int tile, int left, int top, int flip_x, int flip_y)
{
    int x, y;

    for (y = 0; y != SIDE; y++)
        for (x = 0; x != SIDE; x++)
            if (border->tiles[tile][flip_y ? SIDE - 1 - y : y][flip_x ? SIDE - 1 - x : x] !=
                border->pixels[top + y][left + x])
                return false;
    return true;
}

/* The cell's entry of the map, with a new tile when there is none like it; false when full. */
static bool place_cell(Border *border, int left, int top, uint16_t *entry)
{
    int tile, flip, y;

    for (tile = 0; tile != border->tile_count; tile++)
        for (flip = 0; flip != 4; flip++)
            if (is_tile(border, tile, left, top, flip & 1, flip & 2)) {
                *entry = (uint16_t)(tile | MAP_PALETTE | (flip & 1 ? MAP_FLIP_X : 0) |
                                    (flip & 2 ? MAP_FLIP_Y : 0));
                return true;
            }
    if (tile == TILES_MOST)
        return false;
    for (y = 0; y != SIDE; y++)
        memcpy(border->tiles[tile][y], &border->pixels[top + y][left], SIDE);
    border->tile_count++;
    *entry = (uint16_t)(tile | MAP_PALETTE);
    return true;
}

static bool cut(Border *border)
{
    int x, y;

    border->tile_count = 1; /* tile 0 is empty: where the Game Boy's picture is */
    for (y = 0; y != ROWS; y++)
        for (x = 0; x != COLUMNS; x++)
            if (!place_cell(border, x * SIDE, y * SIDE, &border->map[y * COLUMNS + x]))
                return complain(border->path, 0, "more than %d different tiles", TILES_MOST);
    return true;
}

/* Planes 0 and 1 of all rows, then 2 and 3: the SNES's order. */
static void pack(const uint8_t pixels[SIDE][SIDE], uint8_t *bytes)
{
    int x, y, plane;

    memset(bytes, 0, TILE_BYTES);
    for (y = 0; y != SIDE; y++)
        for (x = 0; x != SIDE; x++)
            for (plane = 0; plane != 4; plane++)
                if (pixels[y][x] >> plane & 1)
                    bytes[(plane & 2) * SIDE + y * 2 + (plane & 1)] |= (uint8_t)(0x80 >> x);
}

static bool write_files(Border *border, OutFiles *out, const char *c_path, const char *h_path)
{
    FILE *source = outfile_open(out, c_path);
    FILE *header = source ? outfile_open(out, h_path) : NULL;
    uint8_t *bytes;
    int tile;

    if (!header)
        return false;
    bytes = memory_array((size_t)border->tile_count, TILE_BYTES);
    for (tile = 0; tile != border->tile_count; tile++)
        pack((const uint8_t(*)[SIDE])border->tiles[tile], bytes + tile * TILE_BYTES);
    csource_begin(source, "borderc", border->path);
    csource_bytes(source, "border_tiles", bytes, (size_t)border->tile_count * TILE_BYTES);
    csource_words(source, "border_map", border->map, ROWS * COLUMNS);
    csource_words(source, "border_colors", border->colors, COLORS);
    csource_begin_header(header, "borderc", border->path, "border_data");
    fprintf(header,
            "#define BORDER_TILES %d\n\nextern const uint8_t border_tiles[%d];\n"
            "extern const uint16_t border_map[%d];\nextern const uint16_t border_colors[%d];\n",
            border->tile_count, border->tile_count * TILE_BYTES, ROWS * COLUMNS, COLORS);
    csource_end_header(header);
    free(bytes);
    return true;
}

bool borderc_run(const char *input, const char *c_path, const char *h_path)
{
    Border *border = memory_array(1, sizeof *border);
    OutFiles out = {0};
    bool ok;

    border->path = input;
    ok = load(border) && cut(border) && write_files(border, &out, c_path, h_path);
    free(border);
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}
