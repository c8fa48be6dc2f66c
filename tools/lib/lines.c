#include "lib/lines.h"

#include "lib/complain.h"
#include "lib/memory.h"
#include "lib/utf8.h"
#include "lib/wholefile.h"

#include <stdlib.h>
#include <string.h>

static const char white[] = " \t";

static bool check_line(const char *path, int number, const char *line)
{
    uint32_t letter;

    do
        letter = utf8_next(&line);
    while (letter != 0 && letter != UTF8_BAD);
    return letter == 0 || complain(path, number, "invalid UTF-8 (byte 0x%02X)", (uint8_t)*line);
}

static bool split(Lines *lines, const char *path)
{
    char *line = lines->text;
    bool ok = true;

    while (*line) {
        char *end = strchr(line, '\n');
        size_t length;

        lines->lines = memory_grow(lines->lines, (size_t)lines->count, sizeof *lines->lines);
        lines->lines[lines->count++] = line;
        if (end)
            *end = 0;
        length = strlen(line);
        if (length && line[length - 1] == '\r')
            line[length - 1] = 0;
        ok = check_line(path, lines->count, line) && ok;
        line = end ? end + 1 : line + length;
    }
    return ok;
}

bool lines_load(Lines *lines, const char *path)
{
    size_t size;
    bool ok;

    *lines = (Lines){.text = wholefile_read(path, &size)};
    if (!lines->text)
        return false;
    if (strlen(lines->text) != size)
        ok = complain(path, 0, "has a zero byte");
    else
        ok = split(lines, path);
    if (!ok)
        lines_free(lines);
    return ok;
}

void lines_free(Lines *lines)
{
    free(lines->text);
    free(lines->lines);
    *lines = (Lines){0};
}

char *lines_trim(char *line)
{
    size_t length;

    line += strspn(line, white);
    length = strlen(line);
    while (length && strchr(white, line[length - 1]))
        line[--length] = 0;
    return line;
}

char *lines_word(char **line)
{
    char *word = *line + strspn(*line, white);
    size_t length = strcspn(word, white);

    if (!length)
        return NULL;
    *line = word + length;
    if (word[length]) {
        word[length] = 0;
        ++*line;
    }
    return word;
}
