#include "textc/emit.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/memory.h"
#include "lib/outfile.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST_OFFSET 65535
#define BANK_BYTES     16384
#define OFFSET_BYTES   2

/* The phrases of part p are those from first[p] to first[p + 1] - 1. */
typedef struct {
    int count;
    int first[TEXTC_MOST_PARTS + 1];
} Parts;

/* All strings of a language behind each other. */
typedef struct {
    uint8_t *bytes;
    size_t size;
    uint16_t *offsets;
} Pool;

static char *joined_inputs(const TextcOptions *options)
{
    char *all = memory_print("%s", options->inputs[0]);
    int i;

    for (i = 1; i < options->input_count; i++) {
        char *longer = memory_print("%s, %s", all, options->inputs[i]);

        free(all);
        all = longer;
    }
    return all;
}

static int longest(const Encoded *encoded, int count)
{
    int most = 0;
    int i;

    for (i = 0; i < count; i++)
        if (encoded[i].expanded > most)
            most = encoded[i].expanded;
    return most;
}

static void write_ids(FILE *stream, const Phrases *phrases)
{
    int i;

    fputs("enum {\n", stream);
    for (i = 0; i < phrases->count; i++) {
        char *constant = csource_constant("TEXT", phrases->items[i].id);

        fprintf(stream, "    %s,\n", constant);
        free(constant);
    }
    fputs("    TEXT_COUNT\n};\n\n", stream);
}

/* "" or "_0", "_1", …: what the tables of a part are called by. */
static char *suffix(const Parts *parts, int part)
{
    return parts->count == 1 ? memory_print("%s", "") : memory_print("_%d", part);
}

static void declare_tables(FILE *stream, const Parts *parts, int language, int part)
{
    char *end = suffix(parts, part);

    fprintf(stream, "extern const uint16_t text_%s_offset%s[%s];\n", language_names[language], end,
            parts->count == 1 ? "TEXT_COUNT" : "");
    fprintf(stream, "extern const uint8_t text_%s_bytes%s[];\n", language_names[language], end);
    free(end);
}

static void write_header(FILE *stream, const char *from, const Phrases *phrases,
                         const Encoded *encoded, const Charset *charset, const Parts *parts)
{
    int language, part;

    csource_begin_header(stream, "textc", from, "text_ids");
    write_ids(stream, phrases);
    fputs("/* Bytes of the longest string, arguments and terminator included. */\n", stream);
    fprintf(stream, "#define TEXT_LONGEST %d\n\n", longest(encoded, phrases->count * LANGUAGES));
    fprintf(stream, "#define GLYPH_SPACE 0x%02X\n", CODE_GLYPH + CHARSET_SPACE);
    fprintf(stream, "#define GLYPH_0 0x%02X\n", CODE_GLYPH + charset_find(charset, '0'));
    fprintf(stream, "#define GLYPH_A 0x%02X\n", CODE_GLYPH + charset_find(charset, 'A'));
    fprintf(stream, "#define GLYPH_LOWER_A 0x%02X\n", CODE_GLYPH + charset_find(charset, 'a'));
    fprintf(stream, "#define GLYPH_PERIOD 0x%02X\n", CODE_GLYPH + charset_find(charset, '.'));
    fprintf(stream, "#define GLYPH_TIMES 0x%02X\n", CODE_GLYPH + charset_find(charset, 0xD7));
    fprintf(stream, "#define GLYPH_BULLET 0x%02X\n\n", CODE_GLYPH + charset_find(charset, 0x2022));
    if (parts->count > 1) {
        fputs("/* The first id of each part, a ROM bank each. */\n", stream);
        fprintf(stream, "#define TEXT_PARTS %d\n", parts->count);
        for (part = 0; part < parts->count; part++)
            fprintf(stream, "#define TEXT_PART_%d %d\n", part, parts->first[part]);
        fputc('\n', stream);
    }
    for (language = 0; language < LANGUAGES; language++)
        for (part = 0; part < parts->count; part++)
            declare_tables(stream, parts, language, part);
    csource_end_header(stream);
}

/* The string's place in the pool, which grows when it is not there yet. The terminator is
 * part of the comparison, so that only ends of strings are found. */
static size_t place(Pool *pool, const Encoded *string)
{
    size_t length = (size_t)string->length;
    uint8_t *found = pool->size ? memmem(pool->bytes, pool->size, string->bytes, length) : NULL;

    if (found)
        return (size_t)(found - pool->bytes);
    memcpy(pool->bytes + pool->size, string->bytes, length);
    pool->size += length;
    return pool->size - length;
}

static int compare_lengths(const void *left, const void *right)
{
    const Encoded *a = *(const Encoded *const *)left;
    const Encoded *b = *(const Encoded *const *)right;

    if (a->length != b->length)
        return a->length < b->length ? 1 : -1;
    return a < b ? -1 : a > b; /* the order of the ids keeps the output repeatable */
}

static bool fill(Pool *pool, const Encoded *encoded, int language, int count, const char *path)
{
    const Encoded **by_length = memory_array((size_t)count, sizeof *by_length);
    size_t room = 0;
    int i;

    for (i = 0; i < count; i++) {
        by_length[i] = &encoded[i * LANGUAGES + language];
        room += (size_t)by_length[i]->length;
    }
    pool->bytes = memory_array(room, 1);
    pool->offsets = memory_array((size_t)count, sizeof *pool->offsets);
    /* Longest first: then the string that a tail belongs to is there before the tail. */
    qsort(by_length, (size_t)count, sizeof *by_length, compare_lengths);
    for (i = 0; i < count && pool->size <= LARGEST_OFFSET; i++)
        pool->offsets[(by_length[i] - encoded) / LANGUAGES] = (uint16_t)place(pool, by_length[i]);
    free(by_length);
    return pool->size <= LARGEST_OFFSET ||
           complain(path, 0, "the text is longer than %d bytes", LARGEST_OFFSET);
}

static void write_tables(FILE *stream, const char *from, const Pool *pool, const char *name,
                         const char *end, int count)
{
    static const uint16_t no_offset = 0;
    static const uint8_t no_byte = 0;
    char *offset = memory_print("text_%s_offset%s", name, end);
    char *bytes = memory_print("text_%s_bytes%s", name, end);

    csource_begin(stream, "textc", from);
    /* C has no empty arrays */
    csource_words(stream, offset, count ? pool->offsets : &no_offset, count ? (size_t)count : 1);
    csource_bytes(stream, bytes, count ? pool->bytes : &no_byte, count ? pool->size : 1);
    free(offset);
    free(bytes);
}

/* The path with the part's number in the place of its star. */
static char *part_path(const char *path, int part)
{
    const char *star = strchr(path, '*');

    return star ? memory_print("%.*s%d%s", (int)(star - path), path, part, star + 1)
                : memory_print("%s", path);
}

static bool emit_part(OutFiles *out, const TextcOptions *options, const char *from,
                      const Encoded *encoded, int language, const Parts *parts, int part)
{
    char *path = part_path(options->c_path[language], part);
    char *end = suffix(parts, part);
    FILE *stream = outfile_open(out, path);
    int first = parts->first[part];
    int count = parts->first[part + 1] - first;
    Pool pool = {0};
    bool ok = stream && fill(&pool, encoded + first * LANGUAGES, language, count, path);

    if (ok)
        write_tables(stream, from, &pool, language_names[language], end, count);
    free(pool.bytes);
    free(pool.offsets);
    free(path);
    free(end);
    return ok;
}

/* Bytes that a phrase takes at most, in the language in which it is longer. */
static int room_of(const Encoded *encoded, int phrase)
{
    int language, most = 0;

    for (language = 0; language < LANGUAGES; language++)
        if (encoded[phrase * LANGUAGES + language].length > most)
            most = encoded[phrase * LANGUAGES + language].length;
    return most + OFFSET_BYTES;
}

/* One part has no limit here: the linker knows what its bank holds beside it. */
static bool divide(Parts *parts, const TextcOptions *options, const Encoded *encoded, int count)
{
    int part = 0, used = 0, i;

    parts->count = options->parts;
    for (i = 0; i < count && options->parts > 1; i++) {
        used += room_of(encoded, i);
        if (used <= BANK_BYTES)
            continue;
        if (++part == options->parts)
            return complain(options->c_path[0], 0, "the text is longer than %d parts of %d bytes",
                            options->parts, BANK_BYTES);
        parts->first[part] = i;
        used = room_of(encoded, i);
    }
    while (part < options->parts)
        parts->first[++part] = count;
    return true;
}

bool emit(const TextcOptions *options, const Phrases *phrases, const Encoded *encoded,
          const Charset *charset)
{
    OutFiles out = {0};
    Parts parts = {0};
    char *from = joined_inputs(options);
    bool ok = divide(&parts, options, encoded, phrases->count);
    FILE *header = ok ? outfile_open(&out, options->ids_path) : NULL;
    int language, part;

    ok = header != NULL;
    if (ok)
        write_header(header, from, phrases, encoded, charset, &parts);
    for (language = 0; ok && language < LANGUAGES; language++)
        for (part = 0; ok && part < parts.count; part++)
            ok = emit_part(&out, options, from, encoded, language, &parts, part);
    free(from);
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}
