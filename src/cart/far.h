/* Reading constants in other ROM banks. Lives in bank 0, like all of the cart layer. */
#ifndef CART_FAR_H
#define CART_FAR_H

#include <stdint.h>

uint8_t far_byte(const uint8_t *from, uint8_t bank);
uint16_t far_word(const uint16_t *from, uint8_t bank);
void far_copy(uint8_t *to, const uint8_t *from, uint8_t bank, uint8_t bytes);

#endif
