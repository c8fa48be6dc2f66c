/* The part of GBDK-2020's <gb/sgb.h> that the game uses; see <gb/gb.h> beside it. */
#ifndef RUNTIME_GB_SGB_H
#define RUNTIME_GB_SGB_H

#include <stdint.h>

#define SGB_PAL_01   0x00u
#define SGB_PAL_23   0x01u
#define SGB_ATTR_BLK 0x04u
#define SGB_MLT_REQ  0x11u
#define SGB_CHR_TRN  0x13u
#define SGB_PCT_TRN  0x14u
#define SGB_MASK_EN  0x17u

/* Not zero on a Super Game Boy. Needs a few frames after power-on before it can answer. */
uint8_t sgb_check(void);

/* Sends a packet: command * 8 + number of packets, then 15 bytes. Four frames between packets. */
void sgb_transfer(uint8_t *packet);

#endif
