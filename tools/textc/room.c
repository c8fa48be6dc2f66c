#include "textc/room.h"

#include "lib/complain.h"
#include "lib/lines.h"
#include "lib/numbers.h"

#include <string.h>

#define DEFAULT_PITCH 10

static bool read_box(Phrase *phrase, const char *value)
{
    Room *room = &phrase->room;

    room->height = 1;
    return numbers_one(value, &room->width) || numbers_size(value, &room->width, &room->height);
}

static bool read_prose(Phrase *phrase, const char *value)
{
    phrase->room.prose = true;
    return numbers_size(value, &phrase->room.width, &phrase->room.height);
}

static bool read_pages(Phrase *phrase, const char *value)
{
    return numbers_one(value, &phrase->room.pages) && phrase->room.pages > 0;
}

static bool read_pitch(Phrase *phrase, const char *value)
{
    return numbers_one(value, &phrase->room.pitch) && phrase->room.pitch > 0;
}

static bool read_arguments(Phrase *phrase, const char *value)
{
    phrase->arguments = numbers_list(value, phrase->argument_cells, MOST_ARGUMENTS);
    return phrase->arguments != 0;
}

enum { BOX, PROSE, PAGES, PITCH, ARGUMENTS, WORDS };

static const struct {
    const char *name;
    bool (*read)(Phrase *phrase, const char *value);
} words_known[WORDS] = {[BOX] = {"box", read_box},
                        [PROSE] = {"prose", read_prose},
                        [PAGES] = {"pages", read_pages},
                        [PITCH] = {"line", read_pitch},
                        [ARGUMENTS] = {"args", read_arguments}};

/* The word's place in words_known, or WORDS after a complaint. */
static int read_word(Phrase *phrase, char *word)
{
    char *value = strchr(word, '=');
    size_t length = value ? (size_t)(value - word) : strlen(word);
    int i;

    for (i = 0; i < WORDS; i++)
        if (strlen(words_known[i].name) == length && !memcmp(words_known[i].name, word, length))
            break;
    if (i == WORDS)
        complain(phrase->file, phrase->line, "[%s] unknown option: %s", phrase->id, word);
    else if (!value || !words_known[i].read(phrase, value + 1)) {
        complain(phrase->file, phrase->line, "[%s] cannot be read: %s", phrase->id, word);
        i = WORDS;
    }
    return i;
}

static bool check(const Phrase *phrase, const int *seen)
{
    const char *wrong = NULL;

    if (seen[BOX] + seen[PROSE] != 1)
        wrong = "needs either box= or prose=";
    else if (phrase->room.width == 0 || phrase->room.height == 0)
        wrong = "has no room";
    else if (seen[BOX] && (seen[PAGES] || seen[PITCH]))
        wrong = "has a box: pages= and line= belong to prose";
    return !wrong || complain(phrase->file, phrase->line, "[%s] %s", phrase->id, wrong);
}

bool room_read(Phrase *phrase, char *words)
{
    int seen[WORDS + 1] = {0};
    char *word;

    phrase->room.pages = 1;
    phrase->room.pitch = DEFAULT_PITCH;
    while ((word = lines_word(&words)) != NULL) {
        int known = read_word(phrase, word);

        if (known == WORDS)
            return false;
        if (seen[known]++)
            return complain(phrase->file, phrase->line, "[%s] has %s= twice", phrase->id,
                            words_known[known].name);
    }
    return check(phrase, seen);
}
