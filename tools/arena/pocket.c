/* Pocket Madness for arena: its actions in words and its state as JSON. */
#include <string.h>

#include "arena/arena.h"
#include "arena/json.h"
#include "games/pocket/pocket.h"

static int seat_to_act(void)
{
    uint8_t seat = pocket_seat_to_act();

    return seat == POCKET_NONE ? -1 : seat;
}

/* ---- Actions ---- */

static int value_of(uint8_t kind)
{
    return kind + POCKET_LOWEST;
}

static void words_of_gifts(const PocketAction *action, char *words)
{
    int length = snprintf(words, ARENA_WORDS_SIZE, "seal 6 %d %d", action->a, value_of(action->b));

    if (action->c != POCKET_NONE)
        snprintf(words + length, (size_t)(ARENA_WORDS_SIZE - length), " %d %d", action->c,
                 value_of(action->d));
}

static void words_of(const void *offer, char *words)
{
    const PocketAction *action = offer;

    switch (action->kind) {
    case POCKET_DRAW:
        snprintf(words, ARENA_WORDS_SIZE, "draw %d", action->a);
        break;
    case POCKET_OPEN:
        snprintf(words, ARENA_WORDS_SIZE, "open %d %d", value_of(action->a), action->b);
        break;
    case POCKET_PUBLISH:
        strcpy(words, "publish");
        break;
    case POCKET_SEAL + POCKET_CTHULHU:
        words_of_gifts(action, words);
        break;
    case POCKET_SEAL + POCKET_SHUB_NIGGURATH:
        snprintf(words, ARENA_WORDS_SIZE, "seal 8 %d", action->a);
        break;
    case POCKET_SEAL + POCKET_NYARLATHOTEP:
        snprintf(words, ARENA_WORDS_SIZE, "seal 10 %d", action->a);
        break;
    case POCKET_TAKE:
        snprintf(words, ARENA_WORDS_SIZE, "take %d", value_of(action->a));
        break;
    case POCKET_END:
        strcpy(words, "end");
        break;
    case POCKET_FIRST:
        snprintf(words, ARENA_WORDS_SIZE, "first %d", action->a);
        break;
    default:
        snprintf(words, ARENA_WORDS_SIZE, "seal %d",
                 value_of((uint8_t)(action->kind - POCKET_SEAL)));
    }
}

/* ---- State ---- */

static void write_hands(FILE *out, const uint8_t hands[][POCKET_VALUES])
{
    uint8_t seat;

    fputc('[', out);
    for (seat = 0; seat != pocket.seats; seat++) {
        if (seat != 0)
            fputc(',', out);
        json_bytes(out, hands[seat], POCKET_VALUES);
    }
    fputc(']', out);
}

/* The head first; face-down cards with a question mark, and nothing else for those who may not
 * know. */
static void write_row(FILE *out, int with_hidden)
{
    uint8_t place, card;

    fputc('[', out);
    for (place = 0; place != POCKET_ROW_SIZE; place++) {
        card = POCKET_ROW(place);
        fputs(place ? ",\"" : "\"", out);
        if (card & POCKET_FACE_DOWN)
            fputc('?', out);
        if (with_hidden || !(card & POCKET_FACE_DOWN))
            fprintf(out, "%d", value_of(POCKET_KIND(card)));
        fputc('"', out);
    }
    fputc(']', out);
}

static int seat_or_none(uint8_t seat)
{
    return seat == POCKET_NONE ? -1 : seat;
}

static void write_portals(FILE *out)
{
    uint8_t portal;

    fputc('[', out);
    for (portal = 0; portal != POCKET_VALUES; portal++)
        fprintf(out, portal ? ",%d" : "%d", seat_or_none(pocket.portals[portal]));
    fputc(']', out);
}

static void write_cards(FILE *out, int seat)
{
    PocketView view;

    fputs(",\"hands\":", out);
    if (seat < 0) {
        write_hands(out, (const uint8_t(*)[POCKET_VALUES])pocket.hands);
    } else {
        pocket_view((uint8_t)seat, &view);
        write_hands(out, (const uint8_t(*)[POCKET_VALUES])view.known);
        fputs(",\"unknown\":", out);
        json_bytes(out, view.unknown, pocket.seats);
    }
    fputs(",\"melds\":", out);
    write_hands(out, (const uint8_t(*)[POCKET_VALUES])pocket.melds);
    fputs(",\"row\":", out);
    write_row(out, seat < 0);
}

static void write_state(FILE *out, int seat)
{
    static const char *const main_actions[] = {"none", "draw", "open", "publish", "pass"};

    fprintf(out, "{\"round\":%d,\"first\":%d,\"seat\":%d,\"tokens\":", pocket.round, pocket.first,
            pocket.seat);
    json_bytes(out, pocket.madness, pocket.seats);
    write_cards(out, seat);
    fputs(",\"portals\":", out);
    write_portals(out);
    fputs(",\"fresh\":", out);
    json_bits(out, pocket.fresh, POCKET_LOWEST);
    fprintf(out, ",\"runs\":%d,\"main\":\"%s\",\"melded\":%d,\"sealed\":%s,\"extra\":%s",
            pocket.runs, main_actions[pocket.main_action], pocket.melded, json_truth(pocket.sealed),
            json_truth(pocket.extra));
    fprintf(out, ",\"shoggoth\":%d,\"last_taker\":%d,\"last_turns\":%d,\"over\":%s,\"winners\":",
            seat_or_none(pocket.shoggoth), seat_or_none(pocket.last_taker), pocket.last_turns,
            json_truth(pocket.phase == POCKET_OVER));
    json_bits(out, pocket.winners, 0);
    fputc('}', out);
}

static uint8_t winners(void)
{
    return pocket.winners;
}

const ArenaGame arena_pocket = {
    .rules = &replay_games[REPLAY_POCKET],
    .seat_to_act = seat_to_act,
    .words = words_of,
    .write_state = write_state,
    .winners = winners,
};
