/* The icons of an Iconify JSON file (npm package @iconify-json/game-icons), by name.
 * An icon is a piece of SVG without its outer element; its fill is "currentColor".
 * Unknown names are answered with the nearest ones. */
#ifndef ICONC_ICONSET_H
#define ICONC_ICONSET_H

#include <stdbool.h>
#include <stddef.h>

typedef struct {
    void *json; /* cJSON */
} IconSet;

typedef struct {
    const char *body;
    int width, height; /* in the units of the body */
} Icon;

bool iconset_load(IconSet *set, const char *path);
void iconset_free(IconSet *set);

/* False, without a complaint, when there is no such icon. */
bool iconset_find(const IconSet *set, const char *name, Icon *icon);

/* Up to three names that look like this one, with commas between them. */
void iconset_nearest(const IconSet *set, const char *name, char *list, size_t room);

#endif
