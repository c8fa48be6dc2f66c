#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_cursor.h"
#include "screens/pocket/pocket_panel.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_turn.h"
#include "screens/pocket/pocket_why.h"
#include "screens/seats.h"
#include "screens/undo.h"
#include "ui/dialog.h"
#include "ui/text.h"

#define DRAW_MOST 3
#define SET_LEAST 3

static PocketAction *wanted; /* what is being put together */
uint8_t turn_draws = 1;      /* how many were drawn last: the first offer */
static uint8_t refused;      /* the reason stands in the line until the cursor moves */

/* Bit per kind: sets that can be melded, Portals that can be sealed; found once for each choice. */
static uint8_t openable, sealable;

static uint8_t lowest(uint8_t bits)
{
    uint8_t n = 0;

    while (n != POCKET_VALUES - 1 && !(bits & 1)) {
        bits >>= 1;
        n++;
    }
    return n;
}

static void refuse(uint16_t why)
{
    sound_effect(EFFECT_REFUSE);
    panel_line(why);
    refused = 1;
}

static void confirm(void)
{
    sound_effect(EFFECT_CONFIRM);
}

static void set_action(uint8_t kind, uint8_t a, uint8_t b)
{
    wanted->kind = kind;
    wanted->a = a;
    wanted->b = b;
    wanted->c = kind == POCKET_SEAL + POCKET_CTHULHU ? POCKET_NONE : 0;
    wanted->d = 0;
}

/* ---- The ways to point ---- */

/* One frame at a choice: the keys that are not the cursor's. */
static uint8_t key(void)
{
    if (input_pressed & J_A)
        return CHOICE_MADE;
    if (input_pressed & J_B)
        return CHOICE_UNDO;
    return CHOICE_NONE;
}

/* Without a question the line says what the cursor is on. */
static void ask(uint16_t question)
{
    if (question && !refused) {
        if (pocket.phase == POCKET_TAKING)
            text_argument(0, seats_name(pocket.laid_open));
        panel_line(question);
    }
    cursor_describe(question == 0 && !refused);
    refused = 0;
}

/* Moves the cursor within the zones until A (CHOICE_MADE) or B (CHOICE_UNDO). */
static uint8_t pick(uint8_t zones, uint16_t question)
{
    uint8_t choice;

    uint8_t said = 0; /* the cursor answers first, the words in the next frame */

    cursor_show();
    table_waits = 1;
    do {
        frame_next();
        choice = key();
        if (table_key(input_pressed) || cursor_move(zones)) {
            said = 0;
        } else if (!said && choice == CHOICE_NONE) { /* else there is more to do in this frame */
            ask(question);
            said = 1;
        }
        if (table_leaving)
            choice = CHOICE_LEAVE;
    } while (choice == CHOICE_NONE);
    table_waits = 0;
    return choice;
}

/* On the row that many cards are framed. */
static void frame_number(uint8_t number)
{
    if (cursor_zone == ZONE_ROW) {
        cursor_at = number - 1;
        cursor_span = number;
    }
    cursor_show();
}

/* The words for a number, a part in each frame; returns how much is said by now. */
static uint8_t say_number(uint8_t said, uint8_t number, uint16_t question)
{
    if (said == 0) {
        panel_line(question);
    } else if (said == 1) {
        text_argument_number(0, number);
        panel_label(TEXT_POCKET_COUNT_LABEL);
    } else {
        return said;
    }
    return said + 1;
}

/* A number with left and right, or up and down; 0 for back. */
static uint8_t pick_number(uint8_t least, uint8_t most, uint8_t number, uint16_t question)
{
    uint8_t choice, changed;
    uint8_t said = 0; /* as in pick: 1 the line, 2 the label too */

    frame_number(number);
    table_waits = 1;
    do {
        frame_next();
        choice = key();
        changed = table_key(input_pressed);
        if ((input_moved & (J_RIGHT | J_UP)) && number != most) {
            number++;
            changed = 1;
        } else if ((input_moved & (J_LEFT | J_DOWN)) && number != least) {
            number--;
            changed = 1;
        }
        if (changed) {
            sound_effect(EFFECT_CURSOR);
            frame_number(number);
            said = 0;
        } else if (choice == CHOICE_NONE) {
            said = say_number(said, number, question);
        }
        if (table_leaving)
            choice = CHOICE_LEAVE;
    } while (choice == CHOICE_NONE);
    table_waits = 0;
    cursor_span = 1;
    return choice == CHOICE_MADE ? number : 0;
}

/* ---- Investigate ---- */

static uint8_t choose_draw(uint8_t number)
{
    uint16_t why = why_not_draw(1);
    uint8_t most = DRAW_MOST;

    if (why) {
        refuse(why);
        return CHOICE_NONE;
    }
    confirm();
    while (why_not_draw(most))
        most--;
    if (number > most)
        number = most;
    cursor_put(ZONE_ROW, number - 1);
    number = pick_number(1, most, number, TEXT_POCKET_ASK_DRAW);
    if (number == 0)
        return CHOICE_NONE;
    turn_draws = number;
    set_action(POCKET_DRAW, number, 0);
    return CHOICE_MADE;
}

/* ---- Open Portals ---- */

static uint8_t choose_size(uint8_t kind)
{
    uint16_t why = why_not_open(kind);
    uint8_t number = pocket.hands[pocket.seat][kind];

    if (why) {
        refuse(why);
        return CHOICE_NONE;
    }
    confirm();
    if (number != SET_LEAST)
        number = pick_number(SET_LEAST, number, number, TEXT_POCKET_ASK_SET);
    if (number == 0)
        return CHOICE_NONE;
    set_action(POCKET_OPEN, kind, number);
    return CHOICE_MADE;
}

static uint8_t choose_set(void)
{
    uint8_t choice;

    cursor_put(ZONE_HAND, lowest(openable));
    do {
        if (pick(IN(ZONE_HAND), TEXT_POCKET_ASK_OPEN) != CHOICE_MADE)
            return CHOICE_NONE;
        choice = choose_size(cursor_at);
    } while (choice == CHOICE_NONE && !table_leaving);
    return choice;
}

/* ---- Sealing ---- */

static uint8_t choose_yes(uint8_t portal)
{
    uint8_t choice;
    uint8_t draw = 1;

    table_waits = 1;
    do {
        if (draw) {
            cursor_show();
            panel_line(TEXT_POCKET_POWER_LINE_0 + portal);
            panel_label(TEXT_POCKET_SEAL_LABEL);
        }
        frame_next();
        choice = key();
        draw = table_key(input_pressed);
        if (table_leaving)
            choice = CHOICE_LEAVE;
    } while (choice == CHOICE_NONE);
    table_waits = 0;
    if (choice != CHOICE_MADE)
        return CHOICE_NONE;
    set_action(POCKET_SEAL + portal, 0, 0);
    return CHOICE_MADE;
}

static uint8_t choose_from_row(void)
{
    cursor_put(ZONE_ROW, 0);
    if (pick(IN(ZONE_ROW), TEXT_POCKET_ASK_ROW) != CHOICE_MADE)
        return CHOICE_NONE;
    set_action(POCKET_SEAL + POCKET_NYARLATHOTEP, cursor_at, 0);
    return CHOICE_MADE;
}

/* An opponent; POCKET_NONE for back. */
static uint8_t pick_opponent(uint16_t question, uint8_t with_cards)
{
    uint8_t seat = pocket.seat + 1 == seats_count ? 0 : pocket.seat + 1;

    cursor_put(ZONE_SEATS, board_seat_line(seat));
    for (;;) {
        if (pick(IN(ZONE_SEATS), question) != CHOICE_MADE)
            return POCKET_NONE;
        seat = board_line_seat(cursor_at);
        if (seat == pocket.seat)
            refuse(TEXT_POCKET_WHY_NOT_YOU);
        else if (with_cards && pocket.hand_size[seat] == 0)
            refuse(TEXT_POCKET_WHY_NO_CARDS);
        else
            return seat;
    }
}

static uint8_t choose_hand_to_see(void)
{
    uint8_t seat = pick_opponent(TEXT_POCKET_ASK_LOOK, 1);

    if (seat == POCKET_NONE)
        return CHOICE_NONE;
    set_action(POCKET_SEAL + POCKET_SHUB_NIGGURATH, seat, 0);
    return CHOICE_MADE;
}

/* A kind of the hand besides the one already chosen; POCKET_NONE for back. */
static uint8_t pick_gift(uint8_t chosen)
{
    uint8_t kind = 0;

    while (kind != POCKET_VALUES - 1 && pocket.hands[pocket.seat][kind] <= (kind == chosen))
        kind++;
    cursor_put(ZONE_HAND, kind);
    for (;;) {
        if (pick(IN(ZONE_HAND), TEXT_POCKET_ASK_GIFT) != CHOICE_MADE)
            return POCKET_NONE;
        if (pocket.hands[pocket.seat][cursor_at] > (cursor_at == chosen))
            return cursor_at;
        refuse(TEXT_POCKET_WHY_NONE);
    }
}

static uint8_t pick_receiver(void)
{
    if (seats_count == 2)
        return 1 - pocket.seat;
    return pick_opponent(TEXT_POCKET_ASK_WHOM, 0);
}

/* One action for each choice: the lower opponent first, then the lower kind. */
static void add_gift(uint8_t seat, uint8_t kind)
{
    if (seat < wanted->a || (seat == wanted->a && kind < wanted->b)) {
        wanted->c = wanted->a;
        wanted->d = wanted->b;
        wanted->a = seat;
        wanted->b = kind;
    } else {
        wanted->c = seat;
        wanted->d = kind;
    }
}

static uint8_t choose_gifts(void)
{
    uint8_t kind, seat;

    kind = pick_gift(POCKET_NONE);
    if (kind == POCKET_NONE)
        return CHOICE_NONE;
    seat = pick_receiver();
    if (seat == POCKET_NONE)
        return CHOICE_NONE;
    set_action(POCKET_SEAL + POCKET_CTHULHU, seat, kind);
    if (pocket.hand_size[pocket.seat] == 1)
        return CHOICE_MADE;
    cursor_hide();
    table_waits = 1;
    seat = dialog_ask(TEXT_POCKET_MORE_QUESTION, TEXT_POCKET_MORE_NO, 2);
    table_waits = 0;
    if (seat == MENU_BACK)
        return CHOICE_NONE;
    if (seat == 0)
        return CHOICE_MADE;
    kind = pick_gift(kind);
    if (kind == POCKET_NONE)
        return CHOICE_NONE;
    seat = pick_receiver();
    if (seat == POCKET_NONE)
        return CHOICE_NONE;
    add_gift(seat, kind);
    return CHOICE_MADE;
}

static uint8_t choose_power(uint8_t portal)
{
    uint16_t why = why_not_seal(portal);

    if (why) {
        refuse(why);
        return CHOICE_NONE;
    }
    confirm();
    switch (portal) {
    case POCKET_CTHULHU:
        return choose_gifts();
    case POCKET_SHUB_NIGGURATH:
        return choose_hand_to_see();
    case POCKET_NYARLATHOTEP:
        return choose_from_row();
    default:
        return choose_yes(portal);
    }
}

static uint8_t choose_portal(void)
{
    uint8_t portal, choice;

    cursor_put(ZONE_PORTALS, lowest(sealable));
    do {
        if (pick(IN(ZONE_PORTALS), TEXT_POCKET_ASK_PORTAL) != CHOICE_MADE)
            return CHOICE_NONE;
        portal = cursor_at;
        choice = choose_power(portal);
        cursor_put(ZONE_PORTALS, portal);
    } while (choice == CHOICE_NONE && !table_leaving);
    return choice;
}

/* ---- The turn ---- */

static void find_targets(void)
{
    uint8_t kind;

    openable = 0;
    sealable = 0;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (!why_not_open(kind))
            openable |= (uint8_t)(1u << kind);
        if (pocket.portals[kind] == pocket.seat && !why_not_seal(kind))
            sealable |= (uint8_t)(1u << kind);
    }
}

static uint8_t allowed(void)
{
    uint8_t actions = 0;

    if (!why_not_draw(1))
        actions |= 1u << ACTION_DRAW;
    if (openable)
        actions |= 1u << ACTION_OPEN;
    if (!why_not_publish())
        actions |= 1u << ACTION_PUBLISH;
    if (sealable)
        actions |= 1u << ACTION_SEAL;
    if (!why_not_end())
        actions |= 1u << ACTION_END;
    return actions;
}

/* Melds go on as long as they can; without a main action the end comes last. */
static const uint8_t likely[] = {ACTION_DRAW, ACTION_OPEN, ACTION_PUBLISH, ACTION_END, ACTION_SEAL};

static uint8_t likely_action(void)
{
    uint8_t n;

    for (n = 0; n != sizeof likely - 1; n++)
        if (panel_allowed & (1u << likely[n]))
            break;
    return likely[n];
}

static uint8_t choose_action(uint8_t action)
{
    uint8_t choice;

    if (!(panel_allowed & (1u << action))) {
        refuse(why_not_action(action));
        return CHOICE_NONE;
    }
    switch (action) {
    case ACTION_DRAW:
        choice = choose_draw(turn_draws);
        break;
    case ACTION_OPEN:
        confirm();
        choice = choose_set();
        break;
    case ACTION_SEAL:
        confirm();
        choice = choose_portal();
        break;
    case ACTION_PUBLISH:
        confirm();
        set_action(POCKET_PUBLISH, 0, 0);
        return CHOICE_MADE;
    default:
        confirm();
        set_action(POCKET_END, 0, 0);
        return CHOICE_MADE;
    }
    cursor_put(ZONE_ACTIONS, action);
    return choice;
}

static uint8_t act_on_cursor(void)
{
    switch (cursor_zone) {
    case ZONE_ACTIONS:
        return choose_action(cursor_at);
    case ZONE_ROW:
        return choose_draw(cursor_at + 1);
    case ZONE_HAND:
        return choose_size(cursor_at);
    case ZONE_PORTALS:
        return choose_power(cursor_at);
    default:
        table_key(J_SELECT);
        return CHOICE_NONE;
    }
}

static uint8_t choose_in_turn(void)
{
    uint8_t choice;

    cursor_put(ZONE_ACTIONS, likely_action());
    for (;;) {
        choice = pick(EVERYWHERE, 0);
        if (choice == CHOICE_LEAVE || (choice == CHOICE_UNDO && undo_count))
            return choice;
        if (choice == CHOICE_MADE && act_on_cursor() == CHOICE_MADE)
            return CHOICE_MADE;
        if (table_leaving)
            return CHOICE_LEAVE;
        if (choice == CHOICE_UNDO)
            refuse(TEXT_POCKET_WHY_NO_UNDO);
    }
}

/* ---- Choices that must be made ---- */

static uint8_t choose_card_to_take(void)
{
    uint8_t kind = 0;

    while (pocket.hands[pocket.laid_open][kind] == 0)
        kind++;
    cursor_put(ZONE_HAND, kind);
    for (;;) {
        switch (pick(IN(ZONE_HAND), TEXT_POCKET_ASK_TAKE)) {
        case CHOICE_LEAVE:
            return CHOICE_LEAVE;
        case CHOICE_MADE:
            if (pocket.hands[pocket.laid_open][cursor_at]) {
                set_action(POCKET_TAKE, cursor_at, 0);
                return CHOICE_MADE;
            }
            refuse(TEXT_POCKET_WHY_NONE);
            break;
        default:
            refuse(TEXT_POCKET_WHY_NO_UNDO);
        }
    }
}

static uint8_t choose_first_seat(void)
{
    cursor_put(ZONE_SEATS, board_seat_line(pocket.seat));
    for (;;) {
        switch (pick(IN(ZONE_SEATS), TEXT_POCKET_ASK_FIRST)) {
        case CHOICE_LEAVE:
            return CHOICE_LEAVE;
        case CHOICE_MADE:
            set_action(POCKET_FIRST, board_line_seat(cursor_at), 0);
            return CHOICE_MADE;
        default:
            refuse(TEXT_POCKET_WHY_NO_UNDO);
        }
    }
}

uint8_t turn_choose(PocketAction *action)
{
    uint8_t actions;

    wanted = action;
    switch (pocket.phase) {
    case POCKET_TAKING:
        panel_show_actions(0);
        return choose_card_to_take();
    case POCKET_NAMING:
        panel_show_actions(0);
        return choose_first_seat();
    default:
        find_targets();
        frame_next();
        actions = allowed();
        frame_next();
        panel_show_actions(actions);
        frame_next();
        return choose_in_turn();
    }
}
