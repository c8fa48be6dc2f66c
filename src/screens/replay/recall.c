#include "cart/frame.h"
#include "cart/palette.h"
#include "screens/keep.h"
#include "screens/replay/recall.h"
#include "screens/replay/watched.h"
#include "screens/seats.h"
#include "screens/settings.h"
#include "screens/undo.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/message.h"

#define LOG_BYTES 128 /* at the journal's end, with more words in them than the log holds */

#define LONG_BYTES 400 /* more than two seconds */
#define WAIT_ROW   8

uint8_t recall_silent, recall_open, recall_seat;

uint8_t recall_begin(uint8_t from)
{
    seats_take();
    message_forget();
    if (from == KEEP_FROM_SEED && !watched_start())
        return 0;
    return watched_seats() == seats_count;
}

/* What can be taken back when the game goes on. */
static void note_for_undo(const uint8_t *bytes, uint8_t count)
{
    if (seats_is_person(recall_seat))
        undo_note(bytes, watched_length(bytes, count));
    else
        undo_forget();
}

uint8_t recall_next(void)
{
    static uint8_t bytes[KEEP_ACTION_BYTES];
    uint8_t count = keep_peek(bytes);
    uint8_t length;

    recall_seat = watched_seat_to_act();
    if (count == 0 || recall_seat == SEAT_NONE)
        return 0;
    if (!recall_open)
        note_for_undo(bytes, count);
    length = watched_take(bytes, count);
    if (length == 0)
        return 0;
    keep_took(length);
    if (recall_open)
        return 1;
    if (seats_is_person(recall_seat))
        seats_near = recall_seat;
    if (watched_is_final(recall_seat))
        undo_forget();
    return 1;
}

/* Words on the bare page, when there is so much to do that one would wonder. */
static uint8_t ask_for_patience(void)
{
    if (keep_left() < LONG_BYTES)
        return 0;
    draw_text(0, WAIT_ROW, TEXT_REPLAY_WAIT);
    curtain_open(SCHEME_MENU);
    frame_next();
    return 1;
}

static uint8_t resume(void)
{
    uint8_t from = keep_open(0);
    uint8_t waits;

    recall_open = 0;
    undo_forget();
    if (from != KEEP_DAMAGED && recall_begin(from)) {
        waits = ask_for_patience();
        do
            recall_silent = keep_left() > LOG_BYTES;
        while (recall_next());
        if (waits)
            curtain_close();
        if (keep_at_end) {
            settings_keep(); /* the game played last, and who plays it */
            return 1;
        }
    }
    keep_give_up();
    return 0;
}

uint8_t recall_resume(void) BANKED
{
    uint8_t is_there;

    frame_busy_begin();
    is_there = resume();
    frame_busy_end();
    return is_there;
}
