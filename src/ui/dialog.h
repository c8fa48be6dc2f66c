/* A panel that slides up over the lower part of the screen, on the window: a question with up to
 * five answers, or a message with one. The screen below stays as it is. */
#ifndef UI_DIALOG_H
#define UI_DIALOG_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "ui/menu.h"

/* text: box 17x2, with four or five answers box 17. answers: ids of box 15 each, first … first +
 * count - 1. Returns the answer, or MENU_BACK. */
uint8_t dialog_ask(uint16_t text, uint16_t first_answer, uint8_t count) BANKED;
void dialog_say(uint16_t text) BANKED;

#endif
