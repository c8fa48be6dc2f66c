#include "place.h"
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { NAME_ROOM = PLACE_TEXT_ROOM };

static bool is_name_part(char letter)
{
    return isalnum((unsigned char)letter) || letter == '_' || letter == '.' || letter == '$';
}

static bool take_wide_suffix(char *name)
{
    size_t length = strlen(name);

    if (length < 3 || strcmp(name + length - 2, ".w") != 0)
        return false;
    name[length - 2] = 0;
    return true;
}

static bool parse_base(Cursor *cursor, const Symbols *symbols, Place *place)
{
    const char *start = cursor->at;
    char name[NAME_ROOM];
    size_t length = 0;

    if (isdigit((unsigned char)*start)) {
        long address;
        if (!cursor_number(cursor, "the address", &address))
            return false;
        if (address < 0 || address > 0xFFFF)
            return cursor_fail(cursor, start, "address out of range");
        place->address = (uint16_t)address;
        place->bank = -1;
        return true;
    }
    while (is_name_part(start[length]))
        length++;
    if (!length)
        return cursor_fail(cursor, start, "a symbol or an address is missing");
    if (length >= sizeof name)
        return cursor_fail(cursor, start, "the symbol is too long");
    memcpy(name, start, length);
    name[length] = 0;
    place->wide = take_wide_suffix(name);

    const Symbol *symbol = symbols_find(symbols, name);
    if (!symbol)
        return cursor_fail(cursor, start, "no symbol %s", name);
    cursor->at += length;
    place->address = symbol->address;
    /* The linker gives bank 0 to a ROM without banks, also above 4000. */
    place->bank = symbol->bank ? symbol->bank : -1;
    return true;
}

static bool parse_offset(Cursor *cursor, Place *place)
{
    const char *start = cursor->at;
    long offset;

    if (*start != '+' && *start != '-')
        return true;
    cursor->at++;
    if (!cursor_number(cursor, "the offset", &offset))
        return false;
    long address = place->address + (*start == '-' ? -offset : offset);
    if (address < 0 || address > 0xFFFF)
        return cursor_fail(cursor, start, "address out of range");
    place->address = (uint16_t)address;
    return true;
}

bool place_parse(Cursor *cursor, const Symbols *symbols, Place *place)
{
    memset(place, 0, sizeof *place);
    cursor_skip_spaces(cursor);
    const char *start = cursor->at;
    if (!parse_base(cursor, symbols, place) || !parse_offset(cursor, place))
        return false;
    if (strncmp(cursor->at, ".w", 2) == 0 && !is_name_part(cursor->at[2])) {
        place->wide = true;
        cursor->at += 2;
    }
    snprintf(place->text, sizeof place->text, "%.*s", (int)(cursor->at - start), start);
    return true;
}

unsigned place_read(const Machine *machine, const Place *place)
{
    unsigned value = machine_read(machine, place->bank, place->address);

    if (place->wide)
        value |= (unsigned)machine_read(machine, place->bank, (uint16_t)(place->address + 1)) << 8;
    return value;
}

void place_print(const Machine *machine, const Place *place, unsigned length)
{
    printf("%s%s =", machine->number == 2 ? "2:" : "", place->text);
    for (unsigned i = 0; i < length; i++)
        printf(" %02X", machine_read(machine, place->bank, (uint16_t)(place->address + i)));
    putchar('\n');
}
