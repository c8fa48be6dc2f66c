#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "screens/jukebox.h"
#include "screens/screens.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"
#include "ui/text.h"

#define TOP    5
#define LEFT   2
#define WIDTH  17
#define SIGN_X 18
#define PITCH  2
#define SHOWN  6
#define PIECES (MUSIC_COUNT - MUSIC_TITLE)

static uint8_t marked; /* the line of the piece that plays, or none */

static void sign(uint8_t on)
{
    uint8_t y = TOP + (marked - menu_first) * PITCH;

    if (marked < menu_first || marked >= menu_first + SHOWN)
        return;
    if (on)
        draw_text(SIGN_X, y, TEXT_JUKEBOX_SIGN);
    else
        draw_fill(SIGN_X, y, 1, 1, GLYPH_SPACE);
}

static void mark(uint8_t line)
{
    if (line == marked)
        return;
    sign(0);
    marked = line;
    sign(1);
}

static void draw_lines(void)
{
    uint8_t n;

    for (n = 0; n != SHOWN; n++) {
        draw_fill(LEFT, TOP + n * PITCH, WIDTH, 1, GLYPH_SPACE);
        draw_text(LEFT, TOP + n * PITCH, TEXT_MUSIC_TITLE + menu_first + n);
    }
    sign(1);
}

/* Six lines take longer than a frame. */
static void scroll(void)
{
    frame_busy_begin();
    draw_lines();
    frame_next();
    frame_busy_end();
}

static void draw_jukebox(void)
{
    draw_titled(TEXT_JUKEBOX_HEADING, 16);
    draw_lines();
    ink_bar(TEXT_JUKEBOX_HINT, BAR_TILES);
}

/* Stops when the piece plays already. */
static void play(uint8_t piece)
{
    sound_play_music(piece == sound_music ? MUSIC_NONE : piece);
}

/* Pieces are heard here also when music is switched off. */
static void take_over(void)
{
    if (sound_music_on)
        return;
    sound_stop();
    frame_next();
    sound_music_on = 1;
}

static void bring_back(uint8_t theme, uint8_t tense, uint8_t music_on)
{
    sound_stop();
    frame_next();
    sound_music_on = music_on;
    sound_play_music(theme);
    sound_tense(tense);
}

void jukebox_run(void) BANKED
{
    uint8_t theme = sound_theme;
    uint8_t tense = sound_wanted_tense;
    uint8_t music_on = sound_music_on;
    uint8_t line;

    take_over();
    marked = (uint8_t)(MUSIC_NONE - MUSIC_TITLE);
    menu_cursor = 0;
    menu_first = 0;
    draw_jukebox();
    menu_begin_window(LEFT, TOP, WIDTH, PIECES, PITCH, SHOWN);
    screen_enter(SCREEN_JUKEBOX, SCHEME_MENU);
    do {
        line = menu_step();
        if (line == MENU_SCROLLED)
            scroll();
        else if (line < PIECES)
            play(line + MUSIC_TITLE);
        mark(sound_music - MUSIC_TITLE);
    } while (line != MENU_BACK && !(input_pressed & J_START));
    menu_end();
    bring_back(theme, tense, music_on);
    screen_leave();
}
