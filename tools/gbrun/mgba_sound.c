/* Sound of libmgba at 48000 Hz; see emulator.h. */
#include "mgba.h"
#include "machine.h"

#include <mgba/flags.h>
#include <mgba/core/blip_buf.h>
#include <mgba/core/core.h>
#include <mgba/internal/gb/gb.h>

enum {
    RATE = 48000,
    CHANNELS = 2,
    /* More than the longest frame makes; libmgba throws away what finds no room. */
    BUFFER_SAMPLES = 8192,
};

unsigned mgba_keep_sound(Machine *machine)
{
    struct mCore *core = machine->core;

    core->setAudioBufferSize(core, BUFFER_SAMPLES);
    for (int channel = 0; channel < CHANNELS; channel++)
        blip_set_rates(core->getAudioChannel(core, channel), core->frequency(core), RATE);
    return RATE;
}

/* libmgba ends a frame of its resampler every 4096 cycles only, and reading in the middle of one
 * loses what lies more than a few samples beyond its end: a step that the sound never makes. */
static void end_blip_frame(struct mCore *core, struct GB *gb)
{
    for (int channel = 0; channel < CHANNELS; channel++)
        blip_end_frame(core->getAudioChannel(core, channel), (unsigned)gb->audio.clock);
    gb->audio.clock = 0;
}

size_t mgba_take_sound(Machine *machine, int16_t *samples, size_t room)
{
    struct mCore *core = machine->core;
    size_t count;

    end_blip_frame(core, machine->gb);
    count = (size_t)blip_samples_avail(core->getAudioChannel(core, 0));
    if (count > room)
        count = room;
    for (int channel = 0; channel < CHANNELS; channel++)
        blip_read_samples(core->getAudioChannel(core, channel), samples + channel, (int)count,
                          true);
    return count;
}
