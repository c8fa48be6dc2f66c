#include "tilec/tilec.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/glyphs.h"
#include "lib/memory.h"
#include "lib/outfile.h"
#include "lib/tileset.h"

#include <stdlib.h>

#define MAP_VALUES 256 /* a map holds bytes */

/* One run: its two files and the stem of its C names in small and in capital letters. */
typedef struct {
    const TilecOptions *options;
    FILE *source, *header;
    char *capitals;
} Run;

static bool refuse(const TilecOptions *options, const char *why)
{
    return complain(options->input, 0, "%s", why);
}

static bool check_options(const TilecOptions *options)
{
    if (!csource_is_name(options->name))
        return refuse(options, "--name needs small letters, digits and underscores");
    if (options->bits != 1 && options->bits != 2)
        return refuse(options, "--bpp is 1 or 2");
    if (options->first < 0 || options->first >= MAP_VALUES)
        return refuse(options, "--first is 0 to 255");
    if (options->limit < 0)
        return refuse(options, "--limit cannot be negative");
    if (options->share && options->sprite16)
        return refuse(options, "--share would tear the pairs of --sprite16 apart");
    if (options->first && !options->share)
        return refuse(options, "--first needs the map of --share");
    if (!options->cell_width && !options->cell_height)
        return true;
    if (options->bits != 1 || options->share || options->sprite16)
        return refuse(options, "--cell goes with --bpp 1 only");
    if (options->cell_width < 1 || options->cell_width > GLYPHS_WIDEST_CELL ||
        options->cell_height < 1 || options->cell_height > GLYPHS_HIGHEST_CELL)
        return refuse(options, "--cell is 1x1 to 8x16");
    return true;
}

static bool check_count(const TilecOptions *options, int count, const char *things)
{
    if (options->limit && count > options->limit)
        return complain(options->input, 0, "has %d %s of %d", count, things, options->limit);
    if (options->share && options->first + count > MAP_VALUES)
        return complain(options->input, 0, "has %d tiles from %d on: a map ends at 255", count,
                        options->first);
    return true;
}

static void write_table(const Run *run, const char *what, const uint8_t *bytes, int count)
{
    char *name = memory_print("%s_%s", run->options->name, what);

    csource_bytes(run->source, name, bytes, (size_t)count);
    fprintf(run->header, "extern const uint8_t %s[];\n", name);
    free(name);
}

static void write_constant(const Run *run, const char *what, int value)
{
    fprintf(run->header, "#define %s_%s %d\n", run->capitals, what, value);
}

static void write_tiles(const Run *run, const TileSet *tiles, const Picture *picture,
                        const uint8_t *map)
{
    int width = picture->width / TILE_SIDE;
    int height = picture->height / TILE_SIDE;

    write_constant(run, "TILES", tiles->count);
    write_constant(run, "WIDTH", width);
    write_constant(run, "HEIGHT", height);
    fputc('\n', run->header);
    write_table(run, "tiles", tiles->bytes, tiles->count * tileset_tile_bytes(tiles));
    if (run->options->share)
        write_table(run, "map", map, width * height);
}

static void cut_sprites(TileSet *tiles, const Picture *picture)
{
    int x, y;

    for (y = 0; y < picture->height; y += 2 * TILE_SIDE)
        for (x = 0; x < picture->width; x += TILE_SIDE) {
            tileset_append(tiles, picture, x, y);
            tileset_append(tiles, picture, x, y + TILE_SIDE);
        }
}

static void cut_tiles(const TilecOptions *options, TileSet *tiles, const Picture *picture,
                      uint8_t *map)
{
    int x, y, tile;

    for (y = 0; y < picture->height; y += TILE_SIDE)
        for (x = 0; x < picture->width; x += TILE_SIDE) {
            tile = options->share ? tileset_share(tiles, picture, x, y)
                                  : tileset_append(tiles, picture, x, y);
            *map++ = (uint8_t)(options->first + tile);
        }
}

static bool make_tiles(const Run *run, const Picture *picture)
{
    const TilecOptions *options = run->options;
    TileSet tiles = {.bits = options->bits};
    int step = options->sprite16 ? 2 * TILE_SIDE : TILE_SIDE;
    uint8_t *map;
    bool ok;

    if (picture->width % TILE_SIDE || picture->height % step)
        return complain(options->input, 0, "%dx%d pixels cannot be cut into tiles of %dx%d",
                        picture->width, picture->height, TILE_SIDE, step);
    map = memory_array((size_t)(picture->width * picture->height), 1);
    if (options->sprite16)
        cut_sprites(&tiles, picture);
    else
        cut_tiles(options, &tiles, picture, map);
    ok = check_count(options, tiles.count, "tiles");
    if (ok)
        write_tiles(run, &tiles, picture, map);
    free(map);
    tileset_free(&tiles);
    return ok;
}

static bool make_glyphs(const Run *run, const Picture *picture)
{
    const TilecOptions *options = run->options;
    Glyphs glyphs;
    bool ok =
        glyphs_cut(&glyphs, picture, options->input, options->cell_width, options->cell_height) &&
        check_count(options, glyphs.count, "glyphs");

    if (ok) {
        write_constant(run, "GLYPHS", glyphs.count);
        write_constant(run, "ROWS", glyphs.cell_height);
        write_constant(run, "WIDTH", picture->width / options->cell_width);
        write_constant(run, "HEIGHT", picture->height / options->cell_height);
        fputc('\n', run->header);
        write_table(run, "rows", glyphs.rows, glyphs.count * glyphs.cell_height);
        write_table(run, "width", glyphs.widths, glyphs.count);
    }
    glyphs_free(&glyphs);
    return ok;
}

static bool make_files(Run *run, OutFiles *out, const Picture *picture)
{
    const TilecOptions *options = run->options;
    bool ok;

    run->source = outfile_open(out, options->c_path);
    if (!run->source)
        return false;
    run->header = outfile_open(out, options->h_path);
    if (!run->header)
        return false;
    run->capitals = csource_constant("", options->name);
    csource_begin(run->source, "tilec", options->input);
    csource_begin_header(run->header, "tilec", options->input, options->name);
    ok = options->cell_width ? make_glyphs(run, picture) : make_tiles(run, picture);
    csource_end_header(run->header);
    free(run->capitals);
    return ok;
}

bool tilec_run(const TilecOptions *options)
{
    Run run = {.options = options};
    OutFiles out = {0};
    Picture picture;
    bool ok;

    if (!check_options(options) || !picture_load(&picture, options->input))
        return false;
    ok = make_files(&run, &out, &picture);
    picture_free(&picture);
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}
