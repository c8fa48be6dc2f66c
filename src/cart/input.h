/* The keys: read once a frame in VBlank, taken over by frame_next.
 * A press is never lost, even when main code was busy for several frames; what a thumb cannot
 * press, up with down and left with right, is masked. */
#ifndef CART_INPUT_H
#define CART_INPUT_H

#include <stdint.h>

/* Frames until a held direction repeats, and between the repeats. */
#define REPEAT_DELAY 18
#define REPEAT_EVERY 5

extern uint8_t input_held;    /* keys that are down */
extern uint8_t input_pressed; /* keys that went down since the last frame */
extern uint8_t input_moved;   /* directions: pressed or repeated */

/* Without the keys that exclude each other. */
uint8_t input_possible(uint8_t keys);

void input_sample(void); /* VBlank only */
void input_take(void);   /* frame_next only */

/* Drops presses not yet taken: none made before a question answers it. */
void input_forget(void);

/* Thirty bits gathered from when keys were pressed: the seed of a new game. */
uint32_t input_entropy(void);

#endif
