/* Which ROM bank holds what: the one place where bank numbers stand. The Makefile reads this file
 * and compiles every folder's code, and every compiled asset, into the bank that its name gives.
 * Bank 0 is always mapped: runtime, cart layer, main loop. A bank has 16 KiB. */
#ifndef CART_BANKS_H
#define CART_BANKS_H

#define BANK_COUNT 32 /* 512 KiB */

#define BANK_UI               1
#define BANK_SCREENS          2
#define BANK_POCKET           3 /* rules and CPU players */
#define BANK_POCKET_TABLE     4 /* its screens */
#define BANK_TIDES            5
#define BANK_TIDES_TABLE      6
#define BANK_REALMS           7
#define BANK_REALMS_TABLE     8  /* what lies on the table */
#define BANK_REALMS_PLAY      9  /* its turns: people, moves, the course of a game */
#define BANK_REPLAY           10 /* kept games taken up again, and watched */
#define BANK_FONT             11 /* fonts, frames, sprites, title */
#define BANK_PICTURES         12
#define BANK_PORTRAITS        13
#define BANK_MUSIC            14
#define BANK_SAVE             15
#define BANK_RULEBOOKS        16 /* pictures of the rules */
#define BANK_TIDES_PICTURES   17
#define BANK_FEATS            18
#define BANK_TIDES_CLOSE      20 /* its cards seen closely: inspect panel, score sheet, album */
#define BANK_BORDER           21 /* of the Super Game Boy */
#define BANK_REALMS_PICTURES  22
#define BANK_REALMS_PORTRAITS 23
#define BANK_REALMS_CLOSE     24 /* its cards seen closely: picker, inspect panel, album */
#define BANK_TEXT_EN          25 /* to 27: the parts that textc cuts a language into */
#define BANK_TEXT_FR          28 /* to 30 */

#endif
