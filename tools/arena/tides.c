/* Tides of Madness for arena: its actions in words and its state as JSON. */
#include <string.h>

#include "arena/arena.h"
#include "arena/json.h"
#include "arena/tides_words.h"

static int seat_to_act(void)
{
    uint8_t seat = tides_seat_to_act();

    return seat == TIDES_NONE ? -1 : seat;
}

/* ---- Actions ---- */

static void words_of(const void *offer, char *words)
{
    tides_words_of_action(offer, words, ARENA_WORDS_SIZE);
}

/* ---- State ---- */

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
    json_bytes(out, tides.tokens, TIDES_SEATS);
    fputs(",\"points\":", out);
    json_bytes(out, tides.points, TIDES_SEATS);
    fputs(",\"scored\":[", out);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        fputs(seat ? "," : "", out);
        write_cards(out, tides.scored[seat], scored_cards(seat), 0);
    }
    fputs("],\"scores\":[", out);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        fputs(seat ? "," : "", out);
        json_bytes(out, tides.scores[seat], scored_cards(seat));
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
    fprintf(out, ",\"over\":%s,\"winners\":", json_truth(tides.phase == TIDES_OVER));
    json_bits(out, tides.winners, 0);
    fputc('}', out);
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

static uint8_t winners(void)
{
    return tides.winners;
}

const ArenaGame arena_tides = {
    .rules = &replay_games[REPLAY_TIDES],
    .seat_to_act = seat_to_act,
    .words = words_of,
    .write_state = write_state,
    .winners = winners,
};
