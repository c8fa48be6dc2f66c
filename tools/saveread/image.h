/* A save file in memory: the battery RAM that the cartridge's own code reads. The file itself is
 * never written; what becomes of it goes into files of a folder. */
#ifndef SAVEREAD_IMAGE_H
#define SAVEREAD_IMAGE_H

#include <stdint.h>

#include "cart/save/sram.h"

extern uint8_t image[SRAM_SIZE];

/* Both: 0 after saying why. */
int image_load(const char *path);
int image_store(const char *folder, long number, const uint8_t *bytes);

#endif
