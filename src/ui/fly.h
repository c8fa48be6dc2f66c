/* Flights: cards and tokens that move over the table as sprites, from place to place.
 * Send up to FLIGHTS, then step them once a frame until none is in the air; whoever sent them
 * changes the numbers when they have landed. Sprites 4 to 35 belong to flights while they last. */
#ifndef UI_FLY_H
#define UI_FLY_H

#include <stdint.h>
#include "cart/bank_call.h"

#define FLIGHTS           5
#define FLY_SPRITE        4
#define FLY_SPRITES       32
#define FLY_SECOND_SHADES 0x10 /* the Game Boy's second sprite palette, whose colour 1 is paper */
#define FLY_CARD_COLOR    0x16 /* sprite palette on paper: second DMG palette, COLOR_GREY's place */
#define FLY_TOKEN_TILE    7
#define FLY_TOKEN_COLOR   4

extern uint8_t fly_count; /* flights in the air or waiting for their start */

/* The way of the next flight, in pixels: 2^pace frames from place to place, after a delay. */
void fly_route(uint8_t from_x, uint8_t from_y, uint8_t to_x, uint8_t to_y, uint8_t pace,
               uint8_t delay) BANKED;

/* Starts it with w * h sprite tiles from tile on. Without sprites left it is over at once. */
void fly_send(uint8_t w, uint8_t h, uint8_t tile, uint8_t color) BANKED;

uint8_t fly_step(uint8_t steps) BANKED; /* one frame; not zero while something flies */
void fly_land(void) BANKED;             /* all at once */

/* Makes sprite tiles of screen tiles: white becomes paper, which covers what is below. For cards
 * of count tiles in a ROM bank, or in WRAM. */
void fly_load_tiles(uint8_t tile, const uint8_t *source, uint8_t bank, uint8_t count) BANKED;

#endif
