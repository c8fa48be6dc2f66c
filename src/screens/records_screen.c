/* The records of each game, level by level, and the feats. */
#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "screens/feats.h"
#include "screens/keep.h"
#include "screens/records.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/text.h"

#define LEVELS_ROW 3
#define PLAYED_ROW 4
#define BEST_ROW   9
#define STREAK_ROW 10
#define LENGTH_ROW 13
#define WATCH_ROW  15
#define MOST       999u
#define FEATS_PAGE GAME_COUNT
#define PAGES      (FEATS_PAGE + 1)

static uint8_t page;
static uint8_t can_be_watched; /* the last game of the page's kind */

static uint8_t column(uint8_t level)
{
    return 8 + (level << 2);
}

static void draw_figure(uint8_t y, uint8_t level, uint16_t number)
{
    draw_number(column(level), y, 3, number);
}

static void draw_line(uint8_t level, const RecordLine *line)
{
    uint8_t x = column(level);
    uint16_t played = line->won + line->shared + line->lost;

    draw_text(x, LEVELS_ROW, TEXT_RECORDS_LEVEL_0 + level);
    draw_color(x, LEVELS_ROW, 3, 1, COLOR_SKY);
    draw_figure(PLAYED_ROW, level, played > MOST ? MOST : played);
    draw_figure(PLAYED_ROW + 1, level, line->won);
    draw_figure(PLAYED_ROW + 2, level, line->shared);
    draw_figure(PLAYED_ROW + 3, level, line->lost);
    if (line->won || line->shared)
        draw_figure(BEST_ROW, level, line->best);
    else
        draw_fill(x + 2, BEST_ROW, 1, 1, GLYPH_PERIOD);
    draw_figure(STREAK_ROW, level, line->streak);
    draw_figure(STREAK_ROW + 1, level, line->best_streak);
    if (played) {
        draw_figure(LENGTH_ROW, level, line->longest);
        draw_figure(LENGTH_ROW + 1, level, line->shortest);
    } else {
        draw_fill(x + 2, LENGTH_ROW, 1, 1, GLYPH_PERIOD);
        draw_fill(x + 2, LENGTH_ROW + 1, 1, 1, GLYPH_PERIOD);
    }
}

static void draw_game(void)
{
    const Records *records = records_open();
    uint8_t n;

    draw_text_centered(1, TEXT_GAME_POCKET + page);
    for (n = 0; n != 4; n++)
        draw_text(1, PLAYED_ROW + n, TEXT_RECORDS_PLAYED + n);
    draw_text(1, BEST_ROW, TEXT_RECORDS_BEST_0 + page);
    draw_text(1, STREAK_ROW, TEXT_RECORDS_STREAK);
    draw_text(2, STREAK_ROW + 1, TEXT_RECORDS_BEST_STREAK); /* it belongs to the one above */
    draw_text(1, LENGTH_ROW, TEXT_RECORDS_LONGEST);
    draw_text(1, LENGTH_ROW + 1, TEXT_RECORDS_SHORTEST);
    draw_fill(1, BEST_ROW - 1, 18, 1, TILE_DIVIDER);
    draw_fill(1, LENGTH_ROW - 1, 18, 1, TILE_DIVIDER);
    for (n = 0; n != CPU_LEVELS; n++)
        draw_line(n, &records->lines[page][n]);
    can_be_watched = keep_finished(page);
    if (!can_be_watched)
        return;
    draw_text(1, WATCH_ROW, TEXT_RECORDS_WATCH);
    draw_color(1, WATCH_ROW, 18, 1, COLOR_SEA);
}

static void draw_feats(void)
{
    uint16_t feats = records_open()->feats;
    uint8_t earned = 0;
    uint16_t bit;

    for (bit = 1; bit; bit <<= 1)
        if (feats & bit)
            earned++;
    text_argument_number(0, earned);
    text_argument_number(1, FEAT_COUNT);
    draw_text_centered(1, TEXT_RECORDS_FEATS);
    feats_draw(feats);
}

static void show_cursor(void)
{
    if (page == FEATS_PAGE)
        feats_show_cursor();
}

static void draw_page(void)
{
    draw_frame(0, 0, 20, 3);
    draw_frame(0, 2, 20, 15);
    if (page == FEATS_PAGE)
        draw_feats();
    else
        draw_game();
    draw_color(1, 1, 18, 1, COLOR_SKY);
    ink_bar(TEXT_RECORDS_HINT, BAR_TILES);
    screen_enter(SCREEN_RECORDS, SCHEME_MENU);
    show_cursor();
}

static void turn_to(uint8_t to)
{
    feats_hide_cursor();
    screen_leave();
    page = to;
    draw_page();
}

/* The last finished game of this page's kind. */
static void watch(void)
{
    uint8_t game = sitting_game;
    uint8_t shown;

    if (!can_be_watched) {
        sound_effect(EFFECT_REFUSE);
        dialog_say(TEXT_REPLAY_NONE);
        return;
    }
    screen_leave();
    sitting_game = page;
    shown = replay_run();
    sitting_game = game;
    draw_page();
    if (!shown)
        dialog_say(TEXT_SAVE_GAME_DAMAGED);
}

static void clear(void)
{
    feats_hide_cursor();
    if (dialog_ask(TEXT_RECORDS_CLEAR_1, TEXT_RECORDS_CLEAR_NO, 2) == 1 &&
        dialog_ask(TEXT_RECORDS_CLEAR_2, TEXT_RECORDS_CLEAR_NO, 2) == 1)
        records_clear();
    turn_to(page);
}

/* A frame; says where to turn to. */
static uint8_t step(void)
{
    if (page == FEATS_PAGE)
        return feats_step();
    frame_next();
    if (input_pressed & J_LEFT)
        return FEATS_LEFT;
    return (input_pressed & J_RIGHT) ? FEATS_RIGHT : FEATS_STAY;
}

uint8_t screen_records(void) BANKED
{
    uint8_t turn;

    page = 0;
    draw_page();
    for (;;) {
        turn = step();
        if (input_pressed & (J_B | J_START))
            break;
        if (turn == FEATS_RIGHT)
            turn_to(page + 1 == PAGES ? 0 : page + 1);
        else if (turn == FEATS_LEFT)
            turn_to(page ? page - 1 : PAGES - 1);
        else if (input_pressed & J_SELECT)
            clear();
        else if (page != FEATS_PAGE && (input_pressed & J_A))
            watch();
    }
    feats_hide_cursor();
    screen_leave();
    return SCREEN_MENU;
}
