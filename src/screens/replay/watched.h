/* The game that is recalled or watched, whichever of the three it is (sitting_game). */
#ifndef SCREENS_REPLAY_WATCHED_H
#define SCREENS_REPLAY_WATCHED_H

#include <stdint.h>

uint8_t watched_start(void); /* from the seed, with its first words; 0 when that cannot be */
uint8_t watched_seats(void);
uint8_t watched_seat_to_act(void); /* SEAT_NONE when the game is over */
uint8_t watched_chapter(void);     /* the round, or the turn of Cthulhu Realms */

/* An action's length in bytes; and taken, as in pocket/pocket_watch.h and its like. */
uint8_t watched_length(const uint8_t *bytes, uint8_t count);
uint8_t watched_take(const uint8_t *bytes, uint8_t count);

/* Whether the action just taken, of that seat, is one that its table would not take back. */
uint8_t watched_is_final(uint8_t seat);

/* The table, as there. */
void watched_show(uint8_t seat);
void watched_draw(uint8_t seat);
void watched_step(void);
uint8_t watched_waits(void); /* for tiles on their way to the screen */
void watched_point(void);
void watched_move(void);
void watched_look(void);

#endif
