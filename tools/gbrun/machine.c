#include "machine.h"
#include "files.h"
#include "noise.h"
#include "verdict.h"

#include <stdlib.h>
#include <string.h>

/* Battery RAM lives in memory; a file is read at power-on and written at the end only. */
static bool load_battery(Machine *machine, uint8_t *battery, size_t room)
{
    const char *from = machine->setup.save_from_path;
    const char *path = from ? from : machine->setup.save_path;
    size_t size;

    if (!path || (!from && !file_exists(path)))
        return false;
    uint8_t *content = file_read(path, &size);
    if (size > room)
        verdict_bad_input("%s: %zu bytes, but the cartridge has %zu bytes of RAM", path, size,
                          room);
    memset(battery, 0xFF, room);
    memcpy(battery, content, size);
    free(content);
    return true;
}

static void insert_battery(Machine *machine)
{
    size_t size;
    uint8_t *battery = machine->emulator->battery(machine, &size);
    uint64_t state = ~machine->setup.noise_seed;

    if (!load_battery(machine, battery, size) && machine->setup.noisy)
        noise_fill(battery, size, &state);
}

static void find_symbols(Machine *machine)
{
    char beside[4096];
    const char *path = machine->setup.symbols_path;

    if (!path) {
        const char *dot = strrchr(machine->rom.path, '.');
        const char *slash = strrchr(machine->rom.path, '/');
        size_t stem = dot && (!slash || dot > slash) ? (size_t)(dot - machine->rom.path)
                                                     : strlen(machine->rom.path);
        snprintf(beside, sizeof beside, "%.*s.sym", (int)stem, machine->rom.path);
        if (!file_exists(beside))
            return;
        path = beside;
    }
    symbols_load(&machine->symbols, path);
}

/* The battery RAM as it was at power-on; watch.c writes each change behind it. */
static void open_save_log(Machine *machine)
{
    const char *path = machine->setup.save_log_path;
    size_t size;

    if (!path)
        return;
    machine->save_log = fopen(path, "wb");
    if (!machine->save_log)
        verdict_bad_input("%s: cannot be written", path);
    const uint8_t *battery = machine->emulator->battery(machine, &size);
    fwrite(battery, 1, size, machine->save_log);
}

Machine *machine_open(int number, const MachineSetup *setup)
{
    Machine *machine = calloc(1, sizeof *machine);

    machine->number = number;
    machine->setup = *setup;
    machine->emulator = setup->core ? &emulator_libretro : &emulator_mgba;
    rom_file_load(&machine->rom, setup->rom_path);
    if (!setup->model)
        machine->setup.model = rom_file_needs_color(&machine->rom) ? "CGB" : "DMG";
    find_symbols(machine);
    machine->emulator->load(machine);
    insert_battery(machine);
    open_save_log(machine);
    return machine;
}

void machine_close(Machine *machine)
{
    size_t size;

    if (machine->save_log && fclose(machine->save_log) != 0)
        verdict_bad_input("%s: cannot be written", machine->setup.save_log_path);
    if (machine->setup.save_path) {
        const uint8_t *battery = machine->emulator->battery(machine, &size);
        file_write(machine->setup.save_path, battery, size);
    }
    machine->emulator->unload(machine);
    free(machine->drawn);
    free(machine->shown);
    free(machine->rom.bytes);
    free(machine);
}

void machine_power_cycle(Machine *machine)
{
    machine->epoch = machine_time(machine);
    machine->power_cycles++;
    machine->emulator->power_on(machine);
}

void machine_run_frame(Machine *machine)
{
    machine->emulator->run_frame(machine);
    machine->frames++;
    if (machine->emulator->watched)
        watch_frame_end(machine);
}

void machine_hold(Machine *machine, unsigned keys)
{
    machine->emulator->hold(machine, keys);
}

uint64_t machine_time(const Machine *machine)
{
    return machine->emulator->time(machine);
}

uint8_t machine_read(const Machine *machine, int bank, uint16_t address)
{
    return machine->emulator->read(machine, bank, address);
}

void machine_write(Machine *machine, int bank, uint16_t address, uint8_t value)
{
    machine->emulator->write(machine, bank, address, value);
}

uint16_t machine_stack_top(const Machine *machine)
{
    const Symbol *top = symbols_find(&machine->symbols, "stack_top");

    return top ? top->address : (uint16_t)WRAM_END;
}
