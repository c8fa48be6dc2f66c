#include "textc/phrases.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/lines.h"
#include "lib/memory.h"
#include "textc/room.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const language_names[LANGUAGES] = {"en", "fr"};

/* TEXT_COUNT and TEXT_LONGEST are no phrases. */
static const char *const taken_ids[] = {"count", "longest"};

typedef struct {
    Phrases *phrases;
    const char *path;
    int line;
    int language; /* that an indented line continues, or LANGUAGES */
} Reader;

bool phrases_complain(const Phrase *phrase, int language, const char *format, ...)
{
    char message[512];
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    return complain(phrase->file, phrase->text_line[language], "[%s] %s: %s", phrase->id,
                    language_names[language], message);
}

static bool check_id(const Reader *reader, const char *id)
{
    size_t i;
    int other;

    if (!csource_is_name(id))
        return complain(reader->path, reader->line, "[%s] is no id: a-z, then a-z 0-9 _", id);
    for (i = 0; i < sizeof taken_ids / sizeof taken_ids[0]; i++)
        if (strcmp(id, taken_ids[i]) == 0)
            return complain(reader->path, reader->line, "[%s] is kept for the compiler", id);
    for (other = 0; other < reader->phrases->count; other++) {
        const Phrase *phrase = &reader->phrases->items[other];

        if (strcmp(id, phrase->id) == 0)
            return complain(reader->path, reader->line, "[%s] is a duplicate of %s:%d", id,
                            phrase->file, phrase->line);
    }
    return true;
}

/* The phrase is added even when something is wrong with its line, so that its texts find it
 * and the file can be read to the end for more mistakes. */
static bool read_head(Reader *reader, char *line)
{
    Phrases *phrases = reader->phrases;
    char *end = strchr(line, ']');
    Phrase *phrase;
    bool ok;

    if (!end)
        return complain(reader->path, reader->line, "no ] after the id");
    *end = 0;
    ok = check_id(reader, line + 1);
    phrases->items = memory_grow(phrases->items, (size_t)phrases->count, sizeof *phrases->items);
    phrase = &phrases->items[phrases->count++];
    *phrase =
        (Phrase){.id = memory_print("%s", line + 1), .file = reader->path, .line = reader->line};
    return room_read(phrase, end + 1) && ok;
}

static bool read_text(Reader *reader, char *line)
{
    Phrases *phrases = reader->phrases;
    Phrase *phrase;
    int language;

    for (language = 0; language < LANGUAGES; language++)
        if (strncmp(line, language_names[language], 2) == 0 && line[2] == ':')
            break;
    if (language == LANGUAGES)
        return complain(reader->path, reader->line,
                        "neither [id], en:, fr:, a comment nor indented");
    if (phrases->count == 0 || phrases->items[phrases->count - 1].file != reader->path)
        return complain(reader->path, reader->line, "a text before the first [id]");
    phrase = &phrases->items[phrases->count - 1];
    if (phrase->text[language])
        return complain(reader->path, reader->line, "[%s] has %s: twice", phrase->id,
                        language_names[language]);
    phrase->text[language] = memory_print("%s", lines_trim(line + 3));
    phrase->text_line[language] = reader->line;
    reader->language = language;
    return true;
}

static bool read_continuation(Reader *reader, char *line)
{
    Phrases *phrases = reader->phrases;
    char **text, *longer;

    if (reader->language == LANGUAGES)
        return complain(reader->path, reader->line, "an indented line that continues no text");
    text = &phrases->items[phrases->count - 1].text[reader->language];
    longer = memory_print("%s%s%s", *text, **text ? " " : "", lines_trim(line));
    free(*text);
    *text = longer;
    return true;
}

static bool read_line(Reader *reader, char *line)
{
    if (line[0] == '#')
        return true;
    if (line[strspn(line, " \t")] == 0) {
        reader->language = LANGUAGES;
        return true;
    }
    if (line[0] == ' ' || line[0] == '\t')
        return read_continuation(reader, line);
    reader->language = LANGUAGES;
    return line[0] == '[' ? read_head(reader, line) : read_text(reader, line);
}

static bool check_texts(const Phrase *phrase)
{
    bool ok = true;
    int language;

    for (language = 0; language < LANGUAGES; language++)
        if (!phrase->text[language])
            ok = complain(phrase->file, phrase->line, "[%s] has no %s: text", phrase->id,
                          language_names[language]);
        else if (!phrase->text[language][0])
            ok = phrases_complain(phrase, language, "the text is empty");
    return ok;
}

bool phrases_read(Phrases *phrases, const char *path)
{
    Reader reader = {.phrases = phrases, .path = path, .language = LANGUAGES};
    int first = phrases->count;
    Lines lines;
    bool ok = true;

    if (!lines_load(&lines, path))
        return false;
    while (reader.line < lines.count) {
        reader.line++;
        ok = read_line(&reader, lines.lines[reader.line - 1]) && ok;
    }
    lines_free(&lines);
    for (; first < phrases->count; first++)
        ok = check_texts(&phrases->items[first]) && ok;
    return ok;
}

void phrases_free(Phrases *phrases)
{
    int i, language;

    for (i = 0; i < phrases->count; i++) {
        free(phrases->items[i].id);
        for (language = 0; language < LANGUAGES; language++)
            free(phrases->items[i].text[language]);
    }
    free(phrases->items);
    *phrases = (Phrases){0};
}
