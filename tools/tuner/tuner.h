/* What a game gives to be tuned: parameters with their ranges, a game between two sets of them, and
 * a way to write the tables made from them. Nothing else here knows a game. */
#ifndef TOOLS_TUNER_TUNER_H
#define TOOLS_TUNER_TUNER_H

#include <stdint.h>
#include <stdio.h>

#define TUNER_PARAMETERS 160

typedef struct {
    const char *name;
    double start, least, most;
    double step; /* how far a trial moves it: what makes a difference of play, not of rounding */
} TunerParameter;

typedef struct {
    const char *name;
    const TunerParameter *parameters;
    int count;

    /* One game: odd seats play by the second set if swapped is 0, else by the first one. Returns
     * the points of the first set: 1, 0, or between. */
    double (*play)(const double *first, const double *second, uint32_t seed, int swapped);
    void (*write)(FILE *out, const double *values); /* the tables, as C source */
} TunerGame;

extern int tuner_level; /* of the CPU players that play, for games that tune more than one */

extern const TunerGame tuner_pocket, tuner_realms;

#endif
