/* tuner: finds the weights of CPU players by games between sets of them.
 * SPSA: a trial moves all parameters at once by a random sign times their step, plays games between
 * that set and its mirror image, and follows the winner a little. After each span of trials the
 * values are held against those of its start, so that the log shows what it brought. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/cpu.h"
#include "tuner/tuner.h"

static const TunerGame *const games[] = {&tuner_pocket, &tuner_realms};
static const TunerGame *game;
static Random dice;
static uint32_t next_seed = 1;
int tuner_level = CPU_ADEPT;
static const char *moved = ""; /* how the names of the parameters begin that are tuned */

static double clamp(int parameter, double value)
{
    return fmin(game->parameters[parameter].most, fmax(game->parameters[parameter].least, value));
}

/* Points of the first set, from 0 to 1; every deal is played twice, with seats swapped. */
static double match(const double *first, const double *second, int pairs)
{
    double points = 0;
    int pair;

    for (pair = 0; pair != pairs; pair++) {
        points += game->play(first, second, next_seed, 0);
        points += game->play(first, second, next_seed, 1);
        next_seed++;
    }
    return points / (2 * pairs);
}

static void try_once(double *values, double pace, double spread, int pairs)
{
    double plus[TUNER_PARAMETERS], minus[TUNER_PARAMETERS];
    int sign[TUNER_PARAMETERS] = {0};
    double lead;
    int parameter;

    for (parameter = 0; parameter != game->count; parameter++) {
        if (strncmp(game->parameters[parameter].name, moved, strlen(moved)) == 0)
            sign[parameter] = random_next(&dice) & 0x100 ? 1 : -1;
        plus[parameter] =
            clamp(parameter,
                  values[parameter] + sign[parameter] * spread * game->parameters[parameter].step);
        minus[parameter] =
            clamp(parameter,
                  values[parameter] - sign[parameter] * spread * game->parameters[parameter].step);
    }
    lead = 2 * match(plus, minus, pairs) - 1;
    for (parameter = 0; parameter != game->count; parameter++)
        values[parameter] =
            clamp(parameter, values[parameter] +
                                 pace * lead * sign[parameter] * game->parameters[parameter].step);
}

static void print_values(FILE *out, const double *values)
{
    int parameter;

    for (parameter = 0; parameter != game->count; parameter++)
        fprintf(out, "%s %.4g\n", game->parameters[parameter].name, values[parameter]);
    fflush(out);
}

/* Lines "name value"; what is not there keeps its start. */
static void read_values(const char *name, double *values)
{
    FILE *file = fopen(name, "r");
    char word[64];
    double value;
    int parameter;

    if (!file)
        return;
    while (fscanf(file, "%63s %lf", word, &value) == 2)
        for (parameter = 0; parameter != game->count; parameter++)
            if (strcmp(word, game->parameters[parameter].name) == 0)
                values[parameter] = clamp(parameter, value);
    fclose(file);
}

static void save_values(const char *name, const double *values)
{
    FILE *file = fopen(name, "w");

    if (!file) {
        perror(name);
        exit(1);
    }
    print_values(file, values);
    fclose(file);
}

static void tune(double *values, const char *file, int spans, int trials, int pairs)
{
    double before[TUNER_PARAMETERS];
    int span, trial;

    for (span = 0; span != spans; span++) {
        memcpy(before, values, sizeof before);
        for (trial = 0; trial != trials; trial++)
            try_once(values, 0.4 / (1 + 0.1 * span), 1.5, pairs);
        save_values(file, values);
        printf("span %d: %.1f %% against its start\n", span,
               100 * match(values, before, tuner_level == CPU_ELDER ? 200 : 2000));
        fflush(stdout);
    }
}

static const char usage[] =
    "tuner GAME tune FILE SPANS TRIALS [PAIRS [LEVEL [PREFIX]]]\n"
    "    finds better values, from those in FILE on; PAIRS (8): of games in a trial;\n"
    "    PREFIX: only of parameters whose names begin so\n"
    "tuner GAME write FILE\n"
    "    prints the C source made from them\n"
    "tuner GAME match FILE FILE2 PAIRS [LEVEL]\n"
    "    holds two files against each other\n"
    "LEVEL: 1, an Adept, or 2, an Elder with little time; they play the games.\n";

int main(int argc, char **argv)
{
    double values[TUNER_PARAMETERS], others[TUNER_PARAMETERS];
    size_t number;
    int parameter;

    if (argc < 4) {
        fputs(usage, stderr);
        return 2;
    }
    for (number = 0; number != sizeof games / sizeof *games; number++)
        if (strcmp(games[number]->name, argv[1]) == 0)
            game = games[number];
    if (!game) {
        fprintf(stderr, "tuner: no game is called \"%s\"\n", argv[1]);
        return 2;
    }
    random_seed(&dice, 7);
    for (parameter = 0; parameter != game->count; parameter++)
        others[parameter] = values[parameter] = game->parameters[parameter].start;
    read_values(argv[3], values);
    if (strcmp(argv[2], "tune") == 0 && argc > 5) {
        if (argc > 7)
            tuner_level = atoi(argv[7]);
        if (argc > 8)
            moved = argv[8];
        tune(values, argv[3], atoi(argv[4]), atoi(argv[5]), argc > 6 ? atoi(argv[6]) : 8);
    } else if (strcmp(argv[2], "write") == 0) {
        game->write(stdout, values);
    } else if (strcmp(argv[2], "match") == 0 && argc > 5) {
        if (argc > 6)
            tuner_level = atoi(argv[6]);
        read_values(argv[4], others);
        printf("%.2f %%\n", 100 * match(values, others, atoi(argv[5])));
    } else {
        fputs("tuner: tune, write or match\n", stderr);
        return 2;
    }
    return 0;
}
