#include "iconc/iconset.h"

#include "lib/complain.h"
#include "lib/wholefile.h"

#include <cjson/cJSON.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 80
#define SUGGESTIONS  3
#define DEFAULT_SIDE 16 /* what Iconify assumes when a file gives no size */

static const cJSON *member(const cJSON *object, const char *name)
{
    return cJSON_GetObjectItemCaseSensitive(object, name);
}

bool iconset_load(IconSet *set, const char *path)
{
    char *text = wholefile_read(path, NULL);

    set->json = NULL;
    if (!text)
        return false;
    set->json = cJSON_Parse(text);
    free(text);
    if (cJSON_IsObject(member(set->json, "icons")))
        return true;
    iconset_free(set);
    return complain(path, 0, "is no Iconify JSON with \"icons\"");
}

void iconset_free(IconSet *set)
{
    cJSON_Delete(set->json);
    set->json = NULL;
}

static int side(const IconSet *set, const cJSON *icon, const char *name)
{
    const cJSON *own = member(icon, name);
    const cJSON *shared = member(set->json, name);

    if (cJSON_IsNumber(own))
        return own->valueint;
    return cJSON_IsNumber(shared) ? shared->valueint : DEFAULT_SIDE;
}

bool iconset_find(const IconSet *set, const char *name, Icon *icon)
{
    const cJSON *icons = member(set->json, "icons");
    const cJSON *parent = member(member(member(set->json, "aliases"), name), "parent");
    const cJSON *found = member(icons, cJSON_IsString(parent) ? parent->valuestring : name);
    const cJSON *body = member(found, "body");

    if (!cJSON_IsString(body))
        return false;
    icon->body = body->valuestring;
    icon->width = side(set, found, "width");
    icon->height = side(set, found, "height");
    return icon->width > 0 && icon->height > 0;
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* Levenshtein's distance: letters to change, add or leave out. */
static int edits(const char *from, const char *to)
{
    int row[LONGEST_NAME + 1];
    int width = (int)strlen(to);
    int i, j;

    if (width > LONGEST_NAME)
        return INT_MAX;
    for (j = 0; j <= width; j++)
        row[j] = j;
    for (i = 0; from[i]; i++) {
        int corner = row[0];

        row[0] = i + 1;
        for (j = 0; j < width; j++) {
            int above = row[j + 1];

            row[j + 1] = least(least(above, row[j]) + 1, corner + (from[i] == to[j] ? 0 : 1));
            corner = above;
        }
    }
    return row[width];
}

/* A name that holds the wanted word as a whole is as near as one typing mistake. */
static int distance(const char *wanted, const char *name)
{
    return strstr(name, wanted) ? 1 : edits(wanted, name);
}

void iconset_nearest(const IconSet *set, const char *name, char *list, size_t room)
{
    const char *names[SUGGESTIONS] = {NULL};
    int distances[SUGGESTIONS] = {0};
    const cJSON *icon;
    size_t used = 0;
    int i;

    cJSON_ArrayForEach(icon, member(set->json, "icons"))
    {
        int away = distance(name, icon->string);

        for (i = SUGGESTIONS; i > 0 && (!names[i - 1] || away < distances[i - 1]); i--)
            if (i < SUGGESTIONS) {
                names[i] = names[i - 1];
                distances[i] = distances[i - 1];
            }
        if (i < SUGGESTIONS) {
            names[i] = icon->string;
            distances[i] = away;
        }
    }
    list[0] = 0;
    for (i = 0; i < SUGGESTIONS && names[i] && used < room; i++)
        used += (size_t)snprintf(list + used, room - used, "%s%s", i ? ", " : "", names[i]);
}
