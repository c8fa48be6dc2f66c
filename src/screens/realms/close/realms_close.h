/* Whole screens over the table of Cthulhu Realms: a card seen closely, piles to look through or to
 * pick from, a seat that goes mad. The table must be closed before, and is drawn anew after. */
#ifndef SCREENS_REALMS_CLOSE_H
#define SCREENS_REALMS_CLOSE_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

#define PICK_MOST 64

/* What is looked through: cards, or kinds when pick_kinds is set; filled in before. */
extern uint8_t pick_cards[PICK_MOST];
extern uint8_t pick_count, pick_kinds;

void pick_clear(void) BANKED;
void pick_add(uint8_t card) BANKED;
void pick_add_list(uint8_t list) BANKED;
void pick_add_rows(uint8_t seat) BANKED; /* the rows beside it */

/* The chosen one, or REALMS_NONE. Without a question (0xFFFF) A looks closely, like SELECT. */
#define PICK_LOOK 0xFFFFu
uint8_t close_pick(uint16_t question) BANKED;

void close_look(uint8_t kind) BANKED; /* a card in all its words */
void close_out(uint8_t seat) BANKED;  /* the seat has gone mad */
void close_album(void) BANKED;        /* all kinds */

#endif
