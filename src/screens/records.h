/* What was played and won, by game and CPU level, and the feats: kept in the battery RAM, read
 * into the games' scratch memory when it is needed. Games of exactly one person count; the level
 * is that of the strongest CPU player at the table. */
#ifndef SCREENS_RECORDS_H
#define SCREENS_RECORDS_H

#include <stdint.h>
#include "cart/bank_call.h"
#include "games/cpu.h"
#include "screens/sitting.h"

enum { RESULT_LOST, RESULT_SHARED, RESULT_WON };

typedef struct {
    uint16_t won, shared, lost;
    uint16_t best;              /* of the games not lost: see GameResult.value */
    uint16_t longest, shortest; /* GameResult.length; 0 = none yet */
    uint8_t streak, best_streak;
} RecordLine;

enum {
    FEAT_FIRST,         /* a game was finished */
    FEAT_SHARED,        /* a victory was shared */
    FEAT_HUNDRED,       /* a hundred games */
    FEAT_STREAK,        /* seven victories in a row against one level of Adepts or Elders */
    FEAT_TRINITY,       /* an Elder beaten in all three games */
    FEAT_POCKET_SANE,   /* won without a single token */
    FEAT_POCKET_QUICK,  /* won after two rounds at most */
    FEAT_POCKET_ELDERS, /* won against three Elders */
    FEAT_TIDES_BRINK,   /* won with eight tokens */
    FEAT_TIDES_HIGH,    /* won with a hundred points */
    FEAT_TIDES_NOBODY,  /* both went mad */
    FEAT_REALMS_BRINK,  /* won with five sanity or less */
    FEAT_REALMS_HALE,   /* won with 75 sanity or more */
    FEAT_REALMS_LAST,   /* won a game of four */
    FEAT_COUNT
};

typedef struct {
    RecordLine lines[GAME_COUNT][CPU_LEVELS];
    uint16_t games;               /* finished, of any kind */
    uint16_t feats;               /* bit per feat */
    uint32_t counted[GAME_COUNT]; /* keep_mark of the game counted last */
} Records;

/* A finished game. */
typedef struct {
    uint8_t game;
    uint8_t level, weakest; /* of the CPU players */
    uint8_t seats;
    uint8_t result;
    uint8_t nobody;  /* no seat has won */
    uint8_t tokens;  /* Tides of Madness: of the person */
    uint16_t value;  /* tokens (fewer are better), points, or sanity of the person */
    uint16_t length; /* rounds of Pocket Madness and Tides of Madness, turns of Cthulhu Realms */
} GameResult;

/* Reads them; without any, all are zero. The result stays until something else thinks. */
Records *records_open(void) BANKED;

/* Counts a game, before keep_finish, and keeps it: once, also when the plug is pulled in between.
 * Returns the feats that are new with it. */
uint16_t records_count(const GameResult *result) BANKED;
void records_clear(void) BANKED;

#endif
