/* What a card does, in words: put as prose (ui/prose.h), in the language of the options. */
#ifndef SCREENS_REALMS_PHRASE_H
#define SCREENS_REALMS_PHRASE_H

#include <stdint.h>
#include "games/realms/realms.h"

void phrase_ability(const RealmsKind *kind, uint8_t ability);
void phrase_guards(const RealmsKind *kind); /* of a Location */

#endif
