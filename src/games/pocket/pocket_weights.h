/* The numbers by which the CPU players of Pocket Madness judge, in sixteenths of a Madness token.
 * The tuner finds them and writes their tables (tools/tuner). */
#ifndef GAMES_POCKET_POCKET_WEIGHTS_H
#define GAMES_POCKET_POCKET_WEIGHTS_H

#include <stdint.h>

#define TOKEN         16
#define TIMES         8  /* spans of a round, by the cards that a seat will still draw; 0: none */
#define OUT_OF_SIGHT  32 /* a run that misses this much counts nothing */
#define RUN_TOKENS    6
#define SET_STEPS     3
#define MADNESS_STEPS 8

/* How much things are worth. A run comes in fourths of that: all of it is added up first. */
typedef struct {
    uint8_t run[TIMES][OUT_OF_SIGHT];      /* for each of its tokens, by what it misses */
    uint8_t kinds_cost[TIMES][8];          /* different kinds in the hand */
    uint8_t loose_cost[MADNESS_STEPS][16]; /* cards in no set, by the seat's tokens / 2 */
    uint8_t portal[7];                     /* holding it */
} PocketOutlook;

enum { OUTLOOK_ON_ACTIONS, OUTLOOK_AFTER_DREAMS, OUTLOOKS };

typedef struct {
    uint8_t time[3][64];         /* by seats - 2 and cards in the row */
    uint8_t card_cost[16];       /* missing card, by copies still to be had */
    uint8_t set_step[SET_STEPS]; /* first, second, third card of a kind */
    uint8_t set;                 /* all of these together */
    uint8_t unknown_card[TIMES]; /* drawing a face-down card */
    uint8_t seal_gain[7];        /* sealing it, besides cards that move */
    uint8_t going_out;           /* besides tokens */
    uint8_t stolen_card;         /* what an opponent loses with a card */
    uint8_t win;                 /* the game */
    int16_t madness[32];         /* tokens of a seat */
    PocketOutlook outlook[OUTLOOKS];
} PocketWeights;

#ifdef TUNING
extern PocketWeights *pocket_weights_now; /* the tuner changes them between choices */
#define WEIGHTS (*pocket_weights_now)
#else
extern const PocketWeights pocket_weights;
#define WEIGHTS pocket_weights
#endif

#endif
