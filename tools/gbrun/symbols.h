/* The linker's names: "BB:AAAA name" lines of a .sym file, as makebin -yS writes them.
 * C names may be given with or without their leading underscore.
 * Also names an address for people: the nearest symbol at or below it. */
#ifndef GBRUN_SYMBOLS_H
#define GBRUN_SYMBOLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    char *name;
    uint16_t bank;
    uint16_t address;
} Symbol;

typedef struct {
    Symbol *list; /* sorted by bank and address */
    size_t count;
} Symbols;

void symbols_load(Symbols *symbols, const char *path);
const Symbol *symbols_find(const Symbols *symbols, const char *name);

/* "01:4123 (_draw_card+0x13)"; the text lives until the next call. */
const char *symbols_describe(const Symbols *symbols, unsigned bank, uint16_t address);

#endif
