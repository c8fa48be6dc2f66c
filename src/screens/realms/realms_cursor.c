#include <gb/gb.h>

#include "cart/sprite.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_lines.h"
#include "screens/realms/realms_zones.h"
#include "ui/bracket.h"

#define NEIGHBOUR_SPRITE 1
#define ARROW_UP_TILE    11
#define ARROW_COLOR      2

uint8_t zone_now;
uint8_t zone_at[ZONES];

/* Which neighbour a row is shared with: an arrow to its panel. */
static void point_at_neighbour(void)
{
    uint8_t seat;

    sprite_hide(NEIGHBOUR_SPRITE);
    if (!layout_is_small() || item_kind != ITEM_PLACE)
        return;
    seat = item_x < 64 ? realms_seat_after(zones_bottom) : realms_seat_before(zones_bottom);
    zones_place_of_seat(seat);
    sprite_show(NEIGHBOUR_SPRITE, place_x, 24, ARROW_UP_TILE, ARROW_COLOR);
}

void zones_cursor(void) BANKED
{
    zones_find(zone_now, zone_at[zone_now]);
    bracket_show(item_x, item_y, item_w, item_h);
    point_at_neighbour();
}

void zones_hide_cursor(void) BANKED
{
    bracket_hide();
    sprite_hide(NEIGHBOUR_SPRITE);
}

/* The thing of a zone whose middle is nearest to x. */
static uint8_t nearest(uint8_t zone, uint8_t x)
{
    uint8_t count = zones_count(zone);
    uint8_t index, middle, away;
    uint8_t best = 0, least = 0xFF;

    for (index = 0; index != count; index++) {
        if ((zone == ZONE_PLAY || zone == ZONE_HAND) && !lines_shows(zone, index) &&
            index + 1 != count)
            continue;
        zones_find(zone, index);
        middle = item_x + (item_w >> 1);
        away = middle > x ? middle - x : x - middle;
        if (away < least) {
            least = away;
            best = index;
        }
    }
    return best;
}

static void change_zone(uint8_t down)
{
    uint8_t x;

    zones_find(zone_now, zone_at[zone_now]);
    x = item_x + (item_w >> 1);
    do {
        if (down)
            zone_now = zone_now == ZONES - 1 ? 0 : zone_now + 1;
        else
            zone_now = zone_now ? zone_now - 1 : ZONES - 1;
    } while (zones_count(zone_now) == 0);
    zone_at[zone_now] = zone_now == ZONE_FOOT ? 0 : nearest(zone_now, x);
}

uint8_t zones_move(uint8_t keys) BANKED
{
    uint8_t count = zones_count(zone_now);

    if (keys & J_LEFT)
        zone_at[zone_now] = zone_at[zone_now] ? zone_at[zone_now] - 1 : count - 1;
    else if (keys & J_RIGHT)
        zone_at[zone_now] = zone_at[zone_now] + 1 >= count ? 0 : zone_at[zone_now] + 1;
    else if (keys & J_UP)
        change_zone(0);
    else if (keys & J_DOWN)
        change_zone(1);
    else
        return 0;
    return 1;
}

void zones_keep_cursor(void) BANKED
{
    uint8_t count = zones_count(zone_now);

    if (count == 0) {
        zone_now = ZONE_FOOT;
        zone_at[ZONE_FOOT] = 0;
        return;
    }
    if (zone_at[zone_now] >= count)
        zone_at[zone_now] = count - 1;
}
