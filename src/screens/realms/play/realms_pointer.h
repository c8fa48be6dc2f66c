/* The cursor of a person's turn and the panel that says what is under it: the cursor moves at once,
 * the panel and remarks follow in the frames after. */
#ifndef SCREENS_REALMS_POINTER_H
#define SCREENS_REALMS_POINTER_H

#include <stdint.h>
#include "cart/bank_call.h"

extern uint8_t pointer_waits;    /* the cursor has to be shown, once the last move is drawn */
extern uint8_t pointer_remarked; /* a remark stands in the panel until a key is pressed */

void pointer_point(void);           /* shows the cursor; the panel follows */
void pointer_catch_up(void);        /* before a key: the thing under a cursor that waits is known */
void pointer_idle(void);            /* what is done in a frame without a key */
void pointer_no_panel(void);        /* the cursor is shown; the panel shows something else now */
void pointer_say(uint16_t text);    /* under the panel, when the panel is there */
void pointer_refuse(uint16_t text); /* the same, to a key that was of no use */

/* The cursor on a seat's panel, or on its numbers at the foot. */
void pointer_at_seat(uint8_t seat);

#endif
