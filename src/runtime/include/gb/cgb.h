/* The part of GBDK-2020's <gb/cgb.h> that the game uses; see <gb/gb.h> beside it. */
#ifndef RUNTIME_GB_CGB_H
#define RUNTIME_GB_CGB_H

#include <stdint.h>

typedef uint16_t palette_color_t;

#define RGB(r, g, b) (((uint16_t)(r)) | (((uint16_t)(g)) << 5) | (((uint16_t)(b)) << 10))

/* Doubles the CPU's clock. Only on a Game Boy Color or Advance. */
void cpu_fast(void);

#endif
