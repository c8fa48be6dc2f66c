/* Pocket Madness for arena: its actions in words and its state as JSON. */
#include <string.h>

#include "arena/arena.h"
#include "games/pocket/pocket.h"

static PocketAction offers[POCKET_ACTIONS_MAX];
static int offered;

static void start(int seats, uint32_t seed)
{
    pocket_start((uint8_t)seats, seed);
}

static int seat_to_act(void)
{
    uint8_t seat = pocket_seat_to_act();

    return seat == POCKET_NONE ? -1 : seat;
}

/* ---- Actions ---- */

static int list(void)
{
    PocketAction action;
    uint8_t more;

    offered = 0;
    for (more = pocket_first_action(&action); more; more = pocket_next_action(&action)) {
        if (offered == POCKET_ACTIONS_MAX)
            arena_fail("more than %d legal actions", POCKET_ACTIONS_MAX);
        offers[offered++] = action;
    }
    return offered;
}

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

static void words_of(int number, char *words)
{
    const PocketAction *action = &offers[number];

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

static void play(int number)
{
    if (!pocket_apply(&offers[number]))
        arena_fail("an offered action was refused");
}

/* What the kind of action does not use says nothing: the byte codes are compared. */
static int think(int level)
{
    PocketAction action;
    uint8_t wanted[POCKET_ACTION_BYTES], bytes[POCKET_ACTION_BYTES];
    uint8_t length;
    int number;

    memset(&action, 0xFF, sizeof action);
    pocket_choose((uint8_t)level, &action);
    if (!pocket_legal(&action))
        arena_fail("the CPU player chose what is not legal");
    length = pocket_encode(&action, wanted);
    for (number = 0; number != offered; number++)
        if (pocket_encode(&offers[number], bytes) == length && memcmp(bytes, wanted, length) == 0)
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

static void write_hands(FILE *out, const uint8_t hands[][POCKET_VALUES])
{
    uint8_t seat;

    fputc('[', out);
    for (seat = 0; seat != pocket.seats; seat++) {
        if (seat != 0)
            fputc(',', out);
        write_bytes(out, hands[seat], POCKET_VALUES);
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

/* The numbers of the bits that are set, counted from the lowest. */
static void write_bits(FILE *out, uint8_t bits, int lowest)
{
    const char *comma = "";
    int bit;

    fputc('[', out);
    for (bit = 0; bit != 8; bit++) {
        if (!(bits >> bit & 1))
            continue;
        fprintf(out, "%s%d", comma, bit + lowest);
        comma = ",";
    }
    fputc(']', out);
}

static const char *truth(int flag)
{
    return flag ? "true" : "false";
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
        write_bytes(out, view.unknown, pocket.seats);
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
    write_bytes(out, pocket.madness, pocket.seats);
    write_cards(out, seat);
    fputs(",\"portals\":", out);
    write_portals(out);
    fputs(",\"fresh\":", out);
    write_bits(out, pocket.fresh, POCKET_LOWEST);
    fprintf(out, ",\"runs\":%d,\"main\":\"%s\",\"melded\":%d,\"sealed\":%s,\"extra\":%s",
            pocket.runs, main_actions[pocket.main_action], pocket.melded, truth(pocket.sealed),
            truth(pocket.extra));
    fprintf(out, ",\"shoggoth\":%d,\"last_taker\":%d,\"last_turns\":%d,\"over\":%s,\"winners\":",
            seat_or_none(pocket.shoggoth), seat_or_none(pocket.last_taker), pocket.last_turns,
            truth(pocket.phase == POCKET_OVER));
    write_bits(out, pocket.winners, 0);
    fputc('}', out);
}

static int has_won(int seat)
{
    return pocket.winners >> seat & 1;
}

const ArenaGame arena_pocket = {
    .name = "pocket",
    .least_seats = 2,
    .most_seats = POCKET_SEATS,
    .start = start,
    .seat_to_act = seat_to_act,
    .list = list,
    .words = words_of,
    .play = play,
    .think = think,
    .write_state = write_state,
    .has_won = has_won,
};
