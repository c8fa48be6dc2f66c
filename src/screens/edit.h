/* Typing with six keys: a name, or the code of a seed. */
#ifndef SCREENS_EDIT_H
#define SCREENS_EDIT_H

#include <stdint.h>

/* The screen before must be closed, and is after. Both give 0 when the player went back. */
uint8_t edit_name(uint8_t *glyphs);
uint8_t edit_seed(uint32_t *seed);

#endif
