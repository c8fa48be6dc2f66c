#include <gb/gb.h>

#include "cart/input.h"
#include "cart/sound.h"
#include "games/pocket/pocket.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_cursor.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/pocket/pocket_look.h"
#include "screens/pocket/pocket_panel.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_why.h"
#include "screens/seats.h"
#include "screens/undo.h"
#include "ui/bracket.h"
#include "ui/text.h"

uint8_t cursor_zone, cursor_at, cursor_span = 1;

static uint8_t kept_at[ZONES]; /* where it was in each zone */

void cursor_put(uint8_t zone, uint8_t at)
{
    cursor_zone = zone;
    cursor_at = at;
    cursor_span = 1;
}

/* ---- The frame ---- */

static void show_on_seat(void)
{
    uint8_t y = board_seat_row(board_line_seat(cursor_at));

    bracket_show(8, PIXELS(y), (uint8_t)(PIXELS(RUN_COLUMN) - 12), seats_count == 2 ? 16 : 8);
}

static void show_on_row(void)
{
    if (board_scroll_to(cursor_at))
        board_draw_row();
    bracket_show((uint8_t)(cursor_at + 1 - cursor_span - board_scroll) << 4, PIXELS(ROW_ROW),
                 cursor_span << 4, PIXELS(CARD_HEIGHT));
}

void cursor_show(void)
{
    switch (cursor_zone) {
    case ZONE_SEATS:
        show_on_seat();
        break;
    case ZONE_PORTALS:
        bracket_show(PIXELS(KIND_COLUMN(cursor_at)), PIXELS(PORTAL_ROW), 16, 24);
        break;
    case ZONE_ROW:
        show_on_row();
        break;
    case ZONE_HAND:
        bracket_show(PIXELS(KIND_COLUMN(cursor_at)), PIXELS(HAND_ROW), 16, 24);
        break;
    default:
        if (panel_has_actions)
            bracket_show(PIXELS(ACTION_COLUMN + cursor_at * 2), PIXELS(LABEL_ROW), 16, 16);
        else
            bracket_hide();
    }
}

void cursor_hide(void)
{
    bracket_hide();
}

/* ---- Moving ---- */

static uint8_t size_of(uint8_t zone)
{
    switch (zone) {
    case ZONE_SEATS:
        return seats_count;
    case ZONE_ROW:
        return board.row_size;
    case ZONE_ACTIONS:
        return ACTIONS;
    default:
        return POCKET_VALUES;
    }
}

static uint8_t is_column(uint8_t zone)
{
    return zone == ZONE_PORTALS || zone == ZONE_HAND;
}

/* Seats are entered from where one comes; Portals and hand keep the column. */
static void enter(uint8_t zone, uint8_t upwards)
{
    uint8_t at = kept_at[zone];

    kept_at[cursor_zone] = cursor_at;
    if (is_column(cursor_zone)) {
        kept_at[ZONE_PORTALS] = cursor_at;
        kept_at[ZONE_HAND] = cursor_at;
        if (is_column(zone))
            at = cursor_at;
    }
    if (zone == ZONE_SEATS)
        at = upwards ? seats_count - 1 : 0;
    if (at >= size_of(zone))
        at = 0;
    cursor_put(zone, at);
}

static uint8_t change_zone(uint8_t zones, uint8_t upwards)
{
    uint8_t zone = cursor_zone;

    do {
        if (upwards)
            zone = zone ? zone - 1 : ZONES - 1;
        else
            zone = zone + 1 == ZONES ? 0 : zone + 1;
        if ((zones & IN(zone)) && size_of(zone)) {
            if (zone == cursor_zone)
                return 0;
            enter(zone, upwards);
            return 1;
        }
    } while (zone != cursor_zone);
    return 0;
}

static uint8_t step_up_or_down(uint8_t zones, uint8_t upwards)
{
    if (cursor_zone == ZONE_SEATS) {
        if (upwards && cursor_at) {
            cursor_at--;
            return 1;
        }
        if (!upwards && cursor_at + 1 != seats_count) {
            cursor_at++;
            return 1;
        }
    }
    if (change_zone(zones, upwards))
        return 1;
    if (cursor_zone != ZONE_SEATS)
        return 0;
    cursor_at = upwards ? seats_count - 1 : 0;
    return 1;
}

static uint8_t step_sideways(uint8_t leftwards)
{
    uint8_t size = size_of(cursor_zone);

    if (cursor_zone == ZONE_SEATS || size < 2)
        return 0;
    if (leftwards)
        cursor_at = cursor_at ? cursor_at - 1 : size - 1;
    else
        cursor_at = cursor_at + 1 == size ? 0 : cursor_at + 1;
    return 1;
}

static uint8_t step(uint8_t zones)
{
    if (input_moved & (J_UP | J_DOWN))
        return step_up_or_down(zones, input_moved & J_UP);
    if (input_moved & (J_LEFT | J_RIGHT))
        return step_sideways(input_moved & J_LEFT);
    return 0;
}

uint8_t cursor_move(uint8_t zones)
{
    if (!step(zones))
        return 0;
    sound_effect(EFFECT_CURSOR);
    cursor_show();
    return 1;
}

/* ---- Saying ---- */

static void describe_row(uint8_t with_line)
{
    uint8_t card = board_row_card(cursor_at);

    if (card & POCKET_FACE_DOWN)
        panel_label(TEXT_POCKET_LABEL_BACK);
    else
        panel_label(TEXT_POCKET_LABEL_0 + card);
    if (!with_line)
        return;
    text_argument_number(0, cursor_at + 1);
    text_argument_number(1, board.row_size);
    panel_line(TEXT_POCKET_LINE_ROW);
}

static void describe_kind(uint8_t with_line)
{
    panel_label(TEXT_POCKET_LABEL_0 + cursor_at);
    if (!with_line)
        return;
    text_argument_number(0, board.hand[cursor_at]);
    text_argument_number(1, POCKET_COPIES(cursor_at));
    panel_line(TEXT_POCKET_LINE_HAND);
}

static void describe_action(uint8_t with_line)
{
    panel_label(TEXT_POCKET_ACTION_0 + cursor_at);
    if (!with_line)
        return;
    if (!(panel_allowed & (1u << cursor_at)))
        panel_line(why_not_action(cursor_at));
    else if (cursor_at == ACTION_END && undo_count)
        panel_line(TEXT_POCKET_UNDO_HINT);
    else {
        text_argument_number(0, pocket.runs + 1); /* what Publish costs the others */
        panel_line(TEXT_POCKET_DOES_0 + cursor_at);
    }
}

static void describe_seat(uint8_t with_line)
{
    uint8_t seat = board_line_seat(cursor_at);

    panel_label_glyphs(seats_name(seat));
    if (with_line)
        panel_line(TEXT_POCKET_LINE_SEAT);
}

void cursor_describe(uint8_t with_line)
{
    switch (cursor_zone) {
    case ZONE_SEATS:
        describe_seat(with_line);
        break;
    case ZONE_PORTALS:
        panel_label(TEXT_POCKET_GOD_0 + cursor_at);
        if (with_line)
            panel_line(TEXT_POCKET_POWER_LINE_0 + cursor_at);
        break;
    case ZONE_ROW:
        describe_row(with_line);
        break;
    case ZONE_HAND:
        describe_kind(with_line);
        break;
    default:
        describe_action(with_line);
    }
}

void cursor_look(void)
{
    uint8_t card;

    switch (cursor_zone) {
    case ZONE_SEATS:
        look_at_seat(board_line_seat(cursor_at));
        break;
    case ZONE_ROW:
        card = board_row_card(cursor_at);
        if (card & POCKET_FACE_DOWN)
            look_at_back();
        else
            pocket_look_at_place(card);
        break;
    case ZONE_PORTALS:
    case ZONE_HAND:
        pocket_look_at_place(cursor_at);
        break;
    default:
        look_at_action(cursor_at);
    }
}
