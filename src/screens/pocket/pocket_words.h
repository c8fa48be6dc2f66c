/* The words to what happens, for the foot of the table and for the log. */
#ifndef SCREENS_POCKET_WORDS_H
#define SCREENS_POCKET_WORDS_H

#include <stdint.h>
#include "games/pocket/pocket.h"

/* Before its events are told. */
void words_for_action(const PocketAction *action, uint8_t seat, uint8_t main_before,
                      uint8_t spoken);

/* For the events that the action's words leave open. */
void words_for_event(uint8_t event, uint8_t spoken);

#endif
