#include "picture.h"
#include "machine.h"

#include <string.h>

static unsigned pixel_count(const Picture *picture)
{
    return picture->width * picture->height;
}

void picture_take(Picture *picture, const Machine *machine)
{
    picture->width = machine->width;
    picture->height = machine->height;
    for (unsigned i = 0; i < pixel_count(picture); i++) {
        uint32_t shown = machine->shown[i]; /* 0xXXBBGGRR */
        picture->pixels[i] = (shown & 0xFF) << 16 | (shown & 0xFF00) | (shown >> 16 & 0xFF);
    }
}

/* FNV-1a */
uint32_t picture_hash(const Picture *picture)
{
    uint32_t hash = 2166136261u;

    for (unsigned i = 0; i < pixel_count(picture); i++)
        for (int shift = 0; shift < 24; shift += 8)
            hash = (hash ^ (picture->pixels[i] >> shift & 0xFF)) * 16777619u;
    return hash;
}

static bool same_size(const Picture *left, const Picture *right)
{
    return left->width == right->width && left->height == right->height;
}

unsigned picture_differences(const Picture *expected, const Picture *actual)
{
    unsigned differences = 0;

    if (!same_size(expected, actual))
        return pixel_count(actual);
    for (unsigned i = 0; i < pixel_count(actual); i++)
        differences += expected->pixels[i] != actual->pixels[i];
    return differences;
}

static uint32_t pale(uint32_t pixel)
{
    unsigned light = ((pixel >> 16) + (pixel >> 8 & 0xFF) + (pixel & 0xFF)) / 3;
    unsigned grey = 128 + light / 2;

    return grey << 16 | grey << 8 | grey;
}

void picture_show_difference(const Picture *expected, const Picture *actual, Picture *result)
{
    bool comparable = same_size(expected, actual);

    result->width = actual->width;
    result->height = actual->height;
    for (unsigned i = 0; i < pixel_count(actual); i++) {
        bool same = comparable && expected->pixels[i] == actual->pixels[i];
        result->pixels[i] = same ? pale(actual->pixels[i]) : 0xE00000;
    }
}
