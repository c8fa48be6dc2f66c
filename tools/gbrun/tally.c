#include "tally.h"
#include "machine.h"
#include "verdict.h"

#include <mgba/flags.h>
#include <mgba/internal/sm83/sm83.h>

#include <stdio.h>

enum { MOST_TALLIES = 8, VALUES = 256 };

typedef struct {
    struct Machine *machine;
    Place place;
    unsigned long times[VALUES];
} Tally;

static Tally tallies[MOST_TALLIES];
static unsigned tally_count;

void tally_begin(struct Machine *machine, const Place *place)
{
    if (tally_count == MOST_TALLIES)
        verdict_bad_input("%s: more than %d tallies", verdict_place_text(), MOST_TALLIES);
    tallies[tally_count++] = (Tally){.machine = machine, .place = *place};
    watch_mark(&machine->watch, place->address);
}

void tally_reach(struct Machine *machine, unsigned bank, uint16_t address)
{
    for (unsigned i = 0; i < tally_count; i++)
        if (tallies[i].machine == machine && place_is_here(&tallies[i].place, bank, address))
            tallies[i].times[machine->cpu->a]++;
}

void tally_finish(void)
{
    for (unsigned i = 0; i < tally_count; i++) {
        printf("tally %s%s", tallies[i].machine->number == 2 ? "2:" : "", tallies[i].place.text);
        for (unsigned value = 0; value < VALUES; value++)
            if (tallies[i].times[value])
                printf(" %u:%lu", value, tallies[i].times[value]);
        putchar('\n');
    }
}
