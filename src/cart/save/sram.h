/* The cartridge's battery RAM, byte by byte. It is enabled only between sram_open and sram_close:
 * a program that runs wild, or a console switched off, then cannot write to it. */
#ifndef CART_SAVE_SRAM_H
#define CART_SAVE_SRAM_H

#include <stdint.h>

#define SRAM_SIZE 0x2000u

void sram_open(void);
void sram_close(void);
uint8_t sram_get(uint16_t at);
void sram_put(uint16_t at, uint8_t byte);

#endif
