#include "sound_writes.h"
#include "files.h"
#include "machine.h"
#include "verdict.h"

#include <stdio.h>

enum { FIRST = 0xFF10, LAST = 0xFF3F };

static struct Machine *recorded;
static FILE *file;
static const char *file_path;
static uint64_t first_frame;

void sound_writes_record(Machine *machine, const char *path)
{
    sound_writes_finish();
    recorded = machine;
    file_path = path;
    file = file_create(path);
    first_frame = machine->frames;
}

void sound_writes_note(Machine *machine, uint16_t address, uint8_t value)
{
    if (machine != recorded || address < FIRST || address > LAST)
        return;
    fprintf(file, "%llu %04X %02X\n", (unsigned long long)(machine->frames - first_frame), address,
            value);
}

void sound_writes_finish(void)
{
    if (recorded && fclose(file) != 0)
        verdict_bad_input("%s: cannot be written", file_path);
    recorded = NULL;
}
