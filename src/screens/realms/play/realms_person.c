#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "games/realms/realms.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/play/realms_aim.h"
#include "screens/realms/play/realms_discard.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_person.h"
#include "screens/realms/play/realms_pointer.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/play/realms_use.h"
#include "screens/realms/realms_zones.h"
#include "screens/screens.h"
#include "ui/dialog.h"
#include "ui/message.h"
#include "ui/text.h"

uint8_t person_done;
uint8_t person_leaves;
RealmsAction person_action;

/* ---- Doing ---- */

void person_do(void)
{
    realms_table_waits = 0;
    zones_hide_cursor();
    moves_do(&person_action);
    person_done = PERSON_DID;
}

static void play_card(uint8_t card)
{
    person_action.kind = REALMS_PLAY_CARD;
    person_action.card = card;
    person_do();
}

static void play_all(void)
{
    uint8_t list = REALMS_AT(zones_bottom, REALMS_HAND);

    while (realms.size[list])
        play_card(realms.head[list]);
    zone_now = ZONE_PLAY;
    zone_at[ZONE_PLAY] = zones_count(ZONE_PLAY) - 1;
}

static void use_all(void)
{
    uint8_t any = 0;

    frame_busy_begin();
    while (realms_seat_to_act() == zones_bottom && realms_plain_action(&person_action)) {
        any = 1;
        frame_next(); /* a whole frame for what follows */
        frame_busy_end();
        person_do();
        frame_busy_begin();
    }
    frame_next();
    frame_busy_end();
    if (!any)
        pointer_refuse(TEXT_REALMS_NOT_PLAIN);
    zone_at[ZONE_PLAY] = zones_count(ZONE_PLAY) - 1;
}

static void buy(void)
{
    if (item_card == REALMS_NONE) {
        pointer_refuse(TEXT_REALMS_NO_MORE);
        return;
    }
    person_action.kind = REALMS_BUY;
    person_action.place = item_place;
    if (realms_legal(&person_action))
        person_do();
    else if (item_kind == ITEM_PLACE && !realms_in_reach(zones_bottom, item_place))
        pointer_refuse(TEXT_REALMS_NO_REACH);
    else
        pointer_refuse(TEXT_REALMS_NO_POWER);
}

/* ---- Ending the turn ---- */

static uint8_t is_sure(void)
{
    uint8_t undone;
    uint16_t question;

    frame_busy_begin();
    undone = realms_undone();
    frame_next();
    frame_busy_end();
    if (undone & REALMS_COULD_PLAY)
        question = TEXT_REALMS_LEFT_PLAY;
    else if (undone & REALMS_COULD_USE)
        question = TEXT_REALMS_LEFT_USE;
    else if (undone & REALMS_COULD_BUY)
        question = TEXT_REALMS_LEFT_BUY;
    else
        return 1;
    zones_hide_cursor();
    return dialog_ask(question, TEXT_REALMS_NOT_YET, 2) == 1;
}

static void end_turn(void)
{
    if (!is_sure()) {
        pointer_point();
        return;
    }
    person_action.kind = REALMS_END;
    person_do();
}

/* ---- Looking ---- */

static void look_at_seat(uint8_t seat)
{
    screen_leave();
    pick_clear();
    pick_add_list(REALMS_AT(seat, REALMS_PLAY));
    if (realms.seats > 2)
        pick_add_rows(seat);
    pick_add_list(REALMS_AT(seat, REALMS_DISCARD));
    close_pick(PICK_LOOK);
    realms_table_show();
    pointer_point();
}

static void look_at_pile(void)
{
    screen_leave();
    pick_clear();
    pick_add_list(REALMS_AT(zones_bottom, REALMS_DISCARD));
    close_pick(PICK_LOOK);
    realms_table_show();
    pointer_point();
}

void person_look(void)
{
    if (item_kind == ITEM_SEAT)
        look_at_seat(item_seat);
    else if (item_kind == ITEM_PILE)
        look_at_pile();
    else if (item_card != REALMS_NONE) {
        screen_leave();
        close_look(realms_kind_of(item_card));
        realms_table_show();
        pointer_point();
    }
}

void person_look_around(void) BANKED
{
    pointer_waits = 0;
    zone_now = ZONE_HAND;
    zone_at[ZONE_HAND] = 0;
    pointer_point();
}

void person_look_move(void) BANKED
{
    if (zones_move(input_moved)) {
        sound_effect(EFFECT_CURSOR);
        pointer_point();
    } else {
        pointer_idle();
    }
}

void person_look_closely(void) BANKED
{
    person_look();
}

/* ---- A turn ---- */

static void act(void)
{
    switch (item_kind) {
    case ITEM_CARD:
        if (zone_now == ZONE_HAND)
            play_card(item_card);
        else if (zone_now == ZONE_PLAY)
            use_card(item_card);
        else
            person_look();
        break;
    case ITEM_PLACE:
    case ITEM_STACK:
        buy();
        break;
    case ITEM_NEXT:
        pointer_refuse(TEXT_REALMS_NO_SALE);
        break;
    case ITEM_PLAY_ALL:
        play_all();
        break;
    case ITEM_USE_ALL:
        use_all();
        break;
    case ITEM_END:
        end_turn();
        break;
    default:
        person_look();
        break;
    }
}

void person_take_back(void)
{
    if (moves_undo()) {
        sound_effect(EFFECT_BACK);
        if (realms.phase != REALMS_TURN)
            person_done = PERSON_DID; /* back to aiming: another part of the turn asks */
        pointer_point();
        pointer_say(TEXT_REALMS_TAKEN_BACK);
    } else {
        pointer_refuse(TEXT_REALMS_NO_UNDO);
    }
}

void person_pause(void)
{
    if (realms_table_pause())
        person_leaves = 1;
    else
        pointer_point();
}

static void choose_in_turn(void)
{
    realms_table_waits = 1;
    while (!person_done && !person_leaves) {
        frame_next();
        if (input_moved | input_pressed)
            pointer_catch_up();
        if (zones_move(input_moved)) {
            sound_effect(EFFECT_CURSOR);
            pointer_point();
        } else if (input_pressed & J_A)
            act();
        else if (input_pressed & J_B)
            person_take_back();
        else if (input_pressed & J_SELECT)
            person_look();
        else if (input_pressed & J_START)
            person_pause();
        else
            pointer_idle();
        if (person_done == PERSON_STAYED) {
            person_done = PERSON_CHOOSES;
            pointer_point();
        }
    }
}

/* A new turn begins at the hand; after a move the cursor stays where it was. */
static void begin_turn(void)
{
    static uint8_t turn_seen;

    if (turn_seen == realms.turn)
        return;
    turn_seen = realms.turn;
    sound_effect(EFFECT_YOUR_TURN);
    zone_now = ZONE_HAND;
    zone_at[ZONE_HAND] = 0;
}

uint8_t person_choose(void) BANKED
{
    person_done = PERSON_CHOOSES;
    person_leaves = 0;
    switch (realms.phase) {
    case REALMS_AIMING:
        person_leaves = aim_choose();
        break;
    case REALMS_DISCARDING:
        discard_choose();
        break;
    default:
        begin_turn();
        pointer_waits = 1;
        choose_in_turn();
        break;
    }
    zones_hide_cursor();
    return person_leaves;
}
