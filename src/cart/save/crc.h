/* CRC-16 (polynomial 1021, first value FFFF), one byte at a time, and beside it the sum of all sums
 * of the bytes: one of 65,536 damaged images has the right CRC by chance, but not both. */
#ifndef CART_SAVE_CRC_H
#define CART_SAVE_CRC_H

#include <stdint.h>

#define CRC_FIRST 0xFFFFu

#define SUM_FIRST 0

extern uint16_t crc, crc_sums; /* so far */
void crc_add(uint8_t byte);
void crc_remove(uint8_t byte); /* the one that was added last */

#endif
