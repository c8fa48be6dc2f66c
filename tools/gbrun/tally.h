/* Counts how often a program gets to a place with each value of register A: with which argument a
 * function was called. Printed at the end: "tally PLACE VALUE:TIMES…", values in decimal. */
#ifndef GBRUN_TALLY_H
#define GBRUN_TALLY_H

#include "place.h"

struct Machine;

void tally_begin(struct Machine *machine, const Place *place);
void tally_reach(struct Machine *machine, unsigned bank, uint16_t address);
void tally_finish(void);

#endif
