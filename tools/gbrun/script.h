/* A script: one command a line, read and checked as a whole before the first frame runs.
 * `2:` before a command sends it to the second machine; repeat N ... end makes loops.
 * A line that is wrong ends the program with file:line:column and why. */
#ifndef GBRUN_SCRIPT_H
#define GBRUN_SCRIPT_H

#include "place.h"
#include "session.h"

#include <stddef.h>
#include <stdint.h>

enum { STEP_MOST_NUMBERS = 3, STEP_MOST_PLACES = 2 };

struct Step;

typedef struct {
    const char *name;
    /* What follows the name: one letter each, see arguments.h. */
    const char *arguments;
    void (*run)(Session *session, const struct Step *step);
} Command;

typedef struct Step {
    const Command *command;
    int line;
    Machine *machine;
    long numbers[STEP_MOST_NUMBERS];
    unsigned number_count;
    Place places[STEP_MOST_PLACES];
    unsigned place_count;
    unsigned length; /* of a place, in bytes */
    Condition condition;
    unsigned keys;
    char *text;
    uint8_t *bytes;
    size_t byte_count;
    size_t partner; /* of repeat and end: the other one's index */
} Step;

typedef struct {
    const char *path;
    Step *steps;
    size_t count;
} Script;

void script_load(Script *script, const char *path, Session *session);
void script_run(const Script *script, Session *session);

#endif
