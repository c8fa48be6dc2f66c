/* The records of each game, level by level, and the feats. */
#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "screens/keep.h"
#include "screens/records.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"
#include "ui/text.h"

#define FEATS_A_PAGE 7
#define FEATS_X      2
#define FEATS_TOP    4
#define HOW_ROW      12
#define LEVELS_ROW   4
#define PLAYED_ROW   5
#define BEST_ROW     9
#define STREAK_ROW   10
#define WATCH_ROW    15
#define MOST         999u
#define PAGES        (GAME_COUNT + FEAT_COUNT / FEATS_A_PAGE)

static uint8_t page;
static uint8_t can_be_watched; /* the last game of the page's kind */
static uint8_t in_list;        /* whether the page is a list of feats */

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
        draw_figure(STREAK_ROW + 2, level, line->longest);
        draw_figure(STREAK_ROW + 3, level, line->shortest);
    } else {
        draw_fill(x + 2, STREAK_ROW + 2, 1, 1, GLYPH_PERIOD);
        draw_fill(x + 2, STREAK_ROW + 3, 1, 1, GLYPH_PERIOD);
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
    for (n = 0; n != 4; n++) /* the best one belongs to the streak above it */
        draw_text(n == 1 ? 2 : 1, STREAK_ROW + n, TEXT_RECORDS_STREAK + n);
    draw_fill(1, WATCH_ROW - 1, 18, 1, TILE_DIVIDER);
    for (n = 0; n != CPU_LEVELS; n++)
        draw_line(n, &records->lines[page][n]);
    can_be_watched = keep_finished(page);
    if (!can_be_watched)
        return;
    draw_text(1, WATCH_ROW, TEXT_RECORDS_WATCH);
    draw_color(1, WATCH_ROW, 18, 1, COLOR_SEA);
}

static uint8_t first_feat(void)
{
    return page == GAME_COUNT ? 0 : FEATS_A_PAGE;
}

static void draw_how(void)
{
    draw_fill(1, HOW_ROW, 18, 3, GLYPH_SPACE);
    draw_text(1, HOW_ROW, TEXT_FEAT_HOW_0 + first_feat() + menu_cursor);
}

static void draw_feats(void)
{
    uint16_t feats = records_open()->feats;
    uint8_t earned = 0;
    uint8_t n, first;
    uint16_t bit;

    for (bit = 1; bit; bit <<= 1)
        if (feats & bit)
            earned++;
    text_argument_number(0, earned);
    text_argument_number(1, FEAT_COUNT);
    draw_text_centered(1, TEXT_RECORDS_FEATS);
    first = first_feat();
    feats >>= first;
    for (n = 0; n != FEATS_A_PAGE; n++) {
        draw_text(FEATS_X, FEATS_TOP + n, TEXT_FEAT_0 + first + n);
        if (feats & 1)
            draw_fill(18, FEATS_TOP + n, 1, 1, GLYPH_BULLET);
        feats >>= 1;
    }
    draw_fill(1, 11, 18, 1, TILE_DIVIDER);
    menu_cursor = 0;
    draw_how();
}

static void draw_page(void)
{
    draw_frame(0, 0, 20, 3);
    draw_frame(0, 2, 20, 15);
    in_list = page >= GAME_COUNT;
    if (in_list)
        draw_feats();
    else
        draw_game();
    draw_color(1, 1, 18, 1, COLOR_SKY);
    ink_bar(TEXT_RECORDS_HINT, BAR_TILES);
    if (in_list)
        menu_begin(FEATS_X, FEATS_TOP, 16, FEATS_A_PAGE, 1);
    screen_enter(SCREEN_RECORDS, SCHEME_MENU);
}

static void turn_to(uint8_t to)
{
    if (in_list)
        menu_end();
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
    if (in_list)
        menu_end();
    if (dialog_ask(TEXT_RECORDS_CLEAR_1, TEXT_RECORDS_CLEAR_NO, 2) == 1 &&
        dialog_ask(TEXT_RECORDS_CLEAR_2, TEXT_RECORDS_CLEAR_NO, 2) == 1)
        records_clear();
    in_list = 0;
    turn_to(page);
}

uint8_t screen_records(void) BANKED
{
    uint8_t cursor;

    page = 0;
    draw_page();
    for (;;) {
        cursor = menu_cursor;
        if (in_list)
            menu_step();
        else
            frame_next();
        if (in_list && cursor != menu_cursor)
            draw_how();
        if (input_pressed & (J_B | J_START))
            break;
        if (input_pressed & J_RIGHT)
            turn_to(page + 1 == PAGES ? 0 : page + 1);
        else if (input_pressed & J_LEFT)
            turn_to(page ? page - 1 : PAGES - 1);
        else if (input_pressed & J_SELECT)
            clear();
        else if (!in_list && (input_pressed & J_A))
            watch();
    }
    if (in_list)
        menu_end();
    screen_leave();
    return SCREEN_MENU;
}
