/* A libretro core's memory, by the map that it hands out: ROM, VRAM, cartridge RAM and WRAM, but
 * neither OAM nor registers nor HRAM. See libretro.h. */
#include "libretro.h"
#include "machine.h"
#include "noise.h"
#include "verdict.h"

#include <string.h>

enum { VRAM_START = 0x8000, BATTERY_START = 0xA000, BATTERY_END = 0xC000 };

bool libretro_map_memory(const MemoryMap *map)
{
    if (map->count > LIBRETRO_MOST_PARTS)
        return false;
    memcpy(libretro.parts, map->parts, map->count * sizeof *map->parts);
    libretro.part_count = map->count;
    return true;
}

static bool holds(const MemoryPart *part, uint16_t address)
{
    if (part->select)
        return ((address ^ part->start) & part->select & 0xFFFF) == 0;
    return address >= part->start && address - part->start < part->length;
}

/* NULL: out of reach. */
static uint8_t *cell(uint16_t address)
{
    for (unsigned i = 0; i < libretro.part_count; i++) {
        const MemoryPart *part = &libretro.parts[i];
        if (part->bytes && holds(part, address) && address - part->start < part->length)
            return (uint8_t *)part->bytes + part->offset + (address - part->start);
    }
    return NULL;
}

static uint8_t *cell_or_end(uint16_t address, const char *act)
{
    uint8_t *found = cell(address);

    if (!found)
        verdict_bad_input("%s: cannot %s %04X: the core shows ROM, VRAM, cartridge RAM and WRAM",
                          verdict_place_text(), act, address);
    return found;
}

/* The map shows one bank of each part: bank 1 where there are more. */
uint8_t libretro_read(const Machine *machine, int bank, uint16_t address)
{
    if (address < VRAM_START && bank >= 0) {
        size_t at = (size_t)bank * 0x4000 + (address & 0x3FFF);
        return at < machine->rom.size ? machine->rom.bytes[at] : 0xFF;
    }
    return *cell_or_end(address, "read");
}

void libretro_write(Machine *machine, int bank, uint16_t address, uint8_t value)
{
    (void)machine;
    if (address < VRAM_START && bank > 1)
        verdict_bad_input("%s: cannot write to bank %d: the core shows 0 and 1",
                          verdict_place_text(), bank);
    *cell_or_end(address, "write") = value;
}

uint8_t *libretro_battery(const Machine *machine, size_t *size)
{
    (void)machine;
    *size = libretro.core.get_memory_size(MEMORY_SAVE_RAM);
    return *size ? libretro.core.get_memory_data(MEMORY_SAVE_RAM) : NULL;
}

/* Everything from VRAM on but cartridge RAM. */
void libretro_fill_ram(uint64_t seed)
{
    uint64_t state = seed;

    for (unsigned i = 0; i < libretro.part_count; i++) {
        const MemoryPart *part = &libretro.parts[i];
        bool of_cartridge =
            part->start < VRAM_START || (part->start >= BATTERY_START && part->start < BATTERY_END);
        if (!of_cartridge && part->bytes)
            noise_fill((uint8_t *)part->bytes + part->offset, part->length, &state);
    }
}
