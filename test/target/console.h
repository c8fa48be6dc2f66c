/* What both test cartridges share: power-on, lines of plain text, and the verdict as the mooneye
 * test ROMs give it, so that any emulator, and any machine at the end of a cable, can read it. */
#ifndef TEST_TARGET_CONSOLE_H
#define TEST_TARGET_CONSOLE_H

#include <stdint.h>

/* As the game does it, and the font. Tests take as long as they take: no frame is a lag frame. */
void console_power_on(void);

/* A line of capital and small letters, digits and full stops; row 0 to 17. In bank 0 or WRAM. */
void console_line(uint8_t row, const char *text);
void console_number(uint8_t row, uint8_t column, uint16_t number);
void console_show(void); /* waits until the picture has all of it */

/* Sends 3 5 8 13 21 34 on the serial port, or six times 42 (hexadecimal); then holds the same
 * numbers in B C D E H L, executes ld b,b and stays. */
void console_verdict(uint8_t passed);

#endif
