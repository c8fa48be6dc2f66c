/* The numbers by which the CPU players of Cthulhu Realms judge, eight to a point of power.
 * The tuner finds them and writes their table (tools/tuner). */
#ifndef GAMES_REALMS_REALMS_WEIGHTS_H
#define GAMES_REALMS_REALMS_WEIGHTS_H

#include "realms_cards.h"

/* A pair holds for the beginning and for the end of a game; between them it slides. */
enum { REALMS_EARLY, REALMS_LATE };

typedef struct {
    uint8_t card[2][REALMS_KINDS]; /* having one more of a kind */
    uint8_t mate[2];               /* and for each card of the colour that its condition names */
    uint8_t weight[2];             /* what any card more costs a deck */
    uint8_t loss[2];               /* a point that an opponent loses */
    uint8_t gain[2];               /* a point of sanity */
    uint8_t draw[2];               /* a card drawn */
    uint8_t drop[2];               /* a card that an opponent discards */
    uint8_t thin[2][3];            /* a starting card abjured, by kind */
    uint8_t spare;                 /* to abjure it from the hand, unplayed */
    uint8_t deny;                  /* in sixteenths: a card that others cannot buy */
    uint8_t raze;                  /* in eighths: a Location of an opponent destroyed */
    uint8_t guard;                 /* and if it is a Sanctuary or a Nexus */
    uint8_t keep;                  /* in eighths: a card that abjures itself */
    uint8_t open;                  /* in sixteenths: the next common card, left to others */
    uint8_t top;                   /* a card recalled to the top of the deck */
} RealmsWeights;

#ifdef TUNING
extern RealmsWeights *realms_weights_now; /* the tuner changes them between choices */
#define WEIGHTS (*realms_weights_now)
#else
extern const RealmsWeights realms_weights;
#define WEIGHTS realms_weights
#endif

#endif
