#include "realms_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cardc/cardset.h"

#define KINDS  48 /* as many as realms_cards.h says; the last one is the filler */
#define FILLER (KINDS - 1)

/* In place of the generated table: tests fill it. */
RealmsKind realms_kinds[KINDS];
uint8_t realms_kind_of_card[REALMS_CARDS];

/* ---- Kinds ---- */

static void make_kind(RealmsKind *kind, const char *head, const char *const *abilities)
{
    static const char *const colours[] = {"black", "yellow", "purple", "green"};
    static const char *const types[] = {"entity", "artifact", "location"};
    char words[128];
    char *word;
    int i, number;

    memset(kind, 0, sizeof *kind);
    kind->copies = 1;
    kind->cost = 1;
    snprintf(words, sizeof words, "%s", head);
    for (word = strtok(words, " "); word; word = strtok(NULL, " ")) {
        number = strchr(word, '=') ? atoi(strchr(word, '=') + 1) : 0;
        for (i = 0; i < 4; i++)
            if (!strcmp(word, colours[i]))
                kind->colour = (uint8_t)i;
        for (i = 0; i < 3; i++)
            if (!strcmp(word, types[i]))
                kind->type = (uint8_t)i;
        if (!strncmp(word, "cost=", 5))
            kind->cost = (uint8_t)number;
        if (!strncmp(word, "sanity=", 7))
            kind->sanity = (uint8_t)number;
        if (!strncmp(word, "shield=", 7))
            kind->shield = (uint8_t)number;
        if (!strcmp(word, "sanctuary"))
            kind->flags |= REALMS_SANCTUARY;
        if (!strcmp(word, "nexus"))
            kind->flags |= REALMS_NEXUS;
    }
    for (i = 0; i < REALMS_ABILITIES; i++) {
        if (!abilities[i])
            continue;
        snprintf(words, sizeof words, "%s", abilities[i]);
        assert_true(ability_read(&kind->branches[REALMS_WAY(i, 0)], words, "test", i));
    }
}

void card(char letter, const char *head, const char *first, const char *second, const char *third)
{
    const char *abilities[] = {first, second, third};

    make_kind(&realms_kinds[realms_kind_of_card[CARD(letter)]], head, abilities);
}

static void make_kinds(void)
{
    static const char *const power_1[] = {"power 1", NULL, NULL};
    static const char *const lose_1[] = {"lose 1", NULL, NULL};
    static const char *const either[] = {"power 2 or lose 2", NULL, NULL};
    int kind, number;

    make_kind(&realms_kinds[REALMS_KIND_FOLLOWER], "black entity cost=0", power_1);
    make_kind(&realms_kinds[REALMS_KIND_GOON], "black entity cost=0", lose_1);
    make_kind(&realms_kinds[REALMS_KIND_INITIATE], "black entity cost=2", either);
    for (kind = REALMS_KIND_INITIATE + 1; kind != KINDS; kind++)
        make_kind(&realms_kinds[kind], "yellow entity cost=1", power_1);
    for (number = 0; number != REALMS_CARDS; number++)
        realms_kind_of_card[number] = number < 24   ? REALMS_KIND_FOLLOWER
                                      : number < 32 ? REALMS_KIND_GOON
                                      : number < 42 ? REALMS_KIND_INITIATE
                                      : number < 68 ? (uint8_t)(number - 39)
                                                    : FILLER;
}

/* ---- Piles ---- */

static void take(uint8_t number)
{
    uint8_t list = realms.where[number];
    uint8_t *link;
    int place;

    if (list == REALMS_ROWS) {
        for (place = 0; place != REALMS_PLACES; place++)
            if (realms.row[place] == number)
                realms.row[place] = REALMS_NONE;
        return;
    }
    for (link = &realms.head[list]; *link != number; link = &realms.next[*link])
        ;
    *link = realms.next[number];
    realms.size[list]--;
}

static void put(uint8_t number, uint8_t list, int last)
{
    uint8_t *link = &realms.head[list];

    while (last && *link != REALMS_NONE)
        link = &realms.next[*link];
    realms.next[number] = *link;
    *link = number;
    realms.where[number] = list;
    realms.size[list]++;
}

void lay(uint8_t number, uint8_t seat, uint8_t list)
{
    take(number);
    put(number, REALMS_AT(seat, list), list == REALMS_HAND || list == REALMS_PLAY);
    realms.mark[number] = 0;
}

void lay_in_row(uint8_t number, uint8_t place)
{
    uint8_t old = realms.row[place];

    take(number);
    if (old != REALMS_NONE) {
        realms.row[place] = REALMS_NONE;
        put(old, REALMS_GONE, 0);
    }
    realms.row[place] = number;
    realms.where[number] = REALMS_ROWS;
}

void empty(uint8_t list)
{
    while (realms.size[list]) {
        uint8_t number = realms.head[list];

        take(number);
        put(number, REALMS_GONE, 0);
    }
}

/* Letters come out of the common deck and the rows: fillers take their places. */
static void set_letters_aside(void)
{
    uint8_t number, filler;
    int place;

    for (place = 0; place != REALMS_PLACES; place++) {
        number = realms.row[place];
        if (number == REALMS_NONE || number >= CARD('Z' + 1))
            continue;
        for (filler = CARD('Z' + 1); realms.where[filler] != REALMS_COMMON; filler++)
            ;
        lay_in_row(filler, (uint8_t)place);
    }
    for (number = CARD('A'); number <= CARD('Z'); number++) {
        if (realms.where[number] == REALMS_GONE)
            continue;
        take(number);
        put(number, REALMS_GONE, 0);
    }
}

void table(uint8_t seats)
{
    uint8_t seat;

    make_kinds();
    assert_true(realms_start(seats, 1));
    for (seat = 0; seat != seats; seat++)
        while (realms.size[REALMS_AT(seat, REALMS_HAND)])
            lay(realms.head[REALMS_AT(seat, REALMS_HAND)], seat, REALMS_DECK);
    set_letters_aside();
    realms.first = 0;
    realms.seat = 0;
    assert_null(table_fault());
}

/* ---- Actions in words ---- */

static int card_of_word(const char *word)
{
    if (word && word[0] >= 'A' && word[0] <= 'Z' && word[1] == 0)
        return CARD(word[0]);
    if (word && word[0] == '#')
        return atoi(word + 1);
    return -1;
}

static int use_of_words(RealmsAction *action)
{
    const char *word = strtok(NULL, " ");
    int number = card_of_word(word);
    int branch = 0;

    if (number < 0)
        return 0;
    action->kind = REALMS_USE;
    action->card = (uint8_t)number;
    word = strtok(NULL, " ");
    if (!word)
        return 0;
    number = atoi(word);
    word = strtok(NULL, " ");
    if (word && !strcmp(word, "or")) {
        branch = 1;
        word = strtok(NULL, " ");
    }
    action->way = REALMS_WAY(number, branch);
    if (!word)
        return 1;
    number = strncmp(word, "seat", 4) ? card_of_word(word) : atoi(word + 4);
    action->target = (uint8_t)number;
    return number >= 0;
}

static int action_of_words(const char *words, RealmsAction *action)
{
    char copy[64];
    const char *verb, *word;

    memset(action, 0, sizeof *action);
    snprintf(copy, sizeof copy, "%s", words);
    verb = strtok(copy, " ");
    if (!strcmp(verb, "use"))
        return use_of_words(action);
    word = strtok(NULL, " ");
    if (!strcmp(verb, "end")) {
        action->kind = REALMS_END;
    } else if (!strcmp(verb, "stop")) {
        action->kind = REALMS_STOP;
    } else if (!word) {
        return 0;
    } else if (!strcmp(verb, "buy")) {
        action->kind = REALMS_BUY;
        action->place = strcmp(word, "initiate") ? (uint8_t)atoi(word) : REALMS_PLACES;
    } else if (!strcmp(verb, "aim")) {
        action->kind = REALMS_AIM;
        action->card = strcmp(word, "seat") ? (uint8_t)card_of_word(word) : REALMS_NONE;
        word = strtok(NULL, " ");
        action->amount = word ? (uint8_t)atoi(word) : 0;
    } else {
        action->kind = !strcmp(verb, "play") ? REALMS_PLAY_CARD : REALMS_DISCARD_CARD;
        action->card = (uint8_t)card_of_word(word);
        return card_of_word(word) >= 0 && (!strcmp(verb, "play") || !strcmp(verb, "discard"));
    }
    return 1;
}

static int is_offered(const RealmsAction *action)
{
    RealmsAction offer;
    uint8_t more;

    for (more = realms_first_action(&offer); more; more = realms_next_action(&offer))
        if (memcmp(&offer, action, sizeof offer) == 0)
            return 1;
    return 0;
}

static void understand(const char *words, RealmsAction *action, const char *file, int line)
{
    if (!action_of_words(words, action)) {
        print_error("no action: %s\n", words);
        _fail(file, line);
    }
}

int table_may(const char *words, const char *file, int line)
{
    RealmsAction action;

    understand(words, &action, file, line);
    if (is_offered(&action) != realms_legal(&action)) {
        print_error("%s: offered is not what is legal\n", words);
        _fail(file, line);
    }
    return realms_legal(&action);
}

static void check_table(const char *words, const char *file, int line)
{
    const char *fault = table_fault();

    if (!fault)
        return;
    print_error("after %s: %s\n", words, fault);
    _fail(file, line);
}

void table_does(const char *words, const char *file, int line)
{
    RealmsAction action;

    understand(words, &action, file, line);
    if (!table_may(words, file, line) || !realms_apply(&action)) {
        print_error("refused: %s\n", words);
        _fail(file, line);
    }
    check_table(words, file, line);
}

void table_cannot(const char *words, const char *file, int line)
{
    RealmsAction action;
    Realms before = realms;

    understand(words, &action, file, line);
    if (table_may(words, file, line) || realms_apply(&action)) {
        print_error("allowed: %s\n", words);
        _fail(file, line);
    }
    if (memcmp(&before, &realms, sizeof realms) != 0) {
        print_error("refused, but it changed the state: %s\n", words);
        _fail(file, line);
    }
}

/* ---- What lies where ---- */

void table_assert_list(uint8_t number, uint8_t list, const char *file, int line)
{
    if (realms.where[number] == list)
        return;
    print_error("card %d is at %d, expected %d\n", number, realms.where[number], list);
    _fail(file, line);
}

int told(uint8_t kind)
{
    uint8_t event;

    for (event = 0; event != realms_event_count; event++)
        if (realms_events[event].kind == kind)
            return 1;
    return 0;
}
