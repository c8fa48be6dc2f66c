/* An outside program as a player: for each decision it reads one JSON line and answers with one
 * line, the chosen action in words. Anything else ends the run with an error that says what
 * happened: an answer that is not legal, an exit, or silence. */
#ifndef TOOLS_ARENA_OUTSIDER_H
#define TOOLS_ARENA_OUTSIDER_H

#include "arena/arena.h"

/* The command runs in a shell, once for all games. */
Outsider *outsider_start(const char *command, double timeout);
int outsider_choose(Outsider *outsider, const ArenaGame *game, int actions);
void outsider_end(Outsider *outsider);

#endif
