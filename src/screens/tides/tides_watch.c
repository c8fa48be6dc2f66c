#include <string.h>

#include "games/tides/tides.h"
#include "screens/replay/recall.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_cursor.h"
#include "screens/tides/tides_info.h"
#include "screens/tides/tides_table.h"
#include "screens/tides/tides_watch.h"
#include "screens/tides/tides_words.h"
#include "ui/message.h"

static uint8_t described; /* what is under the cursor */

uint8_t tides_watch_take(const uint8_t *bytes, uint8_t count) BANKED
{
    static TidesAction action;
    uint8_t length = tides_decode(bytes, count, &action);

    if (length == 0 || !tides_apply(&action))
        return 0;
    if (!recall_silent)
        tides_words_keep(recall_open);
    return length;
}

/* The table stays as it is turned; the hand below it is that of the seat that is watched, and what
 * was chosen in secret lies open. */
static void open_secrets(uint8_t seat)
{
    uint8_t n, card, keeps;

    tides_board.low = seats_near;
    tides_cursor_rewards = 0;
    seats_viewer = SEAT_NONE;
    tides_board_take_state();
    if (tides.phase == TIDES_OVER)
        memset(tides_board.worth, 0, sizeof tides_board.worth); /* it has been scored */
    memset(tides_board.hand, BOARD_EMPTY, sizeof tides_board.hand);
    for (n = 0; n != tides.hand_size[seat]; n++) {
        card = tides.hands[seat][n];
        if (card != tides.chosen[seat] && card != tides.thrown[seat])
            tides_board.hand[n] = card;
    }
    keeps = tides.phase == TIDES_KEEPING || tides.phase == TIDES_DISCARDING;
    for (n = 0; n != TIDES_SEATS; n++) {
        if (tides.chosen[n] == TIDES_NONE)
            continue;
        if (!keeps) {
            tides_board.slot[n] = tides.chosen[n];
            continue;
        }
        tides_board.table[n][tides_board.size[n]] = tides.chosen[n];
        if (tides.thrown[n] != TIDES_NONE)
            tides_board.slot[n] = tides.thrown[n];
    }
}

void tides_watch_show(uint8_t seat) BANKED
{
    open_secrets(seat);
    tides_board_load();
    tides_board_draw();
}

void tides_watch_draw(uint8_t seat) BANKED
{
    open_secrets(seat);
    tides_board_draw();
    tides_info_clear_panel();
}

void tides_watch_point(void) BANKED
{
    tides_cursor_set(AREA_HAND, 0);
    message_wipe();
    described = 0;
}

void tides_watch_move(void) BANKED
{
    if (tides_cursor_step()) {
        described = 0;
    } else if (!described) {
        tides_info_draw_words();
        described = 1;
    }
}

void tides_watch_look(void) BANKED
{
    tides_table_look();
    tides_table_reopen();
    described = 0;
}
