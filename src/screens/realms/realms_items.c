#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_lines.h"
#include "screens/realms/realms_market.h"
#include "screens/realms/realms_panels.h"
#include "screens/realms/realms_zones.h"

#define FOOT_ITEMS 3 /* the end of the turn, the seat itself, its discard pile */

uint8_t item_kind, item_card, item_seat, item_place;
uint8_t item_x, item_y, item_w, item_h;
uint8_t place_x, place_y;

uint8_t zones_count(uint8_t zone) BANKED
{
    uint8_t size;

    switch (zone) {
    case ZONE_SEATS:
        return panels_count();
    case ZONE_MARKET:
        return market_count();
    case ZONE_PLAY:
        size = realms.size[REALMS_AT(zones_bottom, REALMS_PLAY)];
        return size ? size + layout_is_turn() : 0;
    case ZONE_HAND:
        size = realms.size[REALMS_AT(zones_bottom, REALMS_HAND)];
        return size && zones_open ? size + layout_is_turn() : 0;
    default:
        return FOOT_ITEMS;
    }
}

void zones_find(uint8_t zone, uint8_t index) BANKED
{
    item_kind = ITEM_NONE;
    item_card = REALMS_NONE;
    item_seat = zones_bottom;
    switch (zone) {
    case ZONE_SEATS:
        panels_find(index);
        break;
    case ZONE_MARKET:
        market_find(index);
        break;
    case ZONE_PLAY:
        lines_find(ZONE_PLAY, index, REALMS_AT(zones_bottom, REALMS_PLAY), PLAY_ROW, ITEM_USE_ALL);
        break;
    case ZONE_HAND:
        lines_find(ZONE_HAND, index, REALMS_AT(zones_bottom, REALMS_HAND), HAND_ROW, ITEM_PLAY_ALL);
        break;
    default:
        if (index == 0) {
            item_kind = ITEM_END;
            layout_set_box(0, FOOT_ROW, 3, 1);
        } else if (index == 1) {
            item_kind = ITEM_SEAT;
            layout_set_box(4, FOOT_ROW, 4, 1);
        } else {
            item_kind = ITEM_PILE;
            layout_set_box(17, FOOT_ROW, 3, 1);
        }
        break;
    }
}

void zones_place_of_seat(uint8_t seat) BANKED
{
    if (panels_place(seat))
        return;
    place_x = 48;
    place_y = FOOT_ROW << 3;
}

/* The card's number in a list; its size when it is not there. */
static uint8_t number_in(uint8_t list, uint8_t card)
{
    uint8_t other;
    uint8_t n = 0;

    REALMS_EACH(other, list)
    {
        if (other == card)
            break;
        n++;
    }
    return n;
}

uint8_t zones_find_card(uint8_t card) BANKED
{
    uint8_t where = realms.where[card];

    if (where == REALMS_ROWS || where == REALMS_STACK)
        return market_find_card(card);
    if (where == REALMS_AT(zones_bottom, REALMS_PLAY))
        zones_find(ZONE_PLAY, number_in(where, card));
    else if (where == REALMS_AT(zones_bottom, REALMS_HAND) && zones_open)
        zones_find(ZONE_HAND, number_in(where, card));
    else
        return where < REALMS_COMMON && (where & 3) == REALMS_PLAY && panels_find_card(card);
    return 1;
}
