#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "screens/jukebox.h"
#include "screens/options.h"
#include "screens/screens.h"
#include "screens/settings.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"
#include "ui/text.h"

#define TOP    4
#define PITCH  2
#define NAME_X 2
#define WIDTH  16
enum { LINE_LANGUAGE, LINE_SPEED, LINE_CONTRAST, LINE_MUSIC, LINE_EFFECTS, LINE_JUKEBOX, LINES };

uint8_t option_speed = SPEED_NORMAL;

static void draw_option(uint8_t line, uint16_t value)
{
    uint8_t y = TOP + line * PITCH;
    uint8_t length;

    draw_fill(NAME_X, y, WIDTH, 1, GLYPH_SPACE);
    draw_text(NAME_X, y, TEXT_OPTIONS_LANGUAGE + line);
    draw_measure(text_get(value), &length);
    draw_text(NAME_X + WIDTH - length, y, value);
}

static void draw_options(void)
{
    draw_titled(TEXT_OPTIONS_HEADING, 16);
    draw_option(LINE_LANGUAGE, TEXT_LANGUAGE_0 + text_language);
    draw_option(LINE_SPEED, TEXT_SPEED_0 + option_speed);
    draw_option(LINE_CONTRAST, TEXT_CONTRAST_0 + palette_contrast);
    draw_option(LINE_MUSIC, TEXT_SOUND_0 + sound_music_on);
    draw_option(LINE_EFFECTS, TEXT_SOUND_0 + sound_effects_on);
    draw_text(NAME_X, TOP + LINE_JUKEBOX * PITCH, TEXT_OPTIONS_JUKEBOX);
    ink_bar(TEXT_HINT_CHANGE, BAR_TILES);
}
static uint8_t turned(uint8_t value, uint8_t count, uint8_t back)
{
    if (back)
        return value ? value - 1 : count - 1;
    return value + 1 == count ? 0 : value + 1;
}

static void turn_page(void)
{
    draw_options();
    menu_begin(NAME_X, TOP, WIDTH, LINES, PITCH);
    screen_enter(SCREEN_OPTIONS, SCHEME_MENU);
}

/* Every word changes with the language: the page is turned. */
static void change_language(uint8_t back)
{
    text_language = turned(text_language, LANGUAGE_COUNT, back);
    menu_end();
    screen_leave();
    turn_page();
}

static void listen(void)
{
    menu_end();
    screen_leave();
    jukebox_run();
    menu_cursor = LINE_JUKEBOX;
    turn_page();
}

static void change(uint8_t back)
{
    switch (menu_cursor) {
    case LINE_LANGUAGE:
        change_language(back);
        break;
    case LINE_SPEED:
        option_speed = turned(option_speed, SPEED_COUNT, back);
        draw_option(LINE_SPEED, TEXT_SPEED_0 + option_speed);
        break;
    case LINE_CONTRAST:
        palette_contrast = turned(palette_contrast, CONTRAST_COUNT, back);
        palette_fade(0);
        draw_option(LINE_CONTRAST, TEXT_CONTRAST_0 + palette_contrast);
        break;
    case LINE_MUSIC:
        sound_music_on ^= 1;
        draw_option(LINE_MUSIC, TEXT_SOUND_0 + sound_music_on);
        break;
    case LINE_EFFECTS:
        sound_effects_on ^= 1;
        draw_option(LINE_EFFECTS, TEXT_SOUND_0 + sound_effects_on);
        break;
    default:
        break;
    }
    sound_effect(EFFECT_CURSOR);
}

uint8_t screen_options(void) BANKED
{
    uint8_t line;

    menu_cursor = 0;
    turn_page();
    for (;;) {
        line = menu_step();
        if (line == MENU_BACK || (input_pressed & J_START))
            break;
        if (line == LINE_JUKEBOX)
            listen();
        else if (input_moved & J_LEFT)
            change(1);
        else if ((input_moved & J_RIGHT) || line != MENU_NONE)
            change(0);
    }
    screen_leave();
    frame_busy_begin();
    settings_keep();
    frame_next();
    frame_busy_end();
    return screen_back;
}
