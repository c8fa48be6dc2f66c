#include "textc/emit.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/memory.h"
#include "lib/outfile.h"

#include <stdlib.h>
#include <string.h>

#define LARGEST_OFFSET 65535

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

static void write_header(FILE *stream, const char *from, const Phrases *phrases,
                         const Encoded *encoded, const Charset *charset)
{
    int language;

    csource_begin_header(stream, "textc", from, "text_ids");
    write_ids(stream, phrases);
    fputs("/* Bytes of the longest string, arguments and terminator included. */\n", stream);
    fprintf(stream, "#define TEXT_LONGEST %d\n\n", longest(encoded, phrases->count * LANGUAGES));
    fprintf(stream, "#define GLYPH_SPACE 0x%02X\n", CODE_GLYPH + CHARSET_SPACE);
    fprintf(stream, "#define GLYPH_0 0x%02X\n", CODE_GLYPH + charset_find(charset, '0'));
    fprintf(stream, "#define GLYPH_A 0x%02X\n", CODE_GLYPH + charset_find(charset, 'A'));
    fprintf(stream, "#define GLYPH_LOWER_A 0x%02X\n", CODE_GLYPH + charset_find(charset, 'a'));
    fprintf(stream, "#define GLYPH_PERIOD 0x%02X\n\n", CODE_GLYPH + charset_find(charset, '.'));
    for (language = 0; language < LANGUAGES; language++) {
        fprintf(stream, "extern const uint16_t text_%s_offset[TEXT_COUNT];\n",
                language_names[language]);
        fprintf(stream, "extern const uint8_t text_%s_bytes[];\n", language_names[language]);
    }
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

static void write_language(FILE *stream, const char *from, const Pool *pool, int language,
                           int count)
{
    char *offset = memory_print("text_%s_offset", language_names[language]);
    char *bytes = memory_print("text_%s_bytes", language_names[language]);

    csource_begin(stream, "textc", from);
    csource_words(stream, offset, pool->offsets, (size_t)count);
    csource_bytes(stream, bytes, pool->bytes, pool->size);
    free(offset);
    free(bytes);
}

static bool emit_language(OutFiles *out, const TextcOptions *options, const char *from,
                          const Encoded *encoded, int language, int count)
{
    const char *path = options->c_path[language];
    FILE *stream = outfile_open(out, path);
    Pool pool = {0};
    bool ok = stream && fill(&pool, encoded, language, count, path);

    if (ok)
        write_language(stream, from, &pool, language, count);
    free(pool.bytes);
    free(pool.offsets);
    return ok;
}

bool emit(const TextcOptions *options, const Phrases *phrases, const Encoded *encoded,
          const Charset *charset)
{
    OutFiles out = {0};
    char *from = joined_inputs(options);
    FILE *header = outfile_open(&out, options->ids_path);
    bool ok = header != NULL;
    int language;

    if (ok)
        write_header(header, from, phrases, encoded, charset);
    for (language = 0; ok && language < LANGUAGES; language++)
        ok = emit_language(&out, options, from, encoded, language, phrases->count);
    free(from);
    if (ok)
        return outfile_commit(&out);
    outfile_discard(&out);
    return false;
}
