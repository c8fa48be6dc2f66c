/* The sound registers as memory: FF10 to FF26 and the wave at FF30. On the host they are an array,
 * which the driver's tests read. */
#ifndef CART_SOUND_REGISTERS_H
#define CART_SOUND_REGISTERS_H

#ifdef __SDCC
#include <gb/gb.h>
#define SOUND_REGISTERS ((volatile uint8_t *)0xFF10)
#else
#include <stdint.h>
extern uint8_t sound_registers[0x30];
#define SOUND_REGISTERS  sound_registers
#define SWITCH_ROM(bank) ((void)(bank))
#define _current_bank    0
#endif

/* Each channel has five, in the same order as far as it has them at all. */
#define REGISTERS_PER_CHANNEL 5
enum { REGISTER_SWEEP, REGISTER_DUTY, REGISTER_ENVELOPE, REGISTER_LOW, REGISTER_HIGH };
enum {
    REGISTER_LEVEL = REGISTER_ENVELOPE, /* of the wave channel */
    REGISTER_COLOR = REGISTER_LOW       /* of the noise channel */
};
#define TRIGGER        0x80
#define SILENT         0x08 /* an envelope of volume 0, growing: the DAC stays on and does not click */
#define WAVE_POWER     (SOUND_REGISTERS[0x0A])
#define MASTER_VOLUME  (SOUND_REGISTERS[0x14])
#define MASTER_PAN     (SOUND_REGISTERS[0x15])
#define MASTER_POWER   (SOUND_REGISTERS[0x16])
#define WAVE_RAM       (&SOUND_REGISTERS[0x20])
#define WAVE_RAM_BYTES 16

#endif
