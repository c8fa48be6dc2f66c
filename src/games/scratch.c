#include "games/scratch.h"

uint8_t game_scratch[GAME_SCRATCH];
