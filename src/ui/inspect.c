#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/inspect.h"
#include "ui/picture.h"
#include "ui/prose.h"
#include "ui/text.h"

#define PICTURE_FIRST 0
#define PROSE_FIRST   PORTRAIT_TILES

Inspected inspected;

/* Returns the number of pages. */
static uint8_t draw_page(uint8_t page)
{
    uint8_t pages;

    frame_busy_begin();
    draw_frame(0, 0, 20, 17);
    picture_draw(1, 2, inspected.sheet, inspected.picture, PICTURE_FIRST);
    draw_color(1, 2, PORTRAIT_SIDE, PORTRAIT_SIDE, inspected.color);
    draw_text(7, 2, inspected.title);
    draw_color(7, 2, 12, 3, COLOR_SKY);
    if (inspected.note != INSPECT_NO_NOTE)
        draw_text(7, 5, inspected.note);
    draw_fill(1, 8, 18, 1, TILE_DIVIDER);
    pages = prose_draw(1, 10, PROSE_FIRST, inspected.prose, page);
    if (page + 1 < pages)
        draw_fill(17, 15, 1, 1, TILE_DOWN);
    if (page)
        draw_fill(17, 9, 1, 1, TILE_UP);
    ink_bar(TEXT_HINT_BACK, BAR_TILES_PROSE);
    frame_next(); /* the next frame is a whole one */
    frame_busy_end();
    return pages;
}

void inspect_run(void) BANKED
{
    uint8_t page = 0;
    uint8_t pages = draw_page(0);

    curtain_open(SCHEME_MENU);
    for (;;) {
        frame_next();
        if ((input_moved & J_DOWN) && page + 1 < pages)
            draw_page(++page);
        else if ((input_moved & J_UP) && page)
            draw_page(--page);
        else if (input_pressed & (J_A | J_B | J_SELECT))
            break;
    }
    curtain_close();
}
