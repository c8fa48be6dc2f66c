/* Which Game Boy this is. Asked once at power-on, from the registers that the boot ROM leaves and,
 * for the Super Game Boy, by asking it over the joypad port. */
#ifndef CART_MODEL_H
#define CART_MODEL_H

#include <stdint.h>

enum { MODEL_DMG, MODEL_MGB, MODEL_SGB, MODEL_CGB, MODEL_AGB };

extern uint8_t model;

/* Wants the VBlank interrupt and the LCD on, and nobody else at the joypad port; takes some frames,
 * as the Super Game Boy needs them. */
void model_detect(void);

uint8_t model_has_color(void); /* CGB and AGB; known before model_detect */

#endif
