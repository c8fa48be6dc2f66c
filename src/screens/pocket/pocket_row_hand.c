/* The lower half of the picture: the row, and the hand by kinds. */
#include "cart/palette.h"
#include "cart/video.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/seats.h"
#include "ui/card.h"
#include "ui/draw.h"

static void put(uint8_t x, uint8_t y, uint8_t tile)
{
    video_tiles[video_row_start[y] + x] = tile;
}

/* The place of a card without one. Several in a frame: no calls to other banks. */
static void cover(uint8_t x, uint8_t y, uint8_t tile, uint8_t color)
{
    uint16_t at = video_row_start[y] + x;
    uint8_t *cell = &video_tiles[at];
    uint8_t *tint = &video_colors[at];
    uint8_t row;

    for (row = CARD_HEIGHT; row; row--) {
        *cell++ = tile;
        *cell = tile;
        cell += SCREEN_COLUMNS - 1;
        *tint++ = color;
        *tint = color;
        tint += SCREEN_COLUMNS - 1;
        video_touch(y++);
    }
}

/* ---- The row ---- */

/* Cards leave pocket.row from its head and stay readable there; a gap in its midst is drawn from
 * the event that made it. */
uint8_t board_row_card(uint8_t place)
{
    if (place >= board.row_size)
        return POCKET_NONE;
    if (place == board.gap)
        return board.gap_card;
    if (place > board.gap || board.gap == POCKET_NONE)
        return pocket.row[(uint8_t)(POCKET_CARDS - board.row_size + place)];
    return pocket.row[(uint8_t)(POCKET_CARDS - board.row_size + place + 1)];
}

static void draw_night(uint8_t x)
{
    cover(x, ROW_ROW, TILE_BLACK, COLOR_NIGHT);
}

static void draw_row_end(void)
{
    uint8_t length = board.row_size;
    uint8_t tens = 0;

    for (; length >= 10; length -= 10)
        tens++;
    put(ROW_END_COLUMN, ROW_ROW + 1, tens ? GLYPH_0 + tens : GLYPH_SPACE);
    put(ROW_END_COLUMN + 1, ROW_ROW + 1, GLYPH_0 + length);
    put(ROW_END_COLUMN, ROW_ROW, board_scroll ? GLYPH_LESS : GLYPH_SPACE);
    put(ROW_END_COLUMN + 1, ROW_ROW,
        board.row_size - board_scroll > ROW_SHOWN ? GLYPH_GREATER : GLYPH_SPACE);
}

void board_draw_row(void)
{
    uint8_t n, card;
    uint8_t x = 0;
    uint8_t place = board_scroll;

    for (n = ROW_SHOWN; n; n--) {
        card = board_row_card(place++);
        if (card == POCKET_NONE)
            draw_night(x);
        else if (card & POCKET_FACE_DOWN)
            card_small_back(x, ROW_ROW);
        else
            card_small(x, ROW_ROW, card);
        x += CARD_WIDTH;
    }
    draw_row_end();
}

uint8_t board_scroll_to(uint8_t place)
{
    uint8_t before = board_scroll;
    uint8_t last = board.row_size > ROW_SHOWN ? board.row_size - ROW_SHOWN : 0;

    if (board_scroll > place)
        board_scroll = place;
    else if (place >= board_scroll + ROW_SHOWN)
        board_scroll = place - (ROW_SHOWN - 1);
    if (board_scroll > last)
        board_scroll = last;
    return board_scroll != before;
}

/* ---- The hand ---- */

/* A kind that is not in hand: the head of its card, on the bare table. */
static void draw_bare(uint8_t x, uint8_t kind)
{
    cover(x, HAND_ROW, TILE_DOTS, COLOR_GREY);
    card_head(x, HAND_ROW, kind);
}

static void draw_hand_count(uint8_t x, uint8_t count)
{
    uint8_t left = STRIP_EMPTY;
    uint8_t right = STRIP_EMPTY;

    if (count >= 10) {
        left = STRIP_DIGITS + 1;
        right = STRIP_DIGITS + count - 10;
    } else if (count) {
        left = STRIP_TIMES;
        right = STRIP_DIGITS + count;
    }
    put(x, COUNT_ROW, left);
    put(x + 1, COUNT_ROW, right);
    video_touch(COUNT_ROW);
}

/* Hands stay closed when nobody in particular looks: backs, as far as they go. */
static void draw_closed(uint8_t x, uint8_t kind)
{
    uint8_t cards = board.cards[board_base()];

    if (seats_people == 0 && kind < cards)
        card_small_back(x, HAND_ROW);
    else
        cover(x, HAND_ROW, TILE_DOTS, COLOR_GREY);
    draw_hand_count(x, 0);
}

void board_draw_kind(uint8_t kind)
{
    uint8_t x = KIND_COLUMN(kind);
    uint8_t count = board.hand[kind];

    if (board_hand == POCKET_NONE) {
        draw_closed(x, kind);
        return;
    }
    draw_hand_count(x, count);
    if (count)
        card_small(x, HAND_ROW, kind);
    else
        draw_bare(x, kind);
}

void board_draw_hand(void)
{
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++)
        board_draw_kind(kind);
}
