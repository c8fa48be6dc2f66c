#include "textc/symbols.h"

#include "lib/memory.h"
#include "lib/utf8.h"

#include <stdlib.h>
#include <string.h>

enum {
    NO_BREAK_SPACE = 0x00A0,
    GUILLEMET_OPEN = 0x00AB,
    GUILLEMET_CLOSE = 0x00BB,
    QUOTE_LEFT = 0x2018,
    QUOTE_RIGHT = 0x2019,
    DOUBLE_QUOTE_LEFT = 0x201C,
    DOUBLE_QUOTE_RIGHT = 0x201D,
    ELLIPSIS = 0x2026,
    NARROW_NO_BREAK_SPACE = 0x202F
};

static const uint32_t plain_letters[][2] = {{QUOTE_LEFT, '\''},       {QUOTE_RIGHT, '\''},
                                            {DOUBLE_QUOTE_LEFT, '"'}, {DOUBLE_QUOTE_RIGHT, '"'},
                                            {NO_BREAK_SPACE, ' '},    {NARROW_NO_BREAK_SPACE, ' '}};

/* French sets these apart with a space that never ends a line. */
static const uint32_t glued_to_space_before[] = {'?', '!', ':', ';', GUILLEMET_CLOSE};

typedef struct {
    Symbols *symbols;
    const Phrase *phrase;
    const Charset *charset;
    int language;
    uint32_t before; /* the letter before, 0 at the start */
    bool used[MOST_ARGUMENTS];
} Scan;

static void add(Scan *scan, int code, bool may_break, const char *at)
{
    Symbols *symbols = scan->symbols;

    symbols->items = memory_grow(symbols->items, (size_t)symbols->count, sizeof *symbols->items);
    symbols->items[symbols->count++] = (Symbol){(uint8_t)code, may_break, at};
}

static uint32_t plain(uint32_t letter)
{
    size_t i;

    for (i = 0; i < sizeof plain_letters / sizeof plain_letters[0]; i++)
        if (plain_letters[i][0] == letter)
            return plain_letters[i][1];
    return letter;
}

static bool may_break_between(uint32_t before, uint32_t after)
{
    size_t i;

    for (i = 0; i < sizeof glued_to_space_before / sizeof glued_to_space_before[0]; i++)
        if (after == glued_to_space_before[i])
            return false;
    return before != GUILLEMET_OPEN;
}

static bool add_letter(Scan *scan, uint32_t letter, const char *at, const char *next)
{
    int glyph = charset_find(scan->charset, plain(letter));
    const char *peek = next;
    bool may_break = letter == ' ' && may_break_between(scan->before, utf8_next(&peek));

    scan->before = letter;
    if (glyph < 0 && letter == ELLIPSIS) {
        int dots;

        glyph = charset_find(scan->charset, '.');
        for (dots = 0; glyph >= 0 && dots < 2; dots++)
            add(scan, CODE_GLYPH + glyph, false, at);
    }
    if (glyph < 0)
        return phrases_complain(scan->phrase, scan->language, "no glyph for \"%.*s\" (U+%04X)",
                                (int)(next - at), at, letter);
    add(scan, CODE_GLYPH + glyph, may_break, at);
    return true;
}

/* {n}; *text stands behind the brace. */
static bool add_argument(Scan *scan, const char **text)
{
    const char *at = *text - 1;
    int number = at[1] - '0';

    if (number < 0 || number > 9 || at[2] != '}') {
        *text += strcspn(*text, "}");
        *text += **text == '}'; /* one mistake, one complaint */
        return phrases_complain(scan->phrase, scan->language, "{ without a digit and }");
    }
    *text += 2;
    scan->before = '}';
    if (number >= scan->phrase->arguments)
        return phrases_complain(scan->phrase, scan->language, "{%d} is not among its %d args",
                                number, scan->phrase->arguments);
    scan->used[number] = true;
    add(scan, CODE_ARGUMENT + number, false, at);
    return true;
}

/* \n or \p; *text stands behind the backslash. */
static bool add_break(Scan *scan, const char **text)
{
    const char *at = *text - 1;
    int code = at[1] == 'n' ? CODE_LINE : CODE_PAGE;

    if (at[1] != 'n' && at[1] != 'p')
        return phrases_complain(scan->phrase, scan->language, "\\ without n or p");
    ++*text;
    scan->before = 0;
    if (code == CODE_PAGE && !scan->phrase->room.prose)
        return phrases_complain(scan->phrase, scan->language, "\\p: a box has no pages");
    add(scan, code, false, at);
    return true;
}

static bool check_used(const Scan *scan)
{
    bool ok = true;
    int number;

    for (number = 0; number < scan->phrase->arguments; number++)
        if (!scan->used[number])
            ok = phrases_complain(scan->phrase, scan->language, "{%d} is not used", number);
    return ok;
}

bool symbols_read(Symbols *symbols, const Phrase *phrase, int language, const Charset *charset)
{
    Scan scan = {.symbols = symbols, .phrase = phrase, .charset = charset, .language = language};
    const char *text = phrase->text[language];
    bool ok = true;

    while (*text) {
        const char *at = text;
        uint32_t letter = utf8_next(&text);

        if (letter == '{')
            ok = add_argument(&scan, &text) && ok;
        else if (letter == '\\')
            ok = add_break(&scan, &text) && ok;
        else
            ok = add_letter(&scan, letter, at, text) && ok;
    }
    return check_used(&scan) && ok;
}

void symbols_free(Symbols *symbols)
{
    free(symbols->items);
    *symbols = (Symbols){0};
}
