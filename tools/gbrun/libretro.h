/* What a libretro core and its machine share; a core's callbacks know no machine, so it is the
 * only one. libretro.c runs it, libretro_memory.c looks into it, libretro_screen.c turns its
 * pixels into the colours of libmgba, so that pictures of both can be compared. */
#ifndef GBRUN_LIBRETRO_H
#define GBRUN_LIBRETRO_H

#include "libretro_core.h"

struct Machine;

enum { LIBRETRO_MOST_PARTS = 16 };

typedef struct {
    LibretroCore core;
    struct Machine *machine;
    unsigned keys;
    PixelFormat format;
    bool drawn; /* the frame that runs brought a picture */
    double rate;
    uint64_t samples; /* so far */
    MemoryPart parts[LIBRETRO_MOST_PARTS];
    unsigned part_count;
} Libretro;

extern Libretro libretro;

void libretro_draw(const void *pixels, unsigned width, unsigned height, size_t pitch);

bool libretro_map_memory(const MemoryMap *map);
void libretro_fill_ram(uint64_t seed);
uint8_t libretro_read(const struct Machine *machine, int bank, uint16_t address);
void libretro_write(struct Machine *machine, int bank, uint16_t address, uint8_t value);
uint8_t *libretro_battery(const struct Machine *machine, size_t *size);

#endif
