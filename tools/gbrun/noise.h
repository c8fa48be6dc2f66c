/* Seeded pseudo-random numbers, and RAM filled with them.
 * Hardware powers up with random RAM: a program that reads before it writes must show it
 * in every test, and with the same seed in the same way. */
#ifndef GBRUN_NOISE_H
#define GBRUN_NOISE_H

#include <stdint.h>

struct GB;

uint32_t noise_next(uint64_t *state);

/* All RAM of the console; and that of the cartridge. */
void noise_fill_ram(struct GB *gb, uint64_t seed);
void noise_fill_battery(struct GB *gb, uint64_t seed);

#endif
