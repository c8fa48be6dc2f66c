/* The levels of the CPU players of all games, and the random generator that is theirs: thinking
 * never moves the generator of a game. */
#ifndef GAMES_CPU_H
#define GAMES_CPU_H

#include "cart/random.h"

enum { CPU_NOVICE, CPU_ADEPT, CPU_ELDER, CPU_LEVELS };

extern Random cpu_random;

/* The same as random_next(&cpu_random) and random_below(&cpu_random, n), but quicker: a search asks
 * for thousands of numbers. */
uint16_t cpu_random_next(void);
uint8_t cpu_random_below(uint8_t n);

/* Every game's own choose function has the form
 *     void pocket_choose(uint8_t level, PocketAction *action) BANKED;
 * It gives a legal action for the seat to act, from what that seat may know and cpu_random alone,
 * and leaves the game as it was. */

#endif
