#include "soundcheck/writes.h"

#include "cart/sound.h"
#include "cart/sound_player.h"
#include "cart/sound_registers.h"
#include "cart/sound_voice.h"
#include "lib/complain.h"
#include "lib/lines.h"

#include <stdio.h>
#include <string.h>

enum { REGISTERS = 0x30, FIRST = 0xFF10, MOST_NESTED = 8 };

static uint8_t rom_registers[REGISTERS];
static FILE *trace;
static long next_frame; /* of the write that waits */
static unsigned next_address, next_value;
static long frame;

static const struct {
    const char *name;
    volatile uint8_t *place;
} variables[] = {
    {"sound_wanted_music", &sound_wanted_music},
    {"sound_wanted_effects", sound_wanted_effects},
    {"sound_wanted_tense", &sound_wanted_tense},
    {"sound_wanted_pause", &sound_wanted_pause},
    {"sound_music_on", &sound_music_on},
    {"sound_effects_on", &sound_effects_on},
    {"voice_wave", &voice_wave},
};

static void read_write(void)
{
    if (fscanf(trace, "%ld %x %x", &next_frame, &next_address, &next_value) != 3)
        next_frame = -1;
}

/* What struck a note is a moment's; the rest of the registers stays. */
static void forget_triggers(uint8_t *registers)
{
    int channel;

    for (channel = 0; channel < SOUND_CHANNELS; channel++)
        registers[channel * REGISTERS_PER_CHANNEL + REGISTER_HIGH] &= (uint8_t)~TRIGGER;
}

static bool step(const char *script, int line)
{
    int n;

    forget_triggers(rom_registers);
    forget_triggers(sound_registers);
    for (; next_frame == frame; read_write())
        rom_registers[next_address - FIRST] = (uint8_t)next_value;
    sound_step();
    for (n = 0; n < REGISTERS; n++)
        if (rom_registers[n] != sound_registers[n])
            return complain(script, line, "frame %ld: the ROM's register %04X is %02X, not %02X",
                            frame, FIRST + n, rom_registers[n], sound_registers[n]);
    frame++;
    return true;
}

static bool set(const char *script, int line, const char *name, unsigned value)
{
    size_t n;

    for (n = 0; n < sizeof variables / sizeof *variables; n++)
        if (strcmp(variables[n].name, name) == 0) {
            *variables[n].place = (uint8_t)value;
            return true;
        }
    return complain(script, line, "soundcheck does not know %s", name);
}

/* The lines from `first` on up to the end of the file or of the repeated part. */
static bool run(const Lines *lines, const char *script, int first, int *end)
{
    int n;

    for (n = first; n < lines->count; n++) {
        const char *text = lines->lines[n];
        char name[64];
        unsigned value;
        int times, inner = n;

        if (sscanf(text, "poke %63s %u", name, &value) == 2) {
            if (!set(script, n + 1, name, value))
                return false;
        } else if (sscanf(text, "wait %u", &value) == 1) {
            while (value--)
                if (!step(script, n + 1))
                    return false;
        } else if (sscanf(text, "repeat %d", &times) == 1) {
            while (times--)
                if (!run(lines, script, n + 1, &inner))
                    return false;
            n = inner;
        } else if (strncmp(text, "end", 3) == 0) {
            *end = n;
            return true;
        }
    }
    *end = n;
    return true;
}

static int beginning(const Lines *lines)
{
    int n;

    for (n = 0; n < lines->count; n++)
        if (strncmp(lines->lines[n], "sound-writes ", 13) == 0)
            return n + 1;
    return lines->count;
}

bool writes_check(const char *script, const char *writes)
{
    Lines lines;
    int end;
    bool ok;

    if (!lines_load(&lines, script))
        return false;
    trace = fopen(writes, "r");
    if (!trace) {
        lines_free(&lines);
        return complain(writes, 0, "cannot be read");
    }
    read_write();
    sound_init();
    memcpy(rom_registers, sound_registers, sizeof rom_registers);
    ok = run(&lines, script, beginning(&lines), &end);
    if (ok && frame == 0)
        ok = complain(script, 0, "nothing was compared");
    if (ok)
        printf("%s: %ld frames alike\n", script, frame);
    fclose(trace);
    lines_free(&lines);
    return ok;
}
