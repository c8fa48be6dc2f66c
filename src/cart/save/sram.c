#include <gb/gb.h>

#include "cart/save/sram.h"

#define SRAM ((volatile uint8_t *)0xA000)

void sram_open(void)
{
    ENABLE_RAM;
    SWITCH_RAM(0);
}

void sram_close(void)
{
    DISABLE_RAM;
}

uint8_t sram_get(uint16_t at)
{
    return SRAM[at];
}

void sram_put(uint16_t at, uint8_t byte)
{
    SRAM[at] = byte;
}
