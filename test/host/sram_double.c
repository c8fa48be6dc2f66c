#include <stdlib.h>

#include "sram_double.h"

uint8_t sram_bytes[SRAM_SIZE];
long sram_writes_left = SRAM_NEVER;
long sram_writes;
int sram_is_open;

void sram_open(void)
{
    sram_is_open = 1;
}

void sram_close(void)
{
    sram_is_open = 0;
}

uint8_t sram_get(uint16_t at)
{
    if (!sram_is_open || at >= SRAM_SIZE)
        abort();
    return sram_bytes[at];
}

void sram_put(uint16_t at, uint8_t byte)
{
    if (!sram_is_open || at >= SRAM_SIZE)
        abort();
    sram_writes++;
    if (sram_writes_left == 0)
        return;
    if (sram_writes_left > 0)
        sram_writes_left--;
    sram_bytes[at] = byte;
}
