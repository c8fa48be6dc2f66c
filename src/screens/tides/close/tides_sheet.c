#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/close/tides_sheet.h"
#include "ui/draw.h"
#include "ui/text.h"

#define LOW_X  3 /* columns of the two seats */
#define HIGH_X 12

enum { PAGE_ROUNDS, PAGE_LOW, PAGE_HIGH, PAGE_KNOWN, PAGES };

static uint8_t page;

static void put(uint8_t x, uint8_t y, uint8_t tile)
{
    video_tiles[video_row_start[y] + x] = tile;
    video_touch(y);
}

static uint8_t is_scored(uint8_t round)
{
    return round < tides.round && (round + 1 < tides.round || tides.phase >= TIDES_KEEPING);
}

/* ---- The rounds ---- */

static void draw_round_of(uint8_t x, uint8_t y, uint8_t round, uint8_t seat)
{
    uint8_t reward = tides.sheet_reward[round][seat];

    draw_number(x, y, 2, tides.sheet_points[round][seat]);
    if (reward == TIDES_POINTS) {
        put(x + 2, y, GLYPH_PLUS);
        put(x + 3, y, (uint8_t)(GLYPH_0 + TIDES_BONUS_POINTS));
    }
    if (reward == TIDES_HEAL) {
        put(x + 2, y, GLYPH_MINUS);
        put(x + 3, y, MARK_TOKEN);
    }
    put(x + 5, y, MARK_TOKEN);
    draw_number(x + 6, y, tides.sheet_tokens[round][seat] >= 10 ? 2 : 1,
                tides.sheet_tokens[round][seat]);
}

static void draw_total_of(uint8_t x, uint8_t seat)
{
    put(x - 1, 14, MARK_STAR);
    draw_number(x, 14, tides.points[seat] >= 100 ? 3 : 2, tides.points[seat]);
    put(x + 5, 14, MARK_TOKEN);
    draw_number(x + 6, 14, tides.tokens[seat] >= 10 ? 2 : 1, tides.tokens[seat]);
}

static void draw_rounds(void)
{
    uint8_t high = TIDES_OTHER(tides_board.low);
    uint8_t round, y;

    draw_glyphs(LOW_X, 4, seats_name(tides_board.low));
    draw_glyphs(HIGH_X - 1, 4, seats_name(high));
    draw_color(LOW_X, 4, 16, 1, COLOR_SKY);
    draw_fill(1, 5, 18, 1, TILE_DIVIDER);
    for (round = 0; round != TIDES_ROUNDS; round++) {
        y = 7 + (uint8_t)(round << 1);
        put(1, y, GLYPH_0 + 1 + round);
        if (!is_scored(round))
            continue;
        draw_round_of(LOW_X, y, round, tides_board.low);
        draw_round_of(HIGH_X, y, round, high);
    }
    draw_fill(1, 13, 18, 1, TILE_DIVIDER);
    draw_total_of(LOW_X, tides_board.low);
    draw_total_of(HIGH_X, high);
    draw_color(1, 14, 18, 1, COLOR_GOLD);
}

/* ---- The last scoring ---- */

static void draw_cards_of(uint8_t seat)
{
    uint8_t place, card;
    uint8_t sum = 0;

    draw_glyphs(1, 4, seats_name(seat));
    draw_color(1, 4, 18, 1, COLOR_SKY);
    draw_fill(1, 5, 18, 1, TILE_DIVIDER);
    for (place = 0; place != TIDES_TABLE; place++) {
        card = tides.scored[seat][place];
        if (card == TIDES_NONE)
            break;
        draw_text(1, 6 + place, TEXT_TIDES_NAME_0 + card);
        draw_number(17, 6 + place, 2, tides.scores[seat][place]);
        sum += tides.scores[seat][place];
    }
    draw_fill(1, 13, 18, 1, TILE_DIVIDER);
    draw_text(1, 14, TEXT_TIDES_SHEET_TOTAL);
    draw_number(16, 14, 3, sum);
    draw_color(1, 14, 18, 1, COLOR_GOLD);
}

/* ---- What is known ---- */

static void draw_known(void)
{
    static TidesView view;
    uint8_t high = TIDES_OTHER(tides_board.low);
    uint8_t n, x = 1;

    text_argument(0, seats_name(high));
    draw_text(1, 4, TEXT_TIDES_SHEET_KNOWN);
    draw_color(1, 4, 18, 1, COLOR_SKY);
    view.known = 0;
    view.unknown = tides.hand_size[high];
    if (seats_viewer != SEAT_NONE)
        tides_view(seats_viewer, &view);
    for (n = 0; n != view.known; n++, x += 3)
        tides_board_draw_card(x, 6, view.opponent[n]);
    for (n = 0; n != view.unknown; n++, x += 3)
        tides_board_draw_card(x, 6, BOARD_BACK);
    draw_text(1, 10, TEXT_TIDES_SHEET_DISCARDS);
    draw_color(1, 10, 18, 1, COLOR_SKY);
    for (n = 0; n != tides.discards; n++)
        tides_board_draw_card(1 + n * 3, 12, tides.discard[n]);
}

/* ---- Pages ---- */

static void draw_page(void)
{
    draw_fill(1, 4, 18, 12, GLYPH_SPACE);
    draw_color(1, 4, 18, 12, COLOR_PAPER);
    switch (page) {
    case PAGE_ROUNDS:
        draw_rounds();
        break;
    case PAGE_KNOWN:
        draw_known();
        break;
    default:
        draw_cards_of(page == PAGE_LOW ? tides_board.low : TIDES_OTHER(tides_board.low));
    }
}

static void turn_to(uint8_t new_page)
{
    /* before the first scoring its pages are blank */
    if (tides.scored[0][0] == TIDES_NONE && (new_page == PAGE_LOW || new_page == PAGE_HIGH))
        new_page = page == PAGE_ROUNDS ? PAGE_KNOWN : PAGE_ROUNDS;
    page = new_page;
    frame_busy_begin();
    draw_page();
    frame_busy_end();
}

void tides_sheet_run(void) BANKED
{
    tides_board_load();
    draw_titled(TEXT_TIDES_SHEET_HEADING, 16);
    page = PAGE_ROUNDS;
    draw_page();
    tides_board_draw_hint(TEXT_TIDES_HINT_SHEET);
    screen_enter(SCREEN_SUMMARY, SCHEME_MENU);
    do {
        frame_next();
        if ((input_moved & (J_LEFT | J_UP)) && page)
            turn_to(page - 1);
        else if (((input_moved & (J_RIGHT | J_DOWN)) || (input_pressed & J_A)) && page + 1 != PAGES)
            turn_to(page + 1);
    } while (!(input_pressed & (J_B | J_START | J_SELECT)));
    screen_leave();
}
