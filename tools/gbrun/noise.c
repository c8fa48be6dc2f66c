#include "noise.h"

/* SplitMix64: any seed is a good one, also 0 and 1. */
uint32_t noise_next(uint64_t *state)
{
    uint64_t mixed = *state += 0x9E3779B97F4A7C15u;

    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((mixed ^ (mixed >> 31)) >> 32);
}

void noise_fill(uint8_t *bytes, size_t size, uint64_t *state)
{
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)noise_next(state);
}
