/* The list of pictures that the game wants: sheets, and on each sheet pictures made of an
 * icon and how to render it. This part knows the syntax of res/pictures/icons.list and
 * nothing of rendering. README.md describes the syntax. */
#ifndef ICONC_ICONLIST_H
#define ICONC_ICONLIST_H

#include <stdbool.h>
#include <stdint.h>

#define LEVELS 4 /* of coverage, one shade for each */

enum { CROP_LEFT, CROP_TOP, CROP_WIDTH, CROP_HEIGHT, CROP_NUMBERS };
enum { PLACE_LEFT, PLACE_TOP, PLACE_WIDTH, PLACE_HEIGHT, PLACE_NUMBERS };

typedef struct {
    char *name;
    char *icon;
    int line;
    bool cropped;
    int crop[CROP_NUMBERS]; /* in the icon's units */
    int quarter_turns;      /* clockwise */
    bool flip_across, flip_down;
    uint8_t shades[LEVELS];     /* for coverage from none to full */
    int thresholds[LEVELS - 1]; /* percent from which the next level begins */
    int inset;                  /* pixels kept free on each side */
} Wanted;

typedef struct {
    char *name;
    int line;
    int width, height; /* pixels of each picture */
    int limit;         /* tiles of the sheet, or of each picture when it is `own` */
    bool own;
    char *base;               /* a PNG below the pictures, a column for each, or NULL */
    int place[PLACE_NUMBERS]; /* of the icon on its picture, in pixels */
    Wanted *items;
    int count;
} Sheet;

/* Begins as {0}. */
typedef struct {
    Sheet *sheets;
    int count;
} IconList;

bool iconlist_load(IconList *list, const char *path);
void iconlist_free(IconList *list);

#endif
