/* Where things lie on the table of Pocket Madness, in rows and columns of tiles, and which tiles of
 * the screen they use. Every kind of card has a column of its own, from the Portal down to the
 * hand.
 *
 *   1- 4   the seats: cards, tokens; of two seats the melds below; what the next run costs
 *   5- 7   the Portals, and below each the emblem of its holder
 *   8-10   the row from its head, nine cards at a time, and its length
 *  11-13   the hand by kinds
 *  14      a black strip with its counts
 *  15-17   words; in a person's turn one line, a label and the five actions */
#ifndef SCREENS_POCKET_LAYOUT_H
#define SCREENS_POCKET_LAYOUT_H

#include "table_marks.h"
#include "table_strip.h"
#include "ui/card.h"

#define PIXELS(tiles) ((uint8_t)((tiles) << 3))

#define SEATS_ROW  1
#define PORTAL_ROW 5
#define HOLDER_ROW 7
#define ROW_ROW    8
#define HAND_ROW   11
#define COUNT_ROW  14
#define PANEL_ROW  15
#define LABEL_ROW  16

#define KIND_COLUMN(kind) ((uint8_t)((kind)*3))
#define ROW_SHOWN         9 /* cards */
#define ROW_END_COLUMN    18

#define NAME_COLUMN  2
#define CARDS_COLUMN 10
#define TOKEN_COLUMN 14
#define RUN_COLUMN   18 /* a book, and below it what the next run costs the others */

#define LABEL_WIDTH   10
#define ACTION_COLUMN 10
#define ACTIONS       5

/* Tiles: cards from CARD_TILES to CARD_EMPTY_FIRST, where the empty place would be. */
#define PORTAL_TILES  CARD_EMPTY_FIRST
#define PORTAL_PIECES 4
#define MARK_TILES    (PORTAL_TILES + 7 * PORTAL_PIECES)
#define ACTION_TILES  (MARK_TILES + TABLE_MARKS_TILES)
#define ACTION_PIECES 4
#define STRIP_DIGITS  (ACTION_TILES + ACTIONS * ACTION_PIECES) /* light on black */
#define STRIP_TIMES   (STRIP_DIGITS + 10)
#define STRIP_EMPTY   (STRIP_DIGITS + 11)
#define RUN_TILES     (STRIP_DIGITS + TABLE_STRIP_TILES)

/* MARK_VALUE: the seven values, as on the cards' heads. */
enum { MARK_EMBLEM, MARK_EMBLEM_NIGHT = 4, MARK_CARD = 8, MARK_TOKEN, MARK_VALUE };

#endif
