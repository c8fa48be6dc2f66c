/* Tides of Madness for arena: its actions in words and its state as JSON. */
#include <string.h>

#include "arena/arena.h"
#include "arena/tides_words.h"

static TidesAction offers[TIDES_ACTIONS_MAX];
static int offered;

static void start(int seats, uint32_t seed)
{
    tides_start((uint8_t)seats, seed);
}

static int seat_to_act(void)
{
    uint8_t seat = tides_seat_to_act();

    return seat == TIDES_NONE ? -1 : seat;
}

/* ---- Actions ---- */

static int list(void)
{
    TidesAction action;
    uint8_t more;

    offered = 0;
    for (more = tides_first_action(&action); more; more = tides_next_action(&action)) {
        if (offered == TIDES_ACTIONS_MAX)
            arena_fail("more than %d legal actions", TIDES_ACTIONS_MAX);
        offers[offered++] = action;
    }
    return offered;
}

static void words_of(int number, char *words)
{
    tides_words_of_action(&offers[number], words, ARENA_WORDS_SIZE);
}

static void play(int number)
{
    if (!tides_apply(&offers[number]))
        arena_fail("an offered action was refused");
}

static int think(int level)
{
    TidesAction action;
    int number;

    memset(&action, 0xFF, sizeof action);
    tides_choose((uint8_t)level, &action);
    for (number = 0; number != offered; number++)
        if (memcmp(&offers[number], &action, sizeof action) == 0)
            return number;
    arena_fail("the CPU player chose what is not offered");
}

/* ---- State ---- */

static void write_bytes(FILE *out, const uint8_t *bytes, int count)
{
    int place;

    fputc('[', out);
    for (place = 0; place != count; place++)
        fprintf(out, place ? ",%d" : "%d", bytes[place]);
    fputc(']', out);
}

static void write_card(FILE *out, uint8_t card)
{
    if (card == TIDES_NONE)
        fputs("null", out);
    else
        fprintf(out, "\"%s\"", tides_card_words[card]);
}

/* Known cards, then as many unknown ones. */
static void write_cards(FILE *out, const uint8_t *cards, int known, int unknown)
{
    int place;

    fputc('[', out);
    for (place = 0; place != known + unknown; place++) {
        if (place != 0)
            fputc(',', out);
        if (place < known)
            write_card(out, cards[place]);
        else
            fputs("\"?\"", out);
    }
    fputc(']', out);
}

static void write_hand(FILE *out, int seat, int watcher)
{
    TidesView view;

    if (watcher < 0 || watcher == seat) {
        write_cards(out, tides.hands[seat], tides.hand_size[seat], 0);
        return;
    }
    tides_view((uint8_t)watcher, &view);
    write_cards(out, view.opponent, view.known, view.unknown);
}

/* A choice that is not yet revealed: null when there is none, "?" for who may not know it. */
static void write_choices(FILE *out, const uint8_t *choices, int watcher)
{
    int seat;

    fputc('[', out);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        if (seat != 0)
            fputc(',', out);
        if (choices[seat] == TIDES_NONE || watcher < 0 || watcher == seat)
            write_card(out, choices[seat]);
        else
            fputs("\"?\"", out);
    }
    fputc(']', out);
}

static int scored_cards(int seat)
{
    int count = 0;

    while (count != TIDES_TABLE && tides.scored[seat][count] != TIDES_NONE)
        count++;
    return count;
}

static void write_tables(FILE *out, int watcher)
{
    int seat;

    fputs(",\"hands\":[", out);
    write_hand(out, 0, watcher);
    fputc(',', out);
    write_hand(out, 1, watcher);
    fputs("],\"table\":[", out);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        fputs(seat ? "," : "", out);
        write_cards(out, tides.table[seat], tides.table_size[seat], 0);
    }
    fputs("],\"chosen\":", out);
    write_choices(out, tides.chosen, watcher);
    fputs(",\"discarding\":", out);
    write_choices(out, tides.thrown, watcher);
}

static void write_scores(FILE *out)
{
    int seat;

    fputs(",\"tokens\":", out);
    write_bytes(out, tides.tokens, TIDES_SEATS);
    fputs(",\"points\":", out);
    write_bytes(out, tides.points, TIDES_SEATS);
    fputs(",\"scored\":[", out);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        fputs(seat ? "," : "", out);
        write_cards(out, tides.scored[seat], scored_cards(seat), 0);
    }
    fputs("],\"scores\":[", out);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        fputs(seat ? "," : "", out);
        write_bytes(out, tides.scores[seat], scored_cards(seat));
    }
    fputc(']', out);
}

static void write_suit(FILE *out)
{
    if (tides.suit == TIDES_NONE)
        fputs(",\"suit\":null", out);
    else
        fprintf(out, ",\"suit\":\"%s\"", tides_suit_words[tides.suit]);
}

static void write_end(FILE *out)
{
    static const char *const winners[] = {"[]", "[0]", "[1]", "[0,1]"};

    fprintf(out, ",\"over\":%s,\"winners\":%s}", tides.phase == TIDES_OVER ? "true" : "false",
            winners[tides.winners]);
}

static void write_state(FILE *out, int watcher)
{
    static const char *const phases[] = {"pick", "suit", "bonus", "keep", "discard", "over"};

    fprintf(out, "{\"round\":%d,\"pick\":%d,\"phase\":\"%s\",\"seat\":%d", tides.round, tides.pick,
            phases[tides.phase], seat_to_act());
    write_tables(out, watcher);
    write_scores(out);
    write_suit(out);
    fputs(",\"deck\":", out);
    write_cards(out, tides.deck + tides.deck_head, watcher < 0 ? TIDES_DECK_SIZE : 0,
                watcher < 0 ? 0 : TIDES_DECK_SIZE);
    fputs(",\"discard\":", out);
    write_cards(out, tides.discard, tides.discards, 0);
    write_end(out);
}

static int has_won(int seat)
{
    return tides.winners >> seat & 1;
}

const ArenaGame arena_tides = {
    .name = "tides",
    .least_seats = TIDES_SEATS,
    .most_seats = TIDES_SEATS,
    .start = start,
    .seat_to_act = seat_to_act,
    .list = list,
    .words = words_of,
    .play = play,
    .think = think,
    .write_state = write_state,
    .has_won = has_won,
};
