/* Blocks of the file: head, abilities, texts; then the set as a whole. */
#include "cardc/cardset.h"

#include "lib/complain.h"
#include "lib/csource.h"
#include "lib/lines.h"
#include "lib/memory.h"
#include "lib/numbers.h"

#include <stdlib.h>
#include <string.h>

#define KINDS_MOST   100
#define COST_MOST    8
#define SANITY_MOST  15
#define SHIELD_MOST  5
#define COPIES_MOST  3 /* of a common kind */
#define COMMON_CARDS (REALMS_CARDS - REALMS_FIRST_COMMON)

static const char *const colours[] = {"black", "yellow", "purple", "green", NULL};
static const char *const types[] = {"entity", "artifact", "location", NULL};

static int find(const char *const *names, const char *word)
{
    int i;

    for (i = 0; word && names[i]; i++)
        if (!strcmp(names[i], word))
            return i;
    return -1;
}

/* ---- The head of a block ---- */

/* "cost=3": 0 when it is another word; -1 after a complaint. */
static int take_number(const char *word, const char *name, int least, int most, uint8_t *to,
                       const char *file, int line)
{
    size_t length = strlen(name);
    int number;

    if (strncmp(word, name, length) || word[length] != '=')
        return 0;
    if (!numbers_one(word + length + 1, &number) || number < least || number > most) {
        complain(file, line, "%s is from %d to %d: %s", name, least, most, word);
        return -1;
    }
    *to = (uint8_t)number;
    return 1;
}

static bool take_word(RealmsKind *kind, const char *word, const char *file, int line)
{
    int taken;

    if (!strcmp(word, "sanctuary")) {
        kind->flags |= REALMS_SANCTUARY;
        return true;
    }
    if (!strcmp(word, "nexus")) {
        kind->flags |= REALMS_NEXUS;
        return true;
    }
    if ((taken = take_number(word, "cost", 0, COST_MOST, &kind->cost, file, line)) != 0 ||
        (taken = take_number(word, "copies", 1, 24, &kind->copies, file, line)) != 0 ||
        (taken = take_number(word, "sanity", 1, SANITY_MOST, &kind->sanity, file, line)) != 0 ||
        (taken = take_number(word, "shield", 1, SHIELD_MOST, &kind->shield, file, line)) != 0)
        return taken > 0;
    return complain(file, line, "not understood: %s", word);
}

static bool check_head(const RealmsKind *kind, const char *file, int line)
{
    bool location = kind->type == REALMS_LOCATION;

    if (kind->cost == 0xFF)
        return complain(file, line, "a card needs cost=");
    if (location && kind->sanity == 0)
        return complain(file, line, "a location needs sanity=");
    if (!location && (kind->sanity || kind->shield || kind->flags))
        return complain(file, line, "only a location has sanity=, shield=, sanctuary or nexus");
    if (kind->colour != REALMS_BLACK && (kind->cost == 0 || kind->copies > COPIES_MOST))
        return complain(file, line, "a common card costs 1 to %d and has 1 to %d copies", COST_MOST,
                        COPIES_MOST);
    return true;
}

static bool read_head(CardSet *set, char *text, int line)
{
    CardKind *card;
    RealmsKind *kind;
    char *end = strchr(text, ']');
    char *word;
    int colour, type, i;

    if (!end)
        return complain(set->file, line, "a bracket is missing: %s", text);
    *end++ = 0;
    if (!csource_is_name(text + 1))
        return complain(set->file, line, "no name: [%s]", text + 1);
    for (i = 0; i < set->count; i++)
        if (!strcmp(set->kinds[i].id, text + 1))
            return complain(set->file, line, "[%s] is there twice", text + 1);
    colour = find(colours, lines_word(&end));
    if (colour < 0)
        return complain(set->file, line, "a colour comes first: black, yellow, purple or green");
    type = find(types, lines_word(&end));
    if (type < 0)
        return complain(set->file, line, "a type comes second: entity, artifact or location");
    set->kinds = memory_grow(set->kinds, (size_t)set->count, sizeof *set->kinds);
    card = &set->kinds[set->count++];
    memset(card, 0, sizeof *card);
    card->line = line;
    card->id = memory_print("%s", text + 1);
    kind = &card->kind;
    kind->colour = (uint8_t)colour;
    kind->type = (uint8_t)type;
    kind->cost = 0xFF;
    kind->copies = 1;
    while ((word = lines_word(&end)) != NULL)
        if (!take_word(kind, word, set->file, line))
            return false;
    return check_head(kind, set->file, line);
}

/* ---- The lines of a block ---- */

static bool read_ability(CardKind *card, char *text, const char *file, int line)
{
    if (card->abilities == REALMS_ABILITIES)
        return complain(file, line, "[%s] has more than %d abilities", card->id, REALMS_ABILITIES);
    return ability_read(&card->kind.branches[REALMS_WAY(card->abilities++, 0)], text, file, line);
}

/* "name | flavour" or "name | short | flavour" */
static bool read_text(CardText *to, char *text, const char *file, int line)
{
    char *parts[3] = {NULL, NULL, NULL};
    int count = 0;

    while (text && count < 3) {
        char *bar = strchr(text, '|');

        if (bar)
            *bar++ = 0;
        parts[count++] = lines_trim(text);
        text = bar;
    }
    if (text || count < 2)
        return complain(file, line, "a text is: name | line, or name | short | line");
    if (to->name)
        return complain(file, line, "this language is there twice");
    to->name = memory_print("%s", parts[0]);
    to->brief = memory_print("%s", parts[count - 2]);
    to->flavour = memory_print("%s", parts[count - 1]);
    return true;
}

static bool read_line(CardSet *set, char *text, int line)
{
    CardKind *card;

    if (*text == 0 || *text == '#')
        return true;
    if (*text == '[')
        return read_head(set, text, line);
    if (set->count == 0)
        return complain(set->file, line, "this belongs to no card: %s", text);
    card = &set->kinds[set->count - 1];
    if (!strncmp(text, "- ", 2))
        return read_ability(card, text + 2, set->file, line);
    if (!strncmp(text, "en:", 3))
        return read_text(&card->text[ENGLISH], text + 3, set->file, line);
    if (!strncmp(text, "fr:", 3))
        return read_text(&card->text[FRENCH], text + 3, set->file, line);
    return complain(set->file, line, "not understood: %s", text);
}

bool cardset_read(CardSet *set, const char *path)
{
    Lines lines;
    bool ok = true;
    int i;

    memset(set, 0, sizeof *set);
    set->file = path;
    if (!lines_load(&lines, path))
        return false;
    for (i = 0; i < lines.count; i++)
        ok = read_line(set, lines_trim(lines.lines[i]), i + 1) && ok;
    lines_free(&lines);
    return ok;
}

/* ---- The whole set ---- */

static bool has(const RealmsKind *kind, uint8_t effect)
{
    int way;

    for (way = 0; way < REALMS_WAYS; way++)
        if (kind->branches[way].effect == effect)
            return true;
    return false;
}

static bool has_mark(const RealmsKind *kind)
{
    int way;

    for (way = 0; way < REALMS_WAYS; way++)
        if (kind->branches[way].mark)
            return true;
    return false;
}

/* Cards that come back and are played again could go round without end: two that recall each
 * other after abjuring themselves, or two Locations that destroy each other. */
static bool check_endless(const CardKind *card, const char *file)
{
    if (card->kind.type == REALMS_LOCATION &&
        (has(&card->kind, REALMS_RECALL) || has(&card->kind, REALMS_DESTROY)))
        return complain(file, card->line,
                        "[%s] a location with recall or destroy could make a turn endless",
                        card->id);
    if (has(&card->kind, REALMS_RECALL) && has_mark(&card->kind))
        return complain(file, card->line,
                        "[%s] recall beside \"abjure this\" could make a turn endless", card->id);
    return true;
}

static bool check_card(const CardKind *card, const char *file)
{
    if (card->abilities == 0)
        return complain(file, card->line, "[%s] has no ability", card->id);
    if (!card->text[ENGLISH].name || !card->text[FRENCH].name)
        return complain(file, card->line, "[%s] needs en: and fr:", card->id);
    return check_endless(card, file);
}

static bool check_start(const CardSet *set)
{
    static const struct {
        const char *id;
        int copies;
    } start[] = {{"follower", 24}, {"goon", 8}, {"initiate", 10}};
    int i;

    for (i = 0; i < 3; i++) {
        if (i >= set->count || strcmp(set->kinds[i].id, start[i].id) ||
            set->kinds[i].kind.copies != start[i].copies)
            return complain(set->file, i < set->count ? set->kinds[i].line : 0,
                            "kind %d must be [%s] with copies=%d", i + 1, start[i].id,
                            start[i].copies);
    }
    return true;
}

bool cardset_check(CardSet *set)
{
    bool ok = check_start(set);
    int first = 0;
    int i;

    if (set->count > KINDS_MOST)
        return complain(set->file, 0, "more than %d kinds", KINDS_MOST);
    for (i = 0; i < set->count; i++) {
        CardKind *card = &set->kinds[i];

        ok = check_card(card, set->file) && ok;
        if ((card->kind.colour == REALMS_BLACK) != (i <= REALMS_KIND_INITIATE))
            ok =
                complain(set->file, card->line, "[%s] only the starting cards are black", card->id);
        card->kind.first = (uint8_t)first;
        first += card->kind.copies;
    }
    if (ok && first != REALMS_CARDS)
        return complain(set->file, 0, "%d common cards instead of %d", first - REALMS_FIRST_COMMON,
                        COMMON_CARDS);
    return ok;
}

void cardset_free(CardSet *set)
{
    int i, language;

    for (i = 0; i < set->count; i++) {
        free(set->kinds[i].id);
        for (language = 0; language < LANGUAGES; language++) {
            free(set->kinds[i].text[language].name);
            free(set->kinds[i].text[language].brief);
            free(set->kinds[i].text[language].flavour);
        }
    }
    free(set->kinds);
}
