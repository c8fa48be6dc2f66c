/* What is said at a table: two lines in words at the foot of the screen, a third for what a player
 * remarks, and the log of the last messages, which speaks whatever language is set. */
#ifndef UI_MESSAGE_H
#define UI_MESSAGE_H

#include <stdint.h>
#include "cart/bank_call.h"

#define MESSAGE_ROW   15
#define MESSAGE_ROWS  3
#define MESSAGE_COUNT 12 /* in the log */

void message_forget(void) BANKED; /* the log: a new game begins */

/* box 20x2, arguments set before. Names must stay where they are: the log says them again. */
void message_say(uint16_t id) BANKED;    /* shown and kept */
void message_keep(uint16_t id) BANKED;   /* only kept */
void message_show(uint16_t id) BANKED;   /* only shown */
void message_remark(uint16_t id) BANKED; /* box 20: only shown, in the third line */
void message_wipe(void) BANKED;          /* clears the three lines */
void message_again(void) BANKED;         /* draws what was shown last, after another screen */

/* Messages kept so far, modulo 256. Those that came after such a number can be forgotten again, a
 * dozen at most; a kept one can be shown once more: 0 is the newest. */
extern uint8_t message_total;
void message_take_back(uint8_t total) BANKED;
void message_repeat(uint8_t back) BANKED;

/* The log from row y to row last, the newest message at the end, a row between two; skip leaves out
 * that many of the newest. Returns the number of messages that are older than those shown. */
uint8_t message_draw_log(uint8_t y, uint8_t last, uint8_t skip) BANKED;

#endif
