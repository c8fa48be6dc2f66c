/* What a machine asks of an emulator. libmgba is built in (mgba.c) and can be watched instruction
 * by instruction; a libretro core (libretro.c, --core) is a second opinion on the same scripts,
 * with what such a core lets out: keys, frames, pictures, sound, and most memory. */
#ifndef GBRUN_EMULATOR_H
#define GBRUN_EMULATOR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct Machine;

typedef struct Emulator {
    /* Instructions, cycles, stack, serial port and complaints are seen. */
    bool watched;

    /* Loads machine->rom for machine->setup.model; sets width and height, makes `shown`. */
    void (*load)(struct Machine *machine);
    void (*unload)(struct Machine *machine);
    /* Off and on; battery RAM stays, other RAM is noise when the set-up wants it. */
    void (*power_on)(struct Machine *machine);
    void (*run_frame)(struct Machine *machine);
    void (*hold)(struct Machine *machine, unsigned keys);
    uint64_t (*time)(const struct Machine *machine);
    /* Past all locks, without side effects; a negative bank means the current one. */
    uint8_t (*read)(const struct Machine *machine, int bank, uint16_t address);
    void (*write)(struct Machine *machine, int bank, uint16_t address, uint8_t value);
    /* NULL when the cartridge has none. */
    uint8_t *(*battery)(const struct Machine *machine, size_t *size);
    /* Begins to keep sound for take_sound; says how many samples there are in a second. */
    unsigned (*keep_sound)(struct Machine *machine);
    /* Pairs of left and right, at most `room` of them; says how many. */
    size_t (*take_sound)(struct Machine *machine, int16_t *samples, size_t room);
} Emulator;

extern const Emulator emulator_mgba;
extern const Emulator emulator_libretro;

#endif
