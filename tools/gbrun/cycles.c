#include "cycles.h"
#include "machine.h"
#include "verdict.h"

#include <stdio.h>

enum { MOST_METERS = 64 };

typedef struct {
    struct Machine *machine;
    Place from, to;
    long limit;
    bool running;
    uint64_t started;
    uint64_t count, sum, least, most;
} Meter;

static Meter meters[MOST_METERS];
static unsigned meter_count;

static bool same_place(const Place *left, const Place *right)
{
    return left->bank == right->bank && left->address == right->address;
}

static Meter *find_or_add(struct Machine *machine, const Place *from, const Place *to)
{
    for (unsigned i = 0; i < meter_count; i++)
        if (meters[i].machine == machine && same_place(&meters[i].from, from) &&
            same_place(&meters[i].to, to))
            return &meters[i];
    if (meter_count == MOST_METERS)
        verdict_bad_input("%s: more than %d cycle meters", verdict_place_text(), MOST_METERS);

    Meter *meter = &meters[meter_count++];
    meter->machine = machine;
    meter->from = *from;
    meter->to = *to;
    meter->limit = CYCLES_NO_LIMIT;
    return meter;
}

void cycles_measure(struct Machine *machine, const Place *from, const Place *to, long limit)
{
    Meter *meter = find_or_add(machine, from, to);

    if (limit != CYCLES_NO_LIMIT)
        meter->limit = limit;
    watch_mark(&machine->watch, from->address);
    watch_mark(&machine->watch, to->address);
}

static void stop(Meter *meter, uint64_t now)
{
    uint64_t cycles = (now - meter->started) / TIME_PER_CYCLE;

    meter->running = false;
    if (!meter->count || cycles < meter->least)
        meter->least = cycles;
    if (cycles > meter->most)
        meter->most = cycles;
    meter->sum += cycles;
    meter->count++;
}

void cycles_reach(struct Machine *machine, unsigned bank, uint16_t address)
{
    uint64_t now = machine_time(machine);

    for (unsigned i = 0; i < meter_count; i++) {
        Meter *meter = &meters[i];
        if (meter->machine != machine)
            continue;
        if (meter->running && place_is_here(&meter->to, bank, address))
            stop(meter, now);
        if (place_is_here(&meter->from, bank, address)) {
            meter->running = true;
            meter->started = now;
        }
    }
}

static void finish_meter(const Meter *meter)
{
    const char *prefix = meter->machine->number == 2 ? "2:" : "";
    const char *from = meter->from.text;
    const char *to = meter->to.text;

    if (!meter->count) {
        printf("cycles %s%s..%s n=0\n", prefix, from, to);
        if (meter->limit != CYCLES_NO_LIMIT)
            verdict_fail("cycles %s%s..%s never seen", prefix, from, to);
        return;
    }
    printf("cycles %s%s..%s n=%llu min=%llu mean=%llu max=%llu\n", prefix, from, to,
           (unsigned long long)meter->count, (unsigned long long)meter->least,
           (unsigned long long)(meter->sum / meter->count), (unsigned long long)meter->most);
    if (meter->limit != CYCLES_NO_LIMIT && meter->most > (uint64_t)meter->limit)
        verdict_fail("cycles %s%s..%s took %llu, the limit is %ld", prefix, from, to,
                     (unsigned long long)meter->most, meter->limit);
}

void cycles_finish(void)
{
    for (unsigned i = 0; i < meter_count; i++)
        finish_meter(&meters[i]);
}
