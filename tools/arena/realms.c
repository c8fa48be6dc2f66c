/* Cthulhu Realms for arena: its actions in words and its state as JSON. A card is called by its
 * name in res/realms/cards.txt, with its number where there are several: "shoggoth", "follower.12".
 */
#include <stdarg.h>
#include <string.h>

#include "arena/arena.h"
#include "arena/json.h"
#include "realms_cards.h"

#define OFFERS_MOST 2048
#define NAME_SIZE   32

static const char *const names[REALMS_KINDS] = {REALMS_IDS};

static int seat_to_act(void)
{
    uint8_t seat = realms_seat_to_act();

    return seat == REALMS_NONE ? -1 : seat;
}

static const char *name_of(uint8_t card)
{
    static char name[NAME_SIZE];
    uint8_t number = realms_kind_of(card);
    const RealmsKind *kind = &realms_kinds[number];

    if (kind->copies == 1)
        return names[number];
    snprintf(name, sizeof name, "%s.%d", names[number], card - kind->first + 1);
    return name;
}

/* ---- Actions ---- */

static void add(char *words, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void add(char *words, const char *format, ...)
{
    size_t length = strlen(words);
    va_list arguments;

    va_start(arguments, format);
    vsnprintf(words + length, ARENA_WORDS_SIZE - length, format, arguments);
    va_end(arguments);
}

/* The branch is there where the ability has two, the target where the effect has one. */
static void words_of_use(const RealmsAction *action, char *words)
{
    const RealmsBranch *branches = realms_kinds[realms_kind_of(action->card)].branches;

    strcpy(words, "use ");
    add(words, "%s %d", name_of(action->card), REALMS_ABILITY_OF(action->way));
    if (branches[action->way ^ 1].effect != REALMS_NOTHING)
        add(words, " %d", REALMS_BRANCH_OF(action->way));
    switch (branches[action->way].effect) {
    case REALMS_GAIN:
    case REALMS_DRAW:
        add(words, " %d", action->target);
        break;
    case REALMS_ABJURE:
    case REALMS_RECALL:
    case REALMS_DESTROY:
        add(words, " %s", name_of(action->target));
        break;
    default:
        break;
    }
}

static uint8_t card_on_sale(uint8_t place)
{
    return place == REALMS_PLACES ? realms.head[REALMS_STACK] : realms.row[place];
}

static void words_of(const void *offer, char *words)
{
    const RealmsAction *action = offer;

    words[0] = 0;
    switch (action->kind) {
    case REALMS_PLAY_CARD:
        add(words, "play %s", name_of(action->card));
        break;
    case REALMS_USE:
        words_of_use(action, words);
        break;
    case REALMS_AIM:
        if (action->card == REALMS_NONE)
            add(words, "aim %d %d", realms.aimed, action->amount);
        else
            add(words, "aim %s %d", name_of(action->card), action->amount);
        break;
    case REALMS_STOP:
        add(words, "stop");
        break;
    case REALMS_BUY:
        add(words, "buy %s", name_of(card_on_sale(action->place)));
        break;
    case REALMS_DISCARD_CARD:
        add(words, "discard %s", name_of(action->card));
        break;
    default:
        add(words, "end");
    }
}

/* ---- State ---- */

static void write_card(FILE *out, uint8_t card, int known)
{
    if (card == REALMS_NONE)
        fputs("null", out);
    else if (known)
        fprintf(out, "\"%s\"", name_of(card));
    else
        fputs("\"?\"", out);
}

/* The first ones are known, the others perhaps. */
static void write_list(FILE *out, uint8_t which, int first_known, int all_known)
{
    uint8_t card;
    int place = 0;

    fputc('[', out);
    REALMS_EACH(card, which)
    {
        if (place)
            fputc(',', out);
        write_card(out, card, all_known || place < first_known);
        place++;
    }
    fputc(']', out);
}

static void write_hands(FILE *out, int seat)
{
    uint8_t other;

    for (other = 0; other != realms.seats; other++) {
        fputs(other ? "," : "", out);
        write_list(out, REALMS_AT(other, REALMS_HAND), 0, seat < 0 || seat == other);
    }
}

/* The order of a deck is known to nobody, but for recalled cards on its top. */
static void write_decks(FILE *out, int seat)
{
    uint8_t other;

    for (other = 0; other != realms.seats; other++) {
        fputs(other ? "," : "", out);
        write_list(out, REALMS_AT(other, REALMS_DECK), realms.known_top[other], seat < 0);
    }
}

static void write_discards(FILE *out)
{
    uint8_t other;

    for (other = 0; other != realms.seats; other++) {
        fputs(other ? "," : "", out);
        write_list(out, REALMS_AT(other, REALMS_DISCARD), 0, 1);
    }
}

/* What a seat knows to be somewhere in a deck and, of others, in a hand; in the order of the set.
 */
static void write_unseen(FILE *out, int seat)
{
    RealmsView view;
    const char *comma;
    uint8_t other, card;

    realms_view((uint8_t)seat, &view);
    for (other = 0; other != realms.seats; other++) {
        fputs(other ? ",[" : "[", out);
        comma = "";
        for (card = 0; card != REALMS_CARDS; card++) {
            if (view.where[card] != REALMS_AT(other, REALMS_DECK))
                continue;
            fputs(comma, out);
            write_card(out, card, 1);
            comma = ",";
        }
        fputc(']', out);
    }
}

/* Cards in play: used abilities of the seat whose turn it is, losses of the others' Locations. */
static void write_table(FILE *out)
{
    const char *comma;
    uint8_t other, card;

    for (other = 0; other != realms.seats; other++) {
        fputs(other ? ",[" : "[", out);
        comma = "";
        REALMS_EACH(card, REALMS_AT(other, REALMS_PLAY))
        {
            fprintf(out, "%s{\"card\":\"%s\",", comma, name_of(card));
            if (other == realms.seat) {
                fputs("\"used\":", out);
                json_bits(out, realms.mark[card], 0);
                fputs(",\"loss\":0}", out);
            } else {
                fprintf(out, "\"used\":[],\"loss\":%d}", realms.mark[card] & ~REALMS_AIMED);
            }
            comma = ",";
        }
        fputc(']', out);
    }
}

static void write_rows(FILE *out)
{
    int size = realms.seats == 2 ? 5 : 3;
    int rows = realms.seats == 2 ? 1 : realms.seats;
    int row, place;

    for (row = 0; row != rows; row++) {
        fputs(row ? ",[" : "[", out);
        for (place = 0; place != size; place++) {
            fputs(place ? "," : "", out);
            write_card(out, realms.row[row * 3 + place], 1);
        }
        fputc(']', out);
    }
}

static void write_flags(FILE *out)
{
    static const char *const phases[] = {"turn", "aim", "discard", "over"};

    fprintf(out, "{\"phase\":\"%s\",\"discarded\":%s,\"abjured\":%s,\"owed\":%d,\"using\":",
            phases[realms.phase], json_truth(realms.happened & REALMS_HAPPENED_DISCARD),
            json_truth(realms.happened & REALMS_HAPPENED_ABJURE), realms.owed);
    write_card(out, realms.using, 1);
    fprintf(out, ",\"discarder\":%d,\"aimed\":%d}",
            realms.phase == REALMS_DISCARDING ? realms.discarder : -1,
            realms.phase == REALMS_AIMING ? realms.aimed : -1);
}

static void write_state(FILE *out, int seat)
{
    uint8_t other;

    fprintf(out, "{\"turn\":%d,\"seat\":%d,\"sanity\":[", realms.turn, realms.seat);
    for (other = 0; other != realms.seats; other++)
        fprintf(out, other ? ",%d" : "%d", realms.sanity[other]);
    fprintf(out, "],\"power\":%d,\"hands\":[", realms.power);
    write_hands(out, seat);
    fputs("],\"decks\":[", out);
    write_decks(out, seat);
    if (seat >= 0) {
        fputs("],\"unseen\":[", out);
        write_unseen(out, seat);
    }
    fputs("],\"discards\":[", out);
    write_discards(out);
    fputs("],\"table\":[", out);
    write_table(out);
    fputs("],\"rows\":[", out);
    write_rows(out);
    fputs("],\"deck\":", out);
    write_list(out, REALMS_COMMON, 1, seat < 0);
    fputs(",\"abjured\":", out);
    write_list(out, REALMS_ABJURED, 0, 1);
    fputs(",\"gone\":", out);
    write_list(out, REALMS_GONE, 0, 1);
    fprintf(out, ",\"initiates\":%d,\"flags\":", realms.size[REALMS_STACK]);
    write_flags(out);
    fprintf(out, ",\"over\":%s,\"winners\":", json_truth(realms.phase == REALMS_OVER));
    json_bits(out, realms.winners, 0);
    fputc('}', out);
}

static uint8_t winners(void)
{
    return realms.winners;
}

const ArenaGame arena_realms = {
    .rules = &replay_games[REPLAY_REALMS],
    .seat_to_act = seat_to_act,
    .words = words_of,
    .write_state = write_state,
    .winners = winners,
};
