#include "noise.h"

#include <mgba/flags.h>
#include <mgba/internal/gb/gb.h>

#include <stddef.h>

/* SplitMix64: any seed is a good one, also 0 and 1. */
uint32_t noise_next(uint64_t *state)
{
    uint64_t mixed = *state += 0x9E3779B97F4A7C15u;

    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return (uint32_t)((mixed ^ (mixed >> 31)) >> 32);
}

static void fill(uint8_t *bytes, size_t size, uint64_t *state)
{
    for (size_t i = 0; i < size; i++)
        bytes[i] = (uint8_t)noise_next(state);
}

void noise_fill_ram(struct GB *gb, uint64_t seed)
{
    uint64_t state = seed;

    fill(gb->memory.wram, GB_SIZE_WORKING_RAM, &state);
    fill(gb->memory.hram, GB_SIZE_HRAM, &state);
    fill(gb->video.vram, GB_SIZE_VRAM, &state);
    fill(gb->video.oam.raw, GB_SIZE_OAM, &state);
}

void noise_fill_battery(struct GB *gb, uint64_t seed)
{
    uint64_t state = ~seed;

    fill(gb->memory.sram, gb->memory.sram ? gb->sramSize : 0, &state);
}
