#include <string.h>

#include "cart/palette.h"
#include "cart/video.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_zones.h"
#include "ui/draw.h"

uint8_t layout_is_small(void)
{
    return realms.seats > 2;
}

uint8_t layout_is_turn(void)
{
    return realms.seat == zones_bottom && realms.phase != REALMS_OVER;
}

uint8_t layout_seat_of_panel(uint8_t panel)
{
    uint8_t seat = zones_bottom + 1 + panel;

    return seat >= realms.seats ? seat - realms.seats : seat;
}

uint8_t layout_pitch(uint8_t cards)
{
    return cards > 6 ? 2 : 3;
}

uint8_t layout_card_at(uint8_t list, uint8_t n)
{
    uint8_t card = realms.head[list];

    for (; n && card != REALMS_NONE; n--)
        card = realms.next[card];
    return card;
}

uint8_t layout_rest_tile(uint8_t card)
{
    uint8_t lost = realms.mark[card] & (uint8_t)~REALMS_AIMED;

    return lost ? ICON_PLATE + art_kind.sanity - lost : GLYPH_0 + art_kind.sanity;
}

void layout_put(uint8_t x, uint8_t y, uint8_t tile, uint8_t color)
{
    uint16_t at = video_row_start[y] + x;

    video_tiles[at] = tile;
    video_colors[at] = color;
}

void layout_wipe(uint8_t x, uint8_t y, uint8_t w)
{
    uint16_t at = video_row_start[y] + x;

    memset(&video_tiles[at], GLYPH_SPACE, w);
    memset(&video_colors[at], COLOR_PAPER, w);
    video_touch(y);
}

/* An icon and a number behind it. */
void layout_put_count(uint8_t x, uint8_t y, uint8_t icon, uint16_t number, uint8_t color)
{
    layout_put(x, y, icon, color);
    draw_number(x + 1, y, number > 99 ? 3 : number > 9 ? 2 : 1, number);
}

void layout_ground(uint8_t tile, uint8_t color)
{
    art_ground = tile;
    art_ground_color = color;
}

void layout_set_box(uint8_t column, uint8_t row, uint8_t w, uint8_t h)
{
    item_x = column << 3;
    item_y = row << 3;
    item_w = w << 3;
    item_h = h << 3;
}
