/* Pictures of a machine's screen: taken, hashed, compared, read from and written to PNG.
 * PNGs have a palette with as few bits as fit, so that expected pictures stay small in git.
 * A difference is shown as the actual picture in grey with the wrong pixels in red. */
#ifndef GBRUN_PICTURE_H
#define GBRUN_PICTURE_H

#include <stdbool.h>
#include <stdint.h>

struct Machine;

enum { PICTURE_MOST_PIXELS = 256 * 224 };

typedef struct {
    unsigned width, height;
    uint32_t pixels[PICTURE_MOST_PIXELS]; /* 0xRRGGBB, row by row */
} Picture;

void picture_take(Picture *picture, const struct Machine *machine);
uint32_t picture_hash(const Picture *picture);

/* The number of pixels that differ; every pixel does when the sizes do. */
unsigned picture_differences(const Picture *expected, const Picture *actual);
void picture_show_difference(const Picture *expected, const Picture *actual, Picture *result);

void picture_write(const Picture *picture, const char *path);
void picture_read(Picture *picture, const char *path);

#endif
