/* What an action did, event by event. */
#ifndef SCREENS_REALMS_SHOW_H
#define SCREENS_REALMS_SHOW_H

#include <stdint.h>

extern uint8_t
    show_reveals; /* set by events that show something new: nothing before is taken back */

void show_events(void);

#endif
