#include <gb/gb.h>

#include "cart/input.h"
#include "cart/sound.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_cursor.h"
#include "ui/bracket.h"

#define REWARDS 2

uint8_t tides_cursor_area, tides_cursor_place, tides_cursor_rewards;

static uint8_t seat_of(uint8_t area)
{
    return area == AREA_LOW ? tides_board.low : TIDES_OTHER(tides_board.low);
}

static uint8_t places(uint8_t area)
{
    switch (area) {
    case AREA_SUITS:
        return TIDES_SUITS;
    case AREA_HAND:
        return tides_cursor_rewards ? REWARDS : TIDES_HAND;
    default:
        return tides_board.size[seat_of(area)];
    }
}

static uint8_t is_there(uint8_t area, uint8_t place)
{
    return place < places(area) &&
           (area != AREA_HAND || tides_cursor_rewards || tides_board.hand[place] != BOARD_EMPTY);
}

static uint8_t column_of(uint8_t area, uint8_t place)
{
    switch (area) {
    case AREA_SUITS:
        return SUIT_X(place);
    case AREA_HAND:
        return tides_cursor_rewards ? place * REWARD_WIDTH : HAND_X(place);
    default:
        return tides_board_column(place);
    }
}

/* The place of an area that is nearest to a column; TIDES_NONE when the area is empty. */
static uint8_t nearest(uint8_t area, uint8_t column)
{
    uint8_t best = TIDES_NONE;
    uint8_t least = 0xFF;
    uint8_t place, at, away;

    for (place = 0; place != places(area); place++) {
        if (!is_there(area, place))
            continue;
        at = column_of(area, place);
        away = at > column ? at - column : column - at;
        if (away < least) {
            least = away;
            best = place;
        }
    }
    return best;
}

void tides_cursor_set(uint8_t area, uint8_t place)
{
    uint8_t other;

    if (!is_there(area, place)) {
        other = nearest(area, column_of(area, place));
        if (other == TIDES_NONE) {
            area = AREA_SUITS; /* always there */
            other = 0;
        }
        place = other;
    }
    tides_cursor_area = area;
    tides_cursor_place = place;
    tides_cursor_show();
}

/* A pixel further out than the kit's: cards have black edges. */
void tides_cursor_frame(uint8_t x, uint8_t y, uint8_t w)
{
    bracket_show((uint8_t)(x << 3) - 1, (uint8_t)(y << 3) - 1, w + 2, (CARD_HEIGHT << 3) + 2);
}

void tides_cursor_show(void)
{
    uint8_t x = column_of(tides_cursor_area, tides_cursor_place);

    switch (tides_cursor_area) {
    case AREA_SUITS:
        tides_cursor_frame(x, SUITS_Y, 8);
        break;
    case AREA_HAND:
        tides_cursor_frame(x, HAND_Y,
                           tides_cursor_rewards ? (REWARD_WIDTH << 3) - 2 : CARD_WIDTH << 3);
        break;
    default:
        tides_cursor_frame(x, tides_board_row(seat_of(tides_cursor_area)), CARD_WIDTH << 3);
    }
}

void tides_cursor_hide(void)
{
    bracket_hide();
}

static uint8_t sideways(uint8_t forward)
{
    uint8_t count = places(tides_cursor_area);
    uint8_t place = tides_cursor_place;

    do {
        if (forward)
            place = place + 1 >= count ? 0 : place + 1;
        else
            place = place ? place - 1 : count - 1;
    } while (!is_there(tides_cursor_area, place) && place != tides_cursor_place);
    if (place == tides_cursor_place)
        return 0;
    tides_cursor_set(tides_cursor_area, place);
    return 1;
}

static uint8_t across(uint8_t up)
{
    uint8_t column = column_of(tides_cursor_area, tides_cursor_place);
    uint8_t area = tides_cursor_area;
    uint8_t place;

    while (area != (up ? AREA_HIGH : AREA_HAND)) {
        area = up ? area - 1 : area + 1;
        place = nearest(area, column);
        if (place != TIDES_NONE) {
            tides_cursor_set(area, place);
            return 1;
        }
    }
    return 0;
}

uint8_t tides_cursor_step(void)
{
    uint8_t moved = 0;

    if (input_moved & (J_LEFT | J_RIGHT))
        moved = sideways(input_moved & J_RIGHT);
    else if (input_moved & (J_UP | J_DOWN))
        moved = across(input_moved & J_UP);
    if (moved)
        sound_effect(EFFECT_CURSOR);
    return moved;
}
