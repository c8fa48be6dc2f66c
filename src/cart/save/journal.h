/* A game on its way into the battery RAM: the bytes of its opening and of its actions, one behind
 * the other. Bytes that were put are there for good only after journal_commit, which writes length
 * and CRC into a pair of slots; a cut before leaves the journal as it was.
 *
 * Each game has two journals, the game that is being played and the last finished one, in one room:
 * the first grows from its beginning up, the second from its end down. */
#ifndef CART_SAVE_JOURNAL_H
#define CART_SAVE_JOURNAL_H

#include <stdint.h>
#include "cart/bank_call.h"

#define JOURNAL_GAMES 3

enum { JOURNAL_NONE, JOURNAL_PLAYING, JOURNAL_FINISHED };

/* ---- Writing ---- */

/* A new journal for the game; the finished one stays, one that was being played goes. */
void journal_open(uint8_t game) BANKED;

/* 0 when there is no room for so many bytes: then nothing was put. */
uint8_t journal_put(const uint8_t *bytes, uint16_t count) BANKED;
void journal_commit(uint8_t status) BANKED;

/* The last bytes are taken out again. To be committed. */
void journal_undo(uint8_t count) BANKED;

/* The other journal of the game is given up, and the one that is written has its room. */
void journal_take_over(void) BANKED;

/* A new journal for the game that is being written, which has filled its own, in what is left of
 * the room; the old one counts until the first commit. After a journal_take_over. */
void journal_open_next(void) BANKED;

/* The game that is being played is given up. */
void journal_drop(uint8_t game) BANKED;

/* ---- Reading ---- */

/* Looks for the game's newest journal of the wanted status and reads from its beginning,
 * SLOTS_FINE, or says what is there (slots.h). One that is being played can be written on. */
uint8_t journal_find(uint8_t game, uint8_t wanted) BANKED;

/* Tells the journals of a game apart, as long as one of them is there. */
uint16_t journal_serial(void) BANKED;

uint16_t journal_length(void) BANKED;

/* The next bytes; returns how many there are, at most count. */
uint8_t journal_read(uint8_t *bytes, uint8_t count) BANKED;
uint16_t journal_place(void) BANKED; /* bytes read so far */
uint16_t journal_left(void) BANKED;  /* bytes to come */
void journal_seek(uint16_t place) BANKED;

#endif
