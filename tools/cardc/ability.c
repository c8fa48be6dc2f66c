/* The grammar of an ability. */
#include "cardc/cardset.h"

#include "lib/complain.h"
#include "lib/lines.h"
#include "lib/numbers.h"

#include <string.h>

#define AMOUNT_MOST 15 /* a nibble */

static const char *const condition_names[] = {
    [REALMS_IF_YELLOW] = "yellow",       [REALMS_IF_PURPLE] = "purple",
    [REALMS_IF_GREEN] = "green",         [REALMS_IF_ENTITY] = "entity",
    [REALMS_IF_ARTIFACT] = "artifact",   [REALMS_IF_LOCATION] = "location",
    [REALMS_IF_DISCARDED] = "discarded", [REALMS_IF_ABJURED] = "abjured"};
#define CONDITIONS (int)(sizeof condition_names / sizeof *condition_names)

typedef struct {
    const char *file;
    int line;
} Place;

/* Cuts the text at the first mark; gives what follows it, or NULL. */
static char *cut(char *text, const char *mark)
{
    char *found = strstr(text, mark);

    if (!found)
        return NULL;
    *found = 0;
    return found + strlen(mark);
}

static int find_condition(const char *word)
{
    int i;

    for (i = 1; i < CONDITIONS; i++)
        if (!strcmp(condition_names[i], word))
            return i;
    return 0;
}

/* "green and abjured" */
static bool read_conditions(RealmsBranch *branch, char *words, Place at)
{
    char *second = cut(words, " and ");
    int first_found = find_condition(lines_trim(words));
    int second_found = second ? find_condition(lines_trim(second)) : 0;

    if (!first_found)
        return complain(at.file, at.line, "no condition: %s", lines_trim(words));
    if (second && !second_found)
        return complain(at.file, at.line, "no condition: %s", lines_trim(second));
    if (first_found == second_found)
        return complain(at.file, at.line, "the same condition twice: %s", lines_trim(words));
    branch->conditions = (uint8_t)(first_found | second_found << 4);
    return true;
}

static bool read_amount(char **words, int *amount, const char *of, Place at)
{
    const char *word = lines_word(words);

    if (!word || !numbers_one(word, amount) || *amount < 1 || *amount > AMOUNT_MOST)
        return complain(at.file, at.line, "%s needs a number from 1 to %d", of, AMOUNT_MOST);
    return true;
}

static bool read_draw(RealmsBranch *branch, char **words, const char *verb, Place at)
{
    bool discards = !strcmp(verb, "discard");
    int amount;

    branch->effect = REALMS_DRAW;
    if (!read_amount(words, &amount, verb, at))
        return false;
    branch->amounts = (uint8_t)(discards ? amount << 4 : amount);
    verb = lines_word(words);
    if (!verb)
        return true;
    if (discards || strcmp(verb, "discard"))
        return complain(at.file, at.line, "only discard may follow draw, not: %s", verb);
    if (!read_amount(words, &amount, verb, at))
        return false;
    branch->amounts |= (uint8_t)(amount << 4);
    return true;
}

static bool read_effect(RealmsBranch *branch, char *words, Place at)
{
    static const struct {
        const char *verb;
        uint8_t effect, has_amount;
    } effects[] = {{"power", REALMS_POWER, 1},   {"gain", REALMS_GAIN, 1},
                   {"lose", REALMS_LOSE, 1},     {"abjure", REALMS_ABJURE, 0},
                   {"recall", REALMS_RECALL, 0}, {"destroy", REALMS_DESTROY, 0}};
    const char *verb = lines_word(&words);
    const char *rest;
    size_t i;
    int amount = 0;

    if (!verb)
        return complain(at.file, at.line, "a branch without an effect");
    if (!strcmp(verb, "draw") || !strcmp(verb, "discard")) {
        if (!read_draw(branch, &words, verb, at))
            return false;
    } else {
        for (i = 0; i != sizeof effects / sizeof *effects; i++)
            if (!strcmp(effects[i].verb, verb))
                break;
        if (i == sizeof effects / sizeof *effects)
            return complain(at.file, at.line, "no effect: %s", verb);
        branch->effect = effects[i].effect;
        if (effects[i].has_amount && !read_amount(&words, &amount, verb, at))
            return false;
        branch->amounts = (uint8_t)amount;
    }
    rest = lines_word(&words);
    return !rest || complain(at.file, at.line, "not understood after the effect: %s", rest);
}

/* "if green: lose 3, abjure this" */
static bool read_branch(RealmsBranch *branch, char *words, Place at)
{
    char *effect, *mark;

    words = lines_trim(words);
    if (!strncmp(words, "if ", 3)) {
        effect = cut(words, ":");
        if (!effect)
            return complain(at.file, at.line, "a colon is missing after: %s", words);
        if (!read_conditions(branch, words + 3, at))
            return false;
        words = effect;
    }
    mark = cut(words, ",");
    if (mark) {
        mark = lines_trim(mark);
        if (strcmp(mark, "abjure this"))
            return complain(at.file, at.line, "only \"abjure this\" may follow a comma, not: %s",
                            mark);
        branch->mark = 1;
    }
    return read_effect(branch, words, at);
}

bool ability_read(RealmsBranch *branches, char *words, const char *file, int line)
{
    Place at = {file, line};
    char *other = cut(words, " or ");

    if (other && strstr(other, " or "))
        return complain(file, line, "an ability has at most %d branches", REALMS_BRANCHES);
    return read_branch(&branches[0], words, at) && (!other || read_branch(&branches[1], other, at));
}
