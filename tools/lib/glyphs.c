#include "lib/glyphs.h"

#include "lib/complain.h"
#include "lib/memory.h"
#include "lib/tileset.h"

#include <stdlib.h>

#define ANY_INK 3

static uint8_t inked_width(const uint8_t *rows, int height)
{
    int ink = 0;
    int row;
    uint8_t width = 0;

    for (row = 0; row < height; row++)
        ink |= rows[row];
    for (; ink; ink = (ink << 1) & 0xFF)
        width++;
    return width ? width : GLYPHS_EMPTY_WIDTH;
}

bool glyphs_cut(Glyphs *glyphs, const Picture *picture, const char *path, int cell_width,
                int cell_height)
{
    int x, y, row;

    *glyphs = (Glyphs){0};
    if (picture->width % cell_width || picture->height % cell_height)
        return complain(path, 0, "%dx%d pixels cannot be cut into cells of %dx%d", picture->width,
                        picture->height, cell_width, cell_height);
    glyphs->cell_height = cell_height;
    glyphs->rows = memory_array((size_t)(picture->width / cell_width * picture->height), 1);
    glyphs->widths =
        memory_array((size_t)(picture->width / cell_width * (picture->height / cell_height)), 1);
    for (y = 0; y < picture->height; y += cell_height)
        for (x = 0; x < picture->width; x += cell_width) {
            uint8_t *rows = &glyphs->rows[glyphs->count * cell_height];

            for (row = 0; row < cell_height; row++)
                rows[row] = tileset_row(picture_at(picture, x, y + row), cell_width, ANY_INK);
            glyphs->widths[glyphs->count++] = inked_width(rows, cell_height);
        }
    return true;
}

bool glyphs_load(Glyphs *glyphs, const char *path, int cell_width, int cell_height)
{
    Picture picture;
    bool ok =
        picture_load(&picture, path) && glyphs_cut(glyphs, &picture, path, cell_width, cell_height);

    picture_free(&picture);
    return ok;
}

void glyphs_free(Glyphs *glyphs)
{
    free(glyphs->rows);
    free(glyphs->widths);
    *glyphs = (Glyphs){0};
}
