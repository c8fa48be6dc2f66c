/* A game on its way into the battery RAM: the bytes of its opening and of its actions, one behind
 * the other. Bytes that were put are there for good only after journal_commit, which writes length
 * and CRC into a pair of slots; a cut before leaves the journal as it was.
 *
 * Each game has two journals: the game that is being played, and the last finished one. */
#ifndef CART_SAVE_JOURNAL_H
#define CART_SAVE_JOURNAL_H

#include <stdint.h>
#include "cart/bank_call.h"

#define JOURNAL_GAMES 3

enum { JOURNAL_NONE, JOURNAL_PLAYING, JOURNAL_FINISHED };

/* ---- Writing ---- */

/* A new journal for the game; the finished one stays, one that was being played goes. */
void journal_open(uint8_t game) BANKED;

/* A new journal for the game that is being written, which has filled its own: nothing is lost
 * before the first commit. Takes the place of the finished one. */
void journal_open_next(void) BANKED;

/* 0 when there is no room for so many bytes: then nothing was put. */
uint8_t journal_put(const uint8_t *bytes, uint16_t count) BANKED;
void journal_commit(uint8_t status) BANKED;

/* Takes the last journal_put back, JOURNAL_UNDO times at most since it was opened or found. To be
 * committed. */
#define JOURNAL_UNDO 8
void journal_undo(void) BANKED;

/* The game that is being played is given up. */
void journal_drop(uint8_t game) BANKED;

/* ---- Reading ---- */

/* Looks for the game's newest journal of that status and reads from its beginning, SLOTS_FINE, or
 * says what is there (slots.h). */
uint8_t journal_find(uint8_t game, uint8_t status) BANKED;

/* Tells the journals of a game apart, as long as one of them is there. */
uint16_t journal_serial(void) BANKED;

/* The next bytes; returns how many there are, at most count. */
uint8_t journal_read(uint8_t *bytes, uint8_t count) BANKED;
uint16_t journal_place(void) BANKED; /* bytes read so far */
uint16_t journal_left(void) BANKED;  /* bytes to come */
void journal_seek(uint16_t place) BANKED;

#endif
