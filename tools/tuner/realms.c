/* Cthulhu Realms for the tuner: what each kind of card is worth at the beginning and at the end of
 * a game, and the numbers by which effects are held against each other. Games are between Elders.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/cpu.h"
#include "games/realms/realms.h"
#include "games/realms/realms_weights.h"
#include "tuner/tuner.h"

RealmsWeights *realms_weights_now;

enum {
    EARLY,
    LATE = EARLY + REALMS_KINDS,
    OTHERS = LATE + REALMS_KINDS,
    MATE = OTHERS,
    WEIGHT = MATE + 2,
    LOSS = WEIGHT + 2,
    GAIN = LOSS + 2,
    DRAW = GAIN + 2,
    DROP = DRAW + 2,
    THIN = DROP + 2,
    SPARE = THIN + 6,
    DENY,
    RAZE,
    GUARD,
    KEEP,
    OPEN,
    TOP,
    COUNT
};

_Static_assert(COUNT <= TUNER_PARAMETERS, "too many parameters");

static TunerParameter parameters[COUNT] = {
    [MATE] = {"mate_early", 8, 0, 40, 2},
    [MATE + 1] = {"mate_late", 8, 0, 40, 2},
    [WEIGHT] = {"weight_early", 4, 0, 60, 2},
    [WEIGHT + 1] = {"weight_late", 16, 0, 80, 3},
    [LOSS] = {"loss_early", 5, 0, 40, 1},
    [LOSS + 1] = {"loss_late", 12, 0, 60, 1},
    [GAIN] = {"gain_early", 4, 0, 40, 1},
    [GAIN + 1] = {"gain_late", 8, 0, 40, 1},
    [DRAW] = {"draw_early", 12, 0, 60, 2},
    [DRAW + 1] = {"draw_late", 14, 0, 60, 2},
    [DROP] = {"drop_early", 12, 0, 60, 2},
    [DROP + 1] = {"drop_late", 14, 0, 60, 2},
    [THIN] = {"thin_follower_early", 12, 0, 80, 3},
    [THIN + 1] = {"thin_goon_early", 12, 0, 80, 3},
    [THIN + 2] = {"thin_initiate_early", 1, 0, 80, 2},
    [THIN + 3] = {"thin_follower_late", 14, 0, 80, 3},
    [THIN + 4] = {"thin_goon_late", 8, 0, 80, 3},
    [THIN + 5] = {"thin_initiate_late", 1, 0, 80, 2},
    [SPARE] = {"spare", 6, 0, 60, 2},
    [DENY] = {"deny", 3, 0, 32, 1},
    [RAZE] = {"raze", 6, 0, 40, 1},
    [GUARD] = {"guard", 8, 0, 80, 3},
    [KEEP] = {"keep", 6, 0, 40, 1},
    [OPEN] = {"open", 2, 0, 16, 1},
    [TOP] = {"top", 8, 0, 60, 2},
};

/* ---- A start for cards: sums over their abilities ---- */

static double branch_worth(const RealmsBranch *branch, int late)
{
    static const double of[2][8] = {{0, 8, 4, 5, 12, 12, 10, 8}, {0, 4, 7, 11, 13, 8, 10, 9}};
    double worth = of[late][branch->effect];

    switch (branch->effect) {
    case REALMS_POWER:
    case REALMS_GAIN:
    case REALMS_LOSE:
        worth *= REALMS_N(branch);
        break;
    case REALMS_DRAW:
        worth *= REALMS_N(branch) + (REALMS_N(branch) ? -0.6 : 1) * REALMS_M(branch);
        break;
    default:
        break;
    }
    if (branch->mark)
        worth *= 0.6;
    if (REALMS_CONDITION_1(branch))
        worth *= 0.5;
    if (REALMS_CONDITION_2(branch))
        worth *= 0.6;
    return worth;
}

static double kind_worth(const RealmsKind *kind, int late)
{
    double worth = 0, first, second;
    int ability;

    for (ability = 0; ability != REALMS_ABILITIES; ability++) {
        first = branch_worth(&kind->branches[REALMS_WAY(ability, 0)], late);
        second = branch_worth(&kind->branches[REALMS_WAY(ability, 1)], late);
        worth += fmax(first, second) + 0.3 * fmin(first, second);
    }
    if (kind->type == REALMS_LOCATION)
        worth = 1.3 * worth + kind->sanity + 6 * kind->shield + (kind->flags ? 6 : 0);
    return worth;
}

__attribute__((constructor)) static void name_cards(void)
{
    static char names[2 * REALMS_KINDS][24];
    int kind, late;

    for (late = 0; late != 2; late++)
        for (kind = 0; kind != REALMS_KINDS; kind++) {
            int number = late * REALMS_KINDS + kind;

            snprintf(names[number], sizeof names[number], "%s_%d", late ? "late" : "early", kind);
            parameters[number] =
                (TunerParameter){names[number], kind_worth(&realms_kinds[kind], late), 0, 250, 3};
        }
}

/* ---- Weights from parameters ---- */

static uint8_t byte(double value)
{
    return (uint8_t)fmin(255, fmax(0, lround(value)));
}

static void build(RealmsWeights *weights, const double *p)
{
    int late, kind;

    for (late = 0; late != 2; late++) {
        for (kind = 0; kind != REALMS_KINDS; kind++)
            weights->card[late][kind] = byte(p[late * REALMS_KINDS + kind]);
        for (kind = 0; kind != 3; kind++)
            weights->thin[late][kind] = byte(p[THIN + 3 * late + kind]);
        weights->mate[late] = byte(p[MATE + late]);
        weights->weight[late] = byte(p[WEIGHT + late]);
        weights->loss[late] = byte(p[LOSS + late]);
        weights->gain[late] = byte(p[GAIN + late]);
        weights->draw[late] = byte(p[DRAW + late]);
        weights->drop[late] = byte(p[DROP + late]);
    }
    weights->spare = byte(p[SPARE]);
    weights->deny = byte(p[DENY]);
    weights->raze = byte(p[RAZE]);
    weights->guard = byte(p[GUARD]);
    weights->keep = byte(p[KEEP]);
    weights->open = byte(p[OPEN]);
    weights->top = byte(p[TOP]);
}

/* ---- Games ---- */

static double play(const double *first, const double *second, uint32_t seed, int swapped)
{
    static RealmsWeights weights[2];
    RealmsAction action;
    uint8_t seats = seed % 8 == 7 ? 4 : 2;
    double points = 0;
    int seat, winners = 0;

    build(&weights[0], first);
    build(&weights[1], second);
    random_seed(&cpu_random, seed);
    realms_start(seats, seed);
    while (realms_seat_to_act() != REALMS_NONE) {
        realms_weights_now = &weights[(realms_seat_to_act() & 1) ^ swapped];
        realms_choose((uint8_t)tuner_level, &action);
        if (!realms_apply(&action)) {
            fputs("tuner: the Elder chose what is not legal\n", stderr);
            exit(1);
        }
    }
    for (seat = 0; seat != seats; seat++)
        if (realms.winners >> seat & 1) {
            winners++;
            points += ((seat & 1) ^ swapped) == 0;
        }
    return winners ? points / winners : 0.5;
}

/* ---- The source file ---- */

static void write_list(FILE *out, const char *name, const uint8_t *bytes, int size)
{
    int place;

    fprintf(out, "%s{", name);
    for (place = 0; place != size; place++)
        fprintf(out, place ? ", %d" : "%d", bytes[place]);
    fputs("}", out);
}

static void write_pair(FILE *out, const char *name, const uint8_t *first, const uint8_t *second,
                       int size)
{
    fprintf(out, "    .%s = {\n", name);
    write_list(out, "        ", first, size);
    write_list(out, ",\n        ", second, size);
    fputs(",\n    },\n", out);
}

static void write(FILE *out, const double *values)
{
    static RealmsWeights weights;

    build(&weights, values);
    fputs("/* Made by the tuner (tools/tuner); do not edit. Cards are in the order of\n"
          " * res/realms/cards.txt. */\n"
          "/* clang-format off */\n#include \"games/realms/realms_weights.h\"\n\n"
          "#ifndef TUNING\nconst RealmsWeights realms_weights = {\n",
          out);
    write_pair(out, "card", weights.card[0], weights.card[1], REALMS_KINDS);
    write_list(out, "    .mate = ", weights.mate, 2);
    write_list(out, ",\n    .weight = ", weights.weight, 2);
    write_list(out, ",\n    .loss = ", weights.loss, 2);
    write_list(out, ",\n    .gain = ", weights.gain, 2);
    write_list(out, ",\n    .draw = ", weights.draw, 2);
    write_list(out, ",\n    .drop = ", weights.drop, 2);
    fputs(",\n", out);
    write_pair(out, "thin", weights.thin[0], weights.thin[1], 3);
    fprintf(
        out,
        "    .spare = %d,\n    .deny = %d,\n    .raze = %d,\n    .guard = %d,\n    .keep = %d,\n"
        "    .open = %d,\n    .top = %d,\n};\n#endif\n",
        weights.spare, weights.deny, weights.raze, weights.guard, weights.keep, weights.open,
        weights.top);
}

const TunerGame tuner_realms = {
    .name = "realms",
    .parameters = parameters,
    .count = COUNT,
    .play = play,
    .write = write,
};
