/* The table of Pocket Madness: a whole game from the deal to the standing. */
#ifndef SCREENS_POCKET_TABLE_H
#define SCREENS_POCKET_TABLE_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Plays the sitting's game; says which screen comes next. */
uint8_t pocket_table(void) BANKED;

/* ---- For the files of this folder ---- */

extern uint8_t table_waits;   /* for tests: not zero while a person may choose */
extern uint8_t table_leaving; /* the player leaves the game */

void table_open(void); /* draws everything and opens the curtain */

/* SELECT and START, wherever they are pressed. Not zero when the table was drawn anew. */
uint8_t table_key(uint8_t pressed);

/* A pause in which the cursor moves and SELECT and START work. */
void table_pause(uint8_t pause);

#endif
