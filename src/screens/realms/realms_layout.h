/* What the parts of the table share: where each zone's cards are kept among the pictures, who sits
 * where, and strokes of the brush. All of them are in one bank: nothing here is BANKED. */
#ifndef SCREENS_REALMS_LAYOUT_H
#define SCREENS_REALMS_LAYOUT_H

#include <stdint.h>
#include "games/realms/realms.h"

#define LINE_CARDS    9 /* shown at once of the cards in play and of the hand */
#define BUTTON_COLUMN 18

/* Cells of art_shown that belong to each zone. */
#define CELL_SEATS  0
#define CELL_MARKET 10
#define CELL_PLAY   18
#define CELL_HAND   27

/* What drawing a step of a zone says: it was the last one, go on with the next, or the same again.
 */
enum { STEP_LAST, STEP_NEXT, STEP_AGAIN };

uint8_t layout_is_small(void); /* panels of three and four seats */
uint8_t layout_is_turn(void);  /* of the seat at the lower edge */
uint8_t layout_seat_of_panel(uint8_t panel);

/* Columns from card to card: with a gap as long as all have room. */
uint8_t layout_pitch(uint8_t cards);

uint8_t layout_card_at(uint8_t list, uint8_t n); /* card number n of a list, or REALMS_NONE */

/* What is left of a Location in the turn of another seat, on a plate once it has lost some. Its
 * kind is in art_kind. */
uint8_t layout_rest_tile(uint8_t card);

/* ---- Strokes ---- */

void layout_put(uint8_t x, uint8_t y, uint8_t tile, uint8_t color);
void layout_wipe(uint8_t x, uint8_t y, uint8_t w);
void layout_put_count(uint8_t x, uint8_t y, uint8_t icon, uint16_t number, uint8_t color);
void layout_ground(uint8_t tile, uint8_t color); /* what cards lie on */

void layout_set_box(uint8_t column, uint8_t row, uint8_t w, uint8_t h); /* item_x … */

#endif
