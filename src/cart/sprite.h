/* Sprites: forty small pictures over the background, in screen coordinates.
 * The shadow in WRAM is copied by OAM DMA in every VBlank; animated ones step there too, so that
 * they live while a CPU player thinks. */
#ifndef CART_SPRITE_H
#define CART_SPRITE_H

#include <stdint.h>

#define SPRITE_COUNT     40
#define SPRITE_ANIMATORS 8

void sprite_show(uint8_t sprite, uint8_t x, uint8_t y, uint8_t tile, uint8_t properties);
void sprite_move(uint8_t sprite, uint8_t x, uint8_t y);
void sprite_hide(uint8_t sprite);
void sprite_hide_all(void); /* and stop all animators */

/* Animator a shows tiles first … first + frames - 1 in turn on the sprite, each for 2^pace frames;
 * frames is a power of two. */
void sprite_animate(uint8_t a, uint8_t sprite, uint8_t first, uint8_t frames, uint8_t pace);
void sprite_stop(uint8_t a);

void sprite_step(void); /* VBlank only */

#endif
