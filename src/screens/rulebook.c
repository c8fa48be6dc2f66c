#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "screens/rulebook.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/picture.h"
#include "ui/prose.h"
#include "ui/text.h"

#define PICTURE_FIRST 0
#define PROSE_FIRST   PORTRAIT_TILES

/* A game's book: chapter n has picture n of the sheet, title n and prose n (144x40, any number of
 * pages), in the order of the ids. */
typedef struct {
    uint8_t sheet;
    uint8_t chapters;
    uint16_t title; /* box 12x3 */
    uint16_t prose;
} Book;

static const Book books[GAME_COUNT] = {
    {RULES_POCKET, 12, TEXT_RULES_POCKET_TITLE_0, TEXT_RULES_POCKET_0},
    {RULES_TIDES, 9, TEXT_RULES_TIDES_TITLE_0, TEXT_RULES_TIDES_0},
    {RULES_REALMS, 12, TEXT_RULES_REALMS_TITLE_0, TEXT_RULES_REALMS_0},
};

static uint8_t chapter, page, pages;

static void draw_pages(void)
{
    const Book *book = &books[sitting_game];

    frame_busy_begin();
    draw_frame(0, 0, 20, 17);
    picture_draw(1, 2, book->sheet, chapter, PICTURE_FIRST);
    draw_color(1, 2, PORTRAIT_SIDE, PORTRAIT_SIDE, COLOR_SEA);
    draw_text(7, 2, book->title + chapter);
    draw_color(7, 2, 12, 3, COLOR_SKY);
    text_argument_number(0, chapter + 1);
    text_argument_number(1, book->chapters);
    draw_text(14, 6, TEXT_RULES_PAGE);
    draw_fill(1, 8, 18, 1, TILE_DIVIDER);
    pages = prose_draw(1, 10, PROSE_FIRST, book->prose + chapter, page);
    if (page + 1 < pages)
        draw_fill(17, 15, 1, 1, TILE_DOWN);
    if (page)
        draw_fill(17, 9, 1, 1, TILE_UP);
    ink_bar(TEXT_HINT_PAGE, BAR_TILES_PROSE);
    frame_next(); /* the next frame is a whole one */
    frame_busy_end();
}

static void turn_forward(void)
{
    if (page + 1 < pages) {
        page++;
    } else if (chapter + 1 < books[sitting_game].chapters) {
        chapter++;
        page = 0;
    } else {
        return;
    }
    draw_pages();
}

static void turn_back(void)
{
    if (page) {
        page--;
    } else if (chapter) {
        chapter--;
        page = 0;
    } else {
        return;
    }
    draw_pages();
}

void rulebook_run(void) BANKED
{
    chapter = 0;
    page = 0;
    draw_pages();
    screen_enter(SCREEN_RULES, SCHEME_MENU);
    for (;;) {
        frame_next();
        if ((input_moved & (J_RIGHT | J_DOWN)) || (input_pressed & J_A))
            turn_forward();
        else if (input_moved & (J_LEFT | J_UP))
            turn_back();
        else if (input_pressed & (J_B | J_START | J_SELECT))
            break;
    }
    screen_leave();
}
