#include "iconc/base.h"

#include "lib/complain.h"

bool base_load(Picture *base, const Sheet *sheet, const char *list)
{
    int width = sheet->width * sheet->count;

    if (!sheet->base) {
        picture_make(base, width, sheet->height);
        return true;
    }
    *base = (Picture){0};
    if (!picture_load(base, sheet->base))
        return false;
    if (base->width != width || base->height != sheet->height)
        return complain(list, sheet->line, "%s is %dx%d, but the sheet needs %dx%d", sheet->base,
                        base->width, base->height, width, sheet->height);
    return true;
}

void base_lay(Picture *picture, const Picture *base, const Sheet *sheet, int column,
              const Picture *icon)
{
    int x, y;

    picture_make(picture, sheet->width, sheet->height);
    for (y = 0; y < sheet->height; y++)
        for (x = 0; x < sheet->width; x++)
            *picture_at(picture, x, y) = *picture_at(base, column * sheet->width + x, y);
    for (y = 0; y < icon->height; y++)
        for (x = 0; x < icon->width; x++) {
            uint8_t shade = *picture_at(icon, x, y);
            uint8_t *below =
                picture_at(picture, sheet->place[PLACE_LEFT] + x, sheet->place[PLACE_TOP] + y);

            if (shade > *below)
                *below = shade;
        }
}
