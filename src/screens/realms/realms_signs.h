/* Abilities in signs: conditions, a colon, the effect with its number, a stroke between two
 * branches, the mark of a card that abjures itself. One language, for panel, table and album. */
#ifndef SCREENS_REALMS_SIGNS_H
#define SCREENS_REALMS_SIGNS_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

#define SIGNS_MOST 20

extern RealmsKind signs_kind; /* of the last signs_open */

/* The ability of the last signs_write: signs (tiles of the icons, glyphs of the font), palettes,
 * and where each branch stands in it. */
extern uint8_t signs[SIGNS_MOST], signs_tint[SIGNS_MOST];
extern uint8_t signs_count;
extern uint8_t signs_start[REALMS_BRANCHES], signs_end[REALMS_BRANCHES];

void signs_open(uint8_t kind) BANKED;

/* can: what realms_can_use said of both branches, so that a missing condition goes pale; or
 * REALMS_CAN twice. Returns the number of signs, 0 when there is no such ability. */
uint8_t signs_write(uint8_t ability, uint8_t can_first, uint8_t can_second) BANKED;

#endif
