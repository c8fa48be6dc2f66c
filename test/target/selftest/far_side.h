/* Functions and constants in other ROM banks, to be reached from bank 0. */
#ifndef TEST_TARGET_FAR_SIDE_H
#define TEST_TARGET_FAR_SIDE_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "cart/banks.h"

/* In these banks (see the Makefile). */
#define BANK_FAR_SIDE  BANK_SCREENS
#define BANK_FAR_OTHER BANK_REALMS_TABLE

extern const uint8_t far_side_bytes[300];
extern const uint16_t far_side_words[3];

uint8_t far_side_sum(uint8_t a, uint8_t b, uint8_t c) BANKED;
uint16_t far_side_word(uint16_t a, uint8_t b) BANKED;
uint32_t far_side_long(uint32_t a, uint16_t b) BANKED;
uint8_t far_side_bank(void) BANKED;
uint8_t far_side_asks_other(uint8_t a) BANKED; /* calls the next one, in another bank */
uint8_t far_other_double(uint8_t a) BANKED;
uint8_t far_other_bank(void) BANKED;

#endif
