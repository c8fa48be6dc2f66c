/* The game that is being played, kept in the battery RAM after every action, and taken up again.
 * A kept game is who sits where, the seed, and the actions; one that is too long for its journal
 * is the state at some time and the actions from there. */
#ifndef SCREENS_KEEP_H
#define SCREENS_KEEP_H

#include <stdint.h>
#include "cart/bank_call.h"

#define KEEP_ACTION_BYTES 3 /* the longest action of any game */

extern uint8_t keep_found;       /* what power-on found (cart/save/save.h); SAVE_FINE once said */
extern uint8_t keep_first_start; /* nothing was kept: the title asks for the language */

/* What was damaged, or is of another version: a bit for each part, until it is said. */
enum { KEEP_SETTINGS, KEEP_RECORDS, KEEP_GAMES /* + game */ };
extern uint8_t keep_damaged, keep_refused;

void keep_init(void) BANKED; /* at power-on: looks, and loads the settings */

/* ---- Taking up ---- */

/* Whether a game of that kind waits, or can be watched; which one was played last, or GAME_COUNT.
 */
uint8_t keep_waits(uint8_t game) BANKED;
uint8_t keep_finished(uint8_t game) BANKED;
uint8_t keep_last(void) BANKED;

/* Set by whoever wants the next table to go on with the kept game; cleared by keep_open. */
extern uint8_t keep_wanted;

/* Opens the kept game, or with finished the last finished one, of sitting_game: fills in the
 * sitting, and the state if it is one of the long ones. The table then takes the actions. */
enum {
    KEEP_DAMAGED,   /* it cannot be read and is given up */
    KEEP_FROM_SEED, /* start the game with sitting_seed */
    KEEP_FROM_STATE /* the state is there */
};
uint8_t keep_open(uint8_t finished) BANKED;

/* The next bytes of the kept game, KEEP_ACTION_BYTES at most: returns how many, 0 at its end. The
 * table says how many of them were the action. Behind the end, keep_action goes on. */
extern uint8_t keep_at_end; /* for tests: the last look found no more */
uint8_t keep_peek(uint8_t *bytes) BANKED;
void keep_took(uint8_t bytes) BANKED;

/* Where the next look begins, to go back there with the number of actions before it. */
uint16_t keep_place(void) BANKED;
uint16_t keep_left(void) BANKED; /* bytes from there to the end */
void keep_go_back(uint16_t place, uint16_t actions) BANKED;

/* ---- Keeping ---- */

extern uint16_t keep_actions; /* of the game so far */

/* A new game of the sitting, and each action after it was applied. */
void keep_begin(void) BANKED;
void keep_action(const uint8_t *bytes, uint8_t count) BANKED;

/* The last action, of so many bytes, was taken back: the state is as it was before it. */
void keep_undo(uint8_t bytes) BANKED;

void keep_finish(void) BANKED;  /* the game is over: it can be watched, not resumed */
void keep_give_up(void) BANKED; /* it makes no sense: said as damaged */

/* The same for one game however often it is taken up, another one for the next; never 0. */
uint32_t keep_mark(void) BANKED;

/* Before a CPU player chooses: its random generator follows from the seed and the number of
 * actions alone, so that a game taken up again goes on as it would have. */
void keep_seed_cpu(void) BANKED;

#endif
