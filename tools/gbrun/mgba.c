/* libmgba as a machine's emulator; see emulator.h. Memory is mgba_memory.c's, sound mgba_sound.c's.
 */
#include "mgba.h"
#include "complaints.h"
#include "machine.h"
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

/* All RAM of the console. */
static void fill_ram(struct GB *gb, uint64_t seed)
{
    uint64_t state = seed;

    noise_fill(gb->memory.wram, GB_SIZE_WORKING_RAM, &state);
    noise_fill(gb->memory.hram, GB_SIZE_HRAM, &state);
    noise_fill(gb->video.vram, GB_SIZE_VRAM, &state);
    noise_fill(gb->video.oam.raw, GB_SIZE_OAM, &state);
}

static void power_on(Machine *machine)
{
    machine->core->reset(machine->core);
    /* libmgba maps bank 1 at reset but keeps the old number. */
    machine->gb->memory.currentBank = 1;
    if (machine->setup.noisy)
        fill_ram(machine->gb, machine->setup.noise_seed + machine->power_cycles);
}

static void load(Machine *machine)
{
    complaints_listen();
    machine->core = GBCoreCreate();
    machine->core->init(machine->core);
    machine->gb = machine->core->board;
    machine->cpu = machine->core->cpu;
    configure(machine);
    attach_screen(machine);
    struct VFile *image = VFileFromConstMemory(machine->rom.bytes, machine->rom.size);
    if (!machine->core->loadROM(machine->core, image))
        verdict_bad_input("%s: the emulator refuses it", machine->rom.path);
    machine->core->loadSave(machine->core, VFileMemChunk(NULL, 0));
    power_on(machine);
    serial_attach(machine);
    watch_attach(machine);
}

static void unload(Machine *machine)
{
    mCoreConfigDeinit(&machine->core->config);
    machine->core->deinit(machine->core);
}

/* mTimingGlobalTime without the call: this runs for every instruction of a joined pair. */
static inline uint64_t time_now(const Machine *machine)
{
    return machine->epoch + machine->gb->timing.globalCycles + (uint64_t)machine->cpu->cycles;
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

static void run_frame(Machine *machine)
{
    Machine *peer = machine->serial.peer;

    if (peer) {
        run_frame_joined(machine, peer);
        peer->frames++;
        watch_frame_end(peer);
    } else {
        run_frame_alone(machine);
    }
}

static void hold(Machine *machine, unsigned keys)
{
    machine->core->setKeys(machine->core, keys);
}

static uint64_t time_of(const Machine *machine)
{
    return time_now(machine);
}

unsigned machine_bank(const Machine *machine, uint16_t address)
{
    bool banked = address >= GB_BASE_CART_BANK1 && address < GB_BASE_VRAM;

    return banked ? (unsigned)machine->gb->memory.currentBank : 0;
}

const Emulator emulator_mgba = {
    .watched = true,
    .load = load,
    .unload = unload,
    .power_on = power_on,
    .run_frame = run_frame,
    .hold = hold,
    .time = time_of,
    .read = mgba_read,
    .write = mgba_write,
    .battery = mgba_battery,
    .keep_sound = mgba_keep_sound,
    .take_sound = mgba_take_sound,
};
