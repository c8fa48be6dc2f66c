/* An observer of Pocket Madness that shares no code with the engine: for every watcher and every
 * hand it keeps all the hands that fit what the watcher saw (a world: cards seen to be there, and
 * unknown ones). Known is what all worlds have in common. It reads only what the watcher sees. */
#ifndef TEST_HOST_POCKET_OBSERVER_H
#define TEST_HOST_POCKET_OBSERVER_H

#include "games/pocket/pocket.h"

/* At the start of a game. */
void observer_start(void);

/* After each action: what it was, and the state before it. */
void observer_see(const PocketAction *action, const Pocket *before);

/* How many copies of a kind the watcher knows in another hand. */
uint8_t observer_knows(uint8_t watcher, uint8_t seat, uint8_t kind);

/* The most worlds that any watcher had to keep apart. */
unsigned observer_most_worlds(void);

#endif
