#include "arena/tides_words.h"

#include <stdio.h>
#include <string.h>

const char *const tides_card_words[TIDES_CARDS] = {
    "Deep Ones",
    "Elder Things",
    "Great Race of Yith", /* */
    "Innsmouth",
    "Mountains of Madness",
    "R'lyeh", /* */
    "Azathoth",
    "Nyarlathotep",
    "Yog-Sothoth", /* */
    "Cthulhu",
    "Dagon",
    "Hastur", /* */
    "Necronomicon",
    "Pnakotic Manuscripts",
    "Unaussprechlichen Kulten", /* */
    "Miskatonic University",
    "Shub-Niggurath",
    "Dreamlands",
};

const char *const tides_suit_words[TIDES_SUITS] = {"Race", "Location", "Outer God", "Great Old One",
                                                   "Manuscript"};

static const char *const reward_words[] = {"points", "heal"};

static const struct {
    const char *verb;
    const char *const *nouns;
    int nouns_count;
} kinds[TIDES_KINDS] = {
    {"pick", tides_card_words, TIDES_CARDS},
    {"suit", tides_suit_words, TIDES_SUITS},
    {"bonus", reward_words, 2},
    {"keep", tides_card_words, TIDES_CARDS},
    {"discard", tides_card_words, TIDES_CARDS},
};

static int find(const char *const *nouns, int count, const char *name, size_t length)
{
    int noun;

    for (noun = 0; noun != count; noun++)
        if (strlen(nouns[noun]) == length && memcmp(nouns[noun], name, length) == 0)
            return noun;
    return -1;
}

int tides_card_of_words(const char *name, size_t length)
{
    return find(tides_card_words, TIDES_CARDS, name, length);
}

void tides_words_of_action(const TidesAction *action, char *words, size_t size)
{
    snprintf(words, size, "%s %s", kinds[action->kind].verb, kinds[action->kind].nouns[action->a]);
}

int tides_action_of_words(const char *words, TidesAction *action)
{
    size_t length;
    int noun;
    uint8_t kind;

    for (kind = 0; kind != TIDES_KINDS; kind++) {
        length = strlen(kinds[kind].verb);
        if (strncmp(words, kinds[kind].verb, length) != 0 || words[length] != ' ')
            continue;
        words += length + 1;
        noun = find(kinds[kind].nouns, kinds[kind].nouns_count, words, strlen(words));
        action->kind = kind;
        action->a = (uint8_t)noun;
        return noun >= 0;
    }
    return 0;
}
