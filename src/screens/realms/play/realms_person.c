#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "games/realms/realms.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/play/realms_aim.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_person.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/play/realms_whom.h"
#include "screens/realms/realms_zones.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/bracket.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define POINTER_SPRITE 0
#define POINTER_TILE   0

static uint8_t done;          /* an action was done */
static uint8_t leaving;       /* the players leave */
static uint8_t remarked;      /* a remark stands in the panel until a key is pressed */
static uint8_t cursor_waits;  /* to be shown: what the last move drew took its time */
static uint8_t panel_waits;   /* for the thing under the cursor */
static uint16_t remark_waits; /* a text under the panel, or 0 */

static RealmsAction action;

/* ---- The panel ---- */

static void show_item(void)
{
    remarked = 0;
    switch (item_kind) {
    case ITEM_CARD:
        if (zone_now == ZONE_PLAY && realms.seat == zones_bottom)
            info_card_in_play(item_card);
        else
            info_kind(realms_kind_of(item_card));
        break;
    case ITEM_PLACE:
    case ITEM_STACK:
    case ITEM_NEXT:
        if (item_card == REALMS_NONE)
            info_hint(TEXT_REALMS_HINT_EMPTY);
        else
            info_kind(realms_kind_of(item_card));
        break;
    case ITEM_SEAT:
        info_seat(item_seat);
        break;
    case ITEM_PLAY_ALL:
        info_hint(TEXT_REALMS_HINT_PLAY_ALL);
        break;
    case ITEM_USE_ALL:
        info_hint(TEXT_REALMS_HINT_USE_ALL);
        break;
    case ITEM_END:
        info_hint(TEXT_REALMS_HINT_END);
        break;
    default:
        info_hint(TEXT_REALMS_HINT_PILE);
        break;
    }
}

/* The cursor moves in this frame, the panel follows in the next: both together take too long. */
static void point(void)
{
    zones_keep_cursor();
    zones_cursor();
    panel_waits = 1;
}

/* What is done in a frame without a key. */
static void idle(void)
{
    if (cursor_waits) {
        cursor_waits = 0;
        point();
    } else if (panel_waits) {
        panel_waits = 0;
        zones_find(zone_now, zone_at[zone_now]);
        show_item();
    } else if (remark_waits) {
        message_remark(remark_waits);
        remark_waits = 0;
        remarked = 1;
    } else {
        zones_step();
    }
}

/* Said under the panel, when the panel is there. */
static void remark_on(uint16_t id)
{
    sound_effect(EFFECT_REFUSE);
    remark_waits = id;
}

void person_point_at_seat(uint8_t seat) BANKED
{
    uint8_t index;

    if (seat == zones_bottom) {
        bracket_show(32, FOOT_ROW << 3, 32, 8);
        return;
    }
    for (index = 0; index != zones_count(ZONE_SEATS); index++) {
        zones_find(ZONE_SEATS, index);
        if (item_kind == ITEM_SEAT && item_seat == seat)
            break;
    }
    bracket_show(item_x, item_y, item_w, item_h);
}

/* ---- Doing ---- */

static void do_it(void)
{
    realms_table_waits = 0;
    zones_hide_cursor();
    moves_do(&action);
    done = 1;
}

static void play_card(uint8_t card)
{
    action.kind = REALMS_PLAY_CARD;
    action.card = card;
    do_it();
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
    while (realms_seat_to_act() == zones_bottom && realms_plain_action(&action)) {
        any = 1;
        frame_busy_end();
        do_it();
        frame_busy_begin();
    }
    frame_busy_end();
    if (!any)
        remark_on(TEXT_REALMS_NOT_PLAIN);
    zone_at[ZONE_PLAY] = zones_count(ZONE_PLAY) - 1;
}

static void buy(void)
{
    if (item_card == REALMS_NONE) {
        remark_on(TEXT_REALMS_NO_MORE);
        return;
    }
    action.kind = REALMS_BUY;
    action.place = item_place;
    if (realms_legal(&action))
        do_it();
    else if (item_kind == ITEM_PLACE && !realms_in_reach(zones_bottom, item_place))
        remark_on(TEXT_REALMS_NO_REACH);
    else
        remark_on(TEXT_REALMS_NO_POWER);
}

/* ---- Using a card in play ---- */

/* Says why a way cannot be used. */
static void say_why_not(uint8_t way)
{
    const RealmsBranch *branch = &signs_kind.branches[way];
    uint8_t why = info_can[way];

    signs_open(realms_kind_of(action.card));
    if (why == REALMS_USED) {
        remark_on(TEXT_REALMS_IS_USED);
    } else if (why == REALMS_NO_TARGET) {
        remark_on(TEXT_REALMS_NO_TARGET);
    } else {
        text_argument_text(0, TEXT_REALMS_LACK_1 - 1 +
                                  (why == REALMS_UNMET_2 ? REALMS_CONDITION_2(branch)
                                                         : REALMS_CONDITION_1(branch)));
        info_hint(TEXT_REALMS_LACK);
        info_heading(realms_kind_of(action.card));
        remarked = 1;
    }
}

static void use_way(uint8_t way)
{
    action.kind = REALMS_USE;
    action.way = way;
    if (target_choose(&action))
        do_it();
    else
        done = 2; /* nothing happened, but the screen may be another: point anew */
}

static uint8_t next_way(uint8_t way, uint8_t step)
{
    do {
        way += step;
        if (way >= REALMS_WAYS)
            way = step == 1 ? 0 : REALMS_WAYS - 1;
    } while (info_can[way] == REALMS_NO_SUCH);
    return way;
}

static void point_at_way(uint8_t way)
{
    info_find_way(way);
    zones_hide_cursor();
    sprite_show(POINTER_SPRITE, (info_column - 1) << 3,
                (INFO_ROW + 1 + REALMS_ABILITY_OF(way)) << 3, POINTER_TILE, 0);
}

/* Several ways: the cursor goes into the panel. */
static void choose_way(uint8_t way)
{
    uint8_t card = action.card;

    point_at_way(way);
    for (;;) {
        frame_next();
        if ((input_pressed | input_moved) && remarked) {
            info_card_in_play(card);
            remarked = 0;
            frame_next();
            point_at_way(way);
            continue;
        }
        if (input_moved & (J_LEFT | J_UP))
            way = next_way(way, 0xFF);
        else if (input_moved & (J_RIGHT | J_DOWN))
            way = next_way(way, 1);
        else if (input_pressed & J_B)
            break;
        else if (input_pressed & J_A) {
            if (info_can[way] == REALMS_CAN) {
                sprite_hide(POINTER_SPRITE);
                use_way(way);
                return;
            }
            say_why_not(way);
            idle();
            continue;
        } else {
            continue;
        }
        point_at_way(way);
    }
    sprite_hide(POINTER_SPRITE);
    point();
}

static void use_card(void)
{
    uint8_t way, first = REALMS_NONE, reason = REALMS_NONE, ways = 0;

    action.card = item_card;
    info_card_in_play(item_card);
    panel_waits = 0;
    frame_next();
    for (way = 0; way != REALMS_WAYS; way++) {
        if (info_can[way] == REALMS_CAN) {
            if (first == REALMS_NONE)
                first = way;
            ways++;
        } else if (info_can[way] != REALMS_NO_SUCH &&
                   (reason == REALMS_NONE || info_can[reason] == REALMS_USED)) {
            reason = way;
        }
    }
    if (ways == 0)
        say_why_not(reason);
    else if (ways == 1)
        use_way(first);
    else
        choose_way(first);
}

/* ---- Ending the turn ---- */

static uint8_t is_sure(void)
{
    uint8_t undone;
    uint16_t question;

    frame_busy_begin();
    undone = realms_undone();
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
        point();
        return;
    }
    action.kind = REALMS_END;
    do_it();
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
    point();
}

static void look_at_pile(void)
{
    screen_leave();
    pick_clear();
    pick_add_list(REALMS_AT(zones_bottom, REALMS_DISCARD));
    close_pick(PICK_LOOK);
    realms_table_show();
    point();
}

static void look(void)
{
    if (item_kind == ITEM_SEAT)
        look_at_seat(item_seat);
    else if (item_kind == ITEM_PILE)
        look_at_pile();
    else if (item_card != REALMS_NONE) {
        screen_leave();
        close_look(realms_kind_of(item_card));
        realms_table_show();
        point();
    }
}

/* ---- A turn ---- */

static void act(void)
{
    switch (item_kind) {
    case ITEM_CARD:
        if (zone_now == ZONE_HAND)
            play_card(item_card);
        else if (zone_now == ZONE_PLAY)
            use_card();
        else
            look();
        break;
    case ITEM_PLACE:
    case ITEM_STACK:
        buy();
        break;
    case ITEM_NEXT:
        remark_on(TEXT_REALMS_NO_SALE);
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
        look();
        break;
    }
}

static void take_back(void)
{
    if (moves_undo()) {
        sound_effect(EFFECT_BACK);
        message_keep(TEXT_REALMS_TAKEN_BACK);
        point();
        remark_waits = TEXT_REALMS_TAKEN_BACK;
    } else {
        remark_on(TEXT_REALMS_NO_UNDO);
    }
}

static void pause(void)
{
    if (realms_table_pause())
        leaving = 1;
    else
        point();
}

static void choose_in_turn(void)
{
    realms_table_waits = 1;
    while (!done && !leaving) {
        frame_next();
        if (cursor_waits && (input_moved | input_pressed)) {
            cursor_waits = 0;
            zones_keep_cursor();
            zones_cursor();
        }
        if (zones_move(input_moved)) {
            sound_effect(EFFECT_CURSOR);
            point();
        } else if (input_pressed & J_A)
            act();
        else if (input_pressed & J_B)
            take_back();
        else if (input_pressed & J_SELECT)
            look();
        else if (input_pressed & J_START)
            pause();
        else
            idle();
        if (done == 2) {
            done = 0;
            point();
        }
    }
}

/* ---- Discards ---- */

static void choose_discard(void)
{
    zone_now = ZONE_HAND;
    zones_keep_cursor();
    zones_cursor();
    panel_waits = 0;
    info_clear();
    text_argument(0, seats_name(zones_bottom));
    text_argument_number(1, realms.owed);
    message_show(TEXT_REALMS_ASK_DISCARD);
    cursor_waits = 0;
    realms_table_waits = 1;
    while (!done && !leaving) {
        frame_next();
        if (input_moved & (J_LEFT | J_RIGHT)) {
            zones_move(input_moved & (J_LEFT | J_RIGHT));
            zones_keep_cursor();
            if (zone_at[ZONE_HAND] >= realms.size[REALMS_AT(zones_bottom, REALMS_HAND)])
                zone_at[ZONE_HAND] = (input_moved & J_LEFT)
                                         ? realms.size[REALMS_AT(zones_bottom, REALMS_HAND)] - 1
                                         : 0;
            point();
        } else if (input_pressed & J_A) {
            zones_cursor();
            action.kind = REALMS_DISCARD_CARD;
            action.card = item_card;
            if (item_kind == ITEM_CARD)
                do_it();
        } else if (input_pressed & J_SELECT) {
            look();
        } else if (input_pressed & J_START) {
            pause();
        } else {
            idle();
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
    done = 0;
    leaving = 0;
    switch (realms.phase) {
    case REALMS_AIMING:
        leaving = aim_choose();
        break;
    case REALMS_DISCARDING:
        choose_discard();
        break;
    default:
        begin_turn();
        cursor_waits = 1;
        choose_in_turn();
        break;
    }
    zones_hide_cursor();
    return leaving;
}
