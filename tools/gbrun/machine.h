/* One emulated Game Boy: powered on, run frame by frame, read and poked; emulator.h says on what.
 * On libmgba every instruction passes under watch.h's eyes, and serial.h joins a second machine.
 * Same ROM, keys and noise seed: same frames, byte for byte. */
#ifndef GBRUN_MACHINE_H
#define GBRUN_MACHINE_H

#include "emulator.h"
#include "rom_file.h"
#include "serial.h"
#include "symbols.h"
#include "watch.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

enum {
    SCREEN_WIDTH = 160,
    SCREEN_HEIGHT = 144,
    BORDER_WIDTH = 256,
    BORDER_HEIGHT = 224,
    /* libmgba counts in half T-cycles, so that double speed stays whole. */
    TIME_PER_CYCLE = 2,
    TIME_PER_SECOND = 8388608,
    TIME_PER_FRAME = 70224 * TIME_PER_CYCLE,
};

typedef struct {
    const char *rom_path;
    const char *symbols_path;   /* NULL: beside the ROM, when there is one */
    const char *save_path;      /* NULL: battery RAM is forgotten */
    const char *save_from_path; /* NULL: what save_path has; else another file, which stays */
    const char *save_log_path;  /* NULL: none; else every write to battery RAM */
    const char *core;           /* NULL: libmgba; else a libretro core, by name or file */
    const char *model;          /* NULL: DMG, or CGB for a Color-only cartridge */
    bool tells_lag;             /* where each missed frame was missed */
    bool border;                /* the 256x224 picture of a Super Game Boy */
    bool noisy;                 /* power-on RAM is seeded noise, as on hardware */
    uint64_t noise_seed;
} MachineSetup;

typedef struct Machine {
    int number; /* 1, or 2 at the far end of the cable */
    MachineSetup setup;
    RomFile rom;
    Symbols symbols;
    const Emulator *emulator;
    /* of libmgba, else NULL */
    struct mCore *core;
    struct GB *gb;
    struct SM83Core *cpu;
    Watch watch;
    SerialPort serial;
    unsigned width, height;
    uint32_t *drawn; /* where the emulator draws, line by line */
    uint32_t *shown; /* the last whole frame */
    uint64_t epoch;  /* time before the last power cycle */
    uint64_t frames;
    unsigned power_cycles;
    FILE *save_log;
} Machine;

Machine *machine_open(int number, const MachineSetup *setup);
void machine_close(Machine *machine); /* writes battery RAM when it has a file */

/* Off and on again; battery RAM stays, all other RAM is noise again. */
void machine_power_cycle(Machine *machine);

/* One frame of this machine; a joined one keeps step with it. */
void machine_run_frame(Machine *machine);

void machine_hold(Machine *machine, unsigned keys);
uint64_t machine_time(const Machine *machine);

/* The ROM bank that an address belongs to now; 0 outside 4000-7FFF. */
unsigned machine_bank(const Machine *machine, uint16_t address);

/* Where the stack starts: the symbol stack_top, else the end of WRAM. */
uint16_t machine_stack_top(const Machine *machine);

/* Reads and writes past all locks, without side effects; a negative bank means the current one. */
uint8_t machine_read(const Machine *machine, int bank, uint16_t address);
void machine_write(Machine *machine, int bank, uint16_t address, uint8_t value);

#endif
