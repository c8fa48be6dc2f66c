#include "cart/save/save.h"
#include "screens/keep.h"
#include "screens/replay/recall.h"
#include "screens/replay/watched.h"
#include "screens/seats.h"
#include "screens/settings.h"
#include "ui/message.h"

uint8_t recall_silent, recall_open, recall_seat;

uint8_t recall_begin(uint8_t from)
{
    seats_take();
    message_forget();
    if (from == KEEP_FROM_SEED && !watched_start())
        return 0;
    return watched_seats() == seats_count;
}

uint8_t recall_next(void)
{
    static uint8_t bytes[KEEP_ACTION_BYTES];
    uint8_t count = keep_peek(bytes);
    uint8_t length;

    recall_seat = watched_seat_to_act();
    if (count == 0 || recall_seat == SEAT_NONE)
        return 0;
    length = watched_take(bytes, count);
    if (length == 0)
        return 0;
    keep_took(length);
    if (!recall_open && seats_is_person(recall_seat))
        seats_near = recall_seat;
    return 1;
}

uint8_t recall_resume(void) BANKED
{
    uint8_t from = keep_open(0);

    recall_open = 0;
    recall_silent = 0;
    if (from != KEEP_DAMAGED && recall_begin(from)) {
        while (recall_next())
            ;
        if (keep_at_end) {
            settings_keep(); /* the game played last, and who plays it */
            return 1;
        }
    }
    keep_drop();
    keep_found = SAVE_GAME_DAMAGED;
    return 0;
}
