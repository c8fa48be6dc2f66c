/* Script commands that press keys and let time pass; see commands.h. */
#include "commands.h"
#include "keys.h"
#include "monkey.h"
#include "verdict.h"

#include <stdio.h>
#include <string.h>

enum { PRESS_FRAMES = 2, RELEASE_FRAMES = 2, PRESS_EVERY = 20, UNTIL_FRAMES = 600 };

static long number_or(const Step *step, long otherwise)
{
    return step->number_count ? step->numbers[0] : otherwise;
}

void command_wait(Session *session, const Step *step)
{
    session_run_frames(session, step->numbers[0]);
}

void command_press(Session *session, const Step *step)
{
    machine_hold(step->machine, step->keys);
    session_run_frames(session, number_or(step, PRESS_FRAMES));
    machine_hold(step->machine, 0);
    session_run_frames(session, RELEASE_FRAMES);
}

void command_hold(Session *session, const Step *step)
{
    (void)session;
    machine_hold(step->machine, step->keys);
}

void command_release(Session *session, const Step *step)
{
    (void)session;
    machine_hold(step->machine, 0);
}

/* Runs until the condition holds; the number of frames that took, or -1 when it never did. */
static long frames_until(Session *session, const Step *step, long limit)
{
    long frames = 0;

    while (!condition_holds(step->machine, &step->condition)) {
        if (frames == limit || session_is_over(session))
            return -1;
        session_run_frame(session);
        frames++;
    }
    return frames;
}

static void say_too_late(const Step *step, long limit)
{
    verdict_fail("not within %ld frames: %s", limit,
                 condition_describe(step->machine, &step->condition));
}

void command_until(Session *session, const Step *step)
{
    long limit = number_or(step, UNTIL_FRAMES);

    if (frames_until(session, step, limit) < 0)
        say_too_late(step, limit);
}

void command_until_changes(Session *session, const Step *step)
{
    const Place *place = &step->places[0];
    unsigned value = place_read(step->machine, place);
    long limit = number_or(step, UNTIL_FRAMES);
    long frames = 0;

    while (place_read(step->machine, place) == value) {
        if (frames == limit || session_is_over(session)) {
            verdict_fail("not within %ld frames: %s changes, but it is still %u", limit,
                         place->text, value);
            return;
        }
        session_run_frame(session);
        frames++;
    }
}

/* Presses the keys over and over until the condition holds. */
void command_press_until(Session *session, const Step *step)
{
    long limit = number_or(step, UNTIL_FRAMES);
    long frames = 0;

    while (!condition_holds(step->machine, &step->condition) && frames < limit &&
           !session_is_over(session)) {
        machine_hold(step->machine, frames % PRESS_EVERY < PRESS_FRAMES ? step->keys : 0);
        session_run_frame(session);
        frames++;
    }
    machine_hold(step->machine, 0);
    if (!condition_holds(step->machine, &step->condition))
        say_too_late(step, limit);
}

static void print_frames(const Step *step, long frames, long limit)
{
    if (frames < 0)
        verdict_fail("%s: over the limit of %ld frames", step->text, limit);
    else
        printf("%s %ld\n", step->text, frames);
}

void command_frames_until(Session *session, const Step *step)
{
    long limit = step->numbers[0];

    print_frames(step, frames_until(session, step, limit), limit);
}

static uint32_t before[BORDER_WIDTH * BORDER_HEIGHT];

static size_t screen_size(const Machine *machine)
{
    return (size_t)machine->width * machine->height * sizeof *machine->shown;
}

static void remember_screen(const Machine *machine)
{
    memcpy(before, machine->shown, screen_size(machine));
}

static bool screen_changed(const Machine *machine)
{
    return memcmp(before, machine->shown, screen_size(machine)) != 0;
}

void command_frames_until_screen_change(Session *session, const Step *step)
{
    long limit = step->numbers[0];
    long frames = 0;

    remember_screen(step->machine);
    while (!screen_changed(step->machine)) {
        if (frames == limit || session_is_over(session)) {
            frames = -1;
            break;
        }
        session_run_frame(session);
        frames++;
    }
    print_frames(step, frames, limit);
}

/* Counts the frames up to the last change; the still ones after it are only the proof. */
void command_frames_until_stable(Session *session, const Step *step)
{
    long wanted = step->numbers[0];
    long limit = step->numbers[1];
    long last_change = 0;

    remember_screen(step->machine);
    for (long frames = 0; frames - last_change < wanted;) {
        if (last_change > limit || session_is_over(session)) {
            last_change = -1;
            break;
        }
        session_run_frame(session);
        frames++;
        if (screen_changed(step->machine)) {
            last_change = frames;
            remember_screen(step->machine);
        }
    }
    print_frames(step, last_change > limit ? -1 : last_change, limit);
}

void command_monkey(Session *session, const Step *step)
{
    monkey_play(session, step->machine, (uint64_t)step->numbers[0], step->numbers[1], KEYS_ALL);
}

void command_monkey_with(Session *session, const Step *step)
{
    monkey_play(session, step->machine, (uint64_t)step->numbers[0], step->numbers[1], step->keys);
}

void command_reset(Session *session, const Step *step)
{
    (void)session;
    machine_power_cycle(step->machine);
}

static void plug(const Step *step, bool plugged)
{
    if (!step->machine->serial.peer)
        verdict_bad_input("%s: %s needs --link ROM2", verdict_place_text(), step->command->name);
    serial_plug(step->machine, plugged);
}

void command_link_plug(Session *session, const Step *step)
{
    (void)session;
    plug(step, true);
}

void command_link_unplug(Session *session, const Step *step)
{
    (void)session;
    plug(step, false);
}
