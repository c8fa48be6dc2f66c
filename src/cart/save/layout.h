/* Where everything lies in the 8 KiB; README.md tells it in words. */
#ifndef CART_SAVE_LAYOUT_H
#define CART_SAVE_LAYOUT_H

#include "cart/save/slots.h"

#define SAVE_VERSION 1

#define SIGNATURE_BYTES 16

/* Of a slot, beside its payload: mark, magic (2), version, length (2), sequence (2), CRC (2),
 * sums (2). */
#define SLOT_EXTRA 12

#define JOURNALS_A_GAME 2
#define POCKET_JOURNAL  1216u
#define TIDES_JOURNAL   192u
#define REALMS_JOURNAL  2176u

#define SETTINGS_AT SIGNATURE_BYTES
#define RECORDS_AT  (SETTINGS_AT + 2 * (SLOT_EXTRA + SETTINGS_BYTES))
#define HEADS_AT    (RECORDS_AT + 2 * (SLOT_EXTRA + RECORDS_BYTES))
#define HEAD_PAIR   (2 * (SLOT_EXTRA + HEAD_BYTES))
#define POCKET_AT   (HEADS_AT + 6 * HEAD_PAIR)
#define TIDES_AT    (POCKET_AT + 2 * POCKET_JOURNAL)
#define REALMS_AT   (TIDES_AT + 2 * TIDES_JOURNAL)
#define SAVE_END    (REALMS_AT + 2 * REALMS_JOURNAL)

#endif
