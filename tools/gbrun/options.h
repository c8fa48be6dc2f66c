/* The command line, read into one struct and checked; wrong usage ends the program.
 * README.md explains each option to people.
 * Values that need symbols (--peek, --poke, --cycles) stay text until a ROM is open. */
#ifndef GBRUN_OPTIONS_H
#define GBRUN_OPTIONS_H

#include "machine.h"

#include <stdbool.h>

enum { OPTIONS_MOST = 64 };

typedef struct {
    const char *list[OPTIONS_MOST];
    unsigned count;
} TextList;

typedef struct {
    MachineSetup first;
    MachineSetup second; /* its rom_path is NULL when there is no second machine */
    long frames;         /* after the script; -1: not given */
    const char *script;
    const char *png;
    const char *wav;
    const char *expect_folder;
    const char *difference_folder;
    const char *clock; /* symbol of the byte that animations follow, or NULL */
    bool renew;
    bool quiet;
    TextList peeks;
    TextList pokes;
    TextList cycles;
    TextList variables;
} Options;

void options_parse(Options *options, int argc, char **argv);

#endif
