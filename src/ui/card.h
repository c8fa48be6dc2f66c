/* Cards of Pocket Madness in two sizes: 2x3 tiles for the tables, 4x6 for a closer look.
 * Their tiles take the screen's tiles from CARD_TILES on: seven faces, the back, an empty place;
 * a large card has room for one face. */
#ifndef UI_CARD_H
#define UI_CARD_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "card_small.h"
#include "pictures.h"

#define CARD_WIDTH  2
#define CARD_HEIGHT 3
#define CARD_PIECES (CARD_WIDTH * CARD_HEIGHT)

#define CARD_TILES       0
#define CARD_BACK_FIRST  (CARD_TILES + SHEET_LOCATIONS_TILES)
#define CARD_EMPTY_FIRST (CARD_BACK_FIRST + CARD_PIECES)
#define CARD_FACE_FIRST  (CARD_EMPTY_FIRST + CARD_PIECES)
#define CARD_TILES_END   (CARD_FACE_FIRST + SHEET_FACES_TILES)

void card_load_small(void) BANKED; /* faces and back */
void card_load_empty(void) BANKED; /* the empty place too */

/* kind: 0 to 6, value - 6 */
void card_small(uint8_t x, uint8_t y, uint8_t kind) BANKED;
uint8_t card_color(uint8_t kind) BANKED;
void card_head(uint8_t x, uint8_t y, uint8_t kind) BANKED; /* its uppermost tiles: the value */
void card_small_back(uint8_t x, uint8_t y) BANKED;
void card_small_empty(uint8_t x, uint8_t y) BANKED;
void card_large(uint8_t x, uint8_t y, uint8_t kind) BANKED; /* loads the face too */

/* Cards in the air: sprite tiles, CARD_PIECES for each kind and as many for the back. */
#define CARD_FLY_FIRST      32
#define CARD_FLY_TILE(kind) (CARD_FLY_FIRST + CARD_PIECES * (kind))
#define CARD_FLY_BACK       CARD_FLY_TILE(SHEET_LOCATIONS_COUNT)
uint8_t card_fly_color(uint8_t kind) BANKED; /* for fly_send; the kind after the last is the back */
void card_load_flying(void) BANKED;

#endif
