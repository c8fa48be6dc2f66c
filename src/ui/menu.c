#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "ui/draw.h"
#include "ui/menu.h"

#define POINTER_SPRITE   0
#define POINTER_TILE     0
#define POINTER_ANIMATOR 0
#define POINTER_AWAY     10 /* pixels from the letters */
#define ARROW_SPRITE     2  /* and 3 */
#define ARROW_UP         11
#define ARROW_DOWN       12

uint8_t menu_cursor, menu_first;

static uint8_t left, top, width, lines, pitch_rows, lines_shown;

static uint8_t cursor_row(void)
{
    uint8_t line = menu_cursor - menu_first;

    return pitch_rows == 2 ? top + (line << 1) : top + line * pitch_rows;
}

/* The window's rows are on screen from its own line on. */
static uint8_t line_y(uint8_t row)
{
    if (row >= WINDOW_TOP)
        return video_window_y + ((row - WINDOW_TOP) << 3);
    return row << 3;
}

static void mark(uint8_t color)
{
    draw_color(left, cursor_row(), width, 1, color);
}

static void point(void)
{
    uint8_t row = cursor_row();

    mark(COLOR_GOLD);
    sprite_show(POINTER_SPRITE, (left << 3) - POINTER_AWAY, line_y(row), POINTER_TILE, 0);
}

/* At the right edge, over the frame. */
static void show_arrows(void)
{
    uint8_t x = (left + width) << 3;

    if (lines_shown == lines)
        return;
    sprite_hide(ARROW_SPRITE);
    sprite_hide(ARROW_SPRITE + 1);
    if (menu_first)
        sprite_show(ARROW_SPRITE, x, line_y(top), ARROW_UP, 0);
    if (menu_first + lines_shown != lines)
        sprite_show(ARROW_SPRITE + 1, x, line_y(top + (lines_shown - 1) * pitch_rows), ARROW_DOWN,
                    0);
}

/* Not zero when the lines moved: the cursor has left their window. */
static uint8_t scroll(void)
{
    uint8_t first = menu_first;

    if (menu_cursor < menu_first)
        menu_first = menu_cursor;
    else if (menu_cursor - menu_first >= lines_shown)
        menu_first = menu_cursor - lines_shown + 1;
    return menu_first != first;
}

void menu_begin_window(uint8_t x, uint8_t y, uint8_t w, uint8_t count, uint8_t pitch, uint8_t shown)
    BANKED
{
    left = x;
    top = y;
    width = w;
    lines = count;
    pitch_rows = pitch;
    lines_shown = shown < count ? shown : count;
    if (menu_cursor >= count)
        menu_cursor = 0;
    scroll();
    point();
    show_arrows();
    sprite_animate(POINTER_ANIMATOR, POINTER_SPRITE, POINTER_TILE, 2, 4);
}

void menu_begin(uint8_t x, uint8_t y, uint8_t w, uint8_t count, uint8_t pitch) BANKED
{
    menu_first = 0;
    menu_begin_window(x, y, w, count, pitch, count);
}

/* What menu_step returns when nothing is chosen. */
static uint8_t move(uint8_t to)
{
    uint8_t moved;

    sound_effect(EFFECT_CURSOR);
    mark(COLOR_PAPER);
    menu_cursor = to;
    moved = scroll();
    point();
    show_arrows();
    return moved ? MENU_SCROLLED : MENU_NONE;
}

uint8_t menu_step(void) BANKED
{
    uint8_t result = MENU_NONE;

    frame_next();
    if (input_moved & J_UP)
        result = move(menu_cursor ? menu_cursor - 1 : lines - 1);
    else if (input_moved & J_DOWN)
        result = move(menu_cursor + 1 == lines ? 0 : menu_cursor + 1);
    if (result == MENU_SCROLLED)
        return result;
    if (input_pressed & J_A) {
        sound_effect(EFFECT_CONFIRM);
        return menu_cursor;
    }
    if (input_pressed & J_B) {
        sound_effect(EFFECT_BACK);
        return MENU_BACK;
    }
    return MENU_NONE;
}

void menu_end(void) BANKED
{
    mark(COLOR_PAPER);
    sprite_stop(POINTER_ANIMATOR);
    sprite_hide(POINTER_SPRITE);
    if (lines_shown != lines) {
        sprite_hide(ARROW_SPRITE);
        sprite_hide(ARROW_SPRITE + 1);
    }
}
