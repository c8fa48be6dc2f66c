/* The end of a round: each token that changes hands, seat by seat, with its reason. */
#ifndef SCREENS_POCKET_ROUND_END_H
#define SCREENS_POCKET_ROUND_END_H

#include <stdint.h>

/* Tells the events from that one on. The screen before must be closed, and is after. */
void round_end_tell(uint8_t first_event);

#endif
