#include <gb/gb.h>

#include "cart/input.h"
#include "cart/palette.h"
#include "cart/random.h"
#include "screens/edit.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/menu.h"

#define TOP 5
enum { LINE_SEED = SITTING_SEATS, LINE_BEGIN, LINES };

static void draw_seat(uint8_t seat)
{
    uint8_t y = TOP + seat * 2;

    draw_fill(2, y, 17, 1, GLYPH_SPACE);
    draw_glyphs(2, y, sitting_name[seat]);
    draw_text(11, y, TEXT_KIND_0 + sitting_kind[seat]);
}

static void draw_seed(void)
{
    char code[RANDOM_CODE_LENGTH + 1];

    random_code(sitting_seed, code);
    draw_text(2, TOP + LINE_SEED * 2, TEXT_SETUP_SEED);
    draw_ascii(11, TOP + LINE_SEED * 2, code);
}

static void draw_setup(void)
{
    uint8_t seat;

    draw_frame(0, 0, 20, 3);
    draw_text_centered(1, TEXT_GAME_POCKET + sitting_game);
    draw_color(1, 1, 18, 1, COLOR_SKY);
    draw_frame(0, 3, 20, 14);
    for (seat = 0; seat != SITTING_SEATS; seat++)
        draw_seat(seat);
    draw_seed();
    draw_text(2, TOP + LINE_BEGIN * 2, TEXT_SETUP_BEGIN);
    draw_text(0, 17, TEXT_SETUP_HINT);
    menu_begin(2, TOP, 17, LINES, 2);
}

static void change_kind(uint8_t back)
{
    uint8_t kind;

    if (menu_cursor >= SITTING_SEATS)
        return;
    kind = sitting_kind[menu_cursor];
    if (back)
        kind = kind ? kind - 1 : KIND_COUNT - 1;
    else
        kind = kind + 1 == KIND_COUNT ? 0 : kind + 1;
    sitting_kind[menu_cursor] = kind;
    draw_seat(menu_cursor);
}

static void edit_line(void)
{
    screen_leave();
    if (menu_cursor == LINE_SEED)
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
    menu_begin(2, TOP, 17, LINES, 2);
    return 0;
}

uint8_t screen_setup(void) BANKED
{
    uint8_t line;

    sitting_seed = input_entropy();
    menu_cursor = LINE_BEGIN;
    draw_setup();
    screen_enter(SCREEN_SETUP, SCHEME_MENU);
    for (;;) {
        line = menu_step();
        if (line == MENU_BACK)
            break;
        if (input_moved & J_LEFT)
            change_kind(1);
        else if (input_moved & J_RIGHT)
            change_kind(0);
        if (line != MENU_NONE && line != LINE_BEGIN)
            edit_line();
        else if ((line == LINE_BEGIN || (input_pressed & J_START)) && may_begin())
            break;
    }
    screen_leave();
    return line == MENU_BACK ? SCREEN_MENU : SCREEN_TABLE;
}
