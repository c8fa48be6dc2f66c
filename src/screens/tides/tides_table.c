#include <gb/gb.h>

#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "screens/keep.h"
#include "screens/pace.h"
#include "screens/pause.h"
#include "screens/replay/recall.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "screens/standing.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_cursor.h"
#include "screens/tides/close/tides_look.h"
#include "screens/tides/tides_invariants.h"
#include "screens/tides/tides_person.h"
#include "screens/tides/close/tides_sheet.h"
#include "screens/tides/tides_table.h"
#include "screens/tides/tides_tell.h"
#include "screens/tides/tides_words.h"
#include "ui/message.h"
#include "ui/text.h"

#define NEARLY_MAD (TIDES_MAD - 3)

uint8_t tides_table_waits;

/* ---- Leaving the table and coming back ---- */

static void redraw(void)
{
    tides_board_load();
    tides_board_draw();
}

void tides_table_reopen(void)
{
    screen_enter(SCREEN_TABLE, SCHEME_MENU);
}

void tides_table_look_at_card(uint8_t card)
{
    screen_leave();
    tides_look_at_card(card);
    redraw();
}

void tides_table_look(void)
{
    uint8_t high = TIDES_OTHER(tides_board.low);
    uint8_t card = BOARD_EMPTY;

    switch (tides_cursor_area) {
    case AREA_HIGH:
        card = tides_board.table[high][tides_cursor_place];
        break;
    case AREA_LOW:
        card = tides_board.table[tides_board.low][tides_cursor_place];
        break;
    case AREA_HAND:
        if (!tides_cursor_rewards)
            card = tides_board.hand[tides_cursor_place];
        break;
    default:
        break;
    }
    screen_leave();
    if (tides_cursor_area == AREA_SUITS)
        tides_look_at_suit(tides_cursor_place,
                           tides_board_count(tides_board.low, tides_cursor_place),
                           tides_board_count(high, tides_cursor_place));
    else if (card < TIDES_CARDS)
        tides_look_at_card(card);
    else
        tides_look_at_madness(tides_board.tokens[tides_board.low], tides_board.tokens[high]);
    redraw();
}

void tides_table_sheet(void)
{
    screen_leave();
    tides_sheet_run();
    redraw();
}

uint8_t tides_table_pause(void)
{
    switch (pause_run()) {
    case PAUSE_LEAVE:
        return TABLE_LEFT;
    case PAUSE_AWAY:
        redraw();
        return TABLE_CLOSED;
    default:
        return TABLE_STAYED;
    }
}

/* ---- Moves ---- */

static void rest_cursor(void)
{
    tides_cursor_area = AREA_HAND;
    tides_cursor_place = 0;
    tides_cursor_rewards = 0;
}

/* The person whose turn it is takes the Game Boy. */
static void hand_over(uint8_t seat)
{
    screen_leave();
    seats_hand_over(seat);
    tides_board.low = seat;
    rest_cursor(); /* where the other one left it is a secret */
    tides_board_take_state();
    redraw();
    tides_table_reopen();
}

static void think(uint8_t seat, TidesAction *action)
{
    frame_next(); /* the story before may have used this one up */
    text_argument(0, seats_name(seat));
    message_show(TEXT_THINKING);
    pace_begin();
    for (pace_pause(PAUSE_THINK); pace_step();)
        ;
    frame_busy_begin();
    keep_seed_cpu();
    tides_choose(seats_level(seat), action);
    frame_next(); /* a new frame for what comes next */
    frame_busy_end();
}

/* A choice among one is none: the last card of a hand is laid down by itself. */
static uint8_t is_forced(TidesAction *action)
{
    static TidesAction other;

    if (!tides_first_action(action))
        return 0;
    other = *action;
    return !tides_next_action(&other);
}

static void apply(const TidesAction *action)
{
    static uint8_t bytes[TIDES_ACTION_BYTES];
    uint8_t length = tides_encode(action, bytes);

    frame_busy_begin(); /* a scoring takes more than a frame */
    if (!tides_apply(action) || !tides_is_sound())
        crash(CRASH_IMPOSSIBLE);
    frame_next();
    frame_busy_end();
    keep_action(bytes, length);
    frame_next();
}

/* 0 when the player leaves the game. */
static uint8_t play_move(void)
{
    static TidesAction action;
    uint8_t seat = tides_seat_to_act();

    if (!is_forced(&action)) {
        if (!seats_is_person(seat)) {
            think(seat, &action);
        } else {
            if (seats_must_hand_over(seat))
                hand_over(seat);
            if (!tides_person_choose(&action))
                return 0;
        }
    }
    apply(&action);
    return tides_tell_events();
}

/* ---- The game ---- */

static void begin(void)
{
    seats_take();
    tides_start(seats_count, sitting_seed);
    keep_begin();
    message_forget();
    tides_words_begin();
}

static void set_the_table(void)
{
    pace_keys = 0;
    tides_board.low = seats_near;
    rest_cursor();
    sound_play_music(MUSIC_TIDES);
    tides_board_take_state();
    redraw();
    tides_table_reopen();
}

static uint8_t the_end_is_near(void)
{
    return tides.round == TIDES_ROUNDS || tides.tokens[0] >= NEARLY_MAD ||
           tides.tokens[1] >= NEARLY_MAD;
}

/* 0 when the player left it. */
static uint8_t play(void)
{
    if (!tides_tell_start())
        return 0;
    while (tides_seat_to_act() != TIDES_NONE) {
        sound_tense(the_end_is_near());
        if (!play_move())
            return 0;
    }
    return 1;
}

/* ---- The end ---- */

static uint8_t someone_is_mad(void)
{
    return tides.tokens[0] >= TIDES_MAD || tides.tokens[1] >= TIDES_MAD;
}

/* Not zero when another game is wanted. */
static uint8_t show_standing(void)
{
    uint8_t seat, again;

    screen_leave();
    for (seat = 0; seat != TIDES_SEATS; seat++)
        standing_score[seat] = tides.points[seat];
    standing_length = tides.round;
    standing_tokens = tides.tokens[tides_board.low];
    tides_table_waits = 1;
    again = standing_run(tides.winners, STANDING_MOST,
                         someone_is_mad() ? TEXT_TIDES_UNIT_MAD : TEXT_TIDES_UNIT);
    tides_table_waits = 0;
    return again;
}

uint8_t tides_table(void) BANKED
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
        if (!play()) {
            screen_leave();
            return SCREEN_MENU;
        }
    } while (show_standing());
    return SCREEN_MENU;
}
