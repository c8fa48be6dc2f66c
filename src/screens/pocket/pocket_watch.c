#include <string.h>

#include "games/pocket/pocket.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_cursor.h"
#include "screens/pocket/pocket_panel.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_watch.h"
#include "screens/pocket/pocket_words.h"
#include "screens/replay/recall.h"
#include "screens/screens.h"
#include "screens/seats.h"

static uint8_t described; /* what is under the cursor */

uint8_t pocket_watch_take(const uint8_t *bytes, uint8_t count) BANKED
{
    static PocketAction action;
    uint8_t seat = pocket.seat;
    uint8_t main_before = pocket.main_action;
    uint8_t length = pocket_decode(bytes, count, &action);

    if (length == 0 || !pocket_apply(&action))
        return 0;
    if (recall_open)
        seats_viewer = seat; /* who may see what it passes on */
    if (!recall_silent)
        words_keep(&action, seat, main_before);
    return length;
}

void pocket_watch_show(uint8_t seat) BANKED
{
    seats_viewer = seats_near;
    board_load();
    seats_viewer = seat;
    board_sync();
    panel_show_words();
    board_draw();
}

void pocket_watch_draw(uint8_t seat) BANKED
{
    static uint8_t holders[POCKET_VALUES];
    uint8_t is_other = seat != board_hand; /* names and Portals show whose hand it is */
    uint8_t n;

    memcpy(holders, board.portals, sizeof holders);
    seats_viewer = seat;
    board_sync();
    board_draw_run();
    if (is_other)
        board_draw_seats();
    else
        for (n = 0; n != seats_count; n++)
            board_draw_seat(n);
    for (n = 0; n != POCKET_VALUES; n++)
        if (is_other || holders[n] != board.portals[n])
            board_draw_portal(n);
    board_draw_row();
    board_draw_hand();
    board_mark_turn();
}

void pocket_watch_point(void) BANKED
{
    cursor_put(ZONE_HAND, 0);
    cursor_show();
    panel_show_words();
    described = 0;
}

void pocket_watch_move(void) BANKED
{
    if (cursor_move(ON_TABLE)) {
        described = 0;
    } else if (!described) {
        cursor_describe(1);
        described = 1;
    }
}

void pocket_watch_look(void) BANKED
{
    screen_leave();
    cursor_look();
    table_open();
    described = 0;
}
