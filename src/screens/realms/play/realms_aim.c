#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/sound.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "games/realms/realms.h"
#include "realms_cards.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/play/realms_aim.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/realms_zones.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define AMOUNT_ROW (INFO_ROW + 1)

static RealmsAction action;
static uint8_t at, amount; /* the thing of the panels under the cursor; points for it */
static uint8_t pieces;     /* of the panel, still to be drawn */

/* Whether the thing can be aimed at; fills in item_… and action.card. */
static uint8_t is_target(uint8_t index)
{
    zones_find(ZONE_SEATS, index);
    if (item_seat != realms.aimed)
        return 0;
    action.kind = REALMS_AIM;
    action.card = item_kind == ITEM_SEAT ? REALMS_NONE : item_card;
    action.amount = 1;
    return realms_legal(&action);
}

/* The next thing that can be aimed at, in a direction; the same one when there is no other. */
static uint8_t next_target(uint8_t index, uint8_t back)
{
    uint8_t count = zones_count(ZONE_SEATS);
    uint8_t n;

    for (n = count; n; n--) {
        if (back)
            index = index ? index - 1 : count - 1;
        else
            index = index + 1 == count ? 0 : index + 1;
        if (is_target(index))
            break;
    }
    return index;
}

static uint8_t rest_of(uint8_t card)
{
    signs_open(realms_kind_of(card));
    return signs_kind.sanity - (realms.mark[card] & (uint8_t)~REALMS_AIMED);
}

/* Enough to destroy a Location; everything for a seat. */
static uint8_t wanted(void)
{
    uint8_t needed;

    if (item_kind == ITEM_SEAT)
        return realms.owed;
    needed = rest_of(item_card) + 1;
    return needed < realms.owed ? needed : realms.owed;
}

static void put(uint8_t x, uint8_t y, uint8_t tile, uint8_t color)
{
    uint16_t at_cell = video_row_start[y] + x;

    video_tiles[at_cell] = tile;
    video_colors[at_cell] = color;
    video_touch(y);
}

/* A number; the column after it. */
static uint8_t put_number(uint8_t x, uint16_t number)
{
    uint8_t width = number > 99 ? 3 : number > 9 ? 2 : 1;

    draw_number(x, AMOUNT_ROW, width, number);
    return x + width;
}

/* "skull 3/5", and what becomes of the target: "heart 50 > 48", or that it is destroyed. */
static void show_amount(void)
{
    uint16_t left;
    uint8_t kept, x;

    draw_fill(0, AMOUNT_ROW, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_color(0, AMOUNT_ROW, SCREEN_COLUMNS, 1, COLOR_PAPER);
    put(0, AMOUNT_ROW, ICON_LOSS, COLOR_BLOOD);
    x = put_number(1, amount);
    put(x, AMOUNT_ROW, GLYPH_SLASH, COLOR_PAPER);
    put_number(x + 1, realms.owed);
    put(8, AMOUNT_ROW, ICON_SANITY, COLOR_BLOOD);
    left = item_kind == ITEM_SEAT ? realms.sanity[realms.aimed] : rest_of(item_card);
    x = put_number(9, left);
    put(x, AMOUNT_ROW, GLYPH_READY, COLOR_PAPER);
    if (item_kind != ITEM_SEAT && amount > left) {
        put(x + 1, AMOUNT_ROW, ICON_DESTROY, COLOR_BLOOD);
        return;
    }
    kept = item_kind == ITEM_SEAT ? realms_shield(realms.aimed) : 0;
    kept = amount > kept ? amount - kept : 0;
    put_number(x + 1, left > kept ? left - kept : 0);
}

/* The panel in two pieces, a frame each: what is aimed at; how much, and the keys. */
static void show_target(void)
{
    info_clear();
    if (item_kind != ITEM_SEAT) {
        info_heading(realms_kind_of(item_card));
        return;
    }
    draw_glyphs(0, INFO_ROW, seats_name(realms.aimed));
    draw_color(0, INFO_ROW, SCREEN_COLUMNS, 1, COLOR_SKY);
    if (realms_shield(realms.aimed)) {
        put(9, INFO_ROW, ICON_SHIELD, COLOR_SKY);
        draw_number(10, INFO_ROW, realms_shield(realms.aimed) > 9 ? 2 : 1,
                    realms_shield(realms.aimed));
    }
}

static void show_rest(void)
{
    show_amount();
    draw_text(0, INFO_ROW + 2, TEXT_REALMS_AIM_KEYS);
    draw_color(0, INFO_ROW + 2, SCREEN_COLUMNS, 2, COLOR_GREY);
}

/* The cursor at once, the panel in the frames after. */
static void point(void)
{
    sound_effect(EFFECT_CURSOR);
    is_target(at);
    zones_frame();
    amount = wanted();
    pieces = 2;
}

static void idle(void)
{
    if (pieces == 0) {
        zones_step();
        return;
    }
    is_target(at);
    if (pieces-- == 2)
        show_target();
    else
        show_rest();
}

static void change_amount(uint8_t up)
{
    if (up)
        amount = amount == realms.owed ? 1 : amount + 1;
    else
        amount = amount == 1 ? realms.owed : amount - 1;
    is_target(at);
    show_amount();
}

/* Not zero when the person means it. */
static uint8_t is_over(void)
{
    zones_hide_cursor();
    text_argument_number(0, realms.owed);
    if (dialog_ask(TEXT_REALMS_LEFT_AIM, TEXT_REALMS_AIM_ON, 2) == 1) {
        action.kind = REALMS_STOP;
        return 1;
    }
    point();
    return 0;
}

static void look(void)
{
    is_target(at);
    if (item_kind != ITEM_CARD)
        return;
    screen_leave();
    close_look(realms_kind_of(item_card));
    realms_table_show();
    point();
}

uint8_t aim_choose(void) BANKED
{
    if (realms_plain_action(&action)) {
        moves_do(&action);
        return 0;
    }
    while (zones_step()) /* the panels must be as they are now */
        frame_next();
    at = next_target(zones_count(ZONE_SEATS) - 1, 0);
    frame_next();
    point();
    realms_table_waits = 1;
    for (;;) {
        frame_next();
        if (input_moved & J_LEFT) {
            at = next_target(at, 1);
            point();
        } else if (input_moved & J_RIGHT) {
            at = next_target(at, 0);
            point();
        } else if (input_moved & J_UP) {
            change_amount(1);
        } else if (input_moved & J_DOWN) {
            change_amount(0);
        } else if (input_pressed & J_A) {
            is_target(at);
            action.amount = amount;
            break;
        } else if (input_pressed & J_B) {
            if (moves_undo())
                return 0;
            if (is_over())
                break;
        } else if (input_pressed & J_SELECT) {
            look();
        } else if (input_pressed & J_START) {
            if (realms_table_pause())
                return 1;
            point();
        } else {
            idle();
        }
    }
    realms_table_waits = 0;
    zones_hide_cursor();
    moves_do(&action);
    return 0;
}
