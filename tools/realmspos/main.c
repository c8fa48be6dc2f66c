/* realmspos: a position of Cthulhu Realms, written in words, as "poke" lines for gbrun. Cards are
 * named by their ids in cards.txt, so that positions outlive changes of the card set.
 *
 * A position is lines of words; "#" begins a comment:
 *     start SEATS SEED          first line: a game as it is dealt
 *     turn SEAT                 whose turn it is
 *     SEAT hand ID…             exactly these; what was there goes to its seat's deck
 *     SEAT play ID…  SEAT discard ID…  SEAT sanity N  SEAT out
 *     row ID…                   the first places of the rows
 *     common ID…                on top of the common deck, the first one uppermost
 *     deck N                    all but N cards of the common deck leave the game
 *     power N */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/realms/realms.h"
#include "games/realms/realms_rules.h"

#define WORDS 32

static char kind_names[REALMS_KINDS][32];
static const char *path;
static int line_number;

static void fail(const char *why, const char *word)
{
    fprintf(stderr, "%s:%d: %s: %s\n", path, line_number, why, word);
    exit(1);
}

static void read_kinds(const char *cards)
{
    FILE *file = fopen(cards, "r");
    char line[512];
    int kind = 0;

    if (!file)
        fail("cannot be read", cards);
    while (fgets(line, sizeof line, file) && kind < REALMS_KINDS)
        if (sscanf(line, "[%31[a-z0-9_]]", kind_names[kind]) == 1)
            kind++;
    fclose(file);
}

static uint8_t kind_named(const char *name)
{
    uint8_t kind;

    for (kind = 0; kind < REALMS_KINDS; kind++)
        if (strcmp(kind_names[kind], name) == 0)
            return kind;
    fail("no such card", name);
    return 0;
}

/* A card of the kind that is not where a line of the position put it. */
static uint8_t placed[REALMS_CARDS];

static uint8_t card_named(const char *name)
{
    uint8_t kind = kind_named(name);
    uint8_t card;

    for (card = 0; card < REALMS_CARDS; card++)
        if (realms_kind_of(card) == kind && !placed[card] && realms.where[card] != REALMS_BOX) {
            placed[card] = 1;
            return card;
        }
    fail("no copy left", name);
    return 0;
}

/* Takes a card from wherever it is; a place in the rows gets the next common card. */
static uint8_t take(const char *name)
{
    uint8_t card = card_named(name);
    uint8_t place, other;

    if (realms.where[card] == REALMS_ROWS) {
        for (place = 0; realms.row[place] != card; place++)
            ;
        other = realms.head[REALMS_COMMON];
        realms_take_out(other);
        realms.row[place] = other;
        realms.where[other] = REALMS_ROWS;
    } else {
        realms_take_out(card);
    }
    return card;
}

static void fill(uint8_t list, uint8_t rest, char **names, int count)
{
    int n;

    realms_move_all(list, rest);
    for (n = 0; n < count; n++)
        realms_put_last(list, take(names[n]));
}

static void set_row(char **names, int count)
{
    uint8_t card;
    int n;

    for (n = 0; n < count; n++) {
        card = take(names[n]);
        realms_put_on_top(REALMS_COMMON, realms.row[n]);
        realms.row[n] = card;
        realms.where[card] = REALMS_ROWS;
    }
}

static void set_seat(uint8_t seat, char **words, int count)
{
    if (count == 2 && strcmp(words[1], "out") == 0)
        realms_go_out(seat);
    else if (count == 3 && strcmp(words[1], "sanity") == 0)
        realms.sanity[seat] = (uint16_t)atoi(words[2]);
    else if (strcmp(words[1], "hand") == 0)
        fill(REALMS_AT(seat, REALMS_HAND), REALMS_AT(seat, REALMS_DECK), words + 2, count - 2);
    else if (strcmp(words[1], "play") == 0)
        fill(REALMS_AT(seat, REALMS_PLAY), REALMS_AT(seat, REALMS_DECK), words + 2, count - 2);
    else if (strcmp(words[1], "discard") == 0)
        fill(REALMS_AT(seat, REALMS_DISCARD), REALMS_AT(seat, REALMS_DECK), words + 2, count - 2);
    else
        fail("not known", words[1]);
}

static void set(char **words, int count)
{
    int n;

    if (strcmp(words[0], "start") == 0 && count == 3) {
        if (!realms_start((uint8_t)atoi(words[1]), (uint32_t)atol(words[2])))
            fail("no such game", words[1]);
    } else if (strcmp(words[0], "turn") == 0 && count == 2) {
        realms.seat = (uint8_t)atoi(words[1]);
    } else if (strcmp(words[0], "power") == 0 && count == 2) {
        realms.power = (uint8_t)atoi(words[1]);
    } else if (strcmp(words[0], "row") == 0) {
        set_row(words + 1, count - 1);
    } else if (strcmp(words[0], "common") == 0) {
        for (n = count - 1; n > 0; n--)
            realms_put_on_top(REALMS_COMMON, take(words[n]));
    } else if (strcmp(words[0], "deck") == 0 && count == 2) {
        while (realms.size[REALMS_COMMON] > atoi(words[1])) {
            uint8_t card = realms.head[REALMS_COMMON];

            realms_take_out(card);
            realms_put_on_top(REALMS_GONE, card);
        }
    } else if (words[0][0] >= '0' && words[0][0] <= '3' && count > 1) {
        set_seat((uint8_t)(words[0][0] - '0'), words, count);
    } else {
        fail("not known", words[0]);
    }
}

static void read_position(void)
{
    FILE *file = fopen(path, "r");
    char line[512];
    char *words[WORDS];
    int count;

    if (!file)
        fail("cannot be read", path);
    while (fgets(line, sizeof line, file)) {
        line_number++;
        line[strcspn(line, "#\n")] = 0;
        count = 0;
        for (words[0] = strtok(line, " \t"); count < WORDS - 1 && words[count];
             words[count] = strtok(NULL, " \t"))
            count++;
        if (count)
            set(words, count);
    }
    fclose(file);
}

static void print_pokes(void)
{
    const uint8_t *bytes = (const uint8_t *)&realms;
    size_t n;

    for (n = 0; n < sizeof realms; n++) {
        if (n % 32 == 0)
            printf("\npoke realms+%zu", n);
        printf(" %u", bytes[n]);
    }
    printf("\npoke zones_dirty 31\n");
}

int main(int argc, char **argv)
{
    if (argc != 3) {
        fputs("usage: realmspos CARDS.txt POSITION\n", stderr);
        return 2;
    }
    path = argv[2];
    read_kinds(argv[1]);
    read_position();
    print_pokes();
    return 0;
}
