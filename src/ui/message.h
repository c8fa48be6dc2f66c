/* The message line at the foot of a table, and the log of the last messages. */
#ifndef UI_MESSAGE_H
#define UI_MESSAGE_H

#include <stdint.h>
#include "cart/bank_call.h"

#define MESSAGE_ROW   17
#define MESSAGE_COUNT 8 /* kept for the log */

void message_clear(void) BANKED;         /* forgets all */
void message_say(uint16_t id) BANKED;    /* arguments set before; shown and kept */
void message_show_last(void) BANKED;     /* draws the newest once more */
void message_draw_log(uint8_t y) BANKED; /* the newest MESSAGE_COUNT, oldest first, from row y */

#endif
