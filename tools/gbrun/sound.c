#include "sound.h"
#include "files.h"
#include "machine.h"
#include "verdict.h"

#include <mgba/flags.h>
#include <mgba/core/core.h>

#include <string.h>

enum {
    CHANNELS = 2,
    BYTES_PER_SAMPLE = 2,
    HEADER_SIZE = 44,
    /* More than the longest frame makes. */
    BUFFER_SAMPLES = 8192,
};

static Machine *recorded;
static FILE *file;
static const char *file_path;
static unsigned rate; /* samples in a second */
static uint64_t written;
static uint64_t started;

static void put_number(uint8_t *at, uint32_t value, unsigned bytes)
{
    for (unsigned i = 0; i < bytes; i++)
        at[i] = (uint8_t)(value >> 8 * i);
}

static void write_header(void)
{
    uint8_t header[HEADER_SIZE] = "RIFF....WAVEfmt ";
    uint32_t size = (uint32_t)(written * CHANNELS * BYTES_PER_SAMPLE);

    put_number(header + 4, HEADER_SIZE - 8 + size, 4);
    put_number(header + 16, 16, 4);
    put_number(header + 20, 1, 2); /* PCM */
    put_number(header + 22, CHANNELS, 2);
    put_number(header + 24, rate, 4);
    put_number(header + 28, rate * CHANNELS * BYTES_PER_SAMPLE, 4);
    put_number(header + 32, CHANNELS * BYTES_PER_SAMPLE, 2);
    put_number(header + 34, 8 * BYTES_PER_SAMPLE, 2);
    memcpy(header + 36, "data", 4);
    put_number(header + 40, size, 4);
    fwrite(header, 1, sizeof header, file);
}

static void write_samples(const int16_t *samples, size_t count)
{
    static uint8_t bytes[BUFFER_SAMPLES * CHANNELS * BYTES_PER_SAMPLE];

    for (size_t i = 0; i < count * CHANNELS; i++)
        put_number(bytes + i * BYTES_PER_SAMPLE, (uint16_t)samples[i], BYTES_PER_SAMPLE);
    fwrite(bytes, CHANNELS * BYTES_PER_SAMPLE, count, file);
    written += count;
}

void sound_record(Machine *machine, const char *path)
{
    sound_finish();
    written = 0;
    recorded = machine;
    file_path = path;
    file = file_create(path);
    started = machine_time(machine);
    rate = machine->emulator->keep_sound(machine);
    write_header();
}

void sound_channels(Machine *machine, unsigned mask)
{
    for (size_t channel = 0; channel < 4; channel++)
        machine->core->enableAudioChannel(machine->core, channel, mask >> channel & 1);
}

static uint64_t samples_due(void)
{
    return (machine_time(recorded) - started) * rate / TIME_PER_SECOND;
}

void sound_collect(void)
{
    static int16_t samples[BUFFER_SAMPLES * CHANNELS];

    if (!recorded)
        return;
    write_samples(samples, recorded->emulator->take_sound(recorded, samples, BUFFER_SAMPLES));
}

void sound_finish(void)
{
    static const int16_t silence[CHANNELS];

    if (!recorded)
        return;
    sound_collect();
    while (written < samples_due())
        write_samples(silence, 1);
    rewind(file);
    write_header();
    if (fclose(file) != 0)
        verdict_bad_input("%s: cannot be written", file_path);
    recorded = NULL;
}
