/* Who sits at the table: the game, the four seats with kind and name, the seed. Set-up fills it,
 * the tables read it. */
#ifndef SCREENS_SITTING_H
#define SCREENS_SITTING_H

#include <stdint.h>
#include "cart/bank_call.h"

#define SITTING_SEATS 4
#define NAME_LENGTH   8

enum { GAME_POCKET, GAME_TIDES, GAME_REALMS, GAME_COUNT };
enum { KIND_PERSON, KIND_NOVICE, KIND_ADEPT, KIND_ELDER, KIND_EMPTY, KIND_COUNT };

extern uint8_t sitting_game;
extern uint8_t sitting_kind[SITTING_SEATS];
extern uint8_t sitting_name[SITTING_SEATS][NAME_LENGTH + 1]; /* glyphs, zero at the end */
extern uint32_t sitting_seed;

void sitting_init(void) BANKED;

/* By game: whether this cartridge holds it, and how many can sit down at most. */
uint8_t sitting_has_game(uint8_t game) BANKED;
uint8_t sitting_seats(void) BANKED;

/* Before set-up of sitting_game: where nobody may be missing, empty seats get a player. */
void sitting_fill(void) BANKED;

uint8_t sitting_taken(void) BANKED; /* seats that are not empty */

#endif
