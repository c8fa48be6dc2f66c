#include "lib/tileset.h"

#include "lib/memory.h"

#include <stdlib.h>
#include <string.h>

#define LOW_BIT  1
#define HIGH_BIT 2
#define ANY_INK  3

int tileset_tile_bytes(const TileSet *set)
{
    return set->bits * TILE_SIDE;
}

uint8_t tileset_row(const uint8_t *shades, int pixels, int mask)
{
    int byte = 0;
    int i;

    for (i = 0; i < pixels; i++)
        if (shades[i] & mask)
            byte |= 0x80 >> i;
    return (uint8_t)byte;
}

static void encode(const TileSet *set, const Picture *picture, int x, int y, uint8_t *bytes)
{
    int row;

    for (row = 0; row < TILE_SIDE; row++) {
        const uint8_t *shades = picture_at(picture, x, y + row);

        if (set->bits == 1) {
            *bytes++ = tileset_row(shades, TILE_SIDE, ANY_INK);
        } else {
            *bytes++ = tileset_row(shades, TILE_SIDE, LOW_BIT);
            *bytes++ = tileset_row(shades, TILE_SIDE, HIGH_BIT);
        }
    }
}

int tileset_append(TileSet *set, const Picture *picture, int x, int y)
{
    size_t size = (size_t)tileset_tile_bytes(set);

    set->bytes = memory_grow(set->bytes, (size_t)set->count, size);
    encode(set, picture, x, y, set->bytes + (size_t)set->count * size);
    return set->count++;
}

int tileset_share(TileSet *set, const Picture *picture, int x, int y)
{
    size_t size = (size_t)tileset_tile_bytes(set);
    uint8_t wanted[TILE_BYTES];
    int i;

    encode(set, picture, x, y, wanted);
    for (i = 0; i < set->count; i++)
        if (memcmp(set->bytes + (size_t)i * size, wanted, size) == 0)
            return i;
    return tileset_append(set, picture, x, y);
}

void tileset_free(TileSet *set)
{
    free(set->bytes);
    *set = (TileSet){.bits = set->bits};
}
