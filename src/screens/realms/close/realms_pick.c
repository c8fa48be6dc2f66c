/* Cards side by side, two lines at a time, to look through or to pick one from; the panel at the
 * foot says what the one under the cursor is and where it lies. */
#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "realms_cards.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/realms/realms_zones.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/bracket.h"
#include "ui/draw.h"
#include "ui/text.h"

#define ACROSS    10
#define LINES     2
#define FIRST_ROW 3
#define LINE_ROWS 4
#define COUNT_ROW 10
#define KEYS_ROW  12
#define SIDE      (SCREEN_COLUMNS - 1) /* column of the arrows */

uint8_t pick_cards[PICK_MOST];
uint8_t pick_count, pick_kinds;

static uint8_t at, top_line; /* the one under the cursor; the first line shown */
static uint8_t pieces;       /* still to be said of it */
static uint8_t source_row;   /* where it lies, in two lines: under the question, if there is one */

void pick_clear(void) BANKED
{
    pick_count = 0;
    pick_kinds = 0;
    at = 0;
}

void pick_add(uint8_t card) BANKED
{
    if (pick_count != PICK_MOST)
        pick_cards[pick_count++] = card;
}

void pick_add_list(uint8_t list) BANKED
{
    uint8_t card;

    REALMS_EACH(card, list)
    pick_add(card);
}

void pick_add_rows(uint8_t seat) BANKED
{
    uint8_t place;

    for (place = 0; place != REALMS_PLACES; place++)
        if (realms.row[place] != REALMS_NONE && realms_in_reach(seat, place))
            pick_add(realms.row[place]);
}

static uint8_t kind_at(uint8_t n)
{
    return pick_kinds ? pick_cards[n] : realms_kind_of(pick_cards[n]);
}

/* ---- Where the card under the cursor lies ---- */

static void say_row(uint8_t card)
{
    uint8_t place = 0, row;

    while (realms.row[place] != card)
        place++;
    row = realms.seats == 2 ? 0 : place / 3;
    draw_text_centered(source_row, TEXT_REALMS_FROM_ROW);
    text_argument(0, seats_name(row));
    text_argument(1, seats_name(realms_seat_after(row)));
    draw_text_centered(source_row + 1, TEXT_REALMS_FROM_BOTH);
}

static void say_owner(uint16_t list, uint8_t seat)
{
    draw_text_centered(source_row, list);
    text_argument(0, seats_name(seat));
    draw_text_centered(source_row + 1, TEXT_REALMS_FROM_SEAT);
}

static void say_source(uint8_t card)
{
    uint8_t where = realms.where[card];

    if (where == REALMS_ROWS)
        say_row(card);
    else if (where == REALMS_ABJURED)
        draw_text_centered(source_row, TEXT_REALMS_FROM_ABJURED);
    else if ((where & 3) == REALMS_HAND)
        draw_text_centered(source_row, TEXT_REALMS_FROM_HAND);
    else
        say_owner((where & 3) == REALMS_PLAY ? TEXT_REALMS_FROM_PLAY : TEXT_REALMS_FROM_PILE,
                  where >> 2);
}

/* ---- Drawing ---- */

static void draw_lines(void)
{
    uint8_t first = top_line * ACROSS;
    uint8_t n, x, y;

    for (n = 0; n != ACROSS * LINES; n++)
        art_shown[n] = first + n < pick_count ? kind_at(first + n) : REALMS_NONE;
    x = 0;
    y = FIRST_ROW;
    for (n = 0; n != ACROSS * LINES; n++) {
        if (art_shown[n] == REALMS_NONE) {
            art_clear(x, y, 2);
        } else {
            signs_open(art_shown[n]);
            art_card(x, y, art_shown[n], GLYPH_0 + signs_kind.cost);
        }
        x += 2;
        if (x == SCREEN_COLUMNS) {
            art_touch(y);
            x = 0;
            y += LINE_ROWS;
        }
    }
    draw_fill(SIDE, FIRST_ROW - 1, 1, 1, first ? TILE_UP : GLYPH_SPACE);
    draw_fill(SIDE, COUNT_ROW, 1, 1, first + ACROSS * LINES < pick_count ? TILE_DOWN : GLYPH_SPACE);
}

static void point(void)
{
    uint8_t shown = at - top_line * ACROSS;
    uint8_t x = shown, y = FIRST_ROW;

    if (x >= ACROSS) {
        x -= ACROSS;
        y += LINE_ROWS;
    }
    bracket_show((x << 4) - 2, (y << 3) - 2, 20, 28);
    pieces = 2;
}

/* "3/17" in the middle. */
static void draw_count(void)
{
    uint8_t x = pick_count > 9 ? 8 : 9;

    draw_number(x - 1, COUNT_ROW, 2, at + 1);
    draw_fill(x + 1, COUNT_ROW, 1, 1, GLYPH_SLASH);
    draw_number(x + 2, COUNT_ROW, pick_count > 9 ? 2 : 1, pick_count);
}

static void draw_source(void)
{
    draw_fill(0, source_row, SIDE, 2, GLYPH_SPACE);
    if (pick_kinds)
        draw_text_centered(source_row, REALMS_TEXT_SHORT(pick_cards[at]));
    else
        say_source(pick_cards[at]);
    draw_count();
}

/* What is said of the card under the cursor comes after the cursor, a piece a frame. */
static void draw_piece(void)
{
    if (pieces == 2)
        info_kind(kind_at(at));
    else if (pieces == 1)
        draw_source();
    if (pieces)
        pieces--;
}

static void scroll(void)
{
    uint8_t line = at / ACROSS;
    uint8_t before = top_line;

    if (line < top_line)
        top_line = line;
    else if (line >= top_line + LINES)
        top_line = line - LINES + 1;
    if (top_line == before)
        return;
    frame_busy_begin();
    draw_lines();
    frame_next();
    frame_busy_end();
}

static void show(uint16_t question)
{
    frame_busy_begin();
    art_load();
    art_ground = GLYPH_SPACE;
    art_ground_color = COLOR_PAPER;
    draw_clear();
    source_row = 0;
    if (pick_kinds || question != PICK_LOOK) {
        draw_text_centered(0, pick_kinds ? TEXT_GAME_REALMS : question);
        source_row = 1;
    }
    draw_color(0, 0, SCREEN_COLUMNS, 1, COLOR_SKY);
    draw_text_centered(KEYS_ROW,
                       question == PICK_LOOK ? TEXT_REALMS_PICK_LOOK : TEXT_REALMS_PICK_CHOOSE);
    draw_color(0, KEYS_ROW, SCREEN_COLUMNS, 1, COLOR_GREY);
    if (pick_count) {
        top_line = at / ACROSS;
        if (top_line && top_line * ACROSS + ACROSS >= pick_count)
            top_line--;
        draw_lines();
        point();
        draw_piece();
        draw_piece();
    } else {
        draw_text_centered(6, TEXT_REALMS_PICK_NONE);
    }
    frame_busy_end();
    screen_enter(pick_kinds ? SCREEN_ALBUM : SCREEN_SUMMARY, SCHEME_MENU);
}

static void look(uint16_t question)
{
    screen_leave();
    close_look(kind_at(at));
    show(question);
}

static uint8_t move(void)
{
    if (input_moved & J_RIGHT)
        at = at + 1 == pick_count ? 0 : at + 1;
    else if (input_moved & J_LEFT)
        at = at ? at - 1 : pick_count - 1;
    else if ((input_moved & J_DOWN) && at + ACROSS < pick_count)
        at += ACROSS;
    else if ((input_moved & J_UP) && at >= ACROSS)
        at -= ACROSS;
    else
        return 0;
    return 1;
}

uint8_t close_pick(uint16_t question) BANKED
{
    uint8_t chosen = REALMS_NONE;

    show(question);
    for (;;) {
        frame_next();
        if (pick_count) {
            if (move()) {
                scroll();
                point();
            } else if ((input_pressed & J_SELECT) ||
                       ((input_pressed & J_A) && question == PICK_LOOK)) {
                look(question);
            } else if (input_pressed & J_A) {
                chosen = pick_cards[at];
                break;
            } else {
                draw_piece();
            }
        }
        if (input_pressed & J_B)
            break;
    }
    screen_leave();
    return chosen;
}

void close_album(void) BANKED
{
    uint8_t kind;

    pick_clear();
    pick_kinds = 1;
    for (kind = 0; kind != REALMS_KINDS; kind++)
        pick_add(kind);
    close_pick(PICK_LOOK);
}
