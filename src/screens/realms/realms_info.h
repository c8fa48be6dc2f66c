/* The panel at the foot of the table: the card under the cursor with its abilities in signs, a seat
 * with its numbers, or a hint in words. Rows 14 to 17; messages (ui/message.h) take the last three.
 */
#ifndef SCREENS_REALMS_INFO_H
#define SCREENS_REALMS_INFO_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

#define INFO_ROW 14

/* What realms_can_use said of each way of the card shown last, if it was one in play. */
extern uint8_t info_can[REALMS_WAYS];

void info_clear(void) BANKED;
void info_kind(uint8_t kind) BANKED;

/* A card of the seat whose turn it is, with what can be used: in three frames, or piece by piece.
 */
#define INFO_PIECES 3
void info_card_in_play(uint8_t card) BANKED;
void info_card_piece(uint8_t card, uint8_t piece) BANKED;

void info_heading(uint8_t kind) BANKED; /* the card's line alone, over a message */
void info_seat(uint8_t seat) BANKED;
void info_hint(uint16_t text) BANKED; /* box 20x2 */

/* The cells of a way of the card shown last, for a cursor: column and width. */
extern uint8_t info_column, info_width;
void info_find_way(uint8_t way) BANKED;

#endif
