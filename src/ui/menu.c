#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "ui/draw.h"
#include "ui/menu.h"

#define POINTER_SPRITE   0
#define POINTER_TILE     0
#define POINTER_ANIMATOR 0

uint8_t menu_cursor;

static uint8_t left, top, width, lines, pitch_rows;

/* The window's rows are on screen from its own line on. */
static uint8_t line_y(uint8_t row)
{
    if (row >= WINDOW_TOP)
        return video_window_y + ((row - WINDOW_TOP) << 3);
    return row << 3;
}

static void mark(uint8_t color)
{
    draw_color(left, top + menu_cursor * pitch_rows, width, 1, color);
}

static void point(void)
{
    mark(COLOR_GOLD);
    sprite_show(POINTER_SPRITE, (left - 1) << 3, line_y(top + menu_cursor * pitch_rows),
                POINTER_TILE, 0);
}

void menu_begin(uint8_t x, uint8_t y, uint8_t w, uint8_t count, uint8_t pitch) BANKED
{
    left = x;
    top = y;
    width = w;
    lines = count;
    pitch_rows = pitch;
    if (menu_cursor >= count)
        menu_cursor = 0;
    point();
    sprite_animate(POINTER_ANIMATOR, POINTER_SPRITE, POINTER_TILE, 2, 4);
}

static void move(uint8_t to)
{
    mark(COLOR_PAPER);
    menu_cursor = to;
    point();
}

uint8_t menu_step(void) BANKED
{
    frame_next();
    if (input_moved & J_UP)
        move(menu_cursor ? menu_cursor - 1 : lines - 1);
    else if (input_moved & J_DOWN)
        move(menu_cursor + 1 == lines ? 0 : menu_cursor + 1);
    if (input_pressed & J_A)
        return menu_cursor;
    if (input_pressed & J_B)
        return MENU_BACK;
    return MENU_NONE;
}

void menu_end(void) BANKED
{
    mark(COLOR_PAPER);
    sprite_stop(POINTER_ANIMATOR);
    sprite_hide(POINTER_SPRITE);
}
