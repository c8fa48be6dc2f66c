/* A picture in the Game Boy's four shades, 0 (white) to 3 (black), one byte a pixel.
 * Read from PNG files of the greys 255, 170, 85, 0, or of a palette of at most four colours
 * ordered light to dark; transparent pixels are shade 0. Any other colour is an error. */
#ifndef LIB_PICTURE_H
#define LIB_PICTURE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#define SHADES 4

typedef struct {
    int width, height;
    uint8_t *shades;
} Picture;

/* All shade 0. */
void picture_make(Picture *picture, int width, int height);
bool picture_load(Picture *picture, const char *path);

/* Writes a PNG of greys, each pixel as scale x scale pixels; `path` is for complaints. */
bool picture_write(const Picture *picture, FILE *stream, const char *path, int scale);
void picture_free(Picture *picture);

static inline uint8_t *picture_at(const Picture *picture, int x, int y)
{
    return &picture->shades[y * picture->width + x];
}

#endif
