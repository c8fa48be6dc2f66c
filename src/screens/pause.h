/* The pause menu of all tables: go on, rules, last moves, options, leave. */
#ifndef SCREENS_PAUSE_H
#define SCREENS_PAUSE_H

#include <stdint.h>
#include "cart/bank_call.h"

enum {
    PAUSE_OVER,  /* the table is as it was, without its sprites */
    PAUSE_AWAY,  /* the screen was left: draw the table anew */
    PAUSE_LEAVE, /* the player leaves the game; the table is still on the screen */
};

uint8_t pause_run(void) BANKED;

#endif
