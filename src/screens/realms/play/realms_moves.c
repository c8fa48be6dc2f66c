#include "cart/crash.h"
#include "cart/frame.h"
#include "games/realms/realms.h"
#include "screens/keep.h"
#include "screens/pace.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_show.h"
#include "screens/realms/play/realms_tell.h"
#include "screens/realms/realms_zones.h"
#include "screens/seats.h"
#include "screens/undo.h"

/* ---- Taking back ---- */

void moves_begin(void) BANKED
{
    zones_forget();
    moves_card = REALMS_NONE;
}

uint8_t moves_are_final(uint8_t seat) BANKED
{
    const RealmsEvent *event = realms_events;
    uint8_t n;

    for (n = realms_event_count; n; n--, event++) {
        switch (event->kind) {
        case REALMS_DID_DRAW:
        case REALMS_DID_SHUFFLE:
        case REALMS_DID_LAY:
        case REALMS_DID_CLEAR_ROWS:
        case REALMS_DID_START_TURN:
            return 1;
        default:
            break;
        }
    }
    return realms_seat_to_act() != seat;
}

static void undo_last(void)
{
    static RealmsAction action;
    uint8_t n;

    undo_back();
    for (n = 0; n != undo_count; n++) {
        realms_decode(undo_choice(n), REALMS_ACTION_BYTES, &action);
        realms_apply(&action);
    }
    undo_end();
}

/* Losses that were aimed by themselves, for want of a choice, go back with what led to them. */
uint8_t moves_undo(void) BANKED
{
    static RealmsAction plain;

    if (undo_count == 0)
        return 0;
    frame_busy_begin();
    do
        undo_last();
    while (undo_count && realms.phase == REALMS_AIMING && realms_plain_action(&plain));
    frame_next();
    frame_busy_end();
    zones_dirty = ZONES_ALL;
    return 1;
}

/* ---- Doing ---- */

/* Where the card of an action is before it moves. */
static void find_start(const RealmsAction *action)
{
    uint8_t card = action->card;

    if (action->kind == REALMS_BUY)
        card =
            action->place == REALMS_PLACES ? realms.head[REALMS_STACK] : realms.row[action->place];
    else if (action->kind == REALMS_AIM || action->kind == REALMS_STOP)
        card = realms.using;
    else if (action->kind == REALMS_END)
        card = REALMS_NONE;
    tell_from_card(realms_seat_to_act(), card);
    if (action->kind != REALMS_AIM)
        tell_y += 8;
}

/* The number of cards in a list; 0xFF when its size or a card's place say otherwise. */
static uint8_t cards_in(uint8_t list)
{
    uint8_t card;
    uint8_t left = realms.size[list];

    REALMS_EACH(card, list)
    {
        if (left == 0 || card >= REALMS_CARDS || realms.where[card] != list)
            return 0xFF;
        left--;
    }
    return left ? 0xFF : realms.size[list];
}

/* All 108 cards are somewhere, once, and nobody who is in has lost its mind. */
static uint8_t is_sound(void)
{
    uint8_t n, size;
    uint8_t cards = 0;

    for (n = 0; n != REALMS_LISTS; n++) {
        size = cards_in(n);
        if (size > REALMS_CARDS)
            return 0;
        cards += size;
    }
    for (n = 0; n != REALMS_PLACES; n++) {
        if (realms.row[n] == REALMS_NONE)
            continue;
        if (realms.where[realms.row[n]] != REALMS_ROWS)
            return 0;
        cards++;
    }
    for (n = 0; n != realms.seats; n++)
        if (REALMS_IS_IN(n) && realms.sanity[n] == 0)
            return 0;
    return cards == REALMS_CARDS;
}

void moves_do(const RealmsAction *action) BANKED
{
    static uint8_t bytes[KEEP_ACTION_BYTES];
    uint8_t seat = realms_seat_to_act();
    uint8_t phase = realms.phase;
    uint8_t length;

    tell_quick = seat == zones_bottom && zones_open && seats_is_person(seat);
    pace_begin();
    frame_busy_begin();
    find_start(action);
    length = realms_encode(action, bytes);
    if (tell_quick)
        undo_note(bytes, length);
    if (!realms_apply(action) || !is_sound())
        crash(CRASH_IMPOSSIBLE);
    keep_action(bytes, length);
    frame_next(); /* a whole frame for what follows */
    frame_busy_end();
    if (realms.phase != phase) /* what can be used now, the buttons, what is owed */
        tell_touch_seat(zones_bottom);
    if (moves_are_final(seat))
        undo_forget();
    show_events();
}
