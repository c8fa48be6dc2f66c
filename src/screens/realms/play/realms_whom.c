#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/realms/play/realms_pointer.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/play/realms_whom.h"
#include "screens/realms/realms_zones.h"
#include "screens/screens.h"
#include "ui/message.h"
#include "ui/text.h"

static uint8_t seats[3], seats_found;

static void offer_seat(RealmsAction *action, uint8_t seat)
{
    uint8_t n;

    for (n = 0; n != seats_found; n++)
        if (seats[n] == seat)
            return;
    action->target = seat;
    if (realms_legal(action))
        seats[seats_found++] = seat;
}

/* What one would mostly want comes first: gifts for oneself, discards for others. */
static void offer_seats(RealmsAction *action, uint8_t is_gift)
{
    uint8_t self = zones_bottom;

    seats_found = 0;
    if (is_gift)
        offer_seat(action, self);
    offer_seat(action, realms_seat_after(self));
    offer_seat(action, realms_seat_before(self));
    offer_seat(action, self);
}

static uint8_t pieces; /* of the panel, still to be drawn, a frame each */

static void point(uint8_t seat)
{
    sound_effect(EFFECT_CURSOR);
    pointer_at_seat(seat);
    pieces = 2;
}

static void idle(uint8_t seat)
{
    if (pieces == 2)
        info_seat(seat);
    else if (pieces == 1)
        message_remark(TEXT_REALMS_WHOM);
    else
        zones_step();
    if (pieces)
        pieces--;
}

static uint8_t choose_seat(RealmsAction *action)
{
    uint8_t n = 0;

    if (seats_found < 2) {
        action->target = seats[0];
        return seats_found;
    }
    frame_next();
    point(seats[0]);
    for (;;) {
        frame_next();
        if (input_moved & (J_RIGHT | J_DOWN))
            n = n + 1 == seats_found ? 0 : n + 1;
        else if (input_moved & (J_LEFT | J_UP))
            n = n ? n - 1 : seats_found - 1;
        else if (input_pressed & J_A)
            break;
        else if (input_pressed & J_B)
            return 0;
        else {
            idle(seats[n]);
            continue;
        }
        point(seats[n]);
    }
    action->target = seats[n];
    return 1;
}

/* ---- Cards ---- */

static void offer_card(RealmsAction *action, uint8_t card)
{
    action->target = card;
    if (card != REALMS_NONE && realms_legal(action))
        pick_add(card);
}

static void offer_list(RealmsAction *action, uint8_t list)
{
    uint8_t card;

    REALMS_EACH(card, list)
    offer_card(action, card);
}

static void offer_cards(RealmsAction *action, uint8_t effect)
{
    uint8_t n;

    pick_clear();
    switch (effect) {
    case REALMS_ABJURE:
        offer_list(action, REALMS_AT(zones_bottom, REALMS_DISCARD));
        offer_list(action, REALMS_AT(zones_bottom, REALMS_HAND));
        for (n = 0; n != REALMS_PLACES; n++)
            offer_card(action, realms.row[n]);
        break;
    case REALMS_RECALL:
        offer_list(action, REALMS_ABJURED);
        break;
    default:
        for (n = 0; n != realms.seats; n++)
            if (n != zones_bottom)
                offer_list(action, REALMS_AT(n, REALMS_PLAY));
        offer_list(action, REALMS_AT(zones_bottom, REALMS_PLAY));
        break;
    }
}

static uint8_t choose_card(RealmsAction *action, uint8_t effect)
{
    screen_leave();
    offer_cards(action, effect);
    action->target = close_pick(effect == REALMS_ABJURE   ? TEXT_REALMS_PICK_ABJURE
                                : effect == REALMS_RECALL ? TEXT_REALMS_PICK_RECALL
                                                          : TEXT_REALMS_PICK_DESTROY);
    realms_table_show();
    return action->target != REALMS_NONE;
}

uint8_t target_choose(RealmsAction *action) BANKED
{
    const RealmsBranch *branch = &signs_kind.branches[action->way];

    signs_open(realms_kind_of(action->card));
    switch (branch->effect) {
    case REALMS_GAIN:
        offer_seats(action, 1);
        return choose_seat(action);
    case REALMS_DRAW:
        offer_seats(action, REALMS_N(branch) != 0);
        return choose_seat(action);
    case REALMS_ABJURE:
    case REALMS_RECALL:
    case REALMS_DESTROY:
        return choose_card(action, branch->effect);
    default:
        action->target = 0;
        return 1;
    }
}
