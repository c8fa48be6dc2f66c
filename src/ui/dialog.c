#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/text.h"

#define CODE_LINE  0x01
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

/* Lines of the question stand two rows apart, as everywhere. */
static void draw_question(uint16_t text)
{
    const uint8_t *glyphs = text_get(text);
    uint8_t x = 2, y = WINDOW_TOP + 1;

    video_touch(y);
    for (; *glyphs; glyphs++) {
        if (*glyphs == CODE_LINE) {
            x = 2;
            y += 2;
            video_touch(y);
        } else {
            video_tiles[video_row_start[y] + x] = *glyphs;
            x++;
        }
    }
}

uint8_t dialog_ask(uint16_t text, uint16_t first_answer, uint8_t count) BANKED
{
    uint8_t top = count > 3 ? 3 : 5; /* of the answers: the window has thirteen rows */
    uint8_t rows = top + (count << 1);
    uint8_t cursor = menu_cursor;
    uint8_t first = menu_first;
    uint8_t n, answer;

    /* Unseen as yet, a piece a frame: the table above lives on. */
    draw_color(0, WINDOW_TOP, SCREEN_COLUMNS, rows, COLOR_PAPER);
    frame_next();
    draw_frame(0, WINDOW_TOP, SCREEN_COLUMNS, rows);
    frame_next();
    draw_question(text);
    for (n = 0; n != count; n++) {
        frame_next();
        draw_text(4, WINDOW_TOP + top + (n << 1), first_answer + n);
    }
    while (video_pending())
        frame_next();
    slide(SCREEN_HEIGHT - (rows << 3));
    menu_cursor = 0;
    menu_begin(4, WINDOW_TOP + top, 15, count, 2);
    do
        answer = menu_step();
    while (answer == MENU_NONE);
    menu_end();
    slide(SCREEN_HEIGHT);
    menu_cursor = cursor;
    menu_first = first;
    return answer;
}

void dialog_say(uint16_t text) BANKED
{
    dialog_ask(text, TEXT_DIALOG_OK, 1);
}
