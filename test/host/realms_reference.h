/* What is legal in Cthulhu Realms, written down a second time straight from RULES.md, with no
 * regard for speed and none of the engine's functions. */
#ifndef TEST_HOST_REALMS_REFERENCE_H
#define TEST_HOST_REALMS_REFERENCE_H

#include "games/realms/realms.h"

int reference_legal(const RealmsAction *action);

#endif
