/* The table of Cthulhu Realms: a whole game from the deal to the standing. */
#ifndef SCREENS_REALMS_TABLE_H
#define SCREENS_REALMS_TABLE_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Plays the sitting's game; says which screen comes next. */
uint8_t realms_table(void) BANKED;

/* Draws the whole table and opens the curtain: after another screen was shown. */
void realms_table_show(void) BANKED;

/* What the pause menu was left with; not zero when the players leave the game. */
uint8_t realms_table_pause(void) BANKED;

/* For tests: games that came to their end; whether a person is asked (cleared while a move of it is
 * shown). */
extern uint8_t realms_table_games, realms_table_waits;

#endif
