/* Memory that only one game's CPU player uses at a time, while it thinks: the games share it.
 * Nothing in it outlives the call of a choose function. */
#ifndef GAMES_SCRATCH_H
#define GAMES_SCRATCH_H

#include <stdint.h>

#define GAME_SCRATCH 1280

/* Its head serves the screens too, while nobody thinks: prose, settings, records. What a person may
 * take back lies behind that (screens/undo.h). */
#define SCRATCH_SCREENS 760

extern uint8_t game_scratch[GAME_SCRATCH];

#endif
