#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "games/realms/realms.h"
#include "screens/keep.h"
#include "screens/pace.h"
#include "screens/pause.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_pointer.h"
#include "screens/realms/play/realms_person.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/realms_zones.h"
#include "screens/replay/recall.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "screens/standing.h"
#include "screens/undo.h"
#include "ui/bracket.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define NEARLY_MAD 12 /* sanity */

uint8_t realms_table_games, realms_table_waits;

static uint8_t leaving;

void realms_table_show(void) BANKED
{
    frame_busy_begin();
    zones_begin();
    zones_draw_all();
    frame_busy_end();
    screen_enter(SCREEN_TABLE, SCHEME_MENU);
}

uint8_t realms_table_pause(void) BANKED
{
    switch (pause_run()) {
    case PAUSE_AWAY:
        realms_table_show();
        break;
    case PAUSE_LEAVE:
        leaving = 1;
        break;
    default:
        break;
    }
    return leaving;
}

/* ---- Sitting down ---- */

static void choose_bottom(void)
{
    zones_bottom = seats_near;
    zones_open = seats_viewer == zones_bottom;
}

static void begin(void)
{
    realms_start(seats_count, sitting_seed);
    keep_begin();
    undo_forget();
    message_forget();
}

static void set_the_table(void)
{
    leaving = 0;
    realms_table_waits = 0;
    pace_keys = 0;
    moves_begin();
    choose_bottom();
    sound_play_music(MUSIC_REALMS);
}

/* Before the first hand-over nobody sees the table. */
static uint8_t opens_at_once(void)
{
    uint8_t seat = realms_seat_to_act();

    return seat == REALMS_NONE || seats_people < 2 || !seats_is_person(seat);
}

/* ---- Others ---- */

static void look_at_move(void)
{
    if (moves_card == REALMS_NONE)
        return;
    screen_leave();
    close_look(realms_kind_of(moves_card));
    realms_table_show();
}

/* What was pressed while others played. */
static void take_keys(void)
{
    if (pace_keys & J_START)
        realms_table_pause();
    else if (pace_keys & J_SELECT)
        look_at_move();
    pace_keys = 0;
}

static void think(uint8_t seat)
{
    static RealmsAction action;

    zones_hide_cursor();
    pointer_at_seat(seat);
    undo_forget();
    frame_busy_begin();
    keep_seed_cpu();
    realms_choose(seats_level(seat), &action);
    frame_next(); /* a whole frame for what follows */
    frame_busy_end();
    moves_do(&action);
    take_keys();
}

/* ---- People ---- */

static void hand_over(uint8_t seat)
{
    screen_leave();
    seats_hand_over(seat);
    zones_bottom = seat;
    zones_open = 1;
    realms_table_show();
}

static void ask(uint8_t seat)
{
    if (seats_must_hand_over(seat))
        hand_over(seat);
    if (person_choose())
        leaving = 1;
    realms_table_waits = 0;
    if (leaving || realms_seat_to_act() == seat)
        return;
    if (seats_close()) {
        zones_open = 0;
        zones_dirty = ZONES_ALL;
    }
}

static uint8_t someone_is_nearly_mad(void)
{
    uint8_t seat;

    for (seat = 0; seat != seats_count; seat++)
        if (REALMS_IS_IN(seat) && realms.sanity[seat] <= NEARLY_MAD)
            return 1;
    return 0;
}

static void play(void)
{
    uint8_t seat;

    while (!leaving && (seat = realms_seat_to_act()) != REALMS_NONE) {
        sound_tense(someone_is_nearly_mad());
        if (seats_is_person(seat))
            ask(seat);
        else
            think(seat);
    }
}

/* ---- The end ---- */

/* Not zero when another game is wanted. */
static uint8_t show_standing(void)
{
    uint8_t seat;

    realms_table_games++;
    undo_forget();
    screen_leave();
    for (seat = 0; seat != seats_count; seat++)
        standing_score[seat] = REALMS_IS_IN(seat) ? realms.sanity[seat] : 0;
    standing_length = realms.turn;
    realms_table_waits = 1;
    return standing_run(realms.winners, STANDING_MOST, TEXT_REALMS_UNIT);
}

static void open_table(void)
{
    set_the_table();
    if (opens_at_once())
        realms_table_show();
}

/* The empty table comes up at once; shuffling and dealing take their time after that. Several
 * people see nothing of it before the first of them has the Game Boy. */
static void begin_and_deal(void)
{
    seats_take();
    if (seats_people > 1) {
        begin();
        open_table();
        return;
    }
    zones_draw_ground();
    screen_enter(SCREEN_TABLE, SCHEME_MENU);
    frame_busy_begin();
    begin();
    set_the_table();
    zones_begin();
    frame_next();
    frame_busy_end();
    while (zones_step())
        frame_next();
}

uint8_t realms_table(void) BANKED
{
    uint8_t resumes = keep_wanted;

    do {
        if (resumes) {
            if (!recall_resume())
                return SCREEN_MENU;
            resumes = 0;
            open_table();
        } else {
            begin_and_deal();
        }
        play();
        if (leaving) {
            screen_leave();
            return SCREEN_MENU;
        }
    } while (show_standing());
    return SCREEN_MENU;
}
