/* The end of a game, for all games: it is counted and kept as finished; who won, alone or together,
 * the standing of all seats, and the offer of another game. */
#ifndef SCREENS_STANDING_H
#define SCREENS_STANDING_H

#include <stdint.h>
#include "cart/bank_call.h"

extern uint8_t standing_games; /* for tests: games that came to their end */

/* Filled in before. */
extern uint16_t standing_score[]; /* by seat */
extern uint16_t standing_length;  /* rounds or turns: GameResult.length */
extern uint8_t standing_tokens;   /* GameResult.tokens */

enum { STANDING_FEWEST, STANDING_MOST };

/* winners: a bit per seat. unit: what is counted, box 18. The screen before must be closed, and is
 * after. Not zero when another game is wanted: same seats, new seed. */
uint8_t standing_run(uint8_t winners, uint8_t order, uint16_t unit) BANKED;

#endif
