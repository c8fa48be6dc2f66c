/* Where everything lies in the 8 KiB; README.md tells it in words. */
#ifndef CART_SAVE_LAYOUT_H
#define CART_SAVE_LAYOUT_H

#include "cart/save/slots.h"

/* What is written in a slot; older ones down to 1 are understood. Version 2 of the journals' heads
 * knows journals that grow down. */
#define SAVE_VERSION     1
#define JOURNALS_VERSION 2

#define SIGNATURE_BYTES 16

/* Of a slot, beside its payload: mark, magic (2), version, length (2), sequence (2), CRC (2),
 * sums (2). */
#define SLOT_EXTRA 12

/* The room for a game's two journals together, and how much of it is left free so that a game that
 * fills the rest can go on from its state (screens/keep.c). */
#define JOURNALS_A_GAME 2
#define POCKET_ROOM     2432u
#define TIDES_ROOM      384u
#define REALMS_ROOM     4352u
#define POCKET_RESERVE  336u
#define TIDES_RESERVE   176u
#define REALMS_RESERVE  480u

#define SETTINGS_AT    SIGNATURE_BYTES
#define RECORDS_AT     (SETTINGS_AT + 2 * (SLOT_EXTRA + SETTINGS_BYTES))
#define HEADS_AT       (RECORDS_AT + 2 * (SLOT_EXTRA + RECORDS_BYTES))
#define HEAD_PAIR      (2 * (SLOT_EXTRA + HEAD_BYTES))
#define POCKET_ROOM_AT (HEADS_AT + 6 * HEAD_PAIR)
#define TIDES_ROOM_AT  (POCKET_ROOM_AT + POCKET_ROOM)
#define REALMS_ROOM_AT (TIDES_ROOM_AT + TIDES_ROOM)
#define SAVE_END       (REALMS_ROOM_AT + REALMS_ROOM)

#endif
