/* The picture of the table. It shows what has been shown so far, not the game's state: numbers
 * change when the animation that changes them ends, so that they have a copy here. */
#ifndef SCREENS_POCKET_BOARD_H
#define SCREENS_POCKET_BOARD_H

#include <stdint.h>
#include "games/pocket/pocket.h"

typedef struct {
    uint8_t tokens[POCKET_SEATS];
    uint8_t cards[POCKET_SEATS]; /* in hand */
    uint8_t melds[POCKET_SEATS][POCKET_VALUES];
    uint8_t portals[POCKET_VALUES];
    uint8_t hand[POCKET_VALUES]; /* the one that lies open to the viewer */
    uint8_t row_size;
    uint8_t gap;      /* place of a card that has left the row, which has not closed up yet, … */
    uint8_t gap_card; /* … and that card; POCKET_NONE: the place is empty */
    uint8_t turn;     /* whose turn, or POCKET_NONE */
} Board;
extern Board board;

extern uint8_t board_scroll; /* place of the row's first card on the screen */
extern uint8_t board_hand;   /* seat whose hand is shown open, or POCKET_NONE */

void board_sync(void); /* takes everything from the state */

/* Before a game: sprite tiles. At every opening: all tiles and the whole picture. */
void board_load(void);
void board_draw(void);

void board_draw_run(void); /* what the next one costs */
void board_draw_seat(uint8_t seat);
void board_draw_seats(void);
void board_draw_portal(uint8_t portal);
void board_draw_row(void);
void board_draw_kind(uint8_t kind); /* of the hand */
void board_draw_hand(void);
void board_mark_turn(void);

/* Moves the row so that the place is on the screen; not zero when it had to. */
uint8_t board_scroll_to(uint8_t place);

/* A card of the row as shown: its kind, perhaps face down, or POCKET_NONE. */
uint8_t board_row_card(uint8_t place);

uint8_t board_seat_row(uint8_t seat);  /* of tiles */
uint8_t board_line_seat(uint8_t line); /* seat of a line, 0 = uppermost */
uint8_t board_seat_line(uint8_t seat);
uint8_t board_base(void); /* the seat of the last line */

#endif
