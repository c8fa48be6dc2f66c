/* What the choices of a person share: keys, cards that go to their place and come back, the
 * question before a choice is final. */
#ifndef SCREENS_TIDES_CHOICE_H
#define SCREENS_TIDES_CHOICE_H

#include <stdint.h>
#include "games/tides/tides.h"

enum { KEY_A, KEY_B, KEY_LEAVE };

/* A new choice: the cursor to an area of tides_cursor.h, the bar's text. */
void tides_choice_begin(uint8_t area, uint16_t hint);

/* Until A, B, or the player leaves the game; the rest happens inside. */
uint8_t tides_choice_wait(void);

void tides_choice_open_sheet(void);
void tides_choice_refuse(uint16_t text); /* says why not */

/* A card of the hand to the place beside the table and back; face down when it is final. */
void tides_choice_to_slot(uint8_t place);
void tides_choice_from_slot(uint8_t place);
void tides_choice_cover_slot(void);
uint8_t tides_choice_confirm(uint16_t hint); /* a key, as above */

/* tides_keep.c: 0 when the player leaves. */
uint8_t tides_choose_keep(TidesAction *action);
uint8_t tides_choose_discard(TidesAction *action);

#endif
