/* The cards and signs of Tides of Madness as tiles, on the screen and as sprites. */
#include <string.h>

#include "card_small.h"
#include "cart/banks.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "panel.h"
#include "pictures.h"
#include "screens/screens.h"
#include "screens/tides/tides_board.h"
#include "tides_marks.h"
#include "ui/draw.h"
#include "ui/fly.h"
#include "ui/ink.h"
#include "ui/text.h"

#define GLYPH_SLASH 0x8D
#define HINT_PIECE  4 /* letters a frame: each is a tile to be made */
#define CARD_CELLS  (CARD_WIDTH * CARD_HEIGHT)
#define LAST_TILE   0x7F
#define PENCIL_MARK 9 /* in the sheet of marks: four tiles */

static const uint8_t suit_colors[] = {COLOR_SEA,   COLOR_GOLD, COLOR_VIOLET,
                                      COLOR_BLOOD, COLOR_SKY,  COLOR_PAPER};

/* ---- Tiles ---- */

static void load_inverted(uint8_t tile, const uint8_t *source, uint8_t bank)
{
    static uint8_t rows[VRAM_TILE_BYTES];
    uint8_t n;

    far_copy(rows, source, bank, VRAM_TILE_BYTES);
    for (n = 0; n != VRAM_TILE_BYTES; n++)
        rows[n] = ~rows[n];
    video_load(SCREEN_TILE(tile), rows, BANK_FONT, VRAM_TILE_BYTES);
}

/* The suits' signs once more, and the frames' two arrows, white on black. */
static void load_light_marks(void)
{
    uint8_t n;

    for (n = 0; n != TIDES_SUITS; n++)
        load_inverted(BOARD_LIGHT + n, tides_marks_tiles + (uint16_t)n * VRAM_TILE_BYTES,
                      BANK_TIDES_PICTURES);
    for (n = 0; n != 2; n++)
        load_inverted(BOARD_LEADS + n,
                      panel_tiles + (uint16_t)(TILE_DOWN - TILE_FRAME + n) * VRAM_TILE_BYTES,
                      BANK_FONT);
}

/* Letters of the middle, white on black, in the order of their tiles. */
static void load_light_letters(void)
{
    static uint8_t letters[BOARD_LEADS - BOARD_DIGITS + 1];
    uint8_t *letter = letters;
    uint8_t n;

    for (n = 0; n != TIDES_TABLE + 1; n++)
        *letter++ = GLYPH_0 + n;
    *letter++ = GLYPH_SLASH;
    *letter++ = GLYPH_BULLET;
    *letter++ = GLYPH_PERIOD;
    *letter++ = *text_get(TEXT_TIDES_ROUND);
    *letter = 0;
    ink_begin(BOARD_DIGITS, BOARD_LEADS - 1, INK_LIGHT);
    ink_glyphs(0, 0, letters); /* their cells are drawn over */
}

/* A card's back, for the table and for flights. */
static void load_back(void)
{
    const uint8_t *tile;
    uint8_t n;

    for (n = 0; n != CARD_CELLS; n++) {
        tile =
            card_small_tiles +
            (uint16_t)far_byte(card_small_map + (n >> 1) * CARD_SMALL_WIDTH + (n & 1), BANK_FONT) *
                VRAM_TILE_BYTES;
        video_load(SCREEN_TILE(BOARD_BACKS + n), tile, BANK_FONT, VRAM_TILE_BYTES);
        fly_load_tiles(SPRITE_BACK + n, tile, BANK_FONT, 1);
    }
}

void tides_board_load_cards(void) BANKED
{
    video_load(SCREEN_TILE(BOARD_CARDS), sheet_tides_tiles, BANK_TIDES_PICTURES,
               SHEET_TIDES_TILES * VRAM_TILE_BYTES);
}

void tides_board_load(void) BANKED
{
    tides_board_load_cards();
    video_load(SCREEN_TILE(BOARD_MARKS), tides_marks_tiles, BANK_TIDES_PICTURES,
               PENCIL_MARK * VRAM_TILE_BYTES);
    video_load(SPRITE_TILE(SPRITE_PENCIL), tides_marks_tiles + PENCIL_MARK * VRAM_TILE_BYTES,
               BANK_TIDES_PICTURES, 4 * VRAM_TILE_BYTES);
    load_back();
    load_light_marks();
    load_light_letters();
}

/* Where the six tile numbers of a card are. */
static const uint8_t *face_map(uint8_t card)
{
    return (const uint8_t *)far_word((const uint16_t *)&sheet_tides_pictures[card],
                                     BANK_TIDES_PICTURES);
}

void tides_board_load_face(uint8_t tile, uint8_t card)
{
    uint8_t cells[CARD_CELLS];
    uint8_t n;

    far_copy(cells, face_map(card), BANK_TIDES_PICTURES, CARD_CELLS);
    for (n = 0; n != CARD_CELLS; n++) {
        if ((n & 1) == 0)
            frame_next();
        fly_load_tiles(tile + n, sheet_tides_tiles + (uint16_t)cells[n] * VRAM_TILE_BYTES,
                       BANK_TIDES_PICTURES, 1);
    }
}

/* ---- Cards ---- */

static void put_cells(uint8_t x, uint8_t y, const uint8_t *cells, uint8_t color)
{
    uint16_t at = video_row_start[y] + x;
    uint8_t row;

    for (row = 0; row != CARD_HEIGHT; row++) {
        video_tiles[at] = *cells++;
        video_tiles[at + 1] = *cells++;
        video_colors[at] = color;
        video_colors[at + 1] = color;
        video_touch(y + row);
        at += SCREEN_COLUMNS;
    }
}

/* Dreamlands shows the suit that it was given. */
static void put_face(uint8_t x, uint8_t y, uint8_t card)
{
    uint8_t cells[CARD_CELLS];
    uint8_t suit = tides_card_suit(card);

    far_copy(cells, face_map(card), BANK_TIDES_PICTURES, CARD_CELLS);
    if (card == TIDES_DREAMLANDS && tides_board.suit != TIDES_NONE) {
        suit = tides_board.suit;
        cells[0] = far_byte(face_map(suit * 3), BANK_TIDES_PICTURES);
    }
    put_cells(x, y, cells, suit_colors[suit == TIDES_NONE ? TIDES_SUITS : suit]);
    if (tides_card_madness(card))
        video_colors[video_row_start[y] + x + 1] = COLOR_BLOOD;
}

void tides_board_draw_card(uint8_t x, uint8_t y, uint8_t card) BANKED
{
    static uint8_t cells[CARD_CELLS];
    uint8_t n;

    switch (card) {
    case BOARD_BACK:
        for (n = 0; n != CARD_CELLS; n++)
            cells[n] = BOARD_BACKS + n;
        put_cells(x, y, cells, COLOR_VIOLET);
        break;
    case BOARD_EDGE:
        for (n = 0; n != CARD_CELLS; n++)
            cells[n] = MARK_EDGE + (n & 1);
        put_cells(x, y, cells, COLOR_VIOLET);
        break;
    case BOARD_EMPTY:
        memset(cells, GLYPH_SPACE, CARD_CELLS);
        put_cells(x, y, cells, COLOR_PAPER);
        break;
    default:
        put_face(x, y, card);
    }
}

/* ---- The bar at the foot ---- */

/* A screen that is closed has all the time of the world. */
static void wait_if_seen(void)
{
    if (screen_now != SCREEN_CHANGING)
        frame_next();
}

void tides_board_draw_hint(uint16_t id) BANKED
{
    static uint8_t glyphs[SCREEN_COLUMNS + 1], piece[HINT_PIECE + 1];
    const uint8_t *text = text_get(id);
    uint8_t length, n, x;

    for (length = 0; text[length]; length++)
        glyphs[length] = text[length];
    draw_fill(0, BAR_ROW, SCREEN_COLUMNS, 1, TILE_BLACK);
    draw_color(0, BAR_ROW, SCREEN_COLUMNS, 1, COLOR_PAPER);
    wait_if_seen();
    ink_begin(BOARD_BAR, LAST_TILE, INK_BAR);
    for (x = 0; x < length; x += HINT_PIECE) {
        for (n = 0; n != HINT_PIECE && (uint8_t)(x + n) != length; n++)
            piece[n] = glyphs[x + n];
        piece[n] = 0;
        ink_glyphs(((SCREEN_COLUMNS - length) >> 1) + x, BAR_ROW, piece);
        wait_if_seen();
    }
}
