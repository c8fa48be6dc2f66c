/* balance: how the cards of Cthulhu Realms fare among Elders. Prints who wins by seat, how long
 * games last, and for each kind of card how often it is bought when it could be and how often its
 * buyer wins; what is out of its limits is marked, and the program then ends with status 1. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/cpu.h"
#include "realms_cards.h"

#define TURNS_MOST (REALMS_TURNS + 1)

static const char *const names[REALMS_KINDS] = {REALMS_IDS};

static long games = 4000;
static uint32_t first_seed = 1;
static uint8_t level = CPU_ELDER;

static double first_seat_points;
static long lengths[TURNS_MOST]; /* games by turns a seat */
static long counted;             /* games that sanity decided */
static long could[REALMS_KINDS], bought[REALMS_KINDS];
static double owner_points[REALMS_KINDS];
static long owners[REALMS_KINDS];

/* ---- One game ---- */

static uint8_t offered[REALMS_KINDS], taken[REALMS_KINDS]; /* in this turn */
static uint8_t owned[2][REALMS_KINDS];                     /* bought in this game */

static void close_turn(void)
{
    int kind;

    for (kind = 0; kind != REALMS_KINDS; kind++) {
        could[kind] += offered[kind];
        bought[kind] += taken[kind];
    }
    memset(offered, 0, sizeof offered);
    memset(taken, 0, sizeof taken);
}

static uint8_t kind_on_sale(uint8_t place)
{
    return realms_kind_of(place == REALMS_PLACES ? realms.head[REALMS_STACK] : realms.row[place]);
}

static void note_offers(void)
{
    RealmsAction action = {.kind = REALMS_BUY};

    for (action.place = 0; action.place <= REALMS_PLACES; action.place++)
        if (realms_legal(&action))
            offered[kind_on_sale(action.place)] = 1;
}

static void note_action(const RealmsAction *action)
{
    uint8_t kind;

    if (action->kind == REALMS_END)
        close_turn();
    if (action->kind != REALMS_BUY)
        return;
    kind = kind_on_sale(action->place);
    taken[kind] = 1;
    owned[realms.seat][kind] = 1;
}

static double points_of(int seat)
{
    return realms.winners == 0 ? 0.5 : realms.winners >> seat & 1;
}

static void play_game(uint32_t seed)
{
    RealmsAction action;
    int seat, kind;

    memset(owned, 0, sizeof owned);
    random_seed(&cpu_random, seed);
    realms_start(2, seed);
    while (realms_seat_to_act() != REALMS_NONE) {
        note_offers();
        realms_choose(level, &action);
        note_action(&action);
        if (!realms_apply(&action)) {
            fputs("balance: the CPU player chose what is not legal\n", stderr);
            exit(1);
        }
    }
    close_turn();
    first_seat_points += points_of(realms.first);
    lengths[(realms.turn + 1) / 2]++;
    counted += (realms.in & (realms.in - 1)) != 0;
    for (seat = 0; seat != 2; seat++)
        for (kind = 0; kind != REALMS_KINDS; kind++)
            if (owned[seat][kind]) {
                owners[kind]++;
                owner_points[kind] += points_of(seat);
            }
}

/* ---- The table ---- */

static int faults;

static const char *mark(int wrong)
{
    faults += wrong != 0;
    return wrong ? " !" : "";
}

/* The least number of turns that this part of the games does not exceed. */
static int quantile(double part)
{
    long sum = 0;
    int turns;

    for (turns = 0; turns != TURNS_MOST; turns++) {
        sum += lengths[turns];
        if ((double)sum >= part * (double)games)
            break;
    }
    return turns;
}

static void print_games(void)
{
    double first = 100 * first_seat_points / (double)games;
    int from = quantile(0.25), to = quantile(0.75);

    printf("realms: %ld games between two equal players\n", games);
    printf("first seat wins          %5.1f %%   (46 to 54)%s\n", first,
           mark(first < 46 || first > 54));
    printf("half of the games last   %2d to %2d turns a seat, median %d   (8 to 18)%s\n", from, to,
           quantile(0.5), mark(from < 8 || to > 18));
    printf("decided by count         %5.1f %%\n", 100 * (double)counted / (double)games);
}

static void print_kind(int kind)
{
    double rate = 100 * (double)bought[kind] / (double)(could[kind] ? could[kind] : 1);
    double wins = 100 * owner_points[kind] / (double)(owners[kind] ? owners[kind] : 1);
    int common = kind > REALMS_KIND_INITIATE;

    printf("%-18s cost %d  could %6ld  bought %5.1f %%%s  owner wins %5.1f %%%s\n", names[kind],
           realms_kinds[kind].cost, could[kind], rate, mark(common && rate < 5), wins,
           mark(common && (wins > 62 || wins < 40)));
}

int main(int argc, char **argv)
{
    long game;
    int option, kind;

    while ((option = getopt(argc, argv, "n:s:l:")) != -1) {
        if (option == 'n')
            games = atol(optarg);
        else if (option == 's')
            first_seed = (uint32_t)atol(optarg);
        else if (option == 'l')
            level = (uint8_t)(atoi(optarg) % CPU_LEVELS);
        else
            return 2;
    }
    if (games < 1)
        return 2;
    for (game = 0; game != games; game++)
        play_game((first_seed + (uint32_t)game) & RANDOM_SEED_MASK);
    print_games();
    for (kind = REALMS_KIND_INITIATE; kind != REALMS_KINDS; kind++)
        print_kind(kind);
    printf("%d out of limits\n", faults);
    return faults != 0;
}
