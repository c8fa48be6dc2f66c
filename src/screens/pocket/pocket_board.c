/* State and upper half of the picture: seats, what a run costs, Portals. */
#include <gb/gb.h>
#include <string.h>

#include "cart/banks.h"
#include "cart/far.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/pocket/pocket_panel.h"
#include "screens/seats.h"
#include "ui/card.h"
#include "ui/draw.h"
#include "ui/text.h"

#define TURN_SPRITE   1
#define TURN_TILE     0
#define TURN_ANIMATOR 1
#define MELDS_APART   9 /* cells of melds that leave room for a gap after each */

Board board;
uint8_t board_scroll, board_hand;

static uint8_t base_seat;

/* ---- What is shown ---- */

static void sync_hand(void)
{
    board_hand = pocket.phase == POCKET_TAKING && pocket.seat == seats_viewer ? pocket.laid_open
                                                                              : seats_viewer;
    if (board_hand != POCKET_NONE)
        memcpy(board.hand, pocket.hands[board_hand], POCKET_VALUES);
}

void board_sync(void)
{
    memcpy(board.tokens, pocket.madness, sizeof board.tokens);
    memcpy(board.cards, pocket.hand_size, sizeof board.cards);
    memcpy(board.melds, pocket.melds, sizeof board.melds);
    memcpy(board.portals, pocket.portals, sizeof board.portals);
    board.row_size = POCKET_ROW_SIZE;
    board.gap = POCKET_NONE;
    board.turn = pocket_seat_to_act();
    sync_hand();
    board_scroll_to(board_scroll); /* it may have become too short */
}

/* ---- Seats ---- */

/* One person sits at the foot of the list; several people have a fixed order. */
uint8_t board_base(void)
{
    return seats_people == 1 ? base_seat : seats_count - 1;
}

uint8_t board_line_seat(uint8_t line)
{
    uint8_t seat = board_base() + 1 + line;

    return seat >= seats_count ? seat - seats_count : seat;
}

uint8_t board_seat_line(uint8_t seat)
{
    uint8_t after = board_base() + 1;

    return seat >= after ? seat - after : seat + seats_count - after;
}

/* Two seats have a line each for their melds; of more, SELECT tells them. */
uint8_t board_seat_row(uint8_t seat)
{
    uint8_t line = board_seat_line(seat);

    return SEATS_ROW + (seats_count == 2 ? line << 1 : line);
}

static void put(uint8_t x, uint8_t y, uint8_t tile)
{
    video_tiles[video_row_start[y] + x] = tile;
}

/* Cells of all melds, without a gap between them: 17 at most, as three kinds have more than nine
 * cards. */
static uint8_t melds_width(const uint8_t *melds)
{
    uint8_t kind;
    uint8_t cells = 0;

    for (kind = POCKET_VALUES; kind; kind--, melds++)
        if (*melds)
            cells += *melds >= 10 ? 3 : 2;
    return cells;
}

/* Each kind as its value and a count, below the name; closer together when there are many. */
static void draw_melds(uint8_t seat, uint8_t y)
{
    const uint8_t *melds = board.melds[seat];
    uint8_t width = melds_width(melds);
    uint8_t gap = width <= MELDS_APART;
    uint8_t x = width <= RUN_COLUMN - NAME_COLUMN ? NAME_COLUMN : 0;
    uint8_t kind, count;

    draw_fill(0, y, RUN_COLUMN, 1, GLYPH_SPACE);
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        count = *melds++;
        if (!count)
            continue;
        put(x, y, MARK_TILES + MARK_VALUE + kind);
        video_colors[video_row_start[y] + x] = card_color(kind);
        x++;
        if (count >= 10) {
            put(x, y, (uint8_t)(GLYPH_0 + 1));
            video_colors[video_row_start[y] + x] = COLOR_PAPER;
            count -= 10;
            x++;
        }
        put(x, y, GLYPH_0 + count);
        video_colors[video_row_start[y] + x] = COLOR_PAPER;
        x += 1 + gap;
    }
}

/* Two digits at most, left-aligned. */
static void draw_count(uint8_t x, uint8_t y, uint8_t count)
{
    uint8_t tens = 0;

    for (; count >= 10; count -= 10)
        tens++;
    put(x, y, tens ? GLYPH_0 + tens : GLYPH_0 + count);
    put(x + 1, y, tens ? GLYPH_0 + count : GLYPH_SPACE);
}

void board_draw_seat(uint8_t seat)
{
    uint8_t y = board_seat_row(seat);

    put(CARDS_COLUMN, y, MARK_TILES + MARK_CARD);
    draw_count(CARDS_COLUMN + 1, y, board.cards[seat]);
    put(TOKEN_COLUMN, y, MARK_TILES + MARK_TOKEN);
    draw_count(TOKEN_COLUMN + 1, y, board.tokens[seat]);
    video_touch(y);
    if (seats_count == 2)
        draw_melds(seat, y + 1);
}

static void draw_name(uint8_t seat)
{
    uint8_t y = board_seat_row(seat);

    put(1, y, MARK_TILES + MARK_EMBLEM + seat);
    draw_glyphs(NAME_COLUMN, y, seats_name(seat));
    draw_color(1, y, 9, 1, seat == seats_viewer ? COLOR_GOLD : COLOR_SKY);
    draw_color(CARDS_COLUMN, y, 3, 1, COLOR_SEA);
    draw_color(TOKEN_COLUMN, y, 3, 1, COLOR_BLOOD);
}

void board_draw_seats(void)
{
    uint8_t seat;

    for (seat = 0; seat != seats_count; seat++) {
        draw_name(seat);
        board_draw_seat(seat);
    }
}

void board_mark_turn(void)
{
    if (board.turn == POCKET_NONE) {
        sprite_hide(TURN_SPRITE);
        return;
    }
    sprite_show(TURN_SPRITE, 0, board_seat_row(board.turn) << 3, TURN_TILE, 0);
    sprite_animate(TURN_ANIMATOR, TURN_SPRITE, TURN_TILE, 2, 4);
}

/* ---- Runs ---- */

void board_draw_run(void)
{
    put(RUN_COLUMN, SEATS_ROW + 2, GLYPH_PLUS);
    put(RUN_COLUMN + 1, SEATS_ROW + 2, GLYPH_0 + pocket.runs + 1);
    video_touch(SEATS_ROW + 2);
}

static void load_run(void)
{
    panel_load_book();
    draw_block(RUN_COLUMN, SEATS_ROW, 2, 2, RUN_TILES);
    draw_color(RUN_COLUMN, SEATS_ROW, 2, 3, COLOR_VIOLET);
    board_draw_run();
}

/* ---- Portals ---- */

/* Four tiles each, in the order of the kinds: no two Portals share one. */
_Static_assert(SHEET_PORTALS_ASLEEP_TILES == 28, "shared tiles");
_Static_assert(SHEET_PORTALS_OPEN_TILES == 28, "shared tiles");
_Static_assert(SHEET_PORTALS_YOURS_TILES == 28, "shared tiles");

static const uint8_t *portal_tiles(uint8_t portal)
{
    uint8_t holder = board.portals[portal];

    if (holder == POCKET_NONE)
        return sheet_portals_asleep_tiles + portal * (PORTAL_PIECES * VRAM_TILE_BYTES);
    if (holder == seats_viewer)
        return sheet_portals_yours_tiles + portal * (PORTAL_PIECES * VRAM_TILE_BYTES);
    return sheet_portals_open_tiles + portal * (PORTAL_PIECES * VRAM_TILE_BYTES);
}

static void draw_holder(uint8_t portal)
{
    uint8_t holder = board.portals[portal];
    uint8_t x = KIND_COLUMN(portal);

    put(x, HOLDER_ROW,
        holder == POCKET_NONE ? TILE_BLACK : MARK_TILES + MARK_EMBLEM_NIGHT + holder);
    draw_color(x, PORTAL_ROW, 2, 2, holder == POCKET_NONE ? COLOR_NIGHT : COLOR_VIOLET);
    video_touch(HOLDER_ROW);
}

void board_draw_portal(uint8_t portal)
{
    video_queue_tiles(SCREEN_TILE(PORTAL_TILES + portal * PORTAL_PIECES), portal_tiles(portal),
                      BANK_PICTURES, PORTAL_PIECES);
    draw_holder(portal);
}

static void load_portals(void)
{
    uint8_t portal;
    uint8_t tile = PORTAL_TILES;

    for (portal = 0; portal != POCKET_VALUES; portal++) {
        video_load(SCREEN_TILE(tile), portal_tiles(portal), BANK_PICTURES,
                   PORTAL_PIECES * VRAM_TILE_BYTES);
        draw_block(KIND_COLUMN(portal), PORTAL_ROW, 2, 2, tile);
        draw_holder(portal);
        tile += PORTAL_PIECES;
    }
}

/* ---- The whole ---- */

void board_load(void)
{
    base_seat = seats_viewer;
    board_scroll = 0;
    card_load_flying();
}

void board_draw(void)
{
    card_load_small();
    video_load(SCREEN_TILE(MARK_TILES), table_marks_tiles, BANK_FONT,
               TABLE_MARKS_TILES * VRAM_TILE_BYTES);
    video_load(SCREEN_TILE(STRIP_DIGITS), table_strip_tiles, BANK_FONT,
               TABLE_STRIP_TILES * VRAM_TILE_BYTES);
    draw_fill(0, PORTAL_ROW, SCREEN_COLUMNS, 3, TILE_BLACK);
    draw_color(0, PORTAL_ROW, SCREEN_COLUMNS, 3, COLOR_NIGHT);
    draw_fill(0, COUNT_ROW, SCREEN_COLUMNS, 1, STRIP_EMPTY);
    draw_color(0, COUNT_ROW, SCREEN_COLUMNS, 1, COLOR_NIGHT);
    board_draw_seats();
    load_run();
    load_portals();
    board_draw_row();
    board_draw_hand();
    panel_load();
    board_mark_turn();
}
