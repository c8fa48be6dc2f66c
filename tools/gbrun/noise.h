/* Seeded pseudo-random numbers, and RAM filled with them.
 * Hardware powers up with random RAM: a program that reads before it writes must show it
 * in every test, and with the same seed in the same way. */
#ifndef GBRUN_NOISE_H
#define GBRUN_NOISE_H

#include <stddef.h>
#include <stdint.h>

uint32_t noise_next(uint64_t *state);

void noise_fill(uint8_t *bytes, size_t size, uint64_t *state);

#endif
