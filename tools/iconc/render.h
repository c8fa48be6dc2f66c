/* Turns one icon into a picture of four shades: drawn by librsvg at eight times the size,
 * averaged to how much of each pixel is covered, and cut into levels.
 * Each level has its shade, so that a picture may be light on dark as well. */
#ifndef ICONC_RENDER_H
#define ICONC_RENDER_H

#include "iconc/iconlist.h"
#include "iconc/iconset.h"
#include "lib/picture.h"

/* False with librsvg's reason in *why (to be freed) when the icon cannot be drawn. */
bool render(Picture *picture, const Icon *icon, const Wanted *wanted, int width, int height,
            char **why);

#endif
