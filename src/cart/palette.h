/* Shades and colours, on every model: BGP and OBP on the Game Boy, eight palettes each for
 * background and sprites on the Color, a set of four colours on the Super Game Boy.
 * A fade lightens everything in steps; the contrast of the options works through the same tables.
 */
#ifndef CART_PALETTE_H
#define CART_PALETTE_H

#include <stdint.h>

/* What the eight background palettes mean on every screen. */
enum {
    COLOR_PAPER,  /* text and frames: ink on parchment */
    COLOR_SEA,    /* green: R'lyeh, what is yours */
    COLOR_GOLD,   /* the cursor's line, what can be done */
    COLOR_VIOLET, /* Portals, powers */
    COLOR_BLOOD,  /* madness, danger */
    COLOR_SKY,    /* titles */
    COLOR_GREY,   /* what cannot be chosen */
    COLOR_NIGHT   /* light on dark */
};

enum { SCHEME_MENU, SCHEME_TITLE, SCHEME_COUNT };

#define FADE_WHITE 3 /* the last step: nothing can be seen */

enum { CONTRAST_NORMAL, CONTRAST_STRONG, CONTRAST_COUNT };
extern uint8_t palette_contrast;

void palette_set(uint8_t scheme, uint8_t fade);
void palette_fade(uint8_t fade);
void palette_write(void); /* VBlank only */

#endif
