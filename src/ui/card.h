/* Cards of Pocket Madness in two sizes: 2x3 tiles for the tables, 4x6 for a closer look.
 * Their tiles take the screen's tiles from CARD_TILES on; a large card has room for one picture. */
#ifndef UI_CARD_H
#define UI_CARD_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "card_large.h"
#include "card_small.h"
#include "pictures.h"

#define CARD_TILES        0
#define CARD_SMALL_FIRST  (CARD_TILES + SHEET_LOCATIONS_TILES)
#define CARD_LARGE_FIRST  (CARD_SMALL_FIRST + CARD_SMALL_TILES)
#define CARD_FACE_FIRST   (CARD_LARGE_FIRST + CARD_LARGE_TILES)
#define CARD_TILES_END    (CARD_FACE_FIRST + SHEET_FACES_TILES)
#define CARD_PLACES_FIRST TEXT_POCKET_PLACE_6

void card_load_small(void) BANKED;
void card_load_large(void) BANKED;

/* kind: 0 to 6, value - 6 */
void card_small(uint8_t x, uint8_t y, uint8_t kind) BANKED;
void card_small_back(uint8_t x, uint8_t y) BANKED;
void card_small_empty(uint8_t x, uint8_t y) BANKED;
void card_large(uint8_t x, uint8_t y, uint8_t kind) BANKED; /* loads the face too */

#endif
