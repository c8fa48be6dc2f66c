/* The change from one screen to the next: the picture fades to white, is loaded anew unseen, and
 * fades in. Twenty frames at most, from the key to the whole new screen. */
#ifndef UI_CURTAIN_H
#define UI_CURTAIN_H

#include "cart/bank_call.h"

void curtain_close(void) BANKED; /* afterwards: no sprites, no window, a blank page */
void curtain_open(uint8_t scheme) BANKED;

/* The font and the frames, which the title puts aside. */
void curtain_load_font(void) BANKED;

/* Frames that the last change took, from the call of curtain_close to a clear picture. */
extern uint8_t curtain_frames;

#endif
