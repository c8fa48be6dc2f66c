/* Strips of the picture that are shifted sideways on their own: waves, in other words. */
#ifndef CART_RASTER_H
#define CART_RASTER_H

#include <stdint.h>

#define RASTER_STRIPS 5

/* The strip n begins at line raster_line[n] and is shifted by raster_shift[n] pixels. Lines rise,
 * from 1 on; the shifts may change at any time. */
extern uint8_t raster_line[RASTER_STRIPS];
extern volatile uint8_t raster_shift[RASTER_STRIPS];

void raster_begin(uint8_t strips);
void raster_end(void);

void raster_rewind(void); /* VBlank only */

#endif
