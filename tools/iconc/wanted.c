#include "iconc/wanted.h"

#include "lib/complain.h"
#include "lib/lines.h"
#include "lib/memory.h"
#include "lib/numbers.h"

#include <string.h>

/* Chosen by eye at 16x16, 24x24 and 40x40: lower ones close the white gaps in small icons,
 * higher ones lose thin tips; and even steps make dark-on-light and light-on-dark equal. */
static const int default_thresholds[LEVELS - 1] = {25, 50, 75};

void wanted_begin(Wanted *wanted, const char *name, const char *icon, int line)
{
    int level;

    *wanted =
        (Wanted){.name = memory_print("%s", name), .icon = memory_print("%s", icon), .line = line};
    for (level = 0; level < LEVELS; level++)
        wanted->shades[level] = (uint8_t)level;
    memcpy(wanted->thresholds, default_thresholds, sizeof default_thresholds);
}

static bool read_crop(Wanted *wanted, const char *value)
{
    wanted->cropped = true;
    return numbers_list(value, wanted->crop, CROP_NUMBERS) == CROP_NUMBERS &&
           wanted->crop[CROP_WIDTH] > 0 && wanted->crop[CROP_HEIGHT] > 0;
}

static bool read_flip(Wanted *wanted, const char *value)
{
    wanted->flip_across = strchr(value, 'h') != NULL;
    wanted->flip_down = strchr(value, 'v') != NULL;
    return strcmp(value, "h") == 0 || strcmp(value, "v") == 0 || strcmp(value, "hv") == 0;
}

static bool read_rotate(Wanted *wanted, const char *value)
{
    int degrees;

    if (!numbers_one(value, &degrees) || degrees % 90 || degrees < 90 || degrees > 270)
        return false;
    wanted->quarter_turns = degrees / 90;
    return true;
}

static bool read_shades(Wanted *wanted, const char *value)
{
    int level;

    if (strlen(value) != LEVELS || strspn(value, "0123") != LEVELS)
        return false;
    for (level = 0; level < LEVELS; level++)
        wanted->shades[level] = (uint8_t)(value[level] - '0');
    return true;
}

static bool read_levels(Wanted *wanted, const char *value)
{
    int *levels = wanted->thresholds;

    return numbers_list(value, levels, LEVELS - 1) == LEVELS - 1 && levels[0] <= levels[1] &&
           levels[1] <= levels[2] && levels[2] <= 100;
}

static bool read_inset(Wanted *wanted, const char *value)
{
    return numbers_one(value, &wanted->inset);
}

static const struct {
    const char *start;
    bool (*read)(Wanted *wanted, const char *value);
} options[] = {{"crop=", read_crop},     {"flip=", read_flip},     {"rotate=", read_rotate},
               {"shades=", read_shades}, {"levels=", read_levels}, {"inset=", read_inset}};

static bool read_option(Wanted *wanted, const char *path, const char *word)
{
    size_t i;

    for (i = 0; i < sizeof options / sizeof options[0]; i++) {
        size_t length = strlen(options[i].start);

        if (strncmp(word, options[i].start, length) == 0)
            return options[i].read(wanted, word + length) ||
                   complain(path, wanted->line, "bad option: %s", word);
    }
    return complain(path, wanted->line, "unknown option: %s", word);
}

bool wanted_read(Wanted *wanted, const Sheet *sheet, const char *path, char *words)
{
    const char *word;
    bool ok = true;

    while ((word = lines_word(&words)) != NULL)
        ok = read_option(wanted, path, word) && ok;
    /* a sheet that could not be read was reported already */
    if (sheet->place[PLACE_WIDTH] && (2 * wanted->inset >= sheet->place[PLACE_WIDTH] ||
                                      2 * wanted->inset >= sheet->place[PLACE_HEIGHT]))
        return complain(path, wanted->line, "bad option: inset=%d leaves no picture",
                        wanted->inset);
    return ok;
}
