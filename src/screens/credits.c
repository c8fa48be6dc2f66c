#include <gb/gb.h>

#include "cart/build.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "screens/screens.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/picture.h"
#include "ui/prose.h"
#include "ui/text.h"

#define PICTURE_TILES 0
#define PROSE_TILES   PORTRAIT_TILES

enum {
    PAGE_GAME,
    PAGE_ICONS,
    PAGE_POCKET,
    PAGE_TIDES,
    PAGE_REALMS,
    PAGE_MYTHOS,
    PAGE_BUILD,
    PAGES
};
static const uint8_t colors[PAGES] = {COLOR_SEA,  COLOR_GOLD,  COLOR_VIOLET, COLOR_SKY,
                                      COLOR_GOLD, COLOR_BLOOD, COLOR_SEA};

static void draw_page(uint8_t page)
{
    frame_busy_begin();
    picture_draw(1, 1, PORTRAITS_POCKET, page, PICTURE_TILES);
    draw_color(1, 1, PORTRAIT_SIDE, PORTRAIT_SIDE, colors[page]);
    draw_fill(7, 1, 12, 6, GLYPH_SPACE);
    draw_text(7, 2, TEXT_CREDITS_TITLE_0 + page);
    draw_color(7, 2, 12, 2, COLOR_SKY);
    if (page == PAGE_BUILD) { /* for those who report something */
        draw_ascii(7, 4, build_version);
        draw_ascii(7, 6, build_id);
    }
    prose_draw(1, 8, PROSE_TILES, TEXT_CREDITS_PROSE_0 + page, 0);
    text_argument_number(0, page + 1);
    text_argument_number(1, PAGES);
    draw_text(15, 14, TEXT_CREDITS_PAGE);
    frame_busy_end();
}

uint8_t screen_credits(void) BANKED
{
    uint8_t page = 0;

    draw_frame(0, 0, 20, 17);
    draw_fill(1, 7, 18, 1, TILE_DIVIDER);
    draw_page(0);
    ink_bar(TEXT_HINT_PAGE, BAR_TILES_PROSE);
    screen_enter(SCREEN_CREDITS, SCHEME_MENU);
    do {
        frame_next();
        if ((input_moved & J_LEFT) && page)
            draw_page(--page);
        else if (((input_moved & J_RIGHT) || (input_pressed & J_A)) && page + 1 < PAGES)
            draw_page(++page);
    } while (!(input_pressed & (J_B | J_START)));
    screen_leave();
    return SCREEN_MENU;
}
