#include "cart/palette.h"
#include "cart/video.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_market.h"
#include "screens/realms/realms_zones.h"
#include "ui/draw.h"

#define MARKET_ITEMS 8
#define PLACE_NEXT   (REALMS_PLACES + 1) /* after REALMS_PLACES, the Initiates */

static uint8_t market_place[MARKET_ITEMS], market_column[MARKET_ITEMS], market_items;

static void add_market(uint8_t place, uint8_t column)
{
    market_place[market_items] = place;
    market_column[market_items] = column;
    market_items++;
}

static void add_row(uint8_t row, uint8_t column)
{
    uint8_t place = REALMS_PLACE(row, 0);
    uint8_t n;

    for (n = 0; n != 3; n++)
        add_market(place + n, column + 2 * n);
}

/* Two seats: Initiates, the row, the next card. More: the row shared with the left neighbour at the
 * left, under its panel; that shared with the right one at the right.
 * Who is out looks on at those of the two seats beside it. */
void market_set(void)
{
    uint8_t place;

    market_items = 0;
    if (!layout_is_small()) {
        add_market(REALMS_PLACES, 0);
        for (place = 0; place != 5; place++)
            add_market(place, 3 + 3 * place);
        add_market(PLACE_NEXT, 18);
        return;
    }
    add_row(REALMS_IS_IN(zones_bottom) ? zones_bottom : realms_seat_after(zones_bottom), 0);
    add_market(REALMS_PLACES, 7);
    add_market(PLACE_NEXT, 11);
    add_row(realms_seat_before(zones_bottom), 14);
}

static uint8_t card_of_market(uint8_t place)
{
    if (place == REALMS_PLACES)
        return realms.head[REALMS_STACK];
    if (place == PLACE_NEXT)
        return realms.head[REALMS_COMMON];
    return realms.row[place];
}

static uint8_t is_affordable(uint8_t place, uint8_t cost)
{
    return layout_is_turn() && cost <= realms.power && place != PLACE_NEXT &&
           (place == REALMS_PLACES || realms_in_reach(zones_bottom, place));
}

/* How many cards the common deck has left: a back over digits, in the column beside the next one.
 */
static void draw_left(uint8_t column, uint8_t cards)
{
    uint8_t tens = cards / 10;

    layout_put(column, tens ? MARKET_ROW : MARKET_ROW + 1, ICON_DECK, COLOR_PAPER);
    if (tens)
        layout_put(column, MARKET_ROW + 1, GLYPH_0 + tens, COLOR_PAPER);
    layout_put(column, MARKET_ROW + 2, GLYPH_0 + cards % 10, COLOR_PAPER);
}

static void begin_market(void)
{
    uint8_t n, card;

    market_set();
    layout_ground(TILE_DARK, COLOR_SEA);
    art_clear(0, MARKET_ROW, SCREEN_COLUMNS);
    for (n = 0; n != MARKET_ITEMS; n++) {
        card = n < market_items ? card_of_market(market_place[n]) : REALMS_NONE;
        art_shown[CELL_MARKET + n] = card == REALMS_NONE ? REALMS_NONE : realms_kind_of(card);
    }
    draw_left(layout_is_small() ? 10 : 17, realms.size[REALMS_COMMON]);
}

uint8_t market_draw(uint8_t step)
{
    uint8_t kind, place, column;

    if (step == 0) {
        begin_market();
        return STEP_NEXT;
    }
    step--;
    if (step == market_items) {
        art_touch(MARKET_ROW);
        return STEP_LAST;
    }
    kind = art_shown[CELL_MARKET + step];
    column = market_column[step];
    place = market_place[step];
    if (kind == REALMS_NONE) {
        art_empty(column, MARKET_ROW);
        return STEP_NEXT;
    }
    if (!art_ready(kind))
        return STEP_AGAIN;
    realms_read_kind(kind, &art_kind);
    art_card(column, MARKET_ROW, kind,
             (is_affordable(place, art_kind.cost) ? ICON_PLATE : GLYPH_0) + art_kind.cost);
    return STEP_NEXT;
}

void market_find(uint8_t index)
{
    item_place = market_place[index];
    item_card = card_of_market(item_place);
    item_kind = item_place == REALMS_PLACES ? ITEM_STACK
                : item_place == PLACE_NEXT  ? ITEM_NEXT
                                            : ITEM_PLACE;
    layout_set_box(market_column[index], MARKET_ROW, 2, 3);
}

uint8_t market_find_card(uint8_t card)
{
    uint8_t n;

    for (n = 0; n != market_items; n++)
        if (card_of_market(market_place[n]) == card) {
            zones_find(ZONE_MARKET, n);
            return 1;
        }
    return 0;
}

uint8_t market_count(void)
{
    return market_items;
}
