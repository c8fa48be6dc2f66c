/* What a card of Tides of Madness scores and why it did, in numbers and suit signs. */
#ifndef SCREENS_TIDES_SIGNS_H
#define SCREENS_TIDES_SIGNS_H

#include <stdint.h>

/* Both set the arguments of the text whose id they return (box 20). */
uint16_t tides_signs_rule(uint8_t card);
uint16_t tides_signs_reason(uint8_t seat, uint8_t card, uint8_t points);

#endif
