#include "tides_table.h"

#include <stdio.h>
#include <string.h>

#include "arena/tides_words.h"

/* ---- Cards ---- */

static int next_card(const char **text)
{
    const char *end;
    int card;

    while (**text == ' ' || **text == ',')
        (*text)++;
    if (**text == 0)
        return -1;
    end = strchr(*text, ',');
    if (!end)
        end = *text + strlen(*text);
    card = tides_card_of_words(*text, (size_t)(end - *text));
    if (card < 0)
        fail_msg("no card: %s", *text);
    *text = end;
    return card;
}

uint8_t read_cards(const char *text, uint8_t *cards)
{
    uint8_t count = 0;
    int card;

    while ((card = next_card(&text)) >= 0)
        cards[count++] = (uint8_t)card;
    return count;
}

/* What lies nowhere else fills the discards, then the deck. */
static void place_rest(void)
{
    uint8_t seen[TIDES_CARDS] = {0};
    uint8_t seat, place, card;
    uint8_t discards = (uint8_t)(2 * (tides.round - 1));

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        for (place = 0; place != tides.hand_size[seat]; place++)
            seen[tides.hands[seat][place]]++;
        for (place = 0; place != tides.table_size[seat]; place++)
            seen[tides.table[seat][place]]++;
    }
    tides.discards = 0;
    tides.deck_head = (uint8_t)(4 * (tides.round - 1));
    for (card = 0, place = tides.deck_head; card != TIDES_CARDS; card++) {
        if (seen[card] > 1)
            fail_msg("%s lies twice", tides_card_words[card]);
        if (seen[card])
            continue;
        if (tides.discards != discards)
            tides.discard[tides.discards++] = card;
        else if (place != TIDES_DECK)
            tides.deck[place++] = card;
    }
}

static void clear(uint8_t round)
{
    assert_true(tides_start(2, 1));
    tides.round = round;
    memset(tides.hands, TIDES_NONE, sizeof tides.hands);
    memset(tides.hand_size, 0, sizeof tides.hand_size);
    memset(tides.table_size, 0, sizeof tides.table_size);
    tides_event_count = 0;
}

void hands(uint8_t round, const char *first, const char *second)
{
    clear(round);
    tides.hand_size[0] = read_cards(first, tides.hands[0]);
    tides.hand_size[1] = read_cards(second, tides.hands[1]);
    place_rest();
}

void kept(const char *first, const char *second)
{
    tides.table_size[0] = read_cards(first, tides.table[0]);
    tides.table_size[1] = read_cards(second, tides.table[1]);
    assert_int_equal(tides.table_size[0], tides.round - 1);
    assert_int_equal(tides.table_size[1], tides.round - 1);
    place_rest();
}

static void lay(uint8_t seat, const char *cards)
{
    uint8_t last;

    last = read_cards(cards, tides.table[seat]) - 1;
    assert_int_equal(last, tides.round + 3);
    tides.table_size[seat] = last;
    tides.hands[seat][0] = tides.table[seat][last];
    tides.hand_size[seat] = 1;
    tides.table[seat][last] = TIDES_NONE;
}

void tables(uint8_t round, const char *first, const char *second)
{
    clear(round);
    tides.pick = TIDES_HAND;
    lay(0, first);
    lay(1, second);
    place_rest();
}

void tokens(uint8_t first, uint8_t second)
{
    tides.tokens[0] = first;
    tides.tokens[1] = second;
}

void play_last(void)
{
    TidesAction action;

    assert_true(tides_first_action(&action) && tides_apply(&action));
    assert_true(tides_first_action(&action) && tides_apply(&action));
    assert_int_not_equal(tides.phase, TIDES_PICKING);
}

/* ---- Actions in words ---- */

static int is_offered(const TidesAction *action)
{
    TidesAction offer;
    uint8_t more;

    for (more = tides_first_action(&offer); more; more = tides_next_action(&offer))
        if (memcmp(&offer, action, sizeof offer) == 0)
            return 1;
    return 0;
}

static void understand(const char *words, TidesAction *action, const char *file, int line)
{
    if (!tides_action_of_words(words, action)) {
        print_error("no action: %s\n", words);
        _fail(file, line);
    }
}

int table_may(const char *words, const char *file, int line)
{
    TidesAction action;

    understand(words, &action, file, line);
    if (is_offered(&action) != tides_legal(&action)) {
        print_error("%s: offered is not what is legal\n", words);
        _fail(file, line);
    }
    return tides_legal(&action);
}

void table_does(const char *words, const char *file, int line)
{
    TidesAction action;

    understand(words, &action, file, line);
    if (!table_may(words, file, line) || !tides_apply(&action)) {
        print_error("refused: %s\n", words);
        _fail(file, line);
    }
}

void table_cannot(const char *words, const char *file, int line)
{
    TidesAction action;
    Tides before = tides;

    understand(words, &action, file, line);
    if (table_may(words, file, line) || tides_apply(&action)) {
        print_error("allowed: %s\n", words);
        _fail(file, line);
    }
    if (memcmp(&before, &tides, sizeof tides) != 0) {
        print_error("refused, but it changed the state: %s\n", words);
        _fail(file, line);
    }
}

/* ---- What lies where ---- */

static void print_cards(const uint8_t *list, uint8_t count)
{
    for (; count != 0; count--)
        print_error("%s, ", tides_card_words[*list++]);
    print_error("\n");
}

void table_assert_cards(const uint8_t *list, uint8_t count, const char *cards, const char *file,
                        int line)
{
    uint8_t expected[TIDES_CARDS];
    uint8_t number = read_cards(cards, expected);

    if (number == count && memcmp(expected, list, number) == 0)
        return;
    print_error("expected \"%s\", found ", cards);
    print_cards(list, count);
    _fail(file, line);
}

void table_assert_scores(uint8_t seat, const uint8_t *scores, size_t count, const char *file,
                         int line)
{
    size_t place;

    for (place = 0; place != TIDES_TABLE; place++) {
        if (tides.scores[seat][place] == (place < count ? scores[place] : 0))
            continue;
        print_error("seat %u, card %zu scored %u\n", seat, place, tides.scores[seat][place]);
        _fail(file, line);
    }
}

int random_action(Random *random, TidesAction *action)
{
    TidesAction next;
    uint8_t count = 0;
    uint8_t more;

    for (more = tides_first_action(&next); more; more = tides_next_action(&next)) {
        count++;
        if (random_below(random, count) == 0)
            *action = next;
    }
    return count != 0;
}
