#include "cart/frame.h"
#include "games/realms/realms.h"
#include "realms_cards.h"
#include "screens/pace.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_tell.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_zones.h"
#include "screens/remark.h"
#include "screens/seats.h"
#include "ui/fly.h"
#include "ui/message.h"
#include "ui/text.h"

#define QUICK_PACE 3 /* of a person's own flights: eight frames */

uint8_t tell_quick;
uint8_t tell_x, tell_y;

uint8_t moves_card;

void tell(uint16_t id)
{
    if (tell_quick) {
        message_keep(id);
        return;
    }
    message_say(id);
    frame_next(); /* words take a third of a frame; so may what follows */
}

void tell_card(uint8_t card)
{
    moves_card = card;
    if (!tell_quick) {
        info_heading(realms_kind_of(card));
        frame_next(); /* the words take one of their own */
    }
}

void tell_mood(uint8_t seat, uint8_t mood)
{
    if (tell_quick || seats_is_person(seat))
        return;
    remark(seat, mood);
    frame_next();
}

/* Time to read, and to draw what has changed; the next thing begins with a whole frame. */
void tell_rest(uint8_t pause)
{
    if (!tell_quick)
        for (pace_pause(pause); pace_step();)
            zones_step();
    while (zones_busy()) {
        frame_next();
        zones_step();
    }
    frame_next();
}

/* ---- Flights ---- */

static uint8_t pace_now(void)
{
    return tell_quick ? QUICK_PACE : pace_flight;
}

void tell_fly_card(uint8_t card, uint8_t x, uint8_t y)
{
    frame_next(); /* what was said before took its time */
    art_load_sprite(realms_kind_of(card));
    fly_route(tell_x, tell_y, x, y, pace_now(), 0);
    fly_send(2, 2, ART_SPRITE, FLY_CARD_COLOR);
    pace_fly();
}

void tell_fly_sign(uint8_t x, uint8_t y, uint8_t sprite, uint8_t color)
{
    frame_next();
    fly_route(tell_x, tell_y, x, y, pace_now(), 0);
    fly_send(1, 1, sprite, color);
    pace_fly();
}

/* Where a card of the seat starts from when its place is not on the screen. */
void tell_from_seat(uint8_t seat)
{
    zones_place_of_seat(seat);
    tell_x = place_x;
    tell_y = place_y;
}

void tell_from_card(uint8_t seat, uint8_t card)
{
    if (card != REALMS_NONE && zones_find_card(card)) {
        tell_x = item_x;
        tell_y = item_y;
    } else {
        tell_from_seat(seat);
    }
}

void tell_touch_seat(uint8_t seat)
{
    if (seat == zones_bottom)
        zones_dirty |= 1 << ZONE_PLAY | 1 << ZONE_HAND | 1 << ZONE_FOOT;
    else
        zones_dirty |= 1 << ZONE_SEATS;
}
