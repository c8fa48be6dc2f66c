#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/sprite.h"

/* Hardware counts a sprite's place from its lower right corner's neighbourhood. */
#define OAM_LEFT 8
#define OAM_TOP  16

static uint8_t animator_sprite[SPRITE_ANIMATORS];
static uint8_t animator_first[SPRITE_ANIMATORS];
static volatile uint8_t animator_mask[SPRITE_ANIMATORS]; /* frames - 1; 0: off */
static uint8_t animator_pace[SPRITE_ANIMATORS];

void sprite_show(uint8_t sprite, uint8_t x, uint8_t y, uint8_t tile, uint8_t properties)
{
    volatile OAM_item_t *item = &shadow_OAM[sprite];

    item->y = y + OAM_TOP;
    item->x = x + OAM_LEFT;
    item->tile = tile;
    item->prop = properties;
}

void sprite_move(uint8_t sprite, uint8_t x, uint8_t y)
{
    volatile OAM_item_t *item = &shadow_OAM[sprite];

    item->y = y + OAM_TOP;
    item->x = x + OAM_LEFT;
}

void sprite_hide(uint8_t sprite)
{
    shadow_OAM[sprite].y = 0;
}

void sprite_hide_all(void)
{
    uint8_t n;

    for (n = 0; n != SPRITE_ANIMATORS; n++)
        animator_mask[n] = 0;
    for (n = 0; n != SPRITE_COUNT; n++)
        shadow_OAM[n].y = 0;
}

void sprite_animate(uint8_t a, uint8_t sprite, uint8_t first, uint8_t frames, uint8_t pace)
{
    animator_mask[a] = 0;
    animator_sprite[a] = sprite;
    animator_first[a] = first;
    animator_pace[a] = pace;
    animator_mask[a] = frames - 1;
}

void sprite_stop(uint8_t a)
{
    animator_mask[a] = 0;
}

void sprite_step(void)
{
    uint8_t a, mask;

    for (a = 0; a != SPRITE_ANIMATORS; a++) {
        mask = animator_mask[a];
        if (mask)
            shadow_OAM[animator_sprite[a]].tile =
                animator_first[a] + ((frame_count >> animator_pace[a]) & mask);
    }
}
