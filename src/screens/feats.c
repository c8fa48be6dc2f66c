#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "pictures.h"
#include "screens/feats.h"
#include "screens/records.h"
#include "ui/bracket.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/text.h"

/* Tiles of the screen: the large picture, then four for each small one. */
#define SMALL_FIRST PORTRAIT_TILES
#define SMALL_TILES 4

#define PORTRAIT_X 2
#define TOP        3
#define GRID_X     9
#define COLUMNS    5
#define ROWS       3
#define NAME_ROW   10
#define HOW_ROWS   3
#define STATE_ROW  15
_Static_assert(COLUMNS *ROWS >= FEAT_COUNT && COLUMNS * (ROWS - 1) < FEAT_COUNT, "another grid");

static uint16_t earned;
static uint8_t column, row;

/* Of any game, of Pocket Madness, Tides of Madness and Cthulhu Realms. */
static const uint8_t colors[FEAT_COUNT] = {
    COLOR_GOLD,   COLOR_GOLD, COLOR_GOLD, COLOR_GOLD, COLOR_GOLD,  COLOR_VIOLET, COLOR_VIOLET,
    COLOR_VIOLET, COLOR_SEA,  COLOR_SEA,  COLOR_SEA,  COLOR_BLOOD, COLOR_BLOOD,  COLOR_BLOOD,
};

static uint8_t is_earned(uint8_t feat)
{
    return (earned & (uint16_t)(1u << feat)) != 0;
}

static uint8_t feat_at(uint8_t at_column, uint8_t at_row)
{
    uint8_t feat = at_column;

    for (; at_row; at_row--)
        feat += COLUMNS;
    return feat;
}

static void draw_small(uint8_t feat, uint8_t x, uint8_t y)
{
    picture_draw(x, y, is_earned(feat) ? FEATS_EARNED : FEATS_ASLEEP, feat,
                 SMALL_FIRST + feat * SMALL_TILES);
    draw_color(x, y, 2, 2, is_earned(feat) ? colors[feat] : COLOR_GREY);
}

static void draw_grid(void)
{
    uint8_t x, y;
    uint8_t feat = 0;

    for (y = 0; y != ROWS; y++)
        for (x = 0; x != COLUMNS && feat != FEAT_COUNT; x++, feat++)
            draw_small(feat, GRID_X + (x << 1), TOP + (y << 1));
}

/* The one under the cursor. */
static void describe(void)
{
    uint8_t feat = feat_at(column, row);
    uint8_t has_it = is_earned(feat);

    picture_draw(PORTRAIT_X, TOP, FEATS, has_it ? feat : SHEET_FEATS_SEALED, 0);
    draw_color(PORTRAIT_X, TOP, PORTRAIT_SIDE, PORTRAIT_SIDE, has_it ? colors[feat] : COLOR_GREY);
    draw_fill(1, NAME_ROW, 18, HOW_ROWS + 1, GLYPH_SPACE);
    draw_text(1, NAME_ROW, TEXT_FEAT_0 + feat);
    draw_text(1, NAME_ROW + 1, TEXT_FEAT_HOW_0 + feat);
    draw_fill(1, STATE_ROW, 18, 1, GLYPH_SPACE);
    draw_text(1, STATE_ROW, TEXT_FEAT_ASLEEP + has_it);
    draw_color(1, STATE_ROW, 18, 1, has_it ? colors[feat] : COLOR_GREY);
}

void feats_draw(uint16_t feats)
{
    earned = feats;
    column = 0;
    row = 0;
    draw_grid();
    draw_fill(1, NAME_ROW - 1, 18, 1, TILE_DIVIDER);
    draw_color(1, NAME_ROW, 18, 1, COLOR_SKY);
    describe();
}

void feats_show_cursor(void)
{
    bracket_show((GRID_X + (column << 1)) << 3, (TOP + (row << 1)) << 3, 16, 16);
}

void feats_hide_cursor(void)
{
    bracket_hide();
}

static uint8_t last_column(void)
{
    return row == ROWS - 1 ? FEAT_COUNT - COLUMNS * (ROWS - 1) - 1 : COLUMNS - 1;
}

/* Not zero when the cursor has moved. */
static uint8_t move(void)
{
    if ((input_moved & J_LEFT) && column)
        column--;
    else if ((input_moved & J_RIGHT) && column != last_column())
        column++;
    else if ((input_moved & J_UP) && row)
        row--;
    else if ((input_moved & J_DOWN) && row != ROWS - 1)
        row++;
    else
        return 0;
    if (column > last_column())
        column = last_column();
    return 1;
}

uint8_t feats_step(void)
{
    frame_next();
    if (move()) {
        sound_effect(EFFECT_CURSOR);
        feats_show_cursor();
        frame_next(); /* the cursor answers first */
        frame_busy_begin();
        describe();
        frame_next();
        frame_busy_end();
        return FEATS_STAY;
    }
    if (input_pressed & J_LEFT)
        return FEATS_LEFT;
    return (input_pressed & J_RIGHT) ? FEATS_RIGHT : FEATS_STAY;
}
