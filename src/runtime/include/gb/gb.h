/* The part of GBDK-2020's <gb/gb.h> that the game uses, for stock SDCC: same names, same meanings.
 * Part of src/runtime; with GBDK_HOME set, GBDK's own header takes its place.
 * What is not here is not used by the game: add it with GBDK's meaning when it is. */
#ifndef RUNTIME_GB_GB_H
#define RUNTIME_GB_GB_H

#include <stdint.h>
#include <gb/hardware.h>

#define BANKED    __banked
#define NONBANKED __nonbanked
#define CRITICAL  __critical
#define NAKED     __naked

#define J_RIGHT  0x01u
#define J_LEFT   0x02u
#define J_UP     0x04u
#define J_DOWN   0x08u
#define J_A      0x10u
#define J_B      0x20u
#define J_SELECT 0x40u
#define J_START  0x80u

#define VBL_IFLAG 0x01u
#define LCD_IFLAG 0x02u
#define TIM_IFLAG 0x04u
#define SIO_IFLAG 0x08u

#define DMG_TYPE 0x01
#define MGB_TYPE 0xFF
#define CGB_TYPE 0x11

#define S_PALETTE  0x10u
#define S_FLIPX    0x20u
#define S_FLIPY    0x40u
#define S_PRIORITY 0x80u

typedef void (*int_handler)(void);

/* Handlers run with interrupts off; VBlank takes three, the others one each. */
void add_VBL(int_handler h);
void add_LCD(int_handler h);
void add_TIM(int_handler h);
void add_SIO(int_handler h);
void set_interrupts(uint8_t flags);
void enable_interrupts(void);
void disable_interrupts(void);

uint8_t joypad(void);
void vsync(void);
void display_off(void);

extern uint8_t _cpu;
extern uint8_t _is_GBA;
extern volatile uint16_t sys_time;
extern volatile __sfr _current_bank;

#define SWITCH_ROM(b) (_current_bank = (b), rROMB0 = (b))
#define SWITCH_RAM(b) (rRAMB = (b))
#define ENABLE_RAM    (rRAMG = 0x0A)
#define DISABLE_RAM   (rRAMG = 0x00)

#define DISPLAY_ON   (LCDC_REG |= 0x80)
#define DISPLAY_OFF  display_off()
#define SHOW_BKG     (LCDC_REG |= 0x01)
#define SHOW_SPRITES (LCDC_REG |= 0x02)
#define SHOW_WIN     (LCDC_REG |= 0x20)
#define HIDE_WIN     (LCDC_REG &= 0xDF)

typedef struct OAM_item_t {
    uint8_t y, x, tile, prop;
} OAM_item_t;
extern volatile struct OAM_item_t shadow_OAM[40];

#endif
