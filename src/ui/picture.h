/* Pictures that have tiles of their own: the portraits of the inspect panel, those of the rules,
 * the feats. Another sheet is another line of the table in picture.c. */
#ifndef UI_PICTURE_H
#define UI_PICTURE_H

#include <stdint.h>
#include "cart/bank_call.h"

enum {
    PORTRAITS_POCKET,
    RULES_POCKET,
    PORTRAITS_TIDES,
    RULES_TIDES,
    PORTRAITS_REALMS_A,
    PORTRAITS_REALMS_B,
    RULES_REALMS,
    FEATS,
    FEATS_EARNED, /* small ones */
    FEATS_ASLEEP, /* */
    PORTRAITS_SHEETS
};

#define PORTRAIT_SIDE  5  /* in tiles */
#define PORTRAIT_TILES 25 /* at most */

/* Loads picture n of the sheet into the screen's tiles from first on, and draws it. */
void picture_draw(uint8_t x, uint8_t y, uint8_t sheet, uint8_t n, uint8_t first) BANKED;

#endif
