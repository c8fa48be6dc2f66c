#include <gb/gb.h>

#include "cart/sprite.h"
#include "ui/bracket.h"

#define BRACKET_TILE  5               /* and 6, a pixel further in */
#define BRACKET_COLOR (S_PALETTE | 2) /* black, white, black: seen on every ground */
#define BRACKET_PACE  4
#define AWAY          1 /* pixels between the corner and what it frames */

static void corner(uint8_t n, uint8_t x, uint8_t y, uint8_t flip)
{
    sprite_show(BRACKET_SPRITE + n, x, y, BRACKET_TILE, BRACKET_COLOR | flip);
    sprite_animate(BRACKET_ANIMATOR + n, BRACKET_SPRITE + n, BRACKET_TILE, 2, BRACKET_PACE);
}

void bracket_show(uint8_t x, uint8_t y, uint8_t w, uint8_t h) BANKED
{
    uint8_t right = x + w + AWAY - 8;
    uint8_t low = y + h + AWAY - 8;

    x -= AWAY;
    y -= AWAY;
    corner(0, x, y, 0);
    corner(1, right, y, S_FLIPX);
    corner(2, x, low, S_FLIPY);
    corner(3, right, low, S_FLIPX | S_FLIPY);
}

void bracket_hide(void) BANKED
{
    uint8_t n;

    for (n = 0; n != 4; n++) {
        sprite_stop(BRACKET_ANIMATOR + n);
        sprite_hide(BRACKET_SPRITE + n);
    }
}
