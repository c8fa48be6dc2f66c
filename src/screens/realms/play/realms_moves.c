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

void moves_settle(void) BANKED
{
    undo_forget();
}

void moves_begin(void) BANKED
{
    undo_forget();
    moves_card = REALMS_NONE;
}

uint8_t moves_undo(void) BANKED
{
    if (!undo_count)
        return 0;
    undo_back((uint8_t *)&realms, sizeof realms);
    keep_undo();
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

/* All 108 cards are somewhere, and nobody who is in has lost its mind. */
static uint8_t is_sound(void)
{
    uint8_t n;
    uint8_t cards = 0;

    for (n = 0; n != REALMS_LISTS; n++)
        cards += realms.size[n];
    for (n = 0; n != REALMS_PLACES; n++)
        if (realms.row[n] != REALMS_NONE)
            cards++;
    for (n = 0; n != realms.seats; n++)
        if (REALMS_IS_IN(n) && realms.sanity[n] == 0)
            return 0;
    return cards == REALMS_CARDS;
}

void moves_do(const RealmsAction *action) BANKED
{
    static uint8_t bytes[REALMS_ACTION_BYTES];
    uint8_t seat = realms_seat_to_act();
    uint8_t length;

    tell_quick = seat == zones_bottom && zones_open && seats_is_person(seat);
    show_reveals = !tell_quick;
    pace_begin();
    frame_busy_begin();
    find_start(action);
    length = realms_encode(action, bytes);
    if (tell_quick)
        undo_keep((const uint8_t *)&realms, sizeof realms);
    if (!realms_apply(action) || !is_sound())
        crash(CRASH_IMPOSSIBLE);
    keep_action(bytes, length);
    frame_next(); /* a whole frame for what follows */
    frame_busy_end();
    show_events();
    if (show_reveals || realms_seat_to_act() != seat)
        moves_settle();
}
