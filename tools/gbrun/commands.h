/* The table of script commands: name, arguments, and what to do.
 * README.md has the same table in words; test/rom/gbrun runs each of them.
 * commands_play.c lets time pass, commands_check.c judges and prints. */
#ifndef GBRUN_COMMANDS_H
#define GBRUN_COMMANDS_H

#include "script.h"

const Command *commands_find(const char *name);

/* Does it need an emulator that is watched? On another one it is passed over, and that is said. */
bool command_watches(const Command *command);

void command_wait(Session *session, const Step *step);
void command_press(Session *session, const Step *step);
void command_hold(Session *session, const Step *step);
void command_release(Session *session, const Step *step);
void command_until(Session *session, const Step *step);
void command_until_changes(Session *session, const Step *step);
void command_press_until(Session *session, const Step *step);
void command_frames_until(Session *session, const Step *step);
void command_frames_until_screen_change(Session *session, const Step *step);
void command_frames_until_stable(Session *session, const Step *step);
void command_monkey(Session *session, const Step *step);
void command_monkey_with(Session *session, const Step *step);
void command_reset(Session *session, const Step *step);
void command_link_plug(Session *session, const Step *step);
void command_link_unplug(Session *session, const Step *step);

void command_assert(Session *session, const Step *step);
void command_peek(Session *session, const Step *step);
void command_poke(Session *session, const Step *step);
void command_print(Session *session, const Step *step);
void command_report(Session *session, const Step *step);
void command_png(Session *session, const Step *step);
void command_expect(Session *session, const Step *step);
void command_wav(Session *session, const Step *step);
void command_channels(Session *session, const Step *step);
void command_sound_writes(Session *session, const Step *step);
void command_cycles(Session *session, const Step *step);
void command_cycles_max(Session *session, const Step *step);
void command_tally(Session *session, const Step *step);
void command_stack_max(Session *session, const Step *step);
void command_serial_expect(Session *session, const Step *step);
void command_serial_clear(Session *session, const Step *step);
void command_allow_complaints(Session *session, const Step *step);
void command_allow_crash(Session *session, const Step *step);

#endif
