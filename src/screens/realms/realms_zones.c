#include "cart/palette.h"
#include "cart/video.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_lines.h"
#include "screens/realms/realms_market.h"
#include "screens/realms/realms_panels.h"
#include "screens/realms/realms_zones.h"
#include "screens/seats.h"
#include "ui/draw.h"
#include "ui/text.h"

uint8_t zones_bottom, zones_open, zones_dirty;

static uint8_t drawn_zone, drawn_step; /* what is being drawn; ZONES: nothing */

static uint8_t draw_foot(void)
{
    layout_wipe(0, FOOT_ROW, SCREEN_COLUMNS);
    if (!REALMS_IS_IN(zones_bottom)) {
        layout_put(0, FOOT_ROW, ICON_LOSS, COLOR_GREY);
    } else if (realms.phase == REALMS_DISCARDING && realms.discarder == zones_bottom) {
        layout_put_count(0, FOOT_ROW, ICON_DISCARD, realms.owed, COLOR_GOLD);
    } else if (layout_is_turn() && zones_open) {
        draw_text(0, FOOT_ROW, TEXT_REALMS_END);
        draw_color(0, FOOT_ROW, 4, 1, COLOR_GOLD);
    }
    layout_put_count(4, FOOT_ROW, ICON_SANITY, realms.sanity[zones_bottom], COLOR_BLOOD);
    layout_put_count(9, FOOT_ROW, ICON_POWER, layout_is_turn() ? realms.power : 0, COLOR_GOLD);
    layout_put_count(13, FOOT_ROW, ICON_DECK, realms.size[REALMS_AT(zones_bottom, REALMS_DECK)],
                     COLOR_PAPER);
    layout_put_count(17, FOOT_ROW, ICON_PILE, realms.size[REALMS_AT(zones_bottom, REALMS_DISCARD)],
                     COLOR_PAPER);
    return STEP_LAST;
}

static void draw_strip(uint8_t row, uint8_t tile, uint8_t color)
{
    layout_ground(tile, color);
    art_clear(0, row, SCREEN_COLUMNS);
    art_touch(row);
}

void zones_draw_ground(void) BANKED
{
    draw_clear();
    if (seats_count == 2)
        draw_strip(1, TILE_LIGHT, COLOR_PAPER);
    draw_strip(MARKET_ROW, TILE_DARK, COLOR_SEA);
    draw_strip(PLAY_ROW, TILE_LIGHT, COLOR_PAPER);
    draw_strip(HAND_ROW, TILE_LIGHT, COLOR_SEA);
}

static uint8_t draw_zone(uint8_t zone, uint8_t step)
{
    switch (zone) {
    case ZONE_SEATS:
        return panels_draw(step);
    case ZONE_MARKET:
        return market_draw(step);
    case ZONE_PLAY:
        return lines_draw_play(step);
    case ZONE_HAND:
        return lines_draw_hand(step);
    default:
        return draw_foot();
    }
}

void zones_forget(void) BANKED
{
    lines_forget();
}

void zones_begin(void) BANKED
{
    art_load();
    panels_set();
    panels_list();
    market_set();
    lines_begin();
    zones_dirty = ZONES_ALL;
    drawn_zone = ZONES;
}

/* A zone is drawn card by card; touched in between, it begins again. */
uint8_t zones_step(void) BANKED
{
    uint8_t bit = 1;

    if (drawn_zone == ZONES) {
        if (!zones_dirty)
            return lines_draw_state();
        for (drawn_zone = 0; !(zones_dirty & bit); bit <<= 1)
            drawn_zone++;
        drawn_step = 0;
    }
    bit = 1 << drawn_zone;
    if (zones_dirty & bit) {
        drawn_step = 0;
        zones_dirty &= (uint8_t)~bit;
    }
    switch (draw_zone(drawn_zone, drawn_step)) {
    case STEP_NEXT:
        drawn_step++;
        break;
    case STEP_LAST:
        drawn_zone = ZONES;
        break;
    default:
        break;
    }
    return 1;
}

uint8_t zones_busy(void) BANKED
{
    return zones_dirty || drawn_zone != ZONES;
}

void zones_draw_all(void) BANKED
{
    while (zones_step())
        ;
}
