#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "ui/dialog.h"
#include "ui/draw.h"

#define SLIDE_STEP 12 /* pixels a frame */

static void slide(uint8_t to)
{
    while (video_window_y != to) {
        if (video_window_y > to)
            video_window_y = video_window_y - to > SLIDE_STEP ? video_window_y - SLIDE_STEP : to;
        else
            video_window_y = to - video_window_y > SLIDE_STEP ? video_window_y + SLIDE_STEP : to;
        frame_next();
    }
}

uint8_t dialog_ask(uint16_t text, uint16_t first_answer, uint8_t count) BANKED
{
    uint8_t rows = count + 5;
    uint8_t cursor = menu_cursor;
    uint8_t n, answer;

    draw_color(0, WINDOW_TOP, SCREEN_COLUMNS, rows, COLOR_PAPER);
    draw_frame(0, WINDOW_TOP, SCREEN_COLUMNS, rows);
    draw_text(1, WINDOW_TOP + 1, text);
    for (n = 0; n != count; n++)
        draw_text(3, WINDOW_TOP + 4 + n, first_answer + n);
    while (video_pending())
        frame_next();
    slide(SCREEN_HEIGHT - (rows << 3));
    menu_cursor = 0;
    menu_begin(3, WINDOW_TOP + 4, 16, count, 1);
    do
        answer = menu_step();
    while (answer == MENU_NONE);
    menu_end();
    slide(SCREEN_HEIGHT);
    menu_cursor = cursor;
    return answer;
}

void dialog_say(uint16_t text) BANKED
{
    dialog_ask(text, TEXT_DIALOG_OK, 1);
}
