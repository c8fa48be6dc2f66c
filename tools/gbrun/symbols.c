#include "symbols.h"
#include "files.h"
#include "verdict.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST_NAME = 255, ROM_END = 0x8000 };

static int by_place(const void *left, const void *right)
{
    const Symbol *a = left;
    const Symbol *b = right;

    if (a->bank != b->bank)
        return a->bank < b->bank ? -1 : 1;
    if (a->address != b->address)
        return a->address < b->address ? -1 : 1;
    return strcmp(a->name, b->name);
}

static void add(Symbols *symbols, unsigned bank, unsigned address, const char *name)
{
    /* Grows at every power of two: the count alone tells the room. */
    if ((symbols->count & (symbols->count - 1)) == 0) {
        size_t room = symbols->count ? symbols->count * 2 : 1;
        symbols->list = realloc(symbols->list, room * sizeof *symbols->list);
    }
    Symbol *symbol = &symbols->list[symbols->count++];
    symbol->name = strdup(name);
    symbol->bank = (uint16_t)bank;
    symbol->address = (uint16_t)address;
}

void symbols_load(Symbols *symbols, const char *path)
{
    size_t size;
    char *content = (char *)file_read(path, &size);
    char *rest = content;
    int line_number = 0;

    for (char *line = strsep(&rest, "\n"); line; line = strsep(&rest, "\n")) {
        char name[LONGEST_NAME + 1];
        unsigned bank, address;

        line_number++;
        if (!line[strspn(line, " \t\r")] || line[0] == ';')
            continue;
        if (sscanf(line, "%x:%x %255s", &bank, &address, name) != 3)
            verdict_bad_input("%s:%d:1: not a symbol line (BB:AAAA name)", path, line_number);
        add(symbols, bank, address, name);
    }
    free(content);
    if (symbols->count)
        qsort(symbols->list, symbols->count, sizeof *symbols->list, by_place);
}

const Symbol *symbols_find(const Symbols *symbols, const char *name)
{
    const Symbol *with_underscore = NULL;

    for (size_t i = 0; i < symbols->count; i++) {
        const Symbol *symbol = &symbols->list[i];
        if (strcmp(symbol->name, name) == 0)
            return symbol;
        if (symbol->name[0] == '_' && strcmp(symbol->name + 1, name) == 0)
            with_underscore = symbol;
    }
    return with_underscore;
}

/* s__AREA and l__AREA are the linker's starts and lengths, b_FUNCTION its bank, and names with a $
 * are the debugger's: not places that a person knows. */
static bool is_unspoken(const Symbol *symbol)
{
    return strncmp(symbol->name, "s__", 3) == 0 || strncmp(symbol->name, "l__", 3) == 0 ||
           strncmp(symbol->name, "b_", 2) == 0 || strchr(symbol->name, '$');
}

static const Symbol *nearest_below(const Symbols *symbols, unsigned bank, uint16_t address)
{
    const Symbol *nearest = NULL;

    for (size_t i = 0; i < symbols->count; i++) {
        const Symbol *symbol = &symbols->list[i];
        bool same_region = (symbol->address < ROM_END) == (address < ROM_END);
        if (symbol->bank == bank && symbol->address <= address && same_region &&
            !is_unspoken(symbol))
            nearest = symbol;
    }
    return nearest;
}

const char *symbols_describe(const Symbols *symbols, unsigned bank, uint16_t address)
{
    static char text[LONGEST_NAME + 32];
    const Symbol *symbol = nearest_below(symbols, bank, address);

    if (!symbol)
        snprintf(text, sizeof text, "%02X:%04X", bank, address);
    else if (symbol->address == address)
        snprintf(text, sizeof text, "%02X:%04X (%s)", bank, address, symbol->name);
    else
        snprintf(text, sizeof text, "%02X:%04X (%s+0x%X)", bank, address, symbol->name,
                 address - symbol->address);
    return text;
}
