/* The words to what happens in Cthulhu Realms, for the foot of the table and for the log. */
#ifndef SCREENS_REALMS_WORDS_H
#define SCREENS_REALMS_WORDS_H

#include <stdint.h>
#include "games/realms/realms.h"

#define REALMS_NO_WORDS 0xFFFFu

/* Sets the arguments of the text whose id it returns. Draws in a row are told with the first. */
uint16_t realms_words(const RealmsEvent *event);

/* The card that the words name, or REALMS_NONE. */
uint8_t realms_words_card(const RealmsEvent *event);

void realms_words_keep(void); /* all that the last action has to say, for the log alone */

#endif
