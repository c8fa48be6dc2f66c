/* A libretro core as a machine's emulator; see emulator.h. Tried with Gambatte. */
#include "libretro.h"
#include "machine.h"
#include "verdict.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

Libretro libretro;

/* A core may answer a call without running, for time that went by with the LCD off. */
enum { MOST_EMPTY_FRAMES = 60, BUFFER_SAMPLES = 8192, CHANNELS = 2 };

/* libretro's number of each key, in the order of keys.h. */
static const uint8_t pad_numbers[] = {8, 0, 2, 3, 7, 6, 4, 5};

/* What Gambatte is told; it calls a Game Boy Color "Auto", since the cartridge decides then. */
static const struct {
    const char *model;
    const char *hardware;
} models[] = {{"DMG", "GB"}, {"CGB", "Auto"}, {"AGB", "GBA"}};

static const CoreVariable variables[] = {
    {"gambatte_gb_colorization", "disabled"},
    {"gambatte_gbc_color_correction", "disabled"},
    {"gambatte_up_down_allowed", "enabled"},
};

static int16_t sound[BUFFER_SAMPLES * CHANNELS];
static size_t sound_count;

static const char *hardware(void)
{
    for (size_t i = 0; i < sizeof models / sizeof *models; i++)
        if (strcmp(models[i].model, libretro.machine->setup.model) == 0)
            return models[i].hardware;
    return NULL;
}

static bool find_variable(CoreVariable *wanted)
{
    wanted->value = NULL;
    if (strcmp(wanted->key, "gambatte_gb_hwmode") == 0)
        wanted->value = hardware();
    for (size_t i = 0; i < sizeof variables / sizeof *variables; i++)
        if (strcmp(wanted->key, variables[i].key) == 0)
            wanted->value = variables[i].value;
    return wanted->value != NULL;
}

static void log_line(int level, const char *format, ...)
{
    va_list arguments;

    if (level < LOG_ERROR)
        return;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
}

static bool environment(unsigned number, void *data)
{
    switch (number & ENVIRONMENT_NUMBER) {
    case ENVIRONMENT_GET_CAN_DUPE:
        *(bool *)data = true;
        return true;
    case ENVIRONMENT_SET_PIXEL_FORMAT:
        libretro.format = *(const PixelFormat *)data;
        return libretro.format <= PIXELS_RGB565;
    case ENVIRONMENT_GET_VARIABLE:
        return find_variable(data);
    case ENVIRONMENT_GET_VARIABLE_UPDATE:
        *(bool *)data = false;
        return true;
    case ENVIRONMENT_GET_LOG_INTERFACE:
        ((LogInterface *)data)->log = log_line;
        return true;
    case ENVIRONMENT_SET_MEMORY_MAPS:
        return libretro_map_memory(data);
    default:
        return false;
    }
}

static size_t hear(const int16_t *samples, size_t count)
{
    size_t kept = BUFFER_SAMPLES - sound_count;

    libretro.samples += count;
    if (kept > count)
        kept = count;
    memcpy(sound + sound_count * CHANNELS, samples, kept * CHANNELS * sizeof *samples);
    sound_count += kept;
    return count;
}

static void hear_one(int16_t left, int16_t right)
{
    const int16_t both[] = {left, right};

    hear(both, 1);
}

static void poll(void)
{
}

static int16_t pressed(unsigned port, unsigned device, unsigned index, unsigned key)
{
    (void)index;
    if (port != 0 || device != DEVICE_JOYPAD)
        return 0;
    for (unsigned i = 0; i < sizeof pad_numbers; i++)
        if (pad_numbers[i] == key)
            return libretro.keys >> i & 1;
    return 0;
}

static void power_on(Machine *machine)
{
    libretro.core.reset();
    if (machine->setup.noisy)
        libretro_fill_ram(machine->setup.noise_seed + machine->power_cycles);
}

/* Gambatte tells standard output about the cartridge, where our results go. */
static bool load_quietly(const CoreGame *game)
{
    fflush(stdout);
    int kept = dup(STDOUT_FILENO);
    int nothing = open("/dev/null", O_WRONLY);

    dup2(nothing, STDOUT_FILENO);
    bool loaded = libretro.core.load_game(game);
    fflush(stdout);
    dup2(kept, STDOUT_FILENO);
    close(nothing);
    close(kept);
    return loaded;
}

static void load(Machine *machine)
{
    LibretroCore *core = &libretro.core;
    CoreOutput output;

    libretro.machine = machine;
    if (!hardware())
        verdict_bad_input("gbrun: --core %s: knows DMG, CGB and AGB, not %s", machine->setup.core,
                          machine->setup.model);
    machine->width = SCREEN_WIDTH;
    machine->height = SCREEN_HEIGHT;
    machine->shown = calloc(SCREEN_WIDTH * SCREEN_HEIGHT, sizeof *machine->shown);
    libretro_core_open(core, machine->setup.core);
    core->set_environment(environment);
    core->init();
    core->set_video_refresh(libretro_draw);
    core->set_audio_sample(hear_one);
    core->set_audio_sample_batch(hear);
    core->set_input_poll(poll);
    core->set_input_state(pressed);
    const CoreGame game = {machine->rom.path, machine->rom.bytes, machine->rom.size, NULL};
    if (!load_quietly(&game))
        verdict_bad_input("%s: the core %s refuses it", machine->rom.path, machine->setup.core);
    if (!libretro.part_count)
        verdict_bad_input("gbrun: --core %s: it does not show its memory", machine->setup.core);
    core->get_system_av_info(&output);
    libretro.rate = output.samples_per_second;
    power_on(machine);
}

static void unload(Machine *machine)
{
    (void)machine;
    libretro_core_close(&libretro.core);
}

static void run_frame(Machine *machine)
{
    sound_count = 0;
    libretro.drawn = false;
    for (unsigned i = 0; !libretro.drawn; i++) {
        if (i == MOST_EMPTY_FRAMES)
            verdict_bad_input("%s: the core drew nothing for %d frames", verdict_place_text(), i);
        libretro.core.run();
    }
    (void)machine;
}

static void hold(Machine *machine, unsigned keys)
{
    (void)machine;
    libretro.keys = keys;
}

/* A core has no clock that can be seen, but its sound goes as time goes. */
static uint64_t time_of(const Machine *machine)
{
    (void)machine;
    return (uint64_t)((double)libretro.samples * TIME_PER_SECOND / libretro.rate);
}

static unsigned keep_sound(Machine *machine)
{
    (void)machine;
    return (unsigned)(libretro.rate + 0.5);
}

static size_t take_sound(Machine *machine, int16_t *samples, size_t room)
{
    size_t count = sound_count < room ? sound_count : room;

    (void)machine;
    memcpy(samples, sound, count * CHANNELS * sizeof *samples);
    sound_count = 0;
    return count;
}

const Emulator emulator_libretro = {
    .watched = false,
    .load = load,
    .unload = unload,
    .power_on = power_on,
    .run_frame = run_frame,
    .hold = hold,
    .time = time_of,
    .read = libretro_read,
    .write = libretro_write,
    .battery = libretro_battery,
    .keep_sound = keep_sound,
    .take_sound = take_sound,
};
