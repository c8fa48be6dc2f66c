/* What an action did, event by event. */
#ifndef SCREENS_REALMS_SHOW_H
#define SCREENS_REALMS_SHOW_H

#include <stdint.h>

void show_events(void);

#endif
