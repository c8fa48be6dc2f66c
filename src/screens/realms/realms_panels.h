/* The opponents along the upper edge: one wide panel with its cards for two seats, else a small one
 * each with its Locations as signs. */
#ifndef SCREENS_REALMS_PANELS_H
#define SCREENS_REALMS_PANELS_H

#include <stdint.h>

void panels_set(void);  /* a new table */
void panels_list(void); /* what lies in front of whom */

uint8_t panels_draw(uint8_t step); /* a step of the zone; 0 after the last one */

uint8_t panels_count(void);        /* of things: each panel's seat, then its cards */
void panels_find(uint8_t index);   /* fills in item_… */
uint8_t panels_nearest(uint8_t x); /* the thing to go to from below */
uint8_t panels_find_card(uint8_t card);
uint8_t panels_place(uint8_t seat); /* fills in place_…; 0 when it has no panel */

/* The column between a small panel and the next one, at its inner side. */
uint8_t panels_edge(uint8_t seat);

#endif
