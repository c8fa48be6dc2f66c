/* A cartridge image from disk, refused with a clear message when it is not one.
 * The checks are those of the console's boot ROM (logo, header checksum) and the size,
 * because a ROM that they refuse would never start on hardware. */
#ifndef GBRUN_ROM_FILE_H
#define GBRUN_ROM_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    const char *path;
    uint8_t *bytes;
    size_t size;
} RomFile;

void rom_file_load(RomFile *rom, const char *path);
bool rom_file_needs_color(const RomFile *rom);

#endif
