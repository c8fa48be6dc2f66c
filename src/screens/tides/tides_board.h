/* The table of Tides of Madness as it is on the screen: what has been told so far, which is behind
 * the game's state while a move is shown. The screen, in rows of tiles:
 *     0      the opponent: name, Madness, points and what its table would score now
 *     1-3    its cards: two kept ones, this round's five, the place of a hidden choice
 *     4-6    the suits: its count, the sign, your count; an arrow to who leads. The round
 *     7-9    your cards
 *     10     you
 *     11-13  the hand, and beside it what the card under the cursor would change
 *     15-17  words */
#ifndef SCREENS_TIDES_BOARD_H
#define SCREENS_TIDES_BOARD_H

#include <stdint.h>

#include "cart/bank_call.h"
#include "games/tides/tides.h"

/* In the place of a card. */
#define BOARD_EMPTY TIDES_NONE
#define BOARD_BACK  0xFE
#define BOARD_EDGE  0xFD /* half turned */

typedef struct {
    uint8_t low;               /* the seat at the foot of the screen */
    uint8_t round, pick, kept; /* kept: cards of earlier rounds, each seat */
    uint8_t suit;              /* of Dreamlands, or TIDES_NONE */
    uint8_t tokens[TIDES_SEATS];
    uint8_t points[TIDES_SEATS];
    uint8_t worth[TIDES_SEATS]; /* what the table would score now */
    uint8_t size[TIDES_SEATS];
    uint8_t slot[TIDES_SEATS]; /* what lies beside the table, chosen or thrown away */
    uint8_t table[TIDES_SEATS][TIDES_TABLE];
    uint8_t scores[TIDES_SEATS][TIDES_TABLE];
    uint8_t hand[TIDES_HAND]; /* of the seat at the foot */
} Board;
extern Board tides_board;

/* Tiles of this screen. */
#define BOARD_CARDS  0
#define BOARD_BACKS  81 /* six of a card's back */
#define BOARD_MARKS  87 /* five suits, then these */
#define MARK_TOKEN   (BOARD_MARKS + 5)
#define MARK_STAR    (BOARD_MARKS + 6)
#define MARK_EDGE    (BOARD_MARKS + 7)
#define BOARD_LIGHT  96  /* the five suits, white on black like all of the middle */
#define BOARD_DIGITS 101 /* 0 to 7 */
#define BOARD_SLASH  109
#define BOARD_DONE   110
#define BOARD_TO_DO  111
#define BOARD_ROUND  112
#define BOARD_LEADS  113 /* an arrow down, an arrow up */
#define BOARD_BAR    115

/* Sprite tiles: a card's back, two faces, the pencil. */
#define SPRITE_BACK   64
#define SPRITE_FACE   70 /* and 76 */
#define SPRITE_PENCIL 82

#define CARD_WIDTH  2
#define CARD_HEIGHT 3
#define SLOT_X      17
#define SUITS_Y     4
#define HAND_Y      11
#define HAND_X(n)   ((uint8_t)((n)*3))
#define SUIT_X(s)   ((uint8_t)(1 + (s)*3))
#define PANEL_X     14 /* beside the hand */
#define TOKENS_X    10 /* in a seat's line */

/* Columns and rows of a seat's places. */
uint8_t tides_board_column(uint8_t place);
uint8_t tides_board_row(uint8_t seat);
uint8_t tides_board_line(uint8_t seat);

void tides_board_load_cards(void) BANKED; /* the cards' faces only */
void tides_board_load(void) BANKED;       /* tiles; the screen is closed */
void tides_board_take_state(void);        /* all of it from the game */
void tides_board_take_hand(void);         /* the hand only: open or closed */
void tides_board_take_worth(void);        /* what the tables would score now */
uint8_t tides_board_hand_is_open(void);

void tides_board_draw(void);
void tides_board_draw_line(uint8_t seat);
void tides_board_draw_place(uint8_t seat, uint8_t place);
void tides_board_draw_table(uint8_t seat);
void tides_board_draw_slot(uint8_t seat);
void tides_board_draw_suits(void);
void tides_board_draw_round(void);
void tides_board_draw_hand_place(uint8_t n);
void tides_board_draw_hand(void);
void tides_board_clear_hand(void);              /* rows of the hand, with what is beside it */
void tides_board_draw_hint(uint16_t id) BANKED; /* the bar at the foot */

/* A card, BOARD_BACK and its like, in tiles. */
void tides_board_draw_card(uint8_t x, uint8_t y, uint8_t card) BANKED;

/* A number up to 99, left-aligned; returns the column after it. The row must be touched. */
uint8_t tides_board_put_number(uint8_t x, uint8_t y, uint8_t number);

/* Cards of a suit in front of a seat, as far as told. */
uint8_t tides_board_count(uint8_t seat, uint8_t suit);

/* The numbers under the cards while a table is scored. */
void tides_board_begin_scores(uint8_t seat);
void tides_board_write_score(uint8_t seat, uint8_t place, uint8_t points);

/* Six sprite tiles from a card's face: takes three frames. */
void tides_board_load_face(uint8_t tile, uint8_t card);

#endif
