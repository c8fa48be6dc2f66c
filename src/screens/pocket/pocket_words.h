/* The words to what happens, for the foot of the table and for the log. */
#ifndef SCREENS_POCKET_WORDS_H
#define SCREENS_POCKET_WORDS_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/pocket/pocket.h"

/* Before its events are told. */
void words_for_action(const PocketAction *action, uint8_t seat, uint8_t main_before,
                      uint8_t spoken);

/* For the events that the action's words leave open. */
void words_for_event(uint8_t event, uint8_t spoken);

/* Whether the round's end begins with that event: it is told on a page of its own. */
uint8_t words_end_round(uint8_t event);
void words_for_round_end(uint8_t event);

/* All that the last action has to say, for the log alone; and what a new game begins with. */
void words_keep(const PocketAction *action, uint8_t seat, uint8_t main_before);
void pocket_words_begin(void) BANKED;

#endif
