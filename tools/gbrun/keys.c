#include "keys.h"

#include <string.h>

static const char *const names[] = {"A", "B", "SELECT", "START", "RIGHT", "LEFT", "UP", "DOWN"};

static unsigned bit_of(const char *name, size_t length)
{
    for (unsigned i = 0; i < sizeof names / sizeof *names; i++)
        if (strlen(names[i]) == length && strncmp(names[i], name, length) == 0)
            return 1u << i;
    return 0;
}

bool keys_parse(Cursor *cursor, unsigned *keys)
{
    char word[64];

    if (!cursor_word(cursor, "the key", word, sizeof word))
        return false;
    const char *start = cursor->at - strlen(word);
    *keys = 0;
    for (const char *name = word;; name++) {
        size_t length = strcspn(name, "+");
        unsigned bit = bit_of(name, length);
        if (!bit)
            return cursor_fail(cursor, start + (name - word),
                               "no key %.*s (A B SELECT START RIGHT "
                               "LEFT UP DOWN, joined by +)",
                               (int)length, name);
        *keys |= bit;
        name += length;
        if (!*name)
            return true;
    }
}
