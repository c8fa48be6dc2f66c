/* A monkey at the keys, or at some of them: seeded, so that what it breaks can be broken again.
 * It holds, releases, hammers one key and mashes all, for spans of a few frames each.
 * Keys are released when it stops. */
#ifndef GBRUN_MONKEY_H
#define GBRUN_MONKEY_H

#include "session.h"

void monkey_play(Session *session, Machine *machine, uint64_t seed, long frames, unsigned keys);

#endif
