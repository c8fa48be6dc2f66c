/* In the bank of the fonts, since it reads the glyphs' rows directly. */
#include <string.h>

#include "cart/blend.h"
#include "cart/frame.h"
#include "cart/video.h"
#include "prose_font.h"
#include "games/scratch.h"
#include "ui/draw.h"
#include "ui/prose.h"
#include "ui/text.h"

#define CODE_LINE    0x01
#define CODE_PAGE    0x02
#define GLYPH_FIRST  0x80
#define GLYPH_HEIGHT 10
#define LINE_PITCH   10
#define LINES_SHOWN  4
#define WIDTH        (PROSE_COLUMNS * 8)

#define GLYPH_EXCLAMATION 0x81
#define GLYPH_COLON       0x8E
#define GLYPH_SEMICOLON   0x8F
#define GLYPH_QUESTION    0x9D

/* A page, column by column; one column more for glyphs that end at the last pixel. Nobody thinks
 * while a page is set, so that it shares the CPU players' memory, beside what undo keeps there. */
#define CANVAS_BYTES ((PROSE_COLUMNS + 1) * BLEND_HEIGHT)
_Static_assert(CANVAS_BYTES <= SCRATCH_SCREENS, "the canvas of prose is too large");
#define canvas game_scratch

/* Where each column begins. */
#define COLUMN(n) ((n)*BLEND_HEIGHT)
static const uint16_t column_start[PROSE_COLUMNS + 1] = {
    COLUMN(0),  COLUMN(1),  COLUMN(2),  COLUMN(3),  COLUMN(4),  COLUMN(5),  COLUMN(6),
    COLUMN(7),  COLUMN(8),  COLUMN(9),  COLUMN(10), COLUMN(11), COLUMN(12), COLUMN(13),
    COLUMN(14), COLUMN(15), COLUMN(16), COLUMN(17), COLUMN(18),
};

static void set_page(const uint8_t *text)
{
    uint8_t *top = canvas; /* of the line */
    uint8_t pen_x = 0;
    uint8_t code;

    memset(canvas, 0, CANVAS_BYTES);
    for (; (code = *text) != 0 && code != CODE_PAGE; text++) {
        if (code == CODE_LINE) {
            pen_x = 0;
            top += LINE_PITCH;
        } else {
            code -= GLYPH_FIRST;
            blend_shift = pen_x & 7;
            blend_rows(&prose_font_rows[(uint16_t)code * GLYPH_HEIGHT],
                       top + column_start[pen_x >> 3]);
            pen_x += prose_font_width[code] + 1;
        }
    }
}

/* Sets the page and returns the number of pages. */
static uint8_t find_page(const uint8_t *text, uint8_t page)
{
    const uint8_t *start = text;
    uint8_t pages = 1;

    for (; *text; text++)
        if (*text == CODE_PAGE && pages++ == page)
            start = text + 1;
    set_page(start);
    return pages;
}

/* Tiles run down the columns, as the canvas does. */
static void draw_columns(uint8_t x, uint8_t y, uint8_t tile)
{
    uint8_t column;

    for (column = 0; column != PROSE_COLUMNS; column++) {
        draw_block(x + column, y, 1, PROSE_ROWS, tile);
        tile += PROSE_ROWS;
    }
}

static void show_canvas(uint8_t x, uint8_t y, uint8_t first)
{
    video_load_1bpp(SCREEN_TILE(first), canvas, PROSE_COLUMNS * BLEND_HEIGHT);
    draw_columns(x, y, first);
}

uint8_t prose_draw(uint8_t x, uint8_t y, uint8_t first, uint16_t id, uint8_t page) BANKED
{
    uint8_t pages;

    frame_busy_begin();
    pages = find_page(text_get(id), page);
    show_canvas(x, y, first);
    frame_busy_end();
    return pages;
}

/* ---- Put together at run time ---- */

static uint8_t pen;              /* pixels from the left */
static uint8_t line, first_seen; /* the pen's line; the first one on the canvas */

void prose_open(uint8_t first_line) BANKED
{
    memset(canvas, 0, CANVAS_BYTES);
    first_seen = first_line;
    line = 0;
    pen = 0;
}

void prose_break(void) BANKED
{
    if (pen) {
        line++;
        pen = 0;
    }
}

uint8_t prose_lines(void) BANKED
{
    return pen ? line + 1 : line;
}

/* A blank at which no line may break: French puts one before some marks. */
static uint8_t is_bound(uint8_t next)
{
    return next == GLYPH_COLON || next == GLYPH_SEMICOLON || next == GLYPH_EXCLAMATION ||
           next == GLYPH_QUESTION;
}

static uint8_t is_end_of_word(const uint8_t *at)
{
    return *at == 0 || *at == CODE_LINE || (*at == GLYPH_SPACE && !is_bound(at[1]));
}

static uint8_t width_of_word(const uint8_t *word)
{
    uint8_t width = 0;

    for (; !is_end_of_word(word); word++)
        width += prose_font_width[*word - GLYPH_FIRST] + 1;
    return width;
}

static void step(uint8_t glyph)
{
    pen += prose_font_width[glyph] + 1;
}

static const uint8_t *set_word(const uint8_t *word)
{
    uint8_t *top;
    uint8_t glyph;
    uint8_t shown;

    if (pen && pen + width_of_word(word) > WIDTH + 1)
        prose_break();
    shown = line >= first_seen && line < first_seen + LINES_SHOWN;
    top = canvas + (line - first_seen) * LINE_PITCH;
    for (; !is_end_of_word(word); word++) {
        glyph = *word - GLYPH_FIRST;
        if (shown) {
            blend_shift = pen & 7;
            blend_rows(&prose_font_rows[(uint16_t)glyph * GLYPH_HEIGHT],
                       top + column_start[pen >> 3]);
        }
        step(glyph);
    }
    return word;
}

void prose_put(const uint8_t *glyphs) BANKED
{
    if (pen)
        step(0);
    while (*glyphs) {
        glyphs = set_word(glyphs);
        if (*glyphs == CODE_LINE) {
            prose_break();
            glyphs++;
        } else if (*glyphs) {
            if (pen)
                step(0);
            glyphs++;
        }
    }
}

void prose_show(uint8_t x, uint8_t y, uint8_t first) BANKED
{
    frame_busy_begin();
    show_canvas(x, y, first);
    frame_busy_end();
}
