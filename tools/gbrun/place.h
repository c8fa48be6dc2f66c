/* A place in memory as people write it: NAME, NAME+OFFSET, 0xC0A0, each with .w for 16 bits.
 * And a condition over places: `hp+1 >= 3`, `score.w != best.w`, `0xFF40 & 0x80`.
 * Values are unsigned; a 16-bit value is little endian, as the compiler stores it. */
#ifndef GBRUN_PLACE_H
#define GBRUN_PLACE_H

#include "cursor.h"
#include "symbols.h"

#include <stdbool.h>
#include <stdint.h>

struct Machine;

enum { PLACE_TEXT_ROOM = 96 };

typedef struct {
    int bank; /* -1: whichever is there */
    uint16_t address;
    bool wide;
    char text[PLACE_TEXT_ROOM];
} Place;

typedef struct {
    Place left;
    unsigned operator_index;
    bool against_place;
    Place right;
    unsigned number;
} Condition;

bool place_parse(Cursor *cursor, const Symbols *symbols, Place *place);
/* Whether this address of ROM bank `bank` is it. */
static inline bool place_is_here(const Place *place, unsigned bank, uint16_t address)
{
    return place->address == address && (place->bank < 0 || (unsigned)place->bank == bank);
}

unsigned place_read(const struct Machine *machine, const Place *place);
void place_print(const struct Machine *machine, const Place *place, unsigned length);

bool condition_parse(Cursor *cursor, const Symbols *symbols, Condition *condition);
bool condition_holds(const struct Machine *machine, const Condition *condition);

/* "hp == 3, but hp is 5"; the text lives until the next call. */
const char *condition_describe(const struct Machine *machine, const Condition *condition);

#endif
