/* Which ROM bank holds what: the one place where bank numbers stand. The Makefile reads this file
 * and compiles every folder's code, and every compiled asset, into the bank that its name gives.
 * Bank 0 is always mapped: runtime, cart layer, main loop. A bank has 16 KiB. */
#ifndef CART_BANKS_H
#define CART_BANKS_H

#define BANK_COUNT 16 /* 256 KiB */

#define BANK_UI        1
#define BANK_SCREENS   2
#define BANK_POCKET    3
#define BANK_TABLE     4 /* the screens of Pocket Madness */
#define BANK_TEXT_EN   9
#define BANK_TEXT_FR   10
#define BANK_FONT      11 /* fonts, frames, sprites, title */
#define BANK_PICTURES  12
#define BANK_PORTRAITS 13

#endif
