#include "lib/csource.h"

#include "lib/memory.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define BYTES_A_LINE 16
#define WORDS_A_LINE 12

static void banner(FILE *stream, const char *tool, const char *from)
{
    fprintf(stream, "/* Made by %s from %s; do not edit. */\n", tool, from);
}

void csource_begin(FILE *stream, const char *tool, const char *from)
{
    banner(stream, tool, from);
    fputs("#include <stdint.h>\n", stream);
}

void csource_bytes(FILE *stream, const char *name, const uint8_t *bytes, size_t count)
{
    size_t i;

    fprintf(stream, "\nconst uint8_t %s[] = {", name);
    for (i = 0; i < count; i++)
        fprintf(stream, "%s0x%02X,", i % BYTES_A_LINE ? " " : "\n    ", bytes[i]);
    fputs("\n};\n", stream);
}

void csource_words(FILE *stream, const char *name, const uint16_t *words, size_t count)
{
    size_t i;

    fprintf(stream, "\nconst uint16_t %s[] = {", name);
    for (i = 0; i < count; i++)
        fprintf(stream, "%s%u,", i % WORDS_A_LINE ? " " : "\n    ", words[i]);
    fputs("\n};\n", stream);
}

void csource_begin_header(FILE *stream, const char *tool, const char *from, const char *name)
{
    char *guard = csource_constant("MADE", name);

    banner(stream, tool, from);
    fprintf(stream, "#ifndef %s_H\n#define %s_H\n\n#include <stdint.h>\n\n", guard, guard);
    free(guard);
}

void csource_end_header(FILE *stream)
{
    fputs("\n#endif\n", stream);
}

char *csource_constant(const char *prefix, const char *name)
{
    char *constant = memory_print("%s%s%s", prefix, *prefix ? "_" : "", name);
    char *letter;

    for (letter = constant; *letter; letter++)
        *letter = (char)toupper((unsigned char)*letter);
    return constant;
}

bool csource_is_name(const char *text)
{
    return islower((unsigned char)text[0]) &&
           strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789_") == strlen(text);
}
