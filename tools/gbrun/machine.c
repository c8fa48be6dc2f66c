#include "machine.h"
#include "complaints.h"
#include "files.h"
#include "noise.h"
#include "verdict.h"

#include <mgba/flags.h>
#include <mgba/core/config.h>
#include <mgba/core/core.h>
#include <mgba/gb/core.h>
#include <mgba/internal/gb/gb.h>
#include <mgba/internal/sm83/sm83.h>
#include <mgba-util/vfs.h>

#include <stdlib.h>
#include <string.h>

/* A program that switches the LCD off and on all the time would never end a frame. */
#define LONGEST_FRAME (4 * TIME_PER_FRAME)

/* Which key decides depends on the header's flags; all five together force the model. */
static const char *const model_keys[] = {"gb.model", "sgb.model", "cgb.model", "cgb.hybridModel",
                                         "cgb.sgbModel"};

static void configure(Machine *machine)
{
    struct mCore *core = machine->core;

    mCoreInitConfig(core, NULL);
    for (size_t i = 0; i < sizeof model_keys / sizeof *model_keys; i++)
        mCoreConfigSetValue(&core->config, model_keys[i], machine->setup.model);
    mCoreConfigSetValue(&core->config, "sgb.borders", machine->setup.border ? "1" : "0");
    /* A worn pad can report left and right at once, and monkeys do. */
    mCoreConfigSetValue(&core->config, "allowOpposingDirections", "1");
    mCoreConfigSetValue(&core->config, "volume", "256");
    mCoreLoadConfig(core);
    core->rtc.override = RTC_FIXED;
    core->rtc.value = 0;
}

static void keep_whole_frame(void *context)
{
    Machine *machine = context;

    memcpy(machine->shown, machine->drawn,
           (size_t)machine->width * machine->height * sizeof *machine->shown);
}

static void attach_screen(Machine *machine)
{
    struct mCoreCallbacks callbacks = {.context = machine, .videoFrameEnded = keep_whole_frame};

    machine->width = machine->setup.border ? BORDER_WIDTH : SCREEN_WIDTH;
    machine->height = machine->setup.border ? BORDER_HEIGHT : SCREEN_HEIGHT;
    /* The emulator may draw the border's size even while it shows less. */
    machine->drawn = calloc(BORDER_WIDTH * BORDER_HEIGHT, sizeof *machine->drawn);
    machine->shown = calloc(BORDER_WIDTH * BORDER_HEIGHT, sizeof *machine->shown);
    machine->core->setVideoBuffer(machine->core, machine->drawn, machine->width);
    machine->core->addCoreCallbacks(machine->core, &callbacks);
}

/* Battery RAM lives in memory; the file is read at power-on and written at the end only. */
static bool load_battery(Machine *machine)
{
    const char *path = machine->setup.save_path;
    size_t size;

    if (!path || !file_exists(path))
        return false;
    uint8_t *content = file_read(path, &size);
    if (size > machine->gb->sramSize)
        verdict_bad_input("%s: %zu bytes, but the cartridge has %u bytes of RAM", path, size,
                          (unsigned)machine->gb->sramSize);
    memset(machine->gb->memory.sram, 0xFF, machine->gb->sramSize);
    memcpy(machine->gb->memory.sram, content, size);
    free(content);
    return true;
}

static void power_on(Machine *machine)
{
    machine->core->reset(machine->core);
    /* libmgba maps bank 1 at reset but keeps the old number. */
    machine->gb->memory.currentBank = 1;
    if (machine->setup.noisy)
        noise_fill_ram(machine->gb, machine->setup.noise_seed + machine->power_cycles);
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

    if (!path)
        return;
    machine->save_log = fopen(path, "wb");
    if (!machine->save_log)
        verdict_bad_input("%s: cannot be written", path);
    fwrite(machine->gb->memory.sram, 1, machine->gb->sramSize, machine->save_log);
}

Machine *machine_open(int number, const MachineSetup *setup)
{
    Machine *machine = calloc(1, sizeof *machine);

    machine->number = number;
    machine->setup = *setup;
    rom_file_load(&machine->rom, setup->rom_path);
    if (!setup->model)
        machine->setup.model = rom_file_needs_color(&machine->rom) ? "CGB" : "DMG";
    find_symbols(machine);

    complaints_listen();
    machine->core = GBCoreCreate();
    machine->core->init(machine->core);
    machine->gb = machine->core->board;
    machine->cpu = machine->core->cpu;
    configure(machine);
    attach_screen(machine);
    struct VFile *image = VFileFromConstMemory(machine->rom.bytes, machine->rom.size);
    if (!machine->core->loadROM(machine->core, image))
        verdict_bad_input("%s: the emulator refuses it", setup->rom_path);
    machine->core->loadSave(machine->core, VFileMemChunk(NULL, 0));
    power_on(machine);
    serial_attach(machine);
    watch_attach(machine);
    if (!load_battery(machine) && machine->setup.noisy)
        noise_fill_battery(machine->gb, machine->setup.noise_seed);
    open_save_log(machine);
    return machine;
}

void machine_close(Machine *machine)
{
    if (machine->save_log && fclose(machine->save_log) != 0)
        verdict_bad_input("%s: cannot be written", machine->setup.save_log_path);
    if (machine->setup.save_path)
        file_write(machine->setup.save_path, machine->gb->memory.sram, machine->gb->sramSize);
    mCoreConfigDeinit(&machine->core->config);
    machine->core->deinit(machine->core);
    free(machine->drawn);
    free(machine->shown);
    free(machine->rom.bytes);
    free(machine);
}

void machine_power_cycle(Machine *machine)
{
    machine->epoch = machine_time(machine);
    machine->power_cycles++;
    power_on(machine);
}

/* mTimingGlobalTime without the call: this runs for every instruction of a joined pair. */
static inline uint64_t time_now(const Machine *machine)
{
    return machine->epoch + machine->gb->timing.globalCycles + (uint64_t)machine->cpu->cycles;
}

uint64_t machine_time(const Machine *machine)
{
    return time_now(machine);
}

/* One machine cycle, or the events that are due before it (then it returns true). This is
 * libmgba's own run loop, opened so that each instruction can be seen before it runs. A fetch
 * with an interrupt pending does not run the instruction at PC, so it does not count as one. */
static inline bool step(Machine *machine)
{
    struct SM83Core *cpu = machine->cpu;

    if (cpu->cycles >= cpu->nextEvent) {
        cpu->irqh.processEvents(cpu);
        return true;
    }
    if (cpu->executionState == SM83_CORE_FETCH && !cpu->irqPending)
        watch_instruction(&machine->watch, machine, cpu->pc, cpu->sp);
    SM83Tick(cpu);
    return false;
}

static void run_frame_alone(Machine *machine)
{
    uint32_t frame = machine->gb->video.frameCounter;
    uint64_t limit = time_now(machine) + LONGEST_FRAME;

    complaints_about(machine);
    for (;;)
        if (step(machine) && (machine->gb->video.frameCounter != frame || machine->watch.dead ||
                              time_now(machine) > limit))
            return;
}

static void run_frame_joined(Machine *machine, Machine *peer)
{
    uint32_t frame = machine->gb->video.frameCounter;
    uint64_t limit = time_now(machine) + LONGEST_FRAME;

    while (machine->gb->video.frameCounter == frame && time_now(machine) < limit) {
        complaints_about(machine);
        step(machine);
        complaints_about(peer);
        while (time_now(peer) < time_now(machine))
            step(peer);
    }
}

void machine_run_frame(Machine *machine)
{
    Machine *peer = machine->serial.peer;

    if (peer) {
        run_frame_joined(machine, peer);
        peer->frames++;
        watch_frame_end(peer);
    } else {
        run_frame_alone(machine);
    }
    machine->frames++;
    watch_frame_end(machine);
}

void machine_hold(Machine *machine, unsigned keys)
{
    machine->core->setKeys(machine->core, keys);
}

unsigned machine_bank(const Machine *machine, uint16_t address)
{
    bool banked = address >= GB_BASE_CART_BANK1 && address < GB_BASE_VRAM;

    return banked ? (unsigned)machine->gb->memory.currentBank : 0;
}
