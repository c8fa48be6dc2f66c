/* Using a card in play: the only way at once, else the person chooses in the panel; and why a card
 * cannot be used. */
#ifndef SCREENS_REALMS_USE_H
#define SCREENS_REALMS_USE_H

#include <stdint.h>

void use_card(uint8_t card);

#endif
