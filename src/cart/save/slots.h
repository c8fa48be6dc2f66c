/* What is kept is kept twice: a pair of slots, of which the older one is written and its mark set
 * last. A cut at any byte leaves the other slot, whole. README.md shows the layout. What comes
 * before the payload lies where it does in all versions. */
#ifndef CART_SAVE_SLOTS_H
#define CART_SAVE_SLOTS_H

#include <stdint.h>
#include "cart/bank_call.h"

#define SETTINGS_BYTES 64
#define RECORDS_BYTES  192
#define HEAD_BYTES     9 /* of a journal */

/* The pairs: settings, records, and the heads of six journals. */
enum { SLOTS_SETTINGS, SLOTS_RECORDS, SLOTS_HEADS, SLOTS_PAIRS = SLOTS_HEADS + 6 };

/* What a pair holds. */
enum {
    SLOTS_FINE,
    SLOTS_EMPTY,        /* nothing was ever kept here */
    SLOTS_DAMAGED,      /* something was, and cannot be read */
    SLOTS_OTHER_VERSION /* something whole that this program does not understand */
};

uint8_t slots_state(uint8_t pair);

/* Reads the newest whole slot into payload, which has the pair's length; leaves it alone unless the
 * result is SLOTS_FINE. */
uint8_t slots_read(uint8_t pair, uint8_t *payload);
void slots_write(uint8_t pair, const uint8_t *payload);

void slots_empty(uint8_t pair);

/* The whole RAM made ours: all pairs empty, the signature last; or the signature alone. */
void slots_format(void);
void slots_sign(void);

/* Whether the signature is there; whether no byte of the RAM differs from the first one. */
uint8_t slots_are_ours(void);
uint8_t slots_are_blank(void);

#endif
