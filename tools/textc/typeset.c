#include "textc/typeset.h"

#include "lib/memory.h"

#include <stdlib.h>
#include <string.h>

#define PROSE_GAP           1 /* pixels between glyphs */
#define PROSE_ARGUMENT_CELL 6 /* pixels that a cell of an argument may take */

typedef struct {
    Encoded *encoded;
    const Phrase *phrase;
    const Glyphs *prose;
    int language;
    int gap;        /* between symbols */
    int page_lines; /* that fit on a page */
    int pen;        /* width of the line so far, with the gap behind its last symbol */
    int line, page; /* counted from 0; boxes have no pages, their lines just go on */
    bool top_of_full_page;
} Setter;

static bool is_argument(uint8_t code)
{
    return code >= CODE_ARGUMENT && code < CODE_ARGUMENT + MOST_ARGUMENTS;
}

static void put(Setter *setter, uint8_t code)
{
    Encoded *encoded = setter->encoded;

    encoded->bytes = memory_grow(encoded->bytes, (size_t)encoded->length, 1);
    encoded->bytes[encoded->length++] = code;
    if (is_argument(code))
        encoded->expanded += setter->phrase->argument_cells[code - CODE_ARGUMENT];
    else
        encoded->expanded++;
}

static int symbol_width(const Setter *setter, uint8_t code)
{
    bool prose = setter->phrase->room.prose;

    if (is_argument(code))
        return setter->phrase->argument_cells[code - CODE_ARGUMENT] *
               (prose ? PROSE_ARGUMENT_CELL : 1);
    return prose ? setter->prose->widths[code - CODE_GLYPH] : 1;
}

/* What symbols move the pen, the gap behind the last one included. */
static int advance(const Setter *setter, const Symbol *symbols, int count)
{
    int width = 0;
    int i;

    for (i = 0; i < count; i++)
        width += symbol_width(setter, symbols[i].code) + setter->gap;
    return width;
}

static void put_symbols(Setter *setter, const Symbol *symbols, int count)
{
    int i;

    for (i = 0; i < count; i++)
        put(setter, symbols[i].code);
    setter->pen += advance(setter, symbols, count);
    setter->top_of_full_page = false;
}

static void new_page(Setter *setter)
{
    put(setter, CODE_PAGE);
    setter->page++;
    setter->line = 0;
    setter->pen = 0;
}

static void new_line(Setter *setter)
{
    if (setter->phrase->room.prose && setter->line + 1 == setter->page_lines) {
        new_page(setter);
        setter->top_of_full_page = true;
    } else {
        put(setter, CODE_LINE);
        setter->line++;
        setter->pen = 0;
    }
}

/* A break made by hand is spent when the page was full just there: an empty line or an
 * empty page would follow. */
static void break_by_hand(Setter *setter, uint8_t code)
{
    bool spent = setter->top_of_full_page;

    if (spent)
        return;
    if (code == CODE_PAGE)
        new_page(setter);
    else
        new_line(setter);
}

static bool is_break(uint8_t code)
{
    return code == CODE_LINE || code == CODE_PAGE;
}

/* One line is never broken; its text is one long word. */
static bool is_space(const Setter *setter, const Symbol *symbol)
{
    return symbol->may_break && (setter->phrase->room.prose || setter->phrase->room.height > 1);
}

static int word_length(const Setter *setter, const Symbol *symbols, int count)
{
    int length = 0;

    while (length < count && !is_break(symbols[length].code) && !is_space(setter, &symbols[length]))
        length++;
    return length;
}

static bool check_word(const Setter *setter, const Symbol *word, int length, const char *end)
{
    const Room *room = &setter->phrase->room;
    int needs = advance(setter, word, length) - setter->gap;

    if (needs <= room->width)
        return true;
    if (!room->prose && room->height == 1)
        return phrases_complain(setter->phrase, setter->language, "needs %d of %d cells", needs,
                                room->width);
    return phrases_complain(setter->phrase, setter->language,
                            "the word \"%.*s\" needs %d of %d %s of a line", (int)(end - word->at),
                            word->at, needs, room->width, room->prose ? "pixels" : "cells");
}

/* `spaces` symbols stand before the word; they vanish where a line begins or ends. */
static void put_word(Setter *setter, const Symbol *word, int length, int spaces)
{
    int needs = advance(setter, word - spaces, spaces + length) - setter->gap;

    if (setter->pen == 0) {
        put_symbols(setter, word, length);
    } else if (setter->pen + needs <= setter->phrase->room.width) {
        put_symbols(setter, word - spaces, spaces + length);
    } else {
        new_line(setter);
        put_symbols(setter, word, length);
    }
}

static bool set_symbols(Setter *setter, const Symbols *symbols)
{
    const char *text_end = strchr(symbols->items[0].at, 0);
    int i = 0, spaces = 0;
    bool ok = true;

    while (i < symbols->count) {
        const Symbol *symbol = &symbols->items[i];
        int length = word_length(setter, symbol, symbols->count - i);

        if (length) {
            ok = check_word(setter, symbol, length,
                            i + length < symbols->count ? symbol[length].at : text_end) &&
                 ok;
            put_word(setter, symbol, length, spaces);
            spaces = 0;
            i += length;
        } else if (is_break(symbol->code)) {
            break_by_hand(setter, symbol->code);
            spaces = 0;
            i++;
        } else {
            spaces++;
            i++;
        }
    }
    put(setter, CODE_END);
    return ok;
}

static bool check_fit(const Setter *setter)
{
    const Room *room = &setter->phrase->room;

    if (!room->prose && setter->line >= room->height)
        return phrases_complain(setter->phrase, setter->language, "needs %d of %d lines",
                                setter->line + 1, room->height);
    if (setter->page >= room->pages)
        return phrases_complain(setter->phrase, setter->language, "needs %d of %d pages",
                                setter->page + 1, room->pages);
    return true;
}

bool typeset(Encoded *encoded, const Phrase *phrase, int language, const Symbols *symbols,
             const Glyphs *prose)
{
    Setter setter = {.encoded = encoded,
                     .phrase = phrase,
                     .prose = prose,
                     .language = language,
                     .gap = phrase->room.prose ? PROSE_GAP : 0};

    if (phrase->room.prose && phrase->room.height < prose->cell_height)
        return phrases_complain(phrase, language, "a line needs %d of %d pixels of height",
                                prose->cell_height, phrase->room.height);
    setter.page_lines = (phrase->room.height - prose->cell_height) / phrase->room.pitch + 1;
    return set_symbols(&setter, symbols) && check_fit(&setter);
}

void typeset_free(Encoded *encoded)
{
    free(encoded->bytes);
    *encoded = (Encoded){0};
}
