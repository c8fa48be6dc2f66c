/* The parts of libmgba's Emulator (emulator.h) that have a file of their own.
 * mgba_memory.c looks past all locks; mgba_sound.c resamples.
 * mgba.c puts them together. */
#ifndef GBRUN_MGBA_H
#define GBRUN_MGBA_H

#include <stddef.h>
#include <stdint.h>

struct Machine;

uint8_t mgba_read(const struct Machine *machine, int bank, uint16_t address);
void mgba_write(struct Machine *machine, int bank, uint16_t address, uint8_t value);
uint8_t *mgba_battery(const struct Machine *machine, size_t *size);

unsigned mgba_keep_sound(struct Machine *machine);
size_t mgba_take_sound(struct Machine *machine, int16_t *samples, size_t room);

#endif
