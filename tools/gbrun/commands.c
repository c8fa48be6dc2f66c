#include "commands.h"

#include <string.h>

/* The signatures' letters are explained in arguments.h. */
static const Command commands[] = {
    {"wait", "n", command_wait},
    {"press", "kN", command_press},
    {"hold", "k", command_hold},
    {"release", "", command_release},
    {"until", "cw", command_until},
    {"until-changes", "pw", command_until_changes},
    {"press-until", "kcw", command_press_until},
    {"frames-until", "cnx", command_frames_until},
    {"frames-until-screen-change", "nx", command_frames_until_screen_change},
    {"frames-until-stable", "nnx", command_frames_until_stable},
    {"monkey", "nn", command_monkey},
    {"monkey-with", "knn", command_monkey_with},
    {"reset", "", command_reset},
    {"assert", "c", command_assert},
    {"peek", "r", command_peek},
    {"poke", "pv", command_poke},
    {"print", "t", command_print},
    {"report", "xp", command_report},
    {"png", "x", command_png},
    {"expect", "x", command_expect},
    {"wav", "x", command_wav},
    /* script.c runs these two itself. */
    {"repeat", "n", NULL},
    {"end", "", NULL},
};

/* They need to see what happens inside: an emulator that is watched. */
static const Command watching_commands[] = {
    {"cycles", "pp", command_cycles},
    {"cycles-max", "ppn", command_cycles_max},
    {"tally", "p", command_tally},
    {"stack-max", "n", command_stack_max},
    {"serial-expect", "h", command_serial_expect},
    {"serial-clear", "", command_serial_clear},
    {"allow-complaints", "", command_allow_complaints},
    {"allow-crash", "", command_allow_crash},
    {"channels", "n", command_channels},
    {"sound-writes", "x", command_sound_writes},
    {"link-plug", "", command_link_plug},
    {"link-unplug", "", command_link_unplug},
};

static const Command *find_in(const Command *list, size_t count, const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(list[i].name, name) == 0)
            return &list[i];
    return NULL;
}

const Command *commands_find(const char *name)
{
    const Command *found = find_in(commands, sizeof commands / sizeof *commands, name);

    return found ? found
                 : find_in(watching_commands, sizeof watching_commands / sizeof *watching_commands,
                           name);
}

bool command_watches(const Command *command)
{
    return find_in(watching_commands, sizeof watching_commands / sizeof *watching_commands,
                   command->name) != NULL;
}
