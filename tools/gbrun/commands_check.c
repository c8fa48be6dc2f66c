/* Script commands that judge, measure and print; see commands.h. */
#include "commands.h"
#include "complaints.h"
#include "cycles.h"
#include "files.h"
#include "picture.h"
#include "sound.h"
#include "sound_writes.h"
#include "tally.h"
#include "verdict.h"

#include <stdio.h>

enum { PATH_ROOM = 4096, CLOCK_FRAMES = 4 };

void command_assert(Session *session, const Step *step)
{
    (void)session;
    if (!condition_holds(step->machine, &step->condition))
        verdict_fail("assert %s", condition_describe(step->machine, &step->condition));
}

void command_peek(Session *session, const Step *step)
{
    (void)session;
    place_print(step->machine, &step->places[0], step->length);
}

void command_poke(Session *session, const Step *step)
{
    const Place *place = &step->places[0];

    (void)session;
    for (size_t i = 0; i < step->byte_count; i++)
        machine_write(step->machine, place->bank, (uint16_t)(place->address + i), step->bytes[i]);
}

void command_print(Session *session, const Step *step)
{
    (void)session;
    puts(step->text);
}

void command_report(Session *session, const Step *step)
{
    (void)session;
    printf("%s %u\n", step->text, place_read(step->machine, &step->places[0]));
}

void command_png(Session *session, const Step *step)
{
    static Picture picture;

    (void)session;
    picture_take(&picture, step->machine);
    picture_write(&picture, step->text);
}

static void show_mismatch(const Options *options, const char *name, const Picture *expected,
                          const Picture *actual, unsigned differences)
{
    static Picture marked;
    char actual_path[PATH_ROOM], marked_path[PATH_ROOM];

    snprintf(actual_path, sizeof actual_path, "%s/%s.png", options->difference_folder, name);
    snprintf(marked_path, sizeof marked_path, "%s/%s.diff.png", options->difference_folder, name);
    picture_write(actual, actual_path);
    picture_show_difference(expected, actual, &marked);
    picture_write(&marked, marked_path);
    verdict_fail("expect %s: %u pixels differ, see %s and %s", name, differences, actual_path,
                 marked_path);
}

/* Animations stand alike whatever came before: their clock begins anew. */
static void start_clock(Session *session, Machine *machine)
{
    const char *name = session->options.clock;
    const Symbol *clock = symbols_find(&machine->symbols, name);

    if (!clock)
        verdict_bad_input("%s: --clock %s: no such symbol", verdict_place_text(), name);
    machine_write(machine, clock->bank, clock->address, 0);
    session_run_frames(session, CLOCK_FRAMES);
}

void command_expect(Session *session, const Step *step)
{
    static Picture expected, actual;
    const Options *options = &session->options;
    char path[PATH_ROOM];

    if (!options->expect_folder)
        verdict_bad_input("%s: expect needs --expect-dir DIR", verdict_place_text());
    snprintf(path, sizeof path, "%s/%s.png", options->expect_folder, step->text);
    if (options->clock)
        start_clock(session, step->machine);
    picture_take(&actual, step->machine);
    if (options->renew) {
        picture_write(&actual, path);
        return;
    }
    if (!file_exists(path)) {
        verdict_fail("expect %s: there is no %s (--renew writes it)", step->text, path);
        return;
    }
    picture_read(&expected, path);
    unsigned differences = picture_differences(&expected, &actual);
    if (differences)
        show_mismatch(options, step->text, &expected, &actual, differences);
}

void command_wav(Session *session, const Step *step)
{
    (void)session;
    sound_record(step->machine, step->text);
}

void command_channels(Session *session, const Step *step)
{
    (void)session;
    sound_channels(step->machine, (unsigned)step->numbers[0]);
}

void command_sound_writes(Session *session, const Step *step)
{
    (void)session;
    sound_writes_record(step->machine, step->text);
}

void command_cycles(Session *session, const Step *step)
{
    (void)session;
    cycles_measure(step->machine, &step->places[0], &step->places[1], CYCLES_NO_LIMIT);
}

void command_cycles_max(Session *session, const Step *step)
{
    (void)session;
    cycles_measure(step->machine, &step->places[0], &step->places[1], step->numbers[0]);
}

void command_tally(Session *session, const Step *step)
{
    (void)session;
    tally_begin(step->machine, &step->places[0]);
}

void command_stack_max(Session *session, const Step *step)
{
    unsigned used = watch_stack_used(&step->machine->watch, machine_stack_top(step->machine));

    (void)session;
    if (used > (unsigned long)step->numbers[0])
        verdict_fail("stack used %u bytes, the limit is %ld", used, step->numbers[0]);
}

void command_serial_expect(Session *session, const Step *step)
{
    const SerialPort *port = &step->machine->serial;

    (void)session;
    if (!serial_sent_ends_with(port, step->bytes, step->byte_count)) {
        char text[3 * 16 + 1] = "";
        size_t from = port->sent_count > 16 ? port->sent_count - 16 : 0;
        for (size_t i = from; i < port->sent_count; i++)
            snprintf(text + 3 * (i - from), 4, " %02X", port->sent[i]);
        verdict_fail("serial-expect: %zu bytes were sent, the last are%s", port->sent_count, text);
    }
}

void command_serial_clear(Session *session, const Step *step)
{
    (void)session;
    serial_clear(&step->machine->serial);
}

void command_allow_complaints(Session *session, const Step *step)
{
    (void)session;
    (void)step;
    complaints_allow();
}

void command_allow_crash(Session *session, const Step *step)
{
    (void)session;
    (void)step;
    complaints_allow_crash();
}
