#include "cart/crash.h"
#include "cart/frame.h"
#include "games/realms/realms.h"
#include "games/scratch.h"
#include "screens/keep.h"
#include "screens/pace.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_show.h"
#include "screens/realms/play/realms_tell.h"
#include "screens/realms/realms_zones.h"
#include "screens/seats.h"
#include "screens/undo.h"
#include "ui/message.h"

/* ---- Taking back ----
 * The state is too large for a copy before each action: one copy is kept, and the actions since
 * then behind it; all but the last are done once more. */

typedef struct {
    RealmsAction action;
    uint8_t said; /* messages before it */
} Taken;

#define TAKEN      ((Taken *)(game_scratch + SCRATCH_SCREENS + sizeof realms))
#define TAKEN_MOST ((GAME_SCRATCH - SCRATCH_SCREENS - sizeof realms) / sizeof(Taken))

static uint8_t taken;

void moves_settle(void) BANKED
{
    undo_forget();
    taken = 0;
}

void moves_begin(void) BANKED
{
    moves_settle();
    zones_forget();
    moves_card = REALMS_NONE;
}

static void keep_for_undo(const RealmsAction *action)
{
    if (taken == TAKEN_MOST)
        moves_settle();
    if (taken == 0)
        undo_keep((const uint8_t *)&realms, sizeof realms);
    TAKEN[taken].action = *action;
    TAKEN[taken].said = message_total;
    taken++;
}

static void undo_last(void)
{
    uint8_t n;

    undo_back((uint8_t *)&realms, sizeof realms);
    taken--;
    if (taken)
        undo_keep((const uint8_t *)&realms, sizeof realms);
    for (n = 0; n != taken; n++)
        realms_apply(&TAKEN[n].action);
    message_take_back(TAKEN[taken].said);
    keep_undo();
}

/* Losses that were aimed by themselves, for want of a choice, go back with what led to them. */
uint8_t moves_undo(void) BANKED
{
    static RealmsAction plain;

    if (!taken)
        return 0;
    frame_busy_begin();
    do
        undo_last();
    while (taken && realms.phase == REALMS_AIMING && realms_plain_action(&plain));
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
    static uint8_t bytes[REALMS_ACTION_BYTES];
    uint8_t seat = realms_seat_to_act();
    uint8_t phase = realms.phase;
    uint8_t length;

    tell_quick = seat == zones_bottom && zones_open && seats_is_person(seat);
    show_reveals = !tell_quick;
    pace_begin();
    frame_busy_begin();
    find_start(action);
    length = realms_encode(action, bytes);
    if (tell_quick)
        keep_for_undo(action);
    if (!realms_apply(action) || !is_sound())
        crash(CRASH_IMPOSSIBLE);
    keep_action(bytes, length);
    frame_next(); /* a whole frame for what follows */
    frame_busy_end();
    if (realms.phase != phase) /* what can be used now, the buttons, what is owed */
        tell_touch_seat(zones_bottom);
    show_events();
    if (show_reveals || realms_seat_to_act() != seat)
        moves_settle();
}
