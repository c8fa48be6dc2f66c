/* The cursor of the table: it goes over seats, Portals, row, hand and actions, zone by zone. */
#ifndef SCREENS_POCKET_CURSOR_H
#define SCREENS_POCKET_CURSOR_H

#include <stdint.h>

enum { ZONE_SEATS, ZONE_PORTALS, ZONE_ROW, ZONE_HAND, ZONE_ACTIONS, ZONES };
#define IN(zone) ((uint8_t)(1u << (zone)))
#define EVERYWHERE \
    (IN(ZONE_SEATS) | IN(ZONE_PORTALS) | IN(ZONE_ROW) | IN(ZONE_HAND) | IN(ZONE_ACTIONS))
#define ON_TABLE (EVERYWHERE ^ IN(ZONE_ACTIONS))

extern uint8_t cursor_zone;
extern uint8_t cursor_at;   /* line of the seats, Portal, place in the row, kind, action */
extern uint8_t cursor_span; /* cards of the row up to here are framed together; 1: just this one */

void cursor_put(uint8_t zone, uint8_t at);

/* Frames what it is on; scrolls the row if it must. */
void cursor_show(void);
void cursor_hide(void);

/* Follows the direction keys within the zones given; not zero when it moved. */
uint8_t cursor_move(uint8_t zones);

/* Says what it is on, by label and, unless a question stands there, by line. */
void cursor_describe(uint8_t with_line);

/* What SELECT shows of it. The screen before must be closed, and is after. */
void cursor_look(void);

#endif
