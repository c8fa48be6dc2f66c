/* What lies below the icons of a sheet: a card's frame with its value, say. A PNG with a column of
 * the sheet's size for each picture; the darker shade of base and icon shows. */
#ifndef ICONC_BASE_H
#define ICONC_BASE_H

#include "iconc/iconlist.h"
#include "lib/picture.h"

/* White when the sheet has no base. On a complaint the base is empty and may be freed. */
bool base_load(Picture *base, const Sheet *sheet, const char *list);

/* Makes the sheet's picture number `column` from its base and the icon in its place. */
void base_lay(Picture *picture, const Picture *base, const Sheet *sheet, int column,
              const Picture *icon);

#endif
