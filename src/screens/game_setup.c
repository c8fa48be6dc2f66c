#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/random.h"
#include "screens/edit.h"
#include "screens/screens.h"
#include "screens/settings.h"
#include "screens/sitting.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"

#define LAST_ROW 15

/* Lines of the menu: the seats that the game has, the seed, "Begin". */
static uint8_t seats, line_seed, line_begin, top;

static uint8_t row_of(uint8_t line)
{
    return top + (line << 1);
}

static void draw_seat(uint8_t seat)
{
    uint8_t y = row_of(seat);

    draw_fill(3, y, 16, 1, GLYPH_SPACE);
    if (sitting_kind[seat] == KIND_EMPTY) {
        ink_begin(seat << 3, (seat << 3) + 7, INK_PALE);
        ink_text(12, y, TEXT_KIND_4);
        return;
    }
    draw_glyphs(3, y, sitting_name[seat]);
    draw_text(12, y, TEXT_KIND_0 + sitting_kind[seat]);
}

static void draw_seed(void)
{
    char code[RANDOM_CODE_LENGTH + 1];

    random_code(sitting_seed, code);
    draw_text(3, row_of(line_seed), TEXT_SETUP_SEED);
    draw_ascii(12, row_of(line_seed), code);
}

static void begin_menu(void)
{
    menu_begin(3, top, 16, line_begin + 1, 2);
}

/* What the keys do depends on the line. */
static void draw_hint(void)
{
    uint16_t hint = TEXT_SETUP_HINT_SEAT;

    if (menu_cursor == line_seed)
        hint = TEXT_SETUP_HINT_SEED;
    else if (menu_cursor == line_begin)
        hint = TEXT_SETUP_HINT_BEGIN;
    frame_busy_begin();
    ink_bar(hint, BAR_TILES);
    frame_busy_end();
}

static void draw_setup(void)
{
    uint8_t seat;

    draw_titled(TEXT_GAME_POCKET + sitting_game, 16);
    for (seat = 0; seat != seats; seat++)
        draw_seat(seat);
    draw_seed();
    draw_text(3, row_of(line_begin), TEXT_SETUP_BEGIN);
    begin_menu();
    draw_hint();
}

/* At a table for two nobody may be missing. */
static uint8_t kinds_of_seat(void)
{
    return seats > 2 ? KIND_COUNT : KIND_EMPTY;
}

static void change_kind(uint8_t back)
{
    uint8_t kind;

    if (menu_cursor >= seats)
        return;
    kind = sitting_kind[menu_cursor];
    if (back)
        kind = kind ? kind - 1 : kinds_of_seat() - 1;
    else
        kind = kind + 1 == kinds_of_seat() ? 0 : kind + 1;
    sitting_kind[menu_cursor] = kind;
    draw_seat(menu_cursor);
}

static void edit_line(void)
{
    screen_leave();
    if (menu_cursor == line_seed)
        edit_seed(&sitting_seed);
    else
        edit_name(sitting_name[menu_cursor]);
    draw_setup();
    screen_enter(SCREEN_SETUP, SCHEME_MENU);
}

static uint8_t may_begin(void)
{
    if (sitting_taken() >= 2)
        return 1;
    menu_end();
    dialog_say(TEXT_SETUP_TOO_FEW);
    begin_menu();
    return 0;
}

uint8_t screen_setup(void) BANKED
{
    uint8_t line, cursor;

    sitting_fill();
    sitting_seed = input_entropy();
    seats = sitting_seats();
    line_seed = seats;
    line_begin = seats + 1;
    top = LAST_ROW - (line_begin << 1);
    menu_cursor = line_begin;
    draw_setup();
    screen_enter(SCREEN_SETUP, SCHEME_MENU);
    for (;;) {
        cursor = menu_cursor;
        line = menu_step();
        if (menu_cursor != cursor)
            draw_hint();
        if (line == MENU_BACK)
            break;
        if (input_moved & J_LEFT)
            change_kind(1);
        else if (input_moved & J_RIGHT)
            change_kind(0);
        if (line != MENU_NONE && line != line_begin)
            edit_line();
        else if ((line == line_begin || (input_pressed & J_START)) && may_begin())
            break;
    }
    screen_leave();
    if (line != MENU_BACK)
        return SCREEN_TABLE; /* which keeps who sits there */
    settings_keep();
    return SCREEN_MENU;
}
