#include "cart/palette.h"
#include "cart/input.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/menu.h"

#define LINES 6
#define TOP   4
enum { LINE_POCKET, LINE_TIDES, LINE_REALMS, LINE_ALBUM, LINE_OPTIONS, LINE_CREDITS };

static uint8_t remembered;

static void draw_menu(void)
{
    uint8_t line;

    draw_frame(0, 0, 20, 3);
    draw_text_centered(1, TEXT_MENU_HEADING);
    draw_color(1, 1, 18, 1, COLOR_SKY);
    draw_frame(0, 3, 20, 14);
    for (line = 0; line != LINES; line++)
        draw_text(3, TOP + 1 + line * 2, TEXT_GAME_POCKET + line);
    draw_color(3, TOP + 1 + LINE_TIDES * 2, 16, 1, COLOR_GREY);
    draw_color(3, TOP + 1 + LINE_REALMS * 2, 16, 1, COLOR_GREY);
    draw_text_centered(17, TEXT_HINT_CHOOSE);
}

static uint8_t chosen_screen(uint8_t line)
{
    switch (line) {
    case LINE_POCKET:
        sitting_game = GAME_POCKET;
        return SCREEN_SETUP;
    case LINE_ALBUM:
        return SCREEN_ALBUM;
    case LINE_OPTIONS:
        screen_back = SCREEN_MENU;
        return SCREEN_OPTIONS;
    case LINE_CREDITS:
        return SCREEN_CREDITS;
    default:
        return SCREEN_MENU;
    }
}

uint8_t screen_menu(void) BANKED
{
    uint8_t line;

    draw_menu();
    menu_cursor = remembered;
    menu_begin(3, TOP + 1, 16, LINES, 2);
    screen_enter(SCREEN_MENU, SCHEME_MENU);
    do {
        line = menu_step();
        if (line == LINE_TIDES || line == LINE_REALMS) {
            menu_end();
            dialog_say(TEXT_MENU_NOT_HERE);
            menu_begin(3, TOP + 1, 16, LINES, 2);
            line = MENU_NONE;
        }
    } while (line == MENU_NONE);
    remembered = menu_cursor;
    screen_leave();
    return line == MENU_BACK ? SCREEN_TITLE : chosen_screen(line);
}
