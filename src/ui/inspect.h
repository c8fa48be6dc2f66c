/* The inspect panel: a whole screen for one thing, with its 40x40 picture, name and text in pages.
 * It uses all tiles of the screen: whoever opened it draws itself anew afterwards. */
#ifndef UI_INSPECT_H
#define UI_INSPECT_H

#include <stdint.h>
#include "cart/bank_call.h"

#define INSPECT_NO_NOTE 0xFFFFu

/* What is looked at; filled in before inspect_run. */
typedef struct {
    uint8_t sheet, picture; /* ui/picture.h */
    uint8_t color;
    uint16_t title; /* text ids: box 12x3 */
    uint16_t note;  /* box 12x3, or INSPECT_NO_NOTE; its arguments must stay set */
    uint16_t prose; /* prose 144x40, any number of pages */
} Inspected;
extern Inspected inspected;

/* Shows it until B, A or SELECT; the screen before must be closed (curtain_close), and is after. */
void inspect_run(void) BANKED;

#endif
