#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "screens/pace.h"
#include "screens/screens.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_choice.h"
#include "screens/tides/tides_cursor.h"
#include "screens/tides/tides_info.h"
#include "screens/tides/tides_move.h"
#include "screens/tides/tides_person.h"
#include "screens/tides/tides_table.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

static uint16_t hint;      /* of the bar, while somebody chooses */
static uint8_t confirming; /* the card in question, or TIDES_NONE: the cursor roams */

/* ---- The foot of the screen ---- */

/* The question with the card in doubt: what is being confirmed. */
static void draw_question(void)
{
    message_wipe();
    if (screen_now != SCREEN_CHANGING)
        frame_next();
    if (tides.phase == TIDES_PICKING) {
        text_argument_text(0, TEXT_TIDES_NAME_0 + confirming);
        draw_inset(MESSAGE_ROW, text_get(TEXT_TIDES_PICK_SURE));
        draw_inset(MESSAGE_ROW + 1, text_get(TEXT_TIDES_PICK_SECRET));
    } else {
        text_argument_text(
            0, TEXT_TIDES_NAME_0 +
                   tides_board.table[tides_board.low][tides_board.size[tides_board.low]]);
        draw_inset(MESSAGE_ROW, text_get(TEXT_TIDES_SETTLE_KEEP));
        text_argument_text(0, TEXT_TIDES_NAME_0 + confirming);
        draw_inset(MESSAGE_ROW + 1, text_get(TEXT_TIDES_SETTLE_DISCARD));
    }
}

static void draw_choice(void)
{
    if (tides_cursor_rewards)
        tides_info_draw_rewards();
    tides_board_draw_hint(hint);
    if (confirming != TIDES_NONE) {
        draw_question();
        tides_board_draw_hint(hint);
        tides_cursor_frame(SLOT_X, tides_board_row(tides_board.low), CARD_WIDTH << 3);
        return;
    }
    tides_info_draw();
    tides_cursor_show();
}

/* Nobody sees it: the table is closed. */
void tides_person_draw(void)
{
    frame_busy_begin();
    draw_choice();
    frame_busy_end();
}

static void look(void)
{
    if (confirming != TIDES_NONE)
        tides_table_look_at_card(confirming);
    else
        tides_table_look();
    tides_person_draw();
    tides_table_reopen();
}

/* Returns not zero when the player leaves. */
static uint8_t pause(void)
{
    switch (tides_table_pause()) {
    case TABLE_LEFT:
        return 1;
    case TABLE_CLOSED:
        tides_person_draw();
        tides_table_reopen();
        break;
    default:
        if (confirming == TIDES_NONE)
            tides_cursor_show();
        else
            tides_cursor_frame(SLOT_X, tides_board_row(tides_board.low), CARD_WIDTH << 3);
    }
    return 0;
}

/* Until A, B or the end; everything else happens inside. */
uint8_t tides_choice_wait(void)
{
    for (;;) {
        tides_table_waits = 1;
        frame_next();
        tides_table_waits = 0;
        if (input_pressed & (J_A | J_B)) {
            sound_effect((input_pressed & J_A) ? EFFECT_CONFIRM : EFFECT_BACK);
            return (input_pressed & J_A) ? KEY_A : KEY_B;
        }
        if (input_pressed & J_SELECT)
            look();
        else if (input_pressed & J_START) {
            if (pause())
                return KEY_LEAVE;
        } else if (confirming == TIDES_NONE) {
            if (tides_cursor_step())
                tides_info_begin();
            else
                tides_info_step();
        }
    }
}

void tides_choice_open_sheet(void)
{
    tides_table_sheet();
    tides_person_draw();
    tides_table_reopen();
}

void tides_choice_refuse(uint16_t text)
{
    sound_effect(EFFECT_REFUSE);
    tides_cursor_hide();
    dialog_say(text);
    tides_cursor_show();
}

static void set_hint(uint16_t id)
{
    hint = id;
    frame_next();
    tides_board_draw_hint(id);
}

void tides_choice_begin(uint8_t area, uint16_t new_hint)
{
    confirming = TIDES_NONE;
    set_hint(new_hint);
    tides_cursor_set(area, tides_cursor_area == area ? tides_cursor_place : 0);
    tides_info_begin();
}

/* ---- Picking ---- */

/* Between the hand and the place beside the table. */
void tides_choice_to_slot(uint8_t place)
{
    uint8_t card = tides_board.hand[place];

    tides_cursor_hide();
    tides_board.hand[place] = BOARD_EMPTY;
    tides_board_draw_hand_place(place);
    tides_move_card(card, HAND_X(place), HAND_Y, SLOT_X, tides_board_row(tides_board.low));
    tides_board.slot[tides_board.low] = card;
    tides_board_draw_slot(tides_board.low);
    tides_cursor_frame(SLOT_X, tides_board_row(tides_board.low), CARD_WIDTH << 3);
}

void tides_choice_from_slot(uint8_t place)
{
    uint8_t card = tides_board.slot[tides_board.low];

    tides_cursor_hide();
    tides_board.slot[tides_board.low] = BOARD_EMPTY;
    tides_board_draw_slot(tides_board.low);
    tides_move_card(card, SLOT_X, tides_board_row(tides_board.low), HAND_X(place), HAND_Y);
    tides_board.hand[place] = card;
    tides_board_draw_hand_place(place);
}

/* Face down from now on. */
void tides_choice_cover_slot(void)
{
    tides_cursor_hide();
    tides_info_clear_panel();
    tides_board.slot[tides_board.low] = BOARD_EDGE;
    tides_board_draw_slot(tides_board.low);
    frame_next();
    frame_next();
    tides_board.slot[tides_board.low] = BOARD_BACK;
    tides_board_draw_slot(tides_board.low);
    confirming = TIDES_NONE;
}

/* Asks about the card that lies in the slot. */
uint8_t tides_choice_confirm(uint16_t new_hint)
{
    uint8_t key;

    confirming = tides_board.slot[tides_board.low];
    frame_next();
    draw_question();
    set_hint(new_hint);
    key = tides_choice_wait();
    confirming = TIDES_NONE;
    return key;
}

static uint8_t pick(TidesAction *action)
{
    uint8_t key, place;

    tides_choice_begin(AREA_HAND, TEXT_TIDES_HINT_PICK);
    for (;;) {
        key = tides_choice_wait();
        if (key == KEY_LEAVE)
            return 0;
        if (key == KEY_B) {
            tides_choice_open_sheet();
            continue;
        }
        if (tides_cursor_area != AREA_HAND) {
            tides_choice_refuse(TEXT_TIDES_NOT_NOW);
            continue;
        }
        place = tides_cursor_place;
        tides_choice_to_slot(place);
        key = tides_choice_confirm(TEXT_TIDES_HINT_LAY);
        if (key == KEY_LEAVE)
            return 0;
        if (key == KEY_A) {
            action->kind = TIDES_PICK;
            action->a = tides_board.slot[tides_board.low];
            tides_choice_cover_slot();
            return 1;
        }
        tides_choice_from_slot(place);
        tides_choice_begin(AREA_HAND, TEXT_TIDES_HINT_PICK);
    }
}

/* ---- Dreamlands ---- */

static uint8_t name_suit(TidesAction *action)
{
    uint8_t key;

    tides_choice_begin(AREA_SUITS, TEXT_TIDES_HINT_SUIT);
    for (;;) {
        key = tides_choice_wait();
        if (key == KEY_LEAVE)
            return 0;
        if (key == KEY_B)
            tides_choice_open_sheet();
        else if (tides_cursor_area != AREA_SUITS)
            tides_choice_refuse(TEXT_TIDES_ONLY_SUIT);
        else
            break;
    }
    tides_cursor_hide();
    action->kind = TIDES_SUIT;
    action->a = tides_cursor_place;
    return 1;
}

/* ---- The reward ---- */

static uint8_t choose_reward(TidesAction *action)
{
    uint8_t key;

    tides_cursor_rewards = 1;
    frame_next();
    tides_info_draw_rewards();
    tides_choice_begin(AREA_HAND, TEXT_TIDES_HINT_REWARD);
    for (;;) {
        key = tides_choice_wait();
        if (key == KEY_LEAVE)
            break;
        if (key == KEY_B)
            tides_choice_open_sheet();
        else if (tides_cursor_area != AREA_HAND)
            tides_choice_refuse(TEXT_TIDES_NOT_NOW);
        else
            break;
    }
    tides_cursor_hide();
    tides_cursor_rewards = 0;
    tides_board_clear_hand();
    frame_next();
    action->kind = TIDES_BONUS;
    action->a = tides_cursor_place ? TIDES_HEAL : TIDES_POINTS;
    return key != KEY_LEAVE;
}

/* ---- All of them ---- */

uint8_t tides_person_choose(TidesAction *action)
{
    if (tides.phase != TIDES_REWARD)
        tides_info_look_ahead();
    switch (tides.phase) {
    case TIDES_PICKING:
        return pick(action);
    case TIDES_NAMING:
        return name_suit(action);
    case TIDES_REWARD:
        return choose_reward(action);
    case TIDES_KEEPING:
        return tides_choose_keep(action);
    default:
        return tides_choose_discard(action);
    }
}
