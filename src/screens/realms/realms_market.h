/* The rows that the seat at the lower edge may buy from, the Initiates and the next common card. */
#ifndef SCREENS_REALMS_MARKET_H
#define SCREENS_REALMS_MARKET_H

#include <stdint.h>

void market_set(void);             /* what lies where */
uint8_t market_draw(uint8_t step); /* a step of the zone; 0 after the last one */
uint8_t market_count(void);        /* of places */
void market_find(uint8_t index);   /* fills in item_… */
uint8_t market_find_card(uint8_t card);

#endif
