/* Why something cannot be done now: the id of a line, for each choice that is greyed. */
#ifndef SCREENS_POCKET_WHY_H
#define SCREENS_POCKET_WHY_H

#include <stdint.h>

/* 0 where it can be done. */
uint16_t why_not_draw(uint8_t number);
uint16_t why_not_open(uint8_t kind);
uint16_t why_not_publish(void);
uint16_t why_not_seal(uint8_t portal);
uint16_t why_not_end(void);
uint16_t why_not_action(uint8_t action);

#endif
