#include "watch.h"
#include "complaints.h"
#include "cycles.h"
#include "lag.h"
#include "machine.h"
#include "sound_writes.h"
#include "tally.h"

#include <mgba/flags.h>
#include <mgba/internal/gb/gb.h>
#include <mgba/internal/gb/io.h>
#include <mgba/internal/sm83/sm83.h>

#include <string.h>

enum { OUTSIDE = 1, MARKED = 2 };
enum { VBLANK_VECTOR = 0x40 };
enum { VBLANK = 1, OAM_SCAN = 2, DRAWING = 3 };

static Machine *machine_of(struct SM83Core *cpu)
{
    struct GB *gb = (struct GB *)cpu->master;

    return ((SerialPort *)gb->sio.driver)->owner;
}

static bool in_hram(uint16_t address)
{
    return address >= GB_BASE_HRAM && address < GB_BASE_IE;
}

static bool is_video_ram(uint16_t address)
{
    return address >= GB_BASE_VRAM && address < GB_BASE_EXTERNAL_RAM;
}

static bool is_sprite_ram(uint16_t address)
{
    return address >= GB_BASE_OAM && address < GB_BASE_UNUSABLE;
}

/* Why this address cannot be reached now, or NULL. During OAM DMA the CPU of a DMG has nothing but
 * HRAM and the registers; a CGB would allow more, but the same ROM must run on both. */
static const char *locked_by(const struct GB *gb, uint16_t address)
{
    if (gb->memory.dmaRemaining && address < GB_BASE_IO)
        return "OAM DMA runs";
    if (is_video_ram(address) && gb->video.mode == DRAWING)
        return "VRAM is locked (mode 3)";
    if (is_sprite_ram(address) && gb->video.mode >= OAM_SCAN)
        return gb->video.mode == DRAWING ? "OAM is locked (mode 3)" : "OAM is locked (mode 2)";
    return NULL;
}

static const char *register_write_problem(const struct GB *gb, uint16_t address, uint8_t value,
                                          uint16_t instruction)
{
    bool lcd_on = gb->memory.io[GB_REG_LCDC] & 0x80;

    switch (address - GB_BASE_IO) {
    case GB_REG_BCPD:
    case GB_REG_OCPD:
        if (gb->model >= GB_MODEL_CGB && gb->video.mode == DRAWING)
            return "palette RAM is locked (mode 3)";
        break;
    case GB_REG_DMA:
        if (!in_hram(instruction))
            return "OAM DMA started from outside HRAM";
        break;
    case GB_REG_LCDC:
        /* This can damage the screen of a DMG. */
        if (lcd_on && !(value & 0x80) && gb->video.mode != VBLANK)
            return "LCD switched off outside VBlank";
        break;
    }
    return NULL;
}

/* Where and what, three bytes, low byte of the address first. */
static void log_save_write(Machine *machine, uint16_t address, uint8_t value)
{
    if (!machine->save_log || !machine->gb->memory.sramAccess)
        return;
    address -= GB_BASE_EXTERNAL_RAM;
    fputc(address & 0xFF, machine->save_log);
    fputc(address >> 8, machine->save_log);
    fputc(value, machine->save_log);
}

static bool is_battery_ram(uint16_t address)
{
    return address >= GB_BASE_EXTERNAL_RAM && address < GB_BASE_WORKING_RAM_BANK0;
}

static void watched_store(struct SM83Core *cpu, uint16_t address, int8_t value)
{
    struct GB *gb = (struct GB *)cpu->master;
    const char *problem = NULL;

    if (address >= GB_BASE_IO && address < GB_BASE_HRAM) {
        problem =
            register_write_problem(gb, address, (uint8_t)value, machine_of(cpu)->watch.instruction);
        sound_writes_note(machine_of(cpu), address, (uint8_t)value);
    } else if (address >= GB_BASE_VRAM) {
        problem = locked_by(gb, address);
    }
    if (problem)
        complain(machine_of(cpu), COMPLAINT_LOST, "write of %02X to %04X: %s", (uint8_t)value,
                 address, problem);
    if (is_battery_ram(address))
        log_save_write(machine_of(cpu), address, (uint8_t)value);
    GBStore8(cpu, address, value);
    if (machine_of(cpu)->watch.tells_lag && address == machine_of(cpu)->watch.lag_address && value)
        lag_tell(machine_of(cpu));
}

static uint8_t watched_load(struct SM83Core *cpu, uint16_t address)
{
    const struct GB *gb = (struct GB *)cpu->master;

    if (address >= GB_BASE_VRAM || gb->memory.dmaRemaining) {
        const char *problem = locked_by(gb, address);
        if (problem)
            complain(machine_of(cpu), COMPLAINT_LOST, "read of %04X: %s", address, problem);
    }
    return GBLoad8(cpu, address);
}

void watch_attach(Machine *machine)
{
    Watch *watch = &machine->watch;
    const Symbol *crash = symbols_find(&machine->symbols, "crash_screen");
    const Symbol *lag = symbols_find(&machine->symbols, "frame_lag");

    watch->lowest_sp = WRAM_END;
    if (lag && machine->setup.tells_lag) {
        watch->tells_lag = true;
        watch->lag_address = lag->address;
        watch_mark(watch, VBLANK_VECTOR);
    }
    memset(&watch->attention[GB_BASE_VRAM], OUTSIDE, GB_BASE_HRAM - GB_BASE_VRAM);
    watch->attention[GB_BASE_IE] = OUTSIDE;
    if (crash) {
        watch->crash_known = true;
        watch->crash_bank = crash->bank;
        watch->crash_address = crash->address;
        watch_mark(watch, crash->address);
    }
    machine->cpu->memory.store8 = watched_store;
    machine->cpu->memory.load8 = watched_load;
}

void watch_mark(Watch *watch, uint16_t address)
{
    watch->attention[address] |= MARKED;
}

void watch_unusual_place(Machine *machine, uint16_t pc)
{
    Watch *watch = &machine->watch;
    unsigned bank = machine_bank(machine, pc);

    if (pc == VBLANK_VECTOR) {
        watch->interrupted = watch->instruction;
        watch->interrupted_bank = machine_bank(machine, watch->instruction);
    }
    /* These name the instruction before, since that one leads astray. */
    if (watch->attention[pc] & OUTSIDE)
        complain(machine, COMPLAINT_OUTSIDE, "goes to %04X, outside ROM and HRAM,", pc);
    if (watch->crash_known && pc == watch->crash_address && bank == watch->crash_bank)
        complain(machine, COMPLAINT_CRASH, "goes to the crash screen");
    if (watch->attention[pc] & MARKED) {
        cycles_reach(machine, bank, pc);
        tally_reach(machine, bank, pc);
    }
}

void watch_frame_end(Machine *machine)
{
    if (machine->cpu->halted && !(machine->gb->memory.ie & 0x1F))
        complain(machine, COMPLAINT_HANG, "halted for ever: no interrupt is enabled");
}

unsigned watch_stack_used(const Watch *watch, uint16_t top)
{
    return watch->lowest_sp < top ? (unsigned)(top - watch->lowest_sp) : 0;
}
