#include <gb/gb.h>

#include "cart/sprite.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_lines.h"
#include "screens/realms/realms_panels.h"
#include "screens/realms/realms_zones.h"
#include "ui/bracket.h"

#define NEIGHBOUR_SPRITE 1
#define POINTER_TILE     0
#define POINTER_COLOR    2
#define AWAY             2 /* pixels */
#define SCREEN_WIDTH     160
#define WORD_HEIGHT      8

uint8_t zone_now;
uint8_t zone_at[ZONES];

/* Which neighbour a row is shared with: a pointer to its name. */
static void point_at_neighbour(void)
{
    uint8_t is_left = item_x < 64;
    uint8_t seat;

    sprite_hide(NEIGHBOUR_SPRITE);
    if (!layout_is_small() || item_kind != ITEM_PLACE)
        return;
    seat = is_left ? realms_seat_after(zones_bottom) : realms_seat_before(zones_bottom);
    is_left = layout_seat_of_panel(0) == seat;
    sprite_show(NEIGHBOUR_SPRITE, panels_edge(seat) << 3, 0, POINTER_TILE,
                is_left ? POINTER_COLOR | S_FLIPX : POINTER_COLOR);
}

/* The hand, and the numbers at the foot, have words close below. */
static int8_t away_below(void)
{
    if (item_y + item_h == FOOT_ROW << 3)
        return -1;
    return item_y == FOOT_ROW << 3 && item_kind == ITEM_SEAT ? 0 : AWAY;
}

/* A little off the thing, so that its signs stay in sight. Round words the frame may leave the
 * screen; round a card it may not. */
void zones_frame(void) BANKED
{
    uint8_t x = item_x, y = item_y, w = item_w, h = item_h;
    uint8_t is_word = h == WORD_HEIGHT;

    if (x || is_word) {
        x -= AWAY;
        w += AWAY;
    }
    if (is_word || x + w < SCREEN_WIDTH)
        w += AWAY;
    if (y || is_word) {
        y -= AWAY;
        h += AWAY;
    }
    h += away_below();
    bracket_show(x, y, w, h);
}

void zones_cursor(void) BANKED
{
    zones_find(zone_now, zone_at[zone_now]);
    zones_frame();
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

    if (zone == ZONE_SEATS)
        return panels_nearest(x);
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

    if (count == 0 && zone_now == ZONE_HAND) { /* all is played: now it wants to be used */
        zone_now = ZONE_PLAY;
        count = zones_count(ZONE_PLAY);
        zone_at[ZONE_PLAY] = count - 1;
    }
    if (count == 0) {
        zone_now = ZONE_FOOT;
        zone_at[ZONE_FOOT] = 0;
        return;
    }
    if (zone_at[zone_now] >= count)
        zone_at[zone_now] = count - 1;
}
