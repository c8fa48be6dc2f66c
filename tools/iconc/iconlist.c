#include "iconc/iconlist.h"

#include "iconc/wanted.h"
#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/lines.h"
#include "lib/memory.h"
#include "lib/numbers.h"
#include "lib/tileset.h"

#include <stdlib.h>
#include <string.h>

#define MOST_SHARED 256 /* a map holds bytes */
#define MOST_OWN    255 /* so does the table of counts */
#define WIDEST      160
#define HIGHEST     144

typedef struct {
    IconList *list;
    const char *path;
    int line;
} Reader;

/* SHEET_x_COUNT and SHEET_x_TILES are no pictures. */
static bool is_taken(const char *name)
{
    return strcmp(name, "count") == 0 || strcmp(name, "tiles") == 0;
}

static bool check_name(const Reader *reader, const char *name)
{
    if (!csource_is_name(name))
        return complain(reader->path, reader->line, "%s is no name: a-z, then a-z 0-9 _", name);
    if (is_taken(name))
        return complain(reader->path, reader->line, "the name %s is kept for the compiler", name);
    return true;
}

/* A base lies in the list's folder. */
static char *beside(const char *path, const char *name)
{
    const char *slash = strrchr(path, '/');

    return memory_print("%.*s%s", slash ? (int)(slash + 1 - path) : 0, path, name);
}

static bool read_place(Sheet *sheet, const char *value)
{
    return numbers_list(value, sheet->place, PLACE_NUMBERS) == PLACE_NUMBERS &&
           sheet->place[PLACE_WIDTH] > 0 && sheet->place[PLACE_HEIGHT] > 0;
}

static bool read_sheet_option(const Reader *reader, Sheet *sheet, const char *word)
{
    bool ok;

    if (strcmp(word, "own") == 0)
        return sheet->own = true;
    if (strncmp(word, "size=", 5) == 0)
        ok = numbers_size(word + 5, &sheet->width, &sheet->height) && sheet->width > 0 &&
             sheet->height > 0 && sheet->width <= WIDEST && sheet->height <= HIGHEST &&
             sheet->width % TILE_SIDE == 0 && sheet->height % TILE_SIDE == 0;
    else if (strncmp(word, "base=", 5) == 0 && !sheet->base)
        return (sheet->base = beside(reader->path, word + 5)) != NULL;
    else if (strncmp(word, "place=", 6) == 0)
        ok = read_place(sheet, word + 6);
    else if (strncmp(word, "limit=", 6) == 0)
        ok = numbers_one(word + 6, &sheet->limit) && sheet->limit > 0;
    else
        return complain(reader->path, reader->line, "unknown option: %s", word);
    return ok || complain(reader->path, reader->line, "bad option: %s", word);
}

static bool check_sheet(const Reader *reader, Sheet *sheet)
{
    int most = sheet->own ? MOST_OWN : MOST_SHARED;
    int i;

    if (sheet->width == 0)
        return complain(reader->path, reader->line, "sheet %s needs size=WxH", sheet->name);
    if (sheet->place[PLACE_WIDTH] == 0) {
        sheet->place[PLACE_WIDTH] = sheet->width;
        sheet->place[PLACE_HEIGHT] = sheet->height;
    }
    if (sheet->place[PLACE_LEFT] + sheet->place[PLACE_WIDTH] > sheet->width ||
        sheet->place[PLACE_TOP] + sheet->place[PLACE_HEIGHT] > sheet->height)
        return complain(reader->path, reader->line, "place= is not on the picture");
    if (sheet->limit > most)
        return complain(reader->path, reader->line, "limit=%d is more than %d", sheet->limit, most);
    if (!sheet->limit)
        sheet->limit = most;
    for (i = 0; i < reader->list->count - 1; i++)
        if (strcmp(reader->list->sheets[i].name, sheet->name) == 0)
            return complain(reader->path, reader->line, "sheet %s is a duplicate of line %d",
                            sheet->name, reader->list->sheets[i].line);
    return true;
}

static bool read_sheet(Reader *reader, char *words)
{
    IconList *list = reader->list;
    const char *name = lines_word(&words);
    const char *word;
    Sheet *sheet;
    bool ok;

    if (!name)
        return complain(reader->path, reader->line, "a sheet without a name");
    list->sheets = memory_grow(list->sheets, (size_t)list->count, sizeof *list->sheets);
    sheet = &list->sheets[list->count++];
    *sheet = (Sheet){.name = memory_print("%s", name), .line = reader->line};
    ok = check_name(reader, name);
    while ((word = lines_word(&words)) != NULL)
        ok = read_sheet_option(reader, sheet, word) && ok;
    return ok && check_sheet(reader, sheet);
}

/* Names are compared as they will stand in C, where sheet "a" with picture "b_c" and sheet
 * "a_b" with picture "c" would meet. */
static bool check_duplicates(const Reader *reader, const Sheet *sheet, const char *name)
{
    char *joined = memory_print("%s_%s", sheet->name, name);
    int known_line = 0;
    int i, j;

    for (i = 0; i < reader->list->count && !known_line; i++) {
        const Sheet *other = &reader->list->sheets[i];
        size_t length = strlen(other->name);

        if (strncmp(joined, other->name, length) != 0 || joined[length] != '_')
            continue;
        for (j = 0; j < other->count; j++)
            if (strcmp(other->items[j].name, joined + length + 1) == 0)
                known_line = other->items[j].line;
    }
    free(joined);
    return !known_line || complain(reader->path, reader->line,
                                   "picture %s is a duplicate of line %d", name, known_line);
}

static bool read_picture(Reader *reader, const char *name, char *words)
{
    Sheet *sheet;
    const char *icon = lines_word(&words);
    bool ok;

    if (reader->list->count == 0)
        return complain(reader->path, reader->line, "a picture before the first sheet");
    if (!icon)
        return complain(reader->path, reader->line, "picture %s has no icon", name);
    sheet = &reader->list->sheets[reader->list->count - 1];
    ok = check_name(reader, name) && check_duplicates(reader, sheet, name);
    sheet->items = memory_grow(sheet->items, (size_t)sheet->count, sizeof *sheet->items);
    wanted_begin(&sheet->items[sheet->count], name, icon, reader->line);
    return wanted_read(&sheet->items[sheet->count++], sheet, reader->path, words) && ok;
}

static bool read_line(Reader *reader, char *line)
{
    const char *word;

    if (line[0] == '#')
        return true;
    word = lines_word(&line);
    if (!word)
        return true;
    return strcmp(word, "sheet") == 0 ? read_sheet(reader, line) : read_picture(reader, word, line);
}

static bool check_filled(const IconList *list, const char *path)
{
    int i;

    if (list->count == 0)
        return complain(path, 0, "no sheet in here");
    for (i = 0; i < list->count; i++)
        if (list->sheets[i].count == 0)
            return complain(path, list->sheets[i].line, "sheet %s has no pictures",
                            list->sheets[i].name);
    return true;
}

bool iconlist_load(IconList *list, const char *path)
{
    Reader reader = {.list = list, .path = path};
    Lines lines;
    bool ok = true;

    if (!lines_load(&lines, path))
        return false;
    while (reader.line < lines.count) {
        reader.line++;
        ok = read_line(&reader, lines.lines[reader.line - 1]) && ok;
    }
    lines_free(&lines);
    return ok && check_filled(list, path);
}

void iconlist_free(IconList *list)
{
    int i, j;

    for (i = 0; i < list->count; i++) {
        for (j = 0; j < list->sheets[i].count; j++) {
            free(list->sheets[i].items[j].name);
            free(list->sheets[i].items[j].icon);
        }
        free(list->sheets[i].items);
        free(list->sheets[i].base);
        free(list->sheets[i].name);
    }
    free(list->sheets);
    *list = (IconList){0};
}
