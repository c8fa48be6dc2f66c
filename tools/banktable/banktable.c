/* banktable: reads the linker's .map, prints what each ROM bank and WRAM hold, and fails when one
 * overflows. sdldgb and makebin link an overflowing bank silently into its neighbour. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BANK_BYTES 0x4000
#define WRAM_START 0xC000
#define WRAM_END   0xDBD8 /* GAME_STATE_AT of src/games/memory.h; then comes the stack */
#define BANKS      256

static unsigned long bank_used[BANKS], wram_end = WRAM_START;
static int overflow;

/* An area that the linker placed; one with a fixed address is where its author wants it. */
static void place_area(const char *name, unsigned long start, unsigned long size, int fixed)
{
    unsigned long bank = start >> 16, offset = start & 0xFFFF, end = offset + size;

    if (size == 0 || strncmp(name, "_HEADER", 7) == 0 || bank >= BANKS)
        return;
    if (offset >= WRAM_START) {
        if (!fixed && end > wram_end)
            wram_end = end;
        return;
    }
    if (offset >= 0x8000)
        return;
    if (bank == 0 && offset < BANK_BYTES) {
        if (end > bank_used[0])
            bank_used[0] = end;
    } else if (end - BANK_BYTES > bank_used[bank]) {
        bank_used[bank] = end - BANK_BYTES;
    }
}

static void read_map(FILE *map)
{
    char line[512], name[128];
    unsigned long start, size;

    while (fgets(line, sizeof line, map))
        if (sscanf(line, "%127s %lx %lx =", name, &start, &size) == 3 && name[0] == '_' &&
            strstr(line, " = "))
            place_area(name, start, size, strstr(line, "(ABS") != NULL);
}

static void print_row(const char *name, unsigned long used, unsigned long room, int quiet)
{
    int over = used > room;

    if (over) {
        overflow = 1;
        printf("  %-8s %6lu used  OVERFLOW by %lu bytes\n", name, used, used - room);
    } else if (!quiet)
        printf("  %-8s %6lu used %6lu free\n", name, used, room - used);
}

int main(int argc, char **argv)
{
    int quiet = argc == 3 && strcmp(argv[1], "--quiet") == 0;
    char name[16];
    FILE *map;
    int bank;

    if (argc != 2 && !quiet) {
        fputs("usage: banktable [--quiet] FILE.map\n", stderr);
        return 2;
    }
    map = fopen(argv[argc - 1], "r");
    if (!map) {
        fprintf(stderr, "%s: cannot be read\n", argv[argc - 1]);
        return 2;
    }
    read_map(map);
    fclose(map);
    if (bank_used[0] == 0) {
        fprintf(stderr, "%s: no areas in it: not a map of sdldgb\n", argv[argc - 1]);
        return 2;
    }
    for (bank = 0; bank < BANKS; bank++)
        if (bank_used[bank]) {
            snprintf(name, sizeof name, "bank %d", bank);
            print_row(name, bank_used[bank], BANK_BYTES, quiet);
        }
    print_row("WRAM", wram_end - WRAM_START, WRAM_END - WRAM_START, quiet);
    return overflow;
}
