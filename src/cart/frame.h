/* Time: one turn of every screen's loop is one frame.
 * frame_next hands the drawing to VBlank, sleeps until it has come, and takes over the keys. A
 * frame that main code did not finish in time is a lag frame, counted unless it was announced. */
#ifndef CART_FRAME_H
#define CART_FRAME_H

#include <stdint.h>

extern volatile uint16_t frame_lag;  /* lag frames since power-on */
extern volatile uint8_t frame_count; /* frames since power-on, modulo 256 */

void frame_init(void);
void frame_next(void);
void frame_wait(uint8_t frames);

/* Around work that takes several frames and says so: loading a blanked screen, thinking. It ends
 * anywhere in a frame, so what follows it has until the end of the next one. */
void frame_busy_begin(void);
void frame_busy_end(void);

#endif
