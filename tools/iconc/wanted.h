/* Reads the options of one picture in the icon list: crop=, flip=, rotate=, shades=,
 * levels=, inset=. Each has a default that suits most icons.
 * Wrong options are reported with the picture's line. */
#ifndef ICONC_WANTED_H
#define ICONC_WANTED_H

#include "iconc/iconlist.h"

void wanted_begin(Wanted *wanted, const char *name, const char *icon, int line);

/* Cuts `words` up. */
bool wanted_read(Wanted *wanted, const Sheet *sheet, const char *path, char *words);

#endif
