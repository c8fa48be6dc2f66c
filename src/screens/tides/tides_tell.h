/* Shows what a move did, event by event: cards turn and slide, tokens fly, and the scoring is told
 * card by card. */
#ifndef SCREENS_TIDES_TELL_H
#define SCREENS_TIDES_TELL_H

#include <stdint.h>

/* Both give 0 when the player left the game meanwhile. */
uint8_t tides_tell_start(void);
uint8_t tides_tell_events(void);

#endif
