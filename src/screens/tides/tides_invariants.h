/* What holds at all times, whatever was played; in the table's bank, as the rules' is full. */
#ifndef SCREENS_TIDES_INVARIANTS_H
#define SCREENS_TIDES_INVARIANTS_H

#include <stdint.h>

/* Every card is in one place, and both seats have as many as the other. */
uint8_t tides_is_sound(void);

#endif
