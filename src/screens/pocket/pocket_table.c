#include <gb/gb.h>

#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "games/pocket/pocket.h"
#include "screens/keep.h"
#include "screens/pace.h"
#include "screens/pause.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_cursor.h"
#include "screens/pocket/pocket_look.h"
#include "screens/pocket/pocket_panel.h"
#include "screens/pocket/pocket_round_end.h"
#include "screens/pocket/pocket_story.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_turn.h"
#include "screens/pocket/pocket_words.h"
#include "screens/replay/recall.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "screens/standing.h"
#include "screens/undo.h"
#include "ui/dialog.h"
#include "ui/message.h"
#include "ui/text.h"

#define MAD 10 /* tokens */

uint8_t table_waits, table_leaving;

static uint8_t is_open;

/* ---- The screen ---- */

void table_open(void)
{
    board_draw();
    if (!panel_has_actions)
        message_again();
    cursor_show();
    screen_enter(SCREEN_TABLE, SCHEME_MENU);
    is_open = 1;
}

/* Before the first hand-over the table has not been seen yet. */
static void close(void)
{
    if (is_open)
        screen_leave();
    is_open = 0;
}

static void look(void)
{
    close();
    if (cursor_zone == ZONE_ACTIONS && !panel_has_actions)
        look_at_seat(pocket.seat); /* the cursor is nowhere: who plays is what one looks at */
    else
        cursor_look();
    table_open();
}

static void pause(void)
{
    switch (pause_run()) {
    case PAUSE_LEAVE:
        table_leaving = 1;
        break;
    case PAUSE_AWAY:
        table_open();
        break;
    default:
        board_mark_turn();
        cursor_show();
    }
}

uint8_t table_key(uint8_t pressed)
{
    uint8_t waits = table_waits;

    if (!(pressed & (J_SELECT | J_START)))
        return 0;
    table_waits = 0;
    pace_keys = 0;
    if (pressed & J_SELECT)
        look();
    else
        pause();
    table_waits = waits;
    return 1;
}

void table_pause(uint8_t length)
{
    for (pace_pause(length); !table_leaving && pace_step();) {
        cursor_move(ON_TABLE);
        table_key(pace_keys);
    }
}

/* ---- One action ---- */

/* A piece a frame. */
static void redraw(void)
{
    uint8_t n;

    board_sync();
    board_draw_run();
    for (n = 0; n != seats_count; n++) {
        frame_next();
        board_draw_seat(n);
    }
    for (n = 0; n != POCKET_VALUES; n++) {
        frame_next();
        board_draw_portal(n);
    }
    frame_next();
    board_draw_row();
    frame_next();
    board_draw_hand();
    frame_next();
}

/* What has changed without a flight: another hand, and whose Portals are marked. */
static void settle(void)
{
    uint8_t hand = board_hand;

    board_sync();
    if (board_hand != hand)
        redraw();
    else if (seats_people == 0)
        board_draw_hand(); /* backs: one more, one less */
}

static void end_round(uint8_t event)
{
    close();
    round_end_tell(event);
    seats_close();
    board_sync();
    board_scroll = 0;
    panel_show_words();
    cursor_put(ZONE_ACTIONS, 0);
    if (pocket.phase != POCKET_OVER)
        table_open();
}

static void apply(const PocketAction *action)
{
    static uint8_t bytes[KEEP_ACTION_BYTES];
    uint8_t seat = pocket.seat;
    uint8_t main_before = pocket.main_action;
    uint8_t is_person = seats_is_person(seat);
    uint8_t length = pocket_encode(action, bytes);
    uint8_t end;

    if (is_person) {
        cursor_hide(); /* the key was heard */
        undo_note(bytes, length);
    }
    frame_busy_begin(); /* the last action of a round deals the next one, and the screen changes */
    if (!pocket_apply(action))
        crash(CRASH_IMPOSSIBLE);
    frame_next();
    frame_busy_end();
    if (!pocket_is_sound())
        crash(CRASH_IMPOSSIBLE);
    frame_next();
    keep_action(bytes, length);
    frame_next();
    if (story_is_final())
        undo_forget();
    end = story_tell(action, seat, main_before, !is_person);
    if (table_leaving)
        return;
    if (!is_person && action->kind != POCKET_END)
        table_pause(PAUSE_READ);
    if (table_leaving)
        return;
    if (end != POCKET_NONE) {
        end_round(end);
        return;
    }
    if (pocket.seat != seat)
        seats_close();
    settle();
}

/* ---- Who acts ---- */

static void take_back(void)
{
    static PocketAction action;
    uint8_t n;

    sound_effect(EFFECT_BACK);
    cursor_hide();
    undo_back();
    for (n = 0; n != undo_count; n++) {
        frame_next();
        pocket_decode(undo_choice(n), POCKET_ACTION_BYTES, &action);
        pocket_apply(&action);
    }
    frame_next();
    undo_end();
    frame_next();
    redraw();
}

static uint8_t begins_turn(void)
{
    return pocket.phase == POCKET_NAMING ||
           (pocket.phase == POCKET_TURN && pocket.main_action == POCKET_MAIN_NONE &&
            !pocket.sealed);
}

static void person_acts(uint8_t seat)
{
    static PocketAction action;

    if (seats_must_hand_over(seat)) {
        close();
        seats_hand_over(seat);
        board_sync();
        panel_has_actions = 1;
        table_open();
    }
    if (begins_turn() && undo_count == 0)
        sound_effect(EFFECT_YOUR_TURN);
    switch (turn_choose(&action)) {
    case CHOICE_MADE:
        apply(&action);
        break;
    case CHOICE_UNDO:
        take_back();
        break;
    default:
        break;
    }
}

static void cpu_acts(uint8_t seat)
{
    static PocketAction action;

    undo_forget();
    if (panel_has_actions) {
        panel_show_words();
        cursor_show();
        frame_next();
    }
    if (begins_turn()) {
        text_argument(0, seats_name(seat));
        message_show(TEXT_THINKING);
        pace_begin();
        table_pause(PAUSE_THINK);
        if (table_leaving)
            return;
    }
    frame_busy_begin();
    keep_seed_cpu();
    pocket_choose(seats_level(seat), &action);
    frame_next(); /* a new frame for what comes next */
    frame_busy_end();
    apply(&action);
}

/* ---- The game ---- */

static uint8_t someone_is_nearly_mad(void)
{
    uint8_t seat;

    for (seat = 0; seat != seats_count; seat++)
        if (pocket.madness[seat] >= MAD - 3)
            return 1;
    return 0;
}

static void play(void)
{
    uint8_t seat;

    while (!table_leaving && (seat = pocket_seat_to_act()) != POCKET_NONE) {
        sound_tense(someone_is_nearly_mad());
        if (seats_is_person(seat))
            person_acts(seat);
        else
            cpu_acts(seat);
    }
}

static void begin(void)
{
    seats_take();
    pocket_start(seats_count, sitting_seed);
    keep_begin();
    undo_forget();
    message_forget();
    pocket_words_begin();
}

/* Before the first hand-over nobody sees the table; nor when all that is left is the standing. */
static uint8_t opens_at_once(void)
{
    uint8_t seat = pocket_seat_to_act();

    return seat != POCKET_NONE && (seats_people < 2 || !seats_is_person(seat));
}

static void set_the_table(void)
{
    table_leaving = 0;
    is_open = 0;
    pace_keys = 0;
    panel_show_words();
    cursor_put(ZONE_ACTIONS, 0);
    board_load();
    board_sync();
    sound_play_music(MUSIC_POCKET);
    message_repeat(0);
}

/* ---- The end ---- */

static uint8_t show_standing(void)
{
    uint8_t seat;

    for (seat = 0; seat != seats_count; seat++)
        standing_score[seat] = pocket.madness[seat];
    standing_length = pocket.round;
    return standing_run(pocket.winners, STANDING_FEWEST, TEXT_POCKET_UNIT);
}

uint8_t pocket_table(void) BANKED
{
    uint8_t resumes = keep_wanted;

    do {
        if (resumes) {
            if (!recall_resume())
                return SCREEN_MENU;
            resumes = 0;
        } else {
            begin();
        }
        set_the_table();
        if (opens_at_once())
            table_open();
        play();
        if (table_leaving) {
            close();
            return SCREEN_MENU;
        }
    } while (show_standing());
    return SCREEN_MENU;
}
