/* The table of Tides of Madness: a whole game from the deal to the standing. */
#ifndef SCREENS_TIDES_TABLE_H
#define SCREENS_TIDES_TABLE_H

#include <stdint.h>
#include "cart/bank_call.h"

/* Plays the sitting's game; says which screen comes next. */
uint8_t tides_table(void) BANKED;

/* For tests: not zero while a key of a person is awaited. */
extern uint8_t tides_table_waits;

/* ---- For the other files of the table ---- */

/* Away from the table and back: afterwards it is drawn anew but not yet open, so that whoever
 * called can add its own; then tides_table_reopen. */
void tides_table_look(void); /* at what is under the cursor */
void tides_table_look_at_card(uint8_t card);
void tides_table_sheet(void);
void tides_table_reopen(void);

enum { TABLE_STAYED, TABLE_CLOSED, TABLE_LEFT };

/* The pause menu: TABLE_STAYED without the sprites, TABLE_CLOSED as above, or TABLE_LEFT. */
uint8_t tides_table_pause(void);

#endif
