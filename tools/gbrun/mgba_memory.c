/* Reading and writing a machine's memory from outside: no locks, no bank switches needed. */
#include "mgba.h"
#include "machine.h"

#include <mgba/flags.h>
#include <mgba/core/core.h>
#include <mgba/internal/gb/gb.h>
#include <mgba/internal/sm83/sm83.h>

static bool is_cartridge_ram(uint16_t address)
{
    return address >= GB_BASE_EXTERNAL_RAM && address < GB_BASE_WORKING_RAM_BANK0;
}

/* Cartridge RAM is disabled most of the time; tests look at it all the same. */
static uint8_t *cartridge_ram(const Machine *machine, int bank, uint16_t address)
{
    struct GB *gb = machine->gb;
    size_t number = (size_t)(bank < 0 ? gb->memory.sramCurrentBank : bank);
    size_t at = number * GB_SIZE_EXTERNAL_RAM + (address & (GB_SIZE_EXTERNAL_RAM - 1));

    return gb->memory.sram && at < gb->sramSize ? &gb->memory.sram[at] : NULL;
}

uint8_t mgba_read(const Machine *machine, int bank, uint16_t address)
{
    struct GB *gb = machine->gb;

    if (is_cartridge_ram(address)) {
        const uint8_t *cell = cartridge_ram(machine, bank, address);
        return cell ? *cell : 0xFF;
    }
    if (address >= GB_BASE_OAM && address < GB_BASE_UNUSABLE)
        return gb->video.oam.raw[address - GB_BASE_OAM];
    if (address >= GB_BASE_UNUSABLE && address < GB_BASE_IO)
        return 0xFF;
    if (address >= GB_BASE_IO && address < GB_BASE_HRAM)
        return gb->memory.io[address - GB_BASE_IO];
    if (address == GB_BASE_IE)
        return gb->memory.ie;
    return GBView8(machine->cpu, address, address < GB_BASE_VRAM ? bank : -1);
}

void mgba_write(Machine *machine, int bank, uint16_t address, uint8_t value)
{
    if (is_cartridge_ram(address)) {
        uint8_t *cell = cartridge_ram(machine, bank, address);
        if (cell)
            *cell = value;
    } else if ((address >= GB_BASE_UNUSABLE && address < GB_BASE_HRAM) || address == GB_BASE_IE) {
        /* Registers act when written, so the write must be the machine's own. */
        GBStore8(machine->cpu, address, (int8_t)value);
    } else {
        GBPatch8(machine->cpu, address, (int8_t)value, NULL, address < GB_BASE_VRAM ? bank : -1);
    }
}

uint8_t *mgba_battery(const Machine *machine, size_t *size)
{
    struct GB *gb = machine->gb;

    *size = gb->memory.sram ? gb->sramSize : 0;
    return gb->memory.sram;
}
