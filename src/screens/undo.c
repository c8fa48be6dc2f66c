#include <string.h>

#include "games/scratch.h"
#include "screens/undo.h"

#define copies     (game_scratch + SCRATCH_SCREENS)
#define UNDO_BYTES (GAME_SCRATCH - SCRATCH_SCREENS)

uint8_t undo_count;

void undo_keep(const uint8_t *state, uint16_t bytes) BANKED
{
    uint16_t kept = undo_count * bytes;

    if (kept + bytes > UNDO_BYTES) {
        memmove(copies, copies + bytes, kept - bytes);
        kept -= bytes;
        undo_count--;
    }
    memcpy(copies + kept, state, bytes);
    undo_count++;
}

void undo_back(uint8_t *state, uint16_t bytes) BANKED
{
    undo_count--;
    memcpy(state, copies + undo_count * bytes, bytes);
}

void undo_forget(void) BANKED
{
    undo_count = 0;
}
