/* The scoring of Tides of Madness and what is legal, written down a second time straight from
 * RULES.md, with no regard for speed and none of the engine's functions or tables. */
#ifndef TEST_HOST_TIDES_REFERENCE_H
#define TEST_HOST_TIDES_REFERENCE_H

#include "games/tides/tides.h"

/* What the cards of a table score, in their order; the sum is returned. Tokens as when scored. */
int reference_score(const uint8_t *own, int own_count, const uint8_t *other, int other_count,
                    int wild, int tokens, int *scores);

int reference_icons(const uint8_t *cards, int count);
int reference_legal(const TidesAction *action);

#endif
