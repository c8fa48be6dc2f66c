/* Battery RAM on the host, with a plug that can be pulled: after sram_writes_left more writes
 * nothing arrives any more. */
#ifndef TEST_SRAM_DOUBLE_H
#define TEST_SRAM_DOUBLE_H

#include <stdint.h>

#include "cart/save/sram.h"

#define SRAM_NEVER (-1L)

extern uint8_t sram_bytes[SRAM_SIZE];
extern long sram_writes_left; /* SRAM_NEVER: no cut */
extern long sram_writes;      /* that arrived, or would have */
extern int sram_is_open;

#endif
