/* What is legal in Pocket Madness, written down a second time straight from RULES.md, with no
 * regard for speed and none of the engine's functions. */
#ifndef TEST_HOST_POCKET_REFERENCE_H
#define TEST_HOST_POCKET_REFERENCE_H

#include "games/pocket/pocket.h"

int reference_legal(const PocketAction *action);

#endif
