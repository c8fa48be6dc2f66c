#include <gb/gb.h>

#include "cart/input.h"
#include "cart/palette.h"
#include "screens/options.h"
#include "screens/screens.h"
#include "ui/draw.h"
#include "ui/menu.h"
#include "ui/text.h"

#define TOP   5
#define LINES 4
enum { LINE_LANGUAGE, LINE_SPEED, LINE_CONTRAST, LINE_DONE };

uint8_t option_speed = SPEED_NORMAL;

static void draw_options(void)
{
    draw_frame(0, 0, 20, 3);
    draw_text_centered(1, TEXT_OPTIONS_HEADING);
    draw_color(1, 1, 18, 1, COLOR_SKY);
    draw_frame(0, 3, 20, 11);
    draw_text(2, TOP, TEXT_OPTIONS_LANGUAGE);
    draw_text(11, TOP, TEXT_LANGUAGE_0 + text_language);
    draw_text(2, TOP + 2, TEXT_OPTIONS_SPEED);
    draw_text(11, TOP + 2, TEXT_SPEED_0 + option_speed);
    draw_text(2, TOP + 4, TEXT_OPTIONS_CONTRAST);
    draw_text(11, TOP + 4, TEXT_CONTRAST_0 + palette_contrast);
    draw_text(2, TOP + 6, TEXT_OPTIONS_BACK);
    draw_fill(0, 17, 20, 1, GLYPH_SPACE);
    draw_text_centered(17, TEXT_HINT_CHANGE);
}

static uint8_t turned(uint8_t value, uint8_t count, uint8_t back)
{
    if (back)
        return value ? value - 1 : count - 1;
    return value + 1 == count ? 0 : value + 1;
}

static void change(uint8_t back)
{
    switch (menu_cursor) {
    case LINE_LANGUAGE:
        text_language = turned(text_language, LANGUAGE_COUNT, back);
        break;
    case LINE_SPEED:
        option_speed = turned(option_speed, SPEED_COUNT, back);
        break;
    case LINE_CONTRAST:
        palette_contrast = turned(palette_contrast, CONTRAST_COUNT, back);
        palette_fade(0);
        break;
    default:
        return;
    }
    draw_options();
}

uint8_t screen_options(void) BANKED
{
    uint8_t line;

    draw_options();
    menu_cursor = 0;
    menu_begin(2, TOP, 17, LINES, 2);
    screen_enter(SCREEN_OPTIONS, SCHEME_MENU);
    for (;;) {
        line = menu_step();
        if (line == MENU_BACK || line == LINE_DONE || (input_pressed & J_START))
            break;
        if (input_moved & J_LEFT)
            change(1);
        else if ((input_moved & J_RIGHT) || line != MENU_NONE)
            change(0);
    }
    screen_leave();
    return screen_back;
}
