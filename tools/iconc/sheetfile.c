#include "iconc/sheetfile.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/memory.h"

#include <stdlib.h>

static int map_size(const Sheet *sheet)
{
    return sheet->width / TILE_SIDE * (sheet->height / TILE_SIDE);
}

static TileSet *set_of(const CutSheet *cut, int place)
{
    return &cut->sets[cut->sheet->own ? place : 0];
}

void sheetfile_begin(CutSheet *cut, const Sheet *sheet)
{
    int i;

    cut->sheet = sheet;
    cut->sets = memory_array((size_t)sheet->count, sizeof *cut->sets);
    cut->maps = memory_array((size_t)sheet->count, sizeof *cut->maps);
    for (i = 0; i < sheet->count; i++)
        cut->sets[i].bits = 2;
}

void sheetfile_add(CutSheet *cut, int place, const Picture *picture)
{
    uint8_t *map = memory_array((size_t)map_size(cut->sheet), 1);
    int x, y;

    cut->maps[place] = map;
    for (y = 0; y < picture->height; y += TILE_SIDE)
        for (x = 0; x < picture->width; x += TILE_SIDE)
            *map++ = (uint8_t)tileset_share(set_of(cut, place), picture, x, y);
}

void sheetfile_free(CutSheet *cut)
{
    int i;

    for (i = 0; i < cut->sheet->count; i++) {
        tileset_free(&cut->sets[i]);
        free(cut->maps[i]);
    }
    free(cut->sets);
    free(cut->maps);
}

bool sheetfile_check(const CutSheet *cut, const char *path)
{
    const Sheet *sheet = cut->sheet;
    bool ok = true;
    int i;

    for (i = 0; sheet->own && i < sheet->count; i++)
        if (cut->sets[i].count > sheet->limit)
            ok = complain(path, sheet->items[i].line, "picture %s needs %d of %d tiles",
                          sheet->items[i].name, cut->sets[i].count, sheet->limit);
    if (!sheet->own && cut->sets[0].count > sheet->limit)
        ok = complain(path, sheet->line, "sheet %s needs %d of %d tiles", sheet->name,
                      cut->sets[0].count, sheet->limit);
    return ok;
}

static void write_tiles(FILE *stream, const TileSet *set, const char *start, const char *middle,
                        const char *end)
{
    char *name = memory_print("%s_%s%s", start, middle, end);

    csource_bytes(stream, name, set->bytes, (size_t)(set->count * tileset_tile_bytes(set)));
    free(name);
}

static void write_picture(const CutSheet *cut, FILE *stream, int place)
{
    const Sheet *sheet = cut->sheet;
    char *name = memory_print("%s_%s", sheet->name, sheet->items[place].name);
    char *map = memory_print("picture_%s", name);

    if (sheet->own)
        write_tiles(stream, &cut->sets[place], "own", name, "_tiles");
    csource_bytes(stream, map, cut->maps[place], (size_t)map_size(sheet));
    free(map);
    free(name);
}

static void write_index(const Sheet *sheet, FILE *stream, const char *table, const char *start,
                        const char *end)
{
    int i;

    fprintf(stream, "\nconst uint8_t *const sheet_%s_%s[] = {\n", sheet->name, table);
    for (i = 0; i < sheet->count; i++)
        fprintf(stream, "    %s_%s_%s%s,\n", start, sheet->name, sheet->items[i].name, end);
    fputs("};\n", stream);
}

static void write_counts(const CutSheet *cut, FILE *stream)
{
    const Sheet *sheet = cut->sheet;
    char *name = memory_print("sheet_%s_tile_counts", sheet->name);
    uint8_t *counts = memory_array((size_t)sheet->count, 1);
    int i;

    for (i = 0; i < sheet->count; i++)
        counts[i] = (uint8_t)cut->sets[i].count;
    csource_bytes(stream, name, counts, (size_t)sheet->count);
    free(counts);
    free(name);
}

void sheetfile_write_source(const CutSheet *cut, FILE *stream, const char *path)
{
    const Sheet *sheet = cut->sheet;
    int i;

    csource_begin(stream, "iconc", path);
    if (!sheet->own)
        write_tiles(stream, &cut->sets[0], "sheet", sheet->name, "_tiles");
    for (i = 0; i < sheet->count; i++)
        write_picture(cut, stream, i);
    write_index(sheet, stream, "pictures", "picture", "");
    if (sheet->own) {
        write_index(sheet, stream, "tile_sets", "own", "_tiles");
        write_counts(cut, stream);
    }
}

/* Room that the sheet takes in tile memory: all shared tiles, or the largest own set. */
static int most_tiles(const CutSheet *cut)
{
    int most = 0;
    int i;

    for (i = 0; i < cut->sheet->count; i++)
        if (cut->sets[i].count > most)
            most = cut->sets[i].count;
    return most;
}

static void write_enum(const Sheet *sheet, FILE *stream, const char *capitals)
{
    char *start = memory_print("SHEET_%s", capitals);
    int i;

    fputs("enum {\n", stream);
    for (i = 0; i < sheet->count; i++) {
        char *constant = csource_constant(start, sheet->items[i].name);

        fprintf(stream, "    %s = %d,\n", constant, i);
        free(constant);
    }
    fprintf(stream, "    %s_COUNT\n};\n", start);
    free(start);
}

static void declare_own(const CutSheet *cut, FILE *stream, const char *capitals)
{
    const Sheet *sheet = cut->sheet;
    char *start = memory_print("OWN_%s", capitals);
    int i;

    for (i = 0; i < sheet->count; i++) {
        char *constant = csource_constant(start, sheet->items[i].name);

        fprintf(stream, "#define %s_TILES %d\n", constant, cut->sets[i].count);
        fprintf(stream, "extern const uint8_t own_%s_%s_tiles[];\n", sheet->name,
                sheet->items[i].name);
        free(constant);
    }
    fprintf(stream, "extern const uint8_t *const sheet_%s_tile_sets[];\n", sheet->name);
    fprintf(stream, "extern const uint8_t sheet_%s_tile_counts[];\n", sheet->name);
    free(start);
}

void sheetfile_write_header(const CutSheet *cut, FILE *stream)
{
    const Sheet *sheet = cut->sheet;
    char *capitals = csource_constant("", sheet->name);
    int i;

    fprintf(stream, "/* %s: %d pictures of %dx%d pixels, %s. */\n", sheet->name, sheet->count,
            sheet->width, sheet->height,
            sheet->own ? "each with tiles of its own" : "which share their tiles");
    fprintf(stream, "#define SHEET_%s_TILES %d\n", capitals, most_tiles(cut));
    fprintf(stream, "#define PICTURE_%s_WIDTH %d\n", capitals, sheet->width / TILE_SIDE);
    fprintf(stream, "#define PICTURE_%s_HEIGHT %d\n", capitals, sheet->height / TILE_SIDE);
    write_enum(sheet, stream, capitals);
    if (sheet->own)
        declare_own(cut, stream, capitals);
    else
        fprintf(stream, "extern const uint8_t sheet_%s_tiles[];\n", sheet->name);
    for (i = 0; i < sheet->count; i++)
        fprintf(stream, "extern const uint8_t picture_%s_%s[];\n", sheet->name,
                sheet->items[i].name);
    fprintf(stream, "extern const uint8_t *const sheet_%s_pictures[];\n", sheet->name);
    free(capitals);
}
