#include "textc/charset.h"

#include "lib/complain.h"
#include "lib/lines.h"
#include "lib/utf8.h"

#include <string.h>

int charset_find(const Charset *charset, uint32_t letter)
{
    int glyph;

    for (glyph = 0; glyph < charset->count; glyph++)
        if (charset->letters[glyph] == letter)
            return glyph;
    return -1;
}

static int count_letters(const char *line)
{
    int count = 0;

    while (utf8_next(&line))
        count++;
    return count;
}

static bool take_row(Charset *charset, const char *path, int number, const char *line)
{
    int length = count_letters(line);
    const char *at = line;
    uint32_t letter;

    if (charset->count == CHARSET_GLYPHS)
        return complain(path, number, "more than %d lines of glyphs", CHARSET_ROWS);
    if (length != CHARSET_COLUMNS)
        return complain(path, number, "has %d characters of %d", length, CHARSET_COLUMNS);
    while ((letter = utf8_next(&at)) != 0) {
        int known = charset_find(charset, letter);

        if (known >= 0)
            return complain(path, number,
                            "\"%.*s\" (U+%04X) has a place already: row %d, column %d",
                            (int)(at - line), line, letter, known / CHARSET_COLUMNS + 1,
                            known % CHARSET_COLUMNS + 1);
        charset->letters[charset->count++] = letter;
        line = at;
    }
    return true;
}

/* The game writes numbers and names as GLYPH_0 + n, GLYPH_A + n, GLYPH_LOWER_A + n. */
static bool check_run(const Charset *charset, const char *path, uint32_t first, uint32_t last)
{
    int glyph = charset_find(charset, first);
    uint32_t letter;

    for (letter = first; letter <= last; letter++, glyph++)
        if (glyph < 0 || charset_find(charset, letter) != glyph)
            return complain(path, 0, "%c to %c must be there in one run", (int)first, (int)last);
    return true;
}

static bool check_places(const Charset *charset, const char *path)
{
    if (charset->count != CHARSET_GLYPHS)
        return complain(path, 0, "has %d glyphs of %d", charset->count, CHARSET_GLYPHS);
    if (charset_find(charset, ' ') != CHARSET_SPACE)
        return complain(path, 0, "the first glyph must be the space");
    return check_run(charset, path, '0', '9') && check_run(charset, path, 'A', 'Z') &&
           check_run(charset, path, 'a', 'z');
}

bool charset_load(Charset *charset, const char *path)
{
    Lines lines;
    bool ok = true;
    int i;

    charset->count = 0;
    if (!lines_load(&lines, path))
        return false;
    for (i = 0; ok && i < lines.count; i++)
        if (charset->count != 0 || strncmp(lines.lines[i], "# ", 2) != 0)
            ok = take_row(charset, path, i + 1, lines.lines[i]);
    lines_free(&lines);
    return ok && check_places(charset, path);
}
