/* Tiles of 8x8 pixels in the Game Boy's own format, and sets of them in which equal tiles
 * may be stored once. Two bits a pixel: for each row the byte of the low bits, then of the
 * high bits. One bit a pixel: one byte for each row. The leftmost pixel is bit 7. */
#ifndef LIB_TILESET_H
#define LIB_TILESET_H

#include "lib/picture.h"

#define TILE_SIDE  8
#define TILE_BYTES 16 /* at two bits a pixel */

/* Begins as {.bits = 1 or 2}. */
typedef struct {
    int bits;
    int count;
    uint8_t *bytes;
} TileSet;

int tileset_tile_bytes(const TileSet *set);

/* Both give the tile's number in the set. x and y are the tile's top left pixel. */
int tileset_append(TileSet *set, const Picture *picture, int x, int y);
int tileset_share(TileSet *set, const Picture *picture, int x, int y);
void tileset_free(TileSet *set);

/* Up to eight pixels of a row as one byte: a pixel's bit is set when its shade has one of
 * the bits of the mask. 1: low bits, 2: high bits, 3: any ink. */
uint8_t tileset_row(const uint8_t *shades, int pixels, int mask);

#endif
