/* The picks of a round solved a second time, without regard for speed: every order of picks, exact
 * values of games by trying all square parts of them, in floating point. Only the worth of a
 * round's end is the CPU player's own. */
#ifndef TEST_HOST_TIDES_BRUTE_H
#define TEST_HOST_TIDES_BRUTE_H

#include <stdint.h>

/* The value of a game, mine to choose the row, of at most 5 x 5. */
double brute_value(const double *game, int size);

/* The game of the picks that are left, size x size; the tables are those of the state. */
void brute_solve(const uint8_t *mine, const uint8_t *theirs, int size, double *game);

#endif
