#include "session.h"
#include "complaints.h"
#include "cycles.h"
#include "picture.h"
#include "sound.h"
#include "sound_writes.h"
#include "tally.h"
#include "verdict.h"

#include <stdio.h>
#include <string.h>

/* When a script fails this often, more failures tell nothing. */
enum { MOST_FAILURES = 20 };

static void check_end(Cursor *cursor, const char *option)
{
    if (!cursor->error_at && !cursor_at_end(cursor))
        cursor_fail(cursor, cursor->at, "too much: %s", cursor->at);
    if (cursor->error_at)
        verdict_bad_input("gbrun: %s %s: %s", option, cursor->line, cursor->error);
}

static bool take(Cursor *cursor, char letter)
{
    if (*cursor->at != letter)
        return false;
    cursor->at++;
    return true;
}

static void poke(Machine *machine, const char *text)
{
    Cursor cursor;
    Place place;
    long value = 0;

    cursor_start(&cursor, text);
    if (place_parse(&cursor, &machine->symbols, &place)) {
        if (!take(&cursor, '='))
            cursor_fail(&cursor, cursor.at, "expected =VALUE");
        else if (cursor_number(&cursor, "the value", &value) &&
                 (value < 0 || value > (place.wide ? 0xFFFF : 0xFF)))
            cursor_fail(&cursor, cursor.at, "the value is too large");
    }
    check_end(&cursor, "--poke");
    machine_write(machine, place.bank, place.address, (uint8_t)value);
    if (place.wide)
        machine_write(machine, place.bank, (uint16_t)(place.address + 1), (uint8_t)(value >> 8));
}

static void peek(Machine *machine, const char *text, bool print)
{
    Cursor cursor;
    Place place;
    long length = 1;

    cursor_start(&cursor, text);
    if (place_parse(&cursor, &machine->symbols, &place)) {
        length = place.wide ? 2 : 1;
        if (take(&cursor, '/'))
            cursor_number(&cursor, "the length", &length);
    }
    check_end(&cursor, "--peek");
    if (print)
        place_print(machine, &place, (unsigned)length);
}

static void measure(Machine *machine, const char *text)
{
    Cursor cursor;
    Place from, to;

    cursor_start(&cursor, text);
    if (place_parse(&cursor, &machine->symbols, &from)) {
        if (!take(&cursor, ','))
            cursor_fail(&cursor, cursor.at, "expected FROM,TO");
        else
            place_parse(&cursor, &machine->symbols, &to);
    }
    check_end(&cursor, "--cycles");
    cycles_measure(machine, &from, &to, CYCLES_NO_LIMIT);
}

void session_open(Session *session)
{
    const Options *options = &session->options;
    Machine *first = machine_open(1, &options->first);

    session->machines[0] = first;
    if (options->second.rom_path) {
        session->machines[1] = machine_open(2, &options->second);
        serial_join(first, session->machines[1]);
    }
    for (unsigned i = 0; i < options->pokes.count; i++)
        poke(first, options->pokes.list[i]);
    for (unsigned i = 0; i < options->cycles.count; i++)
        measure(first, options->cycles.list[i]);
    /* A name that is not there should be said before a long run, not after it. */
    for (unsigned i = 0; i < options->peeks.count; i++)
        peek(first, options->peeks.list[i], false);
    if (options->wav)
        sound_record(first, options->wav);
}

bool session_is_over(const Session *session)
{
    return session->machines[0]->watch.dead ||
           (session->machines[1] && session->machines[1]->watch.dead) ||
           verdict_failures() >= MOST_FAILURES;
}

void session_run_frame(Session *session)
{
    machine_run_frame(session->machines[0]);
    sound_collect();
}

void session_run_frames(Session *session, long count)
{
    for (long i = 0; i < count && !session_is_over(session); i++)
        session_run_frame(session);
}

static void print_summary(const Machine *machine)
{
    static Picture picture;
    const char *prefix = machine->number == 2 ? "2:" : "";
    const Symbol *lag = symbols_find(&machine->symbols, "frame_lag");

    picture_take(&picture, machine);
    printf("%smodel=%s frames=%llu hash=%08x\n", prefix, machine->setup.model,
           (unsigned long long)machine->frames, (unsigned)picture_hash(&picture));
    if (lag) {
        Place place = {.bank = -1, .address = lag->address, .wide = true};
        printf("%slag %u\n", prefix, place_read(machine, &place));
    }
    if (machine->emulator->watched)
        printf("%sstack %u\n", prefix,
               watch_stack_used(&machine->watch, machine_stack_top(machine)));
}

void session_close(Session *session)
{
    const Options *options = &session->options;
    static Picture picture;

    for (unsigned i = 0; i < options->peeks.count; i++)
        peek(session->machines[0], options->peeks.list[i], true);
    if (options->png) {
        picture_take(&picture, session->machines[0]);
        picture_write(&picture, options->png);
    }
    cycles_finish();
    tally_finish();
    complaints_finish();
    sound_finish();
    sound_writes_finish();
    for (int i = 0; i < 2 && session->machines[i]; i++) {
        if (!options->quiet)
            print_summary(session->machines[i]);
        /* The log has nobody to talk about while the emulator closes. */
        complaints_about(NULL);
        machine_close(session->machines[i]);
    }
}
