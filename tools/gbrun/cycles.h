/* Meters of T-cycles between two places of a program, from one's start to the other's.
 * A place reached with an interrupt about to run does not count until the program resumes.
 * A meter may have a limit; then a run over it, or no run at all, is a failure. */
#ifndef GBRUN_CYCLES_H
#define GBRUN_CYCLES_H

#include "place.h"

struct Machine;

enum { CYCLES_NO_LIMIT = -1 };

void cycles_measure(struct Machine *machine, const Place *from, const Place *to, long limit);
void cycles_reach(struct Machine *machine, unsigned bank, uint16_t address);
void cycles_finish(void);

#endif
