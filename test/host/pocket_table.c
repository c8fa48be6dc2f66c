#include "pocket_table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void table(uint8_t seats)
{
    assert_true(pocket_start(seats, 1));
    memset(pocket.hands, 0, sizeof pocket.hands);
    memset(pocket.hand_size, 0, sizeof pocket.hand_size);
    row("12 12 12 12 12 12 12 12 12");
    pocket.first = 0;
    pocket.seat = 0;
}

/* The next card of a text, with its face-down bit; -1 at the end. */
static int next_card(const char **text)
{
    char *end;
    long value;
    int card = 0;

    while (**text == ' ')
        (*text)++;
    if (**text == 0)
        return -1;
    if (**text == '?') {
        card = POCKET_FACE_DOWN;
        (*text)++;
    }
    value = strtol(*text, &end, 10);
    if (value < 6 || value > 12 || end == *text)
        fail_msg("no card: %s", *text);
    *text = end;
    return card | (int)(value - POCKET_LOWEST);
}

void hand(uint8_t seat, const char *cards)
{
    int card;

    memset(pocket.hands[seat], 0, POCKET_VALUES);
    pocket.hand_size[seat] = 0;
    while ((card = next_card(&cards)) >= 0) {
        pocket.hands[seat][card]++;
        pocket.hand_size[seat]++;
    }
}

void row(const char *cards)
{
    uint8_t laid[POCKET_CARDS];
    uint8_t number = 0;
    int card;

    while ((card = next_card(&cards)) >= 0)
        laid[number++] = (uint8_t)card;
    pocket.row_head = POCKET_CARDS - number;
    memcpy(pocket.row + pocket.row_head, laid, number);
}

void portal(uint8_t value, uint8_t seat)
{
    pocket.portals[KIND(value)] = seat;
}

void tokens(uint8_t seat, uint8_t number)
{
    pocket.madness[seat] = number;
}

/* ---- Actions in words ---- */

static int seal_of_words(const char *words, PocketAction *action)
{
    int value, a = 0, b = 0, c = 0, d = 0;
    int read = sscanf(words, "seal %d %d %d %d %d", &value, &a, &b, &c, &d);

    if (read < 1 || value < 6 || value > 12)
        return 0;
    action->kind = (uint8_t)(POCKET_SEAL + KIND(value));
    action->a = (uint8_t)a;
    if (value != 6)
        return read <= 2;
    action->b = KIND(b);
    action->c = read == 5 ? (uint8_t)c : POCKET_NONE;
    action->d = read == 5 ? KIND(d) : 0;
    return read == 3 || read == 5;
}

int action_of_words(const char *words, PocketAction *action)
{
    int a, b;

    memset(action, 0, sizeof *action);
    if (strncmp(words, "seal ", 5) == 0)
        return seal_of_words(words, action);
    if (strcmp(words, "publish") == 0) {
        action->kind = POCKET_PUBLISH;
    } else if (strcmp(words, "end") == 0) {
        action->kind = POCKET_END;
    } else if (sscanf(words, "open %d %d", &a, &b) == 2) {
        action->kind = POCKET_OPEN;
        action->a = KIND(a);
        action->b = (uint8_t)b;
    } else if (sscanf(words, "draw %d", &a) == 1) {
        action->kind = POCKET_DRAW;
        action->a = (uint8_t)a;
    } else if (sscanf(words, "take %d", &a) == 1) {
        action->kind = POCKET_TAKE;
        action->a = KIND(a);
    } else if (sscanf(words, "first %d", &a) == 1) {
        action->kind = POCKET_FIRST;
        action->a = (uint8_t)a;
    } else {
        return 0;
    }
    return 1;
}

static int is_offered(const PocketAction *action)
{
    PocketAction offer;
    uint8_t more;

    for (more = pocket_first_action(&offer); more; more = pocket_next_action(&offer))
        if (memcmp(&offer, action, sizeof offer) == 0)
            return 1;
    return 0;
}

static void understand(const char *words, PocketAction *action, const char *file, int line)
{
    if (!action_of_words(words, action)) {
        print_error("no action: %s\n", words);
        _fail(file, line);
    }
}

int table_may(const char *words, const char *file, int line)
{
    PocketAction action;

    understand(words, &action, file, line);
    if (is_offered(&action) != pocket_legal(&action)) {
        print_error("%s: offered is not what is legal\n", words);
        _fail(file, line);
    }
    return pocket_legal(&action);
}

void table_does(const char *words, const char *file, int line)
{
    PocketAction action;

    understand(words, &action, file, line);
    if (!table_may(words, file, line) || !pocket_apply(&action)) {
        print_error("refused: %s\n", words);
        _fail(file, line);
    }
}

void table_cannot(const char *words, const char *file, int line)
{
    PocketAction action;
    Pocket before = pocket;

    understand(words, &action, file, line);
    if (table_may(words, file, line) || pocket_apply(&action)) {
        print_error("allowed: %s\n", words);
        _fail(file, line);
    }
    if (memcmp(&before, &pocket, sizeof pocket) != 0) {
        print_error("refused, but it changed the state: %s\n", words);
        _fail(file, line);
    }
}

/* ---- What lies where ---- */

void table_assert_cards(const uint8_t *counts, const char *cards, const char *file, int line)
{
    uint8_t expected[POCKET_VALUES] = {0};
    const char *text = cards;
    int card;
    uint8_t kind;

    while ((card = next_card(&text)) >= 0)
        expected[card]++;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        if (expected[kind] == counts[kind])
            continue;
        print_error("%d cards of %d, expected \"%s\"\n", counts[kind], kind + POCKET_LOWEST, cards);
        _fail(file, line);
    }
}

void table_assert_known(uint8_t watcher, uint8_t seat, const char *cards, uint8_t unknown,
                        const char *file, int line)
{
    PocketView view;

    pocket_view(watcher, &view);
    table_assert_cards(view.known[seat], cards, file, line);
    _assert_int_equal(view.unknown[seat], unknown, file, line);
}

int random_action(Random *random, PocketAction *action)
{
    PocketAction offers[POCKET_ACTIONS_MAX];
    unsigned count = 0;
    uint8_t more;

    for (more = pocket_first_action(action); more; more = pocket_next_action(action)) {
        assert_true(count < POCKET_ACTIONS_MAX);
        offers[count++] = *action;
    }
    if (count == 0)
        return 0;
    *action = offers[random_next(random) % count];
    return 1;
}
