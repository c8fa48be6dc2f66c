#include <string.h>

#include "games/memory.h"
#include "games/realms/realms.h"
#include "games/scratch.h"
#include "screens/keep.h"
#include "screens/undo.h"
#include "ui/message.h"

typedef struct {
    uint8_t bytes[KEEP_ACTION_BYTES];
    uint8_t count;
    uint8_t said; /* messages before it */
} Choice;

/* All games share one place. */
#define state   ((uint8_t *)&realms)
#define copy    (game_scratch + SCRATCH_SCREENS)
#define choices ((Choice *)(copy + GAME_STATE_BYTES))
#define MOST    ((GAME_SCRATCH - SCRATCH_SCREENS - GAME_STATE_BYTES) / sizeof(Choice))
_Static_assert(MOST >= 16, "a turn has more choices");

uint8_t undo_count;

void undo_note(const uint8_t *bytes, uint8_t count) BANKED
{
    Choice *choice;

    if (undo_count == MOST)
        undo_count = 0;
    if (undo_count == 0)
        memcpy(copy, state, GAME_STATE_BYTES);
    choice = &choices[undo_count];
    memcpy(choice->bytes, bytes, KEEP_ACTION_BYTES);
    choice->count = count;
    choice->said = message_total;
    undo_count++;
}

void undo_forget(void) BANKED
{
    undo_count = 0;
}

void undo_back(void) BANKED
{
    undo_count--;
    memcpy(state, copy, GAME_STATE_BYTES);
}

const uint8_t *undo_choice(uint8_t n) BANKED
{
    return choices[n].bytes;
}

void undo_end(void) BANKED
{
    keep_undo(choices[undo_count].count);
    message_take_back(choices[undo_count].said);
}
