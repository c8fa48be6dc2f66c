/* Pocket Madness for the tuner: some forty parameters, which spread into the tables of
 * PocketWeights; games are between Adepts or Elders,
 * with 2 seats, or with 4 two by two. */
#include <math.h>
#include <string.h>

#include "games/cpu.h"
#include "games/pocket/pocket.h"
#include "games/pocket/pocket_weights.h"
#include "tuner/tuner.h"

PocketWeights *pocket_weights_now;

enum {
    CARD_BASE,
    CARD_RARE,
    SET_ONE,
    SET_TWO,
    SET_THREE,
    UNKNOWN,
    UNKNOWN_LATE,
    SEAL,
    GOING_OUT = SEAL + 7,
    STOLEN,
    WIN,
    MAD,
    MAD_MORE,
    MAD_END,
    OUTLOOK, /* twice what follows */
    REACH_BASE = 0,
    REACH_TIME,
    BLUR_BASE,
    BLUR_TIME,
    HELD,
    HELD_LATE,
    KIND_LATE,
    KIND_TIME,
    LOOSE,
    LOOSE_MAD,
    PORTAL,
    OUTLOOK_COUNT = PORTAL + 7,
    COUNT = OUTLOOK + 2 * OUTLOOK_COUNT
};

#define OUTLOOK_PARAMETERS(place, name)                                           \
    [(place) + REACH_BASE] = {name "reach_base", -8.8, -20, 20, 1},               \
               [(place) + REACH_TIME] = {name "reach_time", 2, 0, 4, 0.1},        \
               [(place) + BLUR_BASE] = {name "blur_base", 4.3, 0.5, 16, 0.4},     \
               [(place) + BLUR_TIME] = {name "blur_time", 0.12, 0, 1, 0.04},      \
               [(place) + HELD] = {name "held", 0.3, 0.1, 1.2, 0.05},             \
               [(place) + HELD_LATE] = {name "held_late", 0.23, 0.05, 1.2, 0.05}, \
               [(place) + KIND_LATE] = {name "kind_late", 20, 0, 28, 1},          \
               [(place) + KIND_TIME] = {name "kind_time", 11, 0.5, 30, 0.7},      \
               [(place) + LOOSE] = {name "loose", 1.4, 0, 6, 0.3},                \
               [(place) + LOOSE_MAD] = {name "loose_mad", 0.1, 0, 2, 0.05},       \
               [(place) + PORTAL + 0] = {name "portal_6", 40, 0, 80, 2},          \
               [(place) + PORTAL + 1] = {name "portal_7", 8, 0, 80, 2},           \
               [(place) + PORTAL + 2] = {name "portal_8", 30, 0, 80, 2},          \
               [(place) + PORTAL + 3] = {name "portal_9", 20, 0, 80, 2},          \
               [(place) + PORTAL + 4] = {name "portal_10", 25, 0, 80, 2},         \
               [(place) + PORTAL + 5] = {name "portal_11", 12, 0, 80, 2},         \
               [(place) + PORTAL + 6] = {name "portal_12", 8, 0, 80, 2}

static const TunerParameter parameters[COUNT] = {
    [CARD_BASE] = {"card_base", 5.8, 0.5, 10, 0.4},
    [CARD_RARE] = {"card_rare", 28, 0, 60, 1},
    [SET_ONE] = {"set_one", 2, 0, 10, 0.4},
    [SET_TWO] = {"set_two", 6, 0, 12, 0.6},
    [SET_THREE] = {"set_three", 10, 0, 14, 0.8},
    [UNKNOWN] = {"unknown", 14, 0, 40, 1},
    [UNKNOWN_LATE] = {"unknown_late", 5, 0, 40, 1},
    [SEAL + 0] = {"seal_6", 16, 0, 100, 2},
    [SEAL + 1] = {"seal_7", 1, 0, 100, 2},
    [SEAL + 2] = {"seal_8", 22, 0, 100, 2},
    [SEAL + 3] = {"seal_9", 47, 0, 100, 2},
    [SEAL + 4] = {"seal_10", 22, 0, 100, 2},
    [SEAL + 5] = {"seal_11", 14, 0, 100, 2},
    [SEAL + 6] = {"seal_12", 9, 0, 100, 2},
    [GOING_OUT] = {"going_out", 100, 0, 200, 4},
    [STOLEN] = {"stolen", 6, 0, 60, 2},
    [WIN] = {"win", 12, 5, 15, 1},
    [MAD] = {"dream_mad", 16, 4, 32, 1},
    [MAD_MORE] = {"dream_mad_more", 0.7, -1, 2, 0.1},
    [MAD_END] = {"dream_mad_end", 20, 0, 200, 6},
    OUTLOOK_PARAMETERS(OUTLOOK, ""),
    OUTLOOK_PARAMETERS(OUTLOOK + OUTLOOK_COUNT, "dream_"),
};

/* ---- Tables from parameters ---- */

static uint8_t byte(double value)
{
    return (uint8_t)fmin(255, fmax(0, lround(value)));
}

/* The span of a round, from the cards that a seat will still draw. */
static const double span_ends[TIMES] = {0, 2, 4.5, 7.5, 11.5, 16.5, 22.5, 99};
static const double span_middles[TIMES] = {0, 1.2, 3.5, 6, 9.5, 14, 19.5, 26};

static void fill_times(PocketWeights *weights)
{
    int seats, row, time;

    for (seats = 2; seats <= 4; seats++) {
        for (row = 0; row != 64; row++) {
            time = 0;
            while ((double)row / seats > span_ends[time])
                time++;
            weights->time[seats - 2][row] = (uint8_t)time;
        }
    }
}

/* What a run promises falls off around its reach, the more sharply the smaller the blur; with an
 * empty row only what is in the hand counts. */
static void fill_runs(PocketOutlook *outlook, const double *p)
{
    int time, missing;
    double held, reach, blur, near;

    for (time = 0; time != TIMES; time++) {
        held = p[HELD] + (p[HELD_LATE] - p[HELD]) * exp(-span_middles[time] / 3);
        reach = p[REACH_BASE] + p[REACH_TIME] * span_middles[time];
        blur = p[BLUR_BASE] + p[BLUR_TIME] * span_middles[time];
        for (missing = 0; missing != OUT_OF_SIGHT; missing++) {
            near = (1 + exp(-reach / blur)) / (1 + exp((missing - reach) / blur));
            if (time == 0 && missing != 0)
                near = 0;
            outlook->run[time][missing] = byte(4 * TOKEN * held * near);
        }
    }
}

static void fill_outlook(PocketOutlook *outlook, const double *p)
{
    int time, number, step, portal;

    fill_runs(outlook, p);
    for (number = 0; number != 16; number++)
        for (step = 0; step != MADNESS_STEPS; step++)
            outlook->loose_cost[step][number] = byte((p[LOOSE] + p[LOOSE_MAD] * step * 2) * number);
    for (time = 0; time != TIMES; time++)
        for (number = 0; number != 8; number++)
            outlook->kinds_cost[time][number] =
                byte(p[KIND_LATE] * exp(-span_middles[time] / p[KIND_TIME]) * number);
    for (portal = 0; portal != 7; portal++)
        outlook->portal[portal] = byte(p[PORTAL + portal]);
}

static void fill_cards(PocketWeights *weights, const double *p)
{
    int time, number;

    for (number = 0; number != 16; number++)
        weights->card_cost[number] = byte(fmin(12, p[CARD_BASE] + p[CARD_RARE] / (number + 1)));
    weights->set_step[0] = byte(p[SET_ONE]);
    weights->set_step[1] = byte(p[SET_TWO]);
    weights->set_step[2] = byte(p[SET_THREE]);
    weights->set = weights->set_step[0] + weights->set_step[1] + weights->set_step[2];
    for (time = 0; time != TIMES; time++)
        weights->unknown_card[time] =
            byte(p[UNKNOWN] + (p[UNKNOWN_LATE] - p[UNKNOWN]) * exp(-span_middles[time] / 4));
}

static void build(PocketWeights *weights, const double *p)
{
    int portal, tokens;

    memset(weights, 0, sizeof *weights);
    fill_times(weights);
    fill_cards(weights, p);
    for (portal = 0; portal != 7; portal++)
        weights->seal_gain[portal] = byte(p[SEAL + portal]);
    for (tokens = 0; tokens != 32; tokens++)
        weights->madness[tokens] = (int16_t)lround(
            p[MAD] * tokens + p[MAD_MORE] * tokens * tokens / 2 + (tokens >= 10 ? p[MAD_END] : 0));
    weights->going_out = byte(p[GOING_OUT]);
    weights->stolen_card = byte(p[STOLEN]);
    weights->win = byte(p[WIN]);
    fill_outlook(&weights->outlook[OUTLOOK_ON_ACTIONS], p + OUTLOOK);
    fill_outlook(&weights->outlook[OUTLOOK_AFTER_DREAMS], p + OUTLOOK + OUTLOOK_COUNT);
}

/* ---- A game ---- */

static double points_of(int swapped)
{
    int seat;
    double won = 0, winners = 0;

    for (seat = 0; seat != pocket.seats; seat++) {
        if (!(pocket.winners >> seat & 1))
            continue;
        winners++;
        if ((seat & 1) == swapped)
            won++;
    }
    return won / winners;
}

/* The tables are made anew only when the parameters are others than in the game before. */
static PocketWeights *tables_of(const double *values, int set)
{
    static PocketWeights tables[2];
    static double made_from[2][COUNT];
    static int made[2];

    if (!made[set] || memcmp(made_from[set], values, sizeof made_from[set]) != 0) {
        build(&tables[set], values);
        memcpy(made_from[set], values, sizeof made_from[set]);
        made[set] = 1;
    }
    return &tables[set];
}

/* A game between two sets of tables, or between one and Novices: then the second one is NULL. */
static double play_game(PocketWeights *first, PocketWeights *second, uint32_t seed, int swapped)
{
    PocketAction action;
    PocketWeights *now;

    random_seed(&cpu_random, seed);
    pocket_start(seed % 4 == 0 ? 4 : 2, seed);
    while (pocket_seat_to_act() != POCKET_NONE) {
        now = (pocket.seat & 1) == swapped ? first : second;
        pocket_weights_now = now ? now : first;
        pocket_choose(now ? (uint8_t)tuner_level : CPU_NOVICE, &action);
        if (!pocket_apply(&action))
            return 0.5;
    }
    return points_of(swapped);
}

/* Sets that only beat each other forget how to beat beginners: some games are against those. */
static double play(const double *first, const double *second, uint32_t seed, int swapped)
{
    PocketWeights *one = tables_of(first, 0);
    PocketWeights *other = tables_of(second, 1);

    if (seed % 4 != 1)
        return play_game(one, other, seed, swapped);
    return 0.5 + (play_game(one, NULL, seed, swapped) - play_game(other, NULL, seed, swapped)) / 2;
}

/* ---- The source file ---- */

static void write_row(FILE *out, const uint8_t *bytes, int size)
{
    int place;

    fputc('{', out);
    for (place = 0; place != size; place++)
        fprintf(out, place ? ", %d" : "%d", bytes[place]);
    fputs("},\n", out);
}

static void write_list(FILE *out, const char *name, const uint8_t *bytes, int size)
{
    fprintf(out, "    .%s = ", name);
    write_row(out, bytes, size);
}

static void write_rows(FILE *out, const char *name, const uint8_t *bytes, int rows, int size)
{
    int row;

    fprintf(out, "    .%s = {\n", name);
    for (row = 0; row != rows; row++) {
        fputs("        ", out);
        write_row(out, bytes + row * size, size);
    }
    fputs("    },\n", out);
}

static void write_outlook(FILE *out, const PocketOutlook *outlook)
{
    fputs("    {\n", out);
    write_rows(out, "run", outlook->run[0], TIMES, OUT_OF_SIGHT);
    write_rows(out, "kinds_cost", outlook->kinds_cost[0], TIMES, 8);
    write_rows(out, "loose_cost", outlook->loose_cost[0], MADNESS_STEPS, 16);
    write_list(out, "portal", outlook->portal, 7);
    fputs("    },\n", out);
}

static void write_tables(FILE *out, const PocketWeights *weights)
{
    int tokens;

    write_rows(out, "time", weights->time[0], 3, 64);
    write_list(out, "card_cost", weights->card_cost, 16);
    write_list(out, "set_step", weights->set_step, SET_STEPS);
    fprintf(out, "    .set = %d,\n", weights->set);
    write_list(out, "unknown_card", weights->unknown_card, TIMES);
    write_list(out, "seal_gain", weights->seal_gain, 7);
    fprintf(out, "    .going_out = %d,\n    .stolen_card = %d,\n    .win = %d,\n",
            weights->going_out, weights->stolen_card, weights->win);
    fputs("    .madness = {", out);
    for (tokens = 0; tokens != 32; tokens++)
        fprintf(out, tokens ? ", %d" : "%d", weights->madness[tokens]);
    fputs("},\n    .outlook = {\n", out);
    write_outlook(out, &weights->outlook[OUTLOOK_ON_ACTIONS]);
    write_outlook(out, &weights->outlook[OUTLOOK_AFTER_DREAMS]);
    fputs("    },\n", out);
}

static void write(FILE *out, const double *values)
{
    static PocketWeights weights;
    int parameter;

    build(&weights, values);
    fputs("/* clang-format off */\n", out);
    fputs("/* Made by the tuner from the parameters below (tools/tuner); do not edit.\n", out);
    for (parameter = 0; parameter != COUNT; parameter++)
        fprintf(out, "%s%s %g", parameter % 5 ? ", " : (parameter ? ",\n * " : " * "),
                parameters[parameter].name, values[parameter]);
    fputs(" */\n#include \"games/pocket/pocket_weights.h\"\n\n", out);
    fputs("#ifndef TUNING\nconst PocketWeights pocket_weights = {\n", out);
    write_tables(out, &weights);
    fputs("};\n#endif\n", out);
}

const TunerGame tuner_pocket = {
    .name = "pocket",
    .parameters = parameters,
    .count = COUNT,
    .play = play,
    .write = write,
};
