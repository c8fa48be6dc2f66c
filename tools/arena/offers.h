/* The legal actions of the position, numbered from 0: what players choose from. */
#ifndef TOOLS_ARENA_OFFERS_H
#define TOOLS_ARENA_OFFERS_H

#include "arena/arena.h"

/* Lists them and returns their number; they have these numbers until the next offers_play. */
int offers_list(const ArenaGame *game);

void offers_words(const ArenaGame *game, int number, char *words); /* ARENA_WORDS_SIZE */
void offers_play(const ArenaGame *game, int number);

/* The one that a CPU player of that level takes, by cpu_random. */
int offers_think(const ArenaGame *game, int level);

#endif
