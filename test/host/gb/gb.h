/* A stand-in for GBDK's <gb/gb.h>, so that the cart and interface layers can be tested on the host:
 * registers are bytes that a test can look at, banks are numbers that nobody obeys. */
#ifndef TEST_HOST_GB_H
#define TEST_HOST_GB_H

#include <stdint.h>

#define CRITICAL
#define NONBANKED

#define J_RIGHT  0x01u
#define J_LEFT   0x02u
#define J_UP     0x04u
#define J_DOWN   0x08u
#define J_A      0x10u
#define J_B      0x20u
#define J_SELECT 0x40u
#define J_START  0x80u

#define CGB_TYPE 0x11

extern uint8_t host_registers[256]; /* at FF00 */
#define DIV_REG  host_registers[0x04]
#define LCDC_REG host_registers[0x40]
#define SCY_REG  host_registers[0x42]
#define SCX_REG  host_registers[0x43]
#define WY_REG   host_registers[0x4A]
#define WX_REG   host_registers[0x4B]
#define VBK_REG  host_registers[0x4F]
#define SHOW_WIN (LCDC_REG |= 0x20)
#define HIDE_WIN (LCDC_REG &= 0xDF)

extern uint8_t _current_bank, _cpu;
extern volatile uint16_t sys_time;
#define SWITCH_ROM(b) (_current_bank = (b))

uint8_t joypad(void);

#endif
