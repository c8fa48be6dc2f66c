/* A kept game played again from its journal, action by action. */
#ifndef SAVEREAD_KEPT_GAME_H
#define SAVEREAD_KEPT_GAME_H

#include <stdint.h>

/* Looks for the game's journal of that status: what slots.h says, and when it is SLOTS_FINE the
 * number of actions, -1 when they make no sense. The state of the game is then in its struct. */
uint8_t kept_game_play(uint8_t game, uint8_t status, int *actions);

#endif
