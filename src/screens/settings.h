/* Options, names, who sat where and at which game, kept in the battery RAM. */
#ifndef SCREENS_SETTINGS_H
#define SCREENS_SETTINGS_H

#include <stdint.h>
#include "cart/bank_call.h"

uint8_t settings_load(void) BANKED; /* 0 when nothing was kept: a first start */
void settings_keep(void) BANKED;

#endif
