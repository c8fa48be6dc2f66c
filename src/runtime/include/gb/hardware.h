/* Hardware registers by their GBDK names. Declared "extern __sfr" and placed in hardware.s: this
 * gives LDH access and is the one form that no SDCC version warns about.
 * Part of src/runtime; with GBDK_HOME set, GBDK's own header takes its place. */
#ifndef RUNTIME_GB_HARDWARE_H
#define RUNTIME_GB_HARDWARE_H

#include <stdint.h>

extern volatile __sfr P1_REG;
extern volatile __sfr SB_REG;
extern volatile __sfr SC_REG;
extern volatile __sfr DIV_REG;
extern volatile __sfr TIMA_REG;
extern volatile __sfr TMA_REG;
extern volatile __sfr TAC_REG;
extern volatile __sfr IF_REG;
extern volatile __sfr NR10_REG;
extern volatile __sfr NR11_REG;
extern volatile __sfr NR12_REG;
extern volatile __sfr NR13_REG;
extern volatile __sfr NR14_REG;
extern volatile __sfr NR21_REG;
extern volatile __sfr NR22_REG;
extern volatile __sfr NR23_REG;
extern volatile __sfr NR24_REG;
extern volatile __sfr NR30_REG;
extern volatile __sfr NR31_REG;
extern volatile __sfr NR32_REG;
extern volatile __sfr NR33_REG;
extern volatile __sfr NR34_REG;
extern volatile __sfr NR41_REG;
extern volatile __sfr NR42_REG;
extern volatile __sfr NR43_REG;
extern volatile __sfr NR44_REG;
extern volatile __sfr NR50_REG;
extern volatile __sfr NR51_REG;
extern volatile __sfr NR52_REG;
extern volatile __sfr LCDC_REG;
extern volatile __sfr STAT_REG;
extern volatile __sfr SCY_REG;
extern volatile __sfr SCX_REG;
extern volatile __sfr LY_REG;
extern volatile __sfr LYC_REG;
extern volatile __sfr DMA_REG;
extern volatile __sfr BGP_REG;
extern volatile __sfr OBP0_REG;
extern volatile __sfr OBP1_REG;
extern volatile __sfr WY_REG;
extern volatile __sfr WX_REG;
extern volatile __sfr KEY1_REG;
extern volatile __sfr VBK_REG;
extern volatile __sfr BCPS_REG;
extern volatile __sfr BCPD_REG;
extern volatile __sfr OCPS_REG;
extern volatile __sfr OCPD_REG;
extern volatile __sfr SVBK_REG;
extern volatile __sfr IE_REG;

/* MBC5: registers behind writes to ROM. */
#define rRAMG  (*(volatile uint8_t *)0x0000)
#define rROMB0 (*(volatile uint8_t *)0x2000)
#define rROMB1 (*(volatile uint8_t *)0x3000)
#define rRAMB  (*(volatile uint8_t *)0x4000)

#define LCDCF_ON      0x80
#define LCDCF_WIN9C00 0x40
#define LCDCF_WINON   0x20
#define LCDCF_OBJON   0x02
#define LCDCF_BGON    0x01

#define KEY1F_DBLSPEED 0x80
#define KEY1F_PREPARE  0x01

#endif
