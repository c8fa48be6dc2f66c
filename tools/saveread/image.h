/* A save file in memory: the battery RAM that the cartridge's own code reads. The file itself is
 * never written. */
#ifndef SAVEREAD_IMAGE_H
#define SAVEREAD_IMAGE_H

#include <stdint.h>

#include "cart/save/sram.h"

extern uint8_t image[SRAM_SIZE];

int image_load(const char *path); /* 0 after saying why */

#endif
