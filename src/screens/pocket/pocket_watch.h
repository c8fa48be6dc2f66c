/* The table of Pocket Madness for whoever takes up a kept game or watches one, all hands open
 * (screens/replay). */
#ifndef SCREENS_POCKET_WATCH_H
#define SCREENS_POCKET_WATCH_H

#include <stdint.h>
#include "cart/bank_call.h"

/* The next action from its byte code, its words to the log unless recall_silent: returns its
 * length, 0 when it cannot be taken. */
uint8_t pocket_watch_take(const uint8_t *bytes, uint8_t count) BANKED;

/* The table with that seat's hand: all of it while the screen is closed, or what a step or another
 * hand changes while it is open. The foot is left to the caller. */
void pocket_watch_show(uint8_t seat) BANKED;
void pocket_watch_draw(uint8_t seat) BANKED;

/* Looking around with the table's cursor: once at its beginning, then in every frame; and what
 * SELECT shows of the thing under it, with the table open before and after. */
void pocket_watch_point(void) BANKED;
void pocket_watch_move(void) BANKED;
void pocket_watch_look(void) BANKED;

#endif
