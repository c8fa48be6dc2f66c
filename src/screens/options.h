/* The options that the player sets; language and contrast live with text and palettes. */
#ifndef SCREENS_OPTIONS_H
#define SCREENS_OPTIONS_H

#include <stdint.h>

enum { SPEED_CALM, SPEED_NORMAL, SPEED_SWIFT, SPEED_COUNT };
extern uint8_t option_speed;

#endif
