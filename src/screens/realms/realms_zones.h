/* What lies where on the table: opponents above, then the rows, the cards in play, the hand, the
 * foot with the numbers of the seat at the lower edge; and the cursor that walks over all of it.
 * Zones are drawn one by one, each within a frame, from the state of the game. */
#ifndef SCREENS_REALMS_ZONES_H
#define SCREENS_REALMS_ZONES_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/realms/realms.h"

enum { ZONE_SEATS, ZONE_MARKET, ZONE_PLAY, ZONE_HAND, ZONE_FOOT, ZONES };
#define ZONES_ALL ((1 << ZONES) - 1)

/* Rows of the screen. */
#define SEATS_ROW  0
#define MARKET_ROW 4
#define PLAY_ROW   7
#define HAND_ROW   10
#define FOOT_ROW   13

extern uint8_t zones_bottom; /* the seat at the lower edge */
extern uint8_t zones_open;   /* whether its hand is shown */

/* ---- Drawing ---- */

extern uint8_t zones_dirty; /* bit per zone that has to be drawn anew */

void zones_forget(void) BANKED; /* a new game begins */
void zones_begin(void) BANKED;  /* a new table: tiles, lists; everything is dirty */
void zones_draw_all(void) BANKED;
void zones_draw_ground(void) BANKED; /* an empty table, before there is a game */

/* One card of a dirty zone, or if none is, the state of one card in play: call it once a frame. Not
 * zero while something was left to do. */
uint8_t zones_step(void) BANKED;
uint8_t zones_busy(void) BANKED; /* not zero until all dirty zones are drawn */

/* ---- Things ---- */

enum {
    ITEM_NONE,
    ITEM_CARD,  /* item_card */
    ITEM_SEAT,  /* item_seat */
    ITEM_PLACE, /* of the rows: item_place; item_card, or REALMS_NONE */
    ITEM_STACK, /* the Initiates: item_card */
    ITEM_NEXT,  /* the next common card */
    ITEM_PLAY_ALL,
    ITEM_USE_ALL,
    ITEM_END,
    ITEM_PILE
};
extern uint8_t item_kind, item_card, item_seat, item_place;
extern uint8_t item_x, item_y, item_w, item_h; /* in pixels */

uint8_t zones_count(uint8_t zone) BANKED;
void zones_find(uint8_t zone, uint8_t index) BANKED; /* fills in item_… */

/* The middle of a seat's panel, or of the foot, in pixels: where things fly to. */
extern uint8_t place_x, place_y;
void zones_place_of_seat(uint8_t seat) BANKED;

/* Finds a card on the table, if it is shown: fills in item_…; 0 when it is not. */
uint8_t zones_find_card(uint8_t card) BANKED;

/* ---- The cursor ---- */

extern uint8_t zone_now;
extern uint8_t zone_at[ZONES];

void zones_cursor(void) BANKED; /* shows it and fills in item_… */
void zones_frame(void) BANKED;  /* the bracket round item_… */
void zones_hide_cursor(void) BANKED;
uint8_t zones_move(uint8_t keys) BANKED; /* not zero when it moved */
void zones_keep_cursor(void) BANKED;     /* after a change: back to something that is there */

#endif
