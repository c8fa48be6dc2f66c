/* From the first instruction of C to a machine that shows a white page and counts frames. */
#ifndef CART_POWER_ON_H
#define CART_POWER_ON_H

/* Afterwards the model is known, VBlank runs, and frame_busy_begin is in force: the first screen's
 * curtain ends it. */
void power_on(void);

#endif
