#include "cart/palette.h"
#include "cart/video.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "ui/draw.h"
#include "ui/text.h"

#define HIGH_ROW    1
#define LOW_ROW     7
#define HIGH_LINE   0
#define LOW_LINE    10
#define NAME_X      1
#define POINTS_X    13
#define ROUND_X     15
#define BAND_HEIGHT 3

Board tides_board;

/* ---- Places ---- */

/* A column is free between kept and played cards. */
uint8_t tides_board_column(uint8_t place)
{
    uint8_t column = (uint8_t)(place << 1);

    return tides_board.kept && place >= tides_board.kept ? column + 1 : column;
}

uint8_t tides_board_row(uint8_t seat)
{
    return seat == tides_board.low ? LOW_ROW : HIGH_ROW;
}

uint8_t tides_board_line(uint8_t seat)
{
    return seat == tides_board.low ? LOW_LINE : HIGH_LINE;
}

/* Places that wait for a card: they show how many the round has left. */
static void draw_free(uint8_t seat, uint8_t place, uint8_t count)
{
    uint8_t column = tides_board_column(place);
    uint8_t row = tides_board_row(seat);

    draw_fill(column, row, (uint8_t)(count << 1), CARD_HEIGHT, TILE_DOTS);
    draw_color(column, row, (uint8_t)(count << 1), CARD_HEIGHT, COLOR_GREY);
}

void tides_board_draw_place(uint8_t seat, uint8_t place)
{
    if (tides_board.table[seat][place] == BOARD_EMPTY)
        draw_free(seat, place, 1);
    else
        tides_board_draw_card(tides_board_column(place), tides_board_row(seat),
                              tides_board.table[seat][place]);
}

void tides_board_draw_table(uint8_t seat)
{
    uint8_t row = tides_board_row(seat);
    uint8_t place;

    draw_fill(0, row, SLOT_X, CARD_HEIGHT, GLYPH_SPACE);
    draw_free(seat, tides_board.kept, TIDES_HAND);
    for (place = 0; place != TIDES_TABLE; place++)
        if (tides_board.table[seat][place] != BOARD_EMPTY)
            tides_board_draw_place(seat, place);
}

void tides_board_draw_slot(uint8_t seat)
{
    tides_board_draw_card(SLOT_X, tides_board_row(seat), tides_board.slot[seat]);
}

/* ---- Lines of the seats ---- */

static void put(uint8_t x, uint8_t y, uint8_t tile)
{
    video_tiles[video_row_start[y] + x] = tile;
}

uint8_t tides_board_put_number(uint8_t x, uint8_t y, uint8_t number)
{
    uint8_t tens = 0;

    while (number >= 10) {
        number -= 10;
        tens++;
    }
    if (tens)
        put(x++, y, GLYPH_0 + tens);
    put(x, y, GLYPH_0 + number);
    return x + 1;
}

void tides_board_draw_line(uint8_t seat)
{
    uint8_t y = tides_board_line(seat);
    uint8_t x;

    draw_fill(0, y, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_color(0, y, SCREEN_COLUMNS, 1, COLOR_PAPER);
    draw_color(0, y, TOKENS_X, 1, COLOR_SKY);
    draw_color(TOKENS_X, y, POINTS_X - TOKENS_X, 1, COLOR_BLOOD);
    draw_color(POINTS_X, y, 1, 1, COLOR_GOLD);
    draw_glyphs(NAME_X, y, seats_name(seat));
    put(TOKENS_X, y, MARK_TOKEN);
    tides_board_put_number(TOKENS_X + 1, y, tides_board.tokens[seat]);
    put(POINTS_X, y, MARK_STAR);
    x = POINTS_X + 1;
    if (tides_board.points[seat] >= 100) {
        draw_number(x, y, 3, tides_board.points[seat]);
        x += 3;
    } else {
        x = tides_board_put_number(x, y, tides_board.points[seat]);
    }
    if (tides_board.worth[seat]) {
        put(x++, y, GLYPH_PLUS);
        tides_board_put_number(x, y, tides_board.worth[seat]);
    }
}

void tides_board_begin_scores(uint8_t seat)
{
    uint8_t y = tides_board_line(seat);

    tides_board.worth[seat] = 0;
    draw_fill(0, y, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_color(0, y, SCREEN_COLUMNS, 1, COLOR_PAPER);
}

void tides_board_write_score(uint8_t seat, uint8_t place, uint8_t points)
{
    uint8_t y = tides_board_line(seat);

    draw_number(tides_board_column(place), y, CARD_WIDTH, points);
    put(SLOT_X - 1, y, GLYPH_PLUS);
    tides_board_put_number(SLOT_X, y, tides_board.worth[seat]);
    draw_color(SLOT_X - 1, y, 4, 1, COLOR_GOLD);
}

/* ---- The middle ---- */

uint8_t tides_board_count(uint8_t seat, uint8_t suit)
{
    const uint8_t *card = tides_board.table[seat];
    uint8_t left;
    uint8_t count = 0;

    for (left = tides_board.size[seat]; left; left--, card++) {
        /* the first fifteen cards lie in threes in the order of the suits */
        if ((uint8_t)(*card - suit * 3) < 3)
            count++;
        else if (*card == TIDES_DREAMLANDS && tides_board.suit == suit)
            count++;
    }
    return count;
}

/* Down for the seat at the foot, up for the other. */
static uint8_t arrow(uint8_t own, uint8_t other)
{
    if (own == other)
        return TILE_BLACK;
    return own > other ? BOARD_LEADS : BOARD_LEADS + 1;
}

void tides_board_draw_suits(void)
{
    uint8_t high = TIDES_OTHER(tides_board.low);
    uint8_t suit, own, other;

    for (suit = 0; suit != TIDES_SUITS; suit++) {
        own = tides_board_count(tides_board.low, suit);
        other = tides_board_count(high, suit);
        put(SUIT_X(suit), SUITS_Y, BOARD_DIGITS + other);
        put(SUIT_X(suit), SUITS_Y + 1, BOARD_LIGHT + suit);
        put(SUIT_X(suit) + 1, SUITS_Y + 1, arrow(own, other));
        put(SUIT_X(suit), SUITS_Y + 2, BOARD_DIGITS + own);
    }
    video_touch(SUITS_Y);
    video_touch(SUITS_Y + 1);
    video_touch(SUITS_Y + 2);
}

void tides_board_draw_round(void)
{
    uint8_t n;

    put(ROUND_X, SUITS_Y, BOARD_ROUND);
    put(ROUND_X + 1, SUITS_Y, BOARD_DIGITS + tides_board.round);
    put(ROUND_X + 2, SUITS_Y, BOARD_SLASH);
    put(ROUND_X + 3, SUITS_Y, BOARD_DIGITS + TIDES_ROUNDS);
    for (n = 0; n != TIDES_HAND; n++)
        put(ROUND_X + n, SUITS_Y + 2, n < tides_board.pick ? BOARD_DONE : BOARD_TO_DO);
    video_touch(SUITS_Y);
    video_touch(SUITS_Y + 2);
}

static void draw_band(void)
{
    draw_fill(0, SUITS_Y, SCREEN_COLUMNS, BAND_HEIGHT, TILE_BLACK);
    draw_color(0, SUITS_Y, SCREEN_COLUMNS, BAND_HEIGHT, COLOR_NIGHT);
    tides_board_draw_suits();
    tides_board_draw_round();
}

/* ---- The hand ---- */

void tides_board_draw_hand_place(uint8_t n)
{
    tides_board_draw_card(HAND_X(n), HAND_Y, tides_board.hand[n]);
}

void tides_board_clear_hand(void)
{
    draw_fill(0, HAND_Y, SCREEN_COLUMNS, CARD_HEIGHT, GLYPH_SPACE);
    draw_color(0, HAND_Y, SCREEN_COLUMNS, CARD_HEIGHT, COLOR_PAPER);
}

void tides_board_draw_hand(void)
{
    uint8_t n;

    for (n = 0; n != TIDES_HAND; n++)
        tides_board_draw_hand_place(n);
}

/* ---- All of it ---- */

void tides_board_draw(void)
{
    uint8_t seat;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides_board_draw_line(seat);
        tides_board_draw_table(seat);
        tides_board_draw_slot(seat);
    }
    draw_band();
    draw_fill(0, HAND_Y + CARD_HEIGHT, SCREEN_COLUMNS, 1, TILE_DIVIDER);
    tides_board_draw_hand();
}
