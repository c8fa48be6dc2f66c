/* The words to what happens in Tides of Madness, for the foot of the table and for the log. */
#ifndef SCREENS_TIDES_WORDS_H
#define SCREENS_TIDES_WORDS_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/tides/tides.h"

#define TIDES_NO_WORDS 0xFFFFu

/* Sets the arguments of the text whose id it returns. An event of several that happen together is
 * passed over when its like has been told; open: secret choices are named as they are made, not
 * when they are shown. */
uint16_t tides_words(const TidesEvent *event, uint8_t open);

/* All that the last action has to say, for the log alone; and what a new game begins with. */
void tides_words_keep(uint8_t open);
void tides_words_begin(void) BANKED;

#endif
