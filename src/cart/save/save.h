/* The battery RAM at power-on: is it there, is it ours, is it whole? */
#ifndef CART_SAVE_SAVE_H
#define CART_SAVE_SAVE_H

#include <stdint.h>
#include "cart/bank_call.h"

/* What there is to say about it. */
enum {
    SAVE_FINE,
    SAVE_NEW,           /* a blank cartridge */
    SAVE_FOREIGN,       /* bytes that mean nothing to us: replaced */
    SAVE_DAMAGED,       /* a part could not be read: that part begins anew, the rest is kept */
    SAVE_OTHER_VERSION, /* a part is of another version: it stays until something new is kept */
    SAVE_ABSENT         /* no RAM: the game works and keeps nothing */
};

extern uint8_t save_works; /* whether anything can be kept */

/* Which pairs of slots were not read for one of these two reasons: a bit each. */
extern uint8_t save_damaged, save_refused;

/* Looks, mends and says what it found. Once, at power-on. */
uint8_t save_init(void) BANKED;

/* Settings and records (slots.h): 0 when there are none to read. */
uint8_t save_read(uint8_t pair, uint8_t *payload) BANKED;
void save_write(uint8_t pair, const uint8_t *payload) BANKED;

#endif
