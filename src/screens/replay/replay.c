#include <gb/gb.h>
#include <string.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/video.h"
#include "screens/keep.h"
#include "screens/options.h"
#include "screens/replay/ladder.h"
#include "screens/replay/recall.h"
#include "screens/replay/replay.h"
#include "screens/replay/watched.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/bracket.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define FOOT_ROW (MESSAGE_ROW + 2)
#define STEP_X   11
#define LONG_WAY 200 /* steps that take more than a second */

uint16_t replay_step, replay_steps;

static uint16_t before;    /* actions of a long game before its first step here */
static uint8_t hand;       /* the seat whose hand is shown */
static uint8_t news, said; /* messages of this step, and which one is shown */
static uint8_t left;       /* frames for which it stands */

/* What takes longer than a frame is announced until the next one has come, whose keys count. */
static uint8_t announced;
static uint8_t moved, pressed; /* keys not yet answered */

static void announce(void)
{
    if (!announced)
        frame_busy_begin();
    announced = 1;
}

static void next_frame(void)
{
    frame_next();
    if (announced)
        frame_busy_end();
    announced = 0;
    moved |= input_moved;
    pressed |= input_pressed;
}

static void forget_keys(void)
{
    moved = 0;
    pressed = 0;
}

/* ---- The way through the game ---- */

static uint8_t begin(void)
{
    uint8_t from = keep_open(1);

    if (from == KEEP_DAMAGED || !recall_begin(from))
        return 0;
    seats_people = 1; /* all hands are open to who watches */
    before = keep_actions;
    replay_step = 0;
    news = 0;
    recall_seat = watched_seat_to_act();
    return 1;
}

/* Decoding alone is quick: the length of the game is known before anything is shown. */
static uint16_t count_steps(void)
{
    static uint8_t bytes[KEEP_ACTION_BYTES];
    uint16_t first = keep_place();
    uint16_t steps = 0;
    uint8_t count, length;

    while ((count = keep_peek(bytes)) != 0 && (length = watched_length(bytes, count)) != 0) {
        keep_took(length);
        steps++;
    }
    keep_go_back(first, before);
    return steps;
}

static void step_on(void)
{
    uint8_t total = message_total;

    if (!recall_next()) {
        replay_steps = replay_step; /* no action that these rules know: it ends here */
        return;
    }
    news = message_total - total;
    replay_step++;
}

/* Only the last action needs its words; no copy of where one stands, which is no use to go back. */
static void go_on_to(uint16_t step)
{
    recall_silent = 1;
    while (replay_step + 1 < step) {
        step_on();
        ladder_keep(replay_step);
    }
    recall_silent = 0;
    if (replay_step < step)
        step_on();
}

static void ask_for_patience(void)
{
    message_show(TEXT_REPLAY_WAIT);
    frame_next();
}

/* To the nearest copy before the step; the last action is taken anew, for its words. */
static void go_back_to(uint16_t step)
{
    uint8_t rung;
    uint16_t from = LADDER_NOTHING;

    for (rung = 0; rung != LADDER_RUNGS && from == LADDER_NOTHING; rung++)
        from = ladder_back(rung, step);
    if (from == LADDER_NOTHING) {
        if (step > LONG_WAY)
            ask_for_patience();
        begin();
    } else {
        replay_step = from;
    }
    go_on_to(step);
}

static void next_chapter(void)
{
    uint8_t chapter = watched_chapter();

    do {
        ladder_keep(replay_step);
        step_on();
    } while (replay_step != replay_steps && watched_chapter() == chapter);
}

/* The step with which a chapter began, the last one before this; found from ever farther copies. */
static uint16_t chapter_before(uint16_t step)
{
    uint16_t found = LADDER_NOTHING;
    uint16_t from;
    uint8_t rung, chapter;

    recall_silent = 1;
    for (rung = 0; rung <= LADDER_RUNGS && found == LADDER_NOTHING; rung++) {
        if (rung == LADDER_RUNGS) {
            if (step > LONG_WAY)
                ask_for_patience();
            begin();
        } else if ((from = ladder_back(rung, step)) != LADDER_NOTHING)
            replay_step = from;
        else
            continue;
        chapter = watched_chapter();
        while (replay_step + 1 < step) {
            step_on();
            ladder_keep(replay_step);
            if (watched_chapter() != chapter)
                found = replay_step;
            chapter = watched_chapter();
        }
    }
    recall_silent = 0;
    return found == LADDER_NOTHING ? 0 : found;
}

/* ---- The foot ---- */

static void draw_foot(void)
{
    const uint8_t *glyphs;
    uint8_t length = 0;

    draw_fill(0, FOOT_ROW, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_glyphs(1, FOOT_ROW, seats_name(hand));
    draw_color(0, FOOT_ROW, STEP_X - 1, 1, COLOR_GOLD);
    text_argument_number(0, before + replay_step);
    text_argument_number(1, before + replay_steps);
    glyphs = text_get(TEXT_REPLAY_STEP);
    while (glyphs[length])
        length++;
    draw_glyphs(SCREEN_COLUMNS - length, FOOT_ROW, glyphs);
    draw_color(STEP_X - 1, FOOT_ROW, SCREEN_COLUMNS + 1 - STEP_X, 1, COLOR_SEA);
}

static const uint8_t reading[SPEED_COUNT] = {170, 96, 60};

static void say(void)
{
    if (replay_step == 0) {
        message_show(TEXT_REPLAY_KEYS);
    } else if (news == 0) {
        text_argument(0, seats_name(recall_seat));
        message_show(TEXT_REPLAY_DONE);
    } else {
        message_repeat(news - 1 - said);
    }
    left = reading[option_speed];
    draw_foot();
}

/* A step with several messages shows them in turn. */
static void say_more(void)
{
    if (news < 2 || --left)
        return;
    said = said + 1 == news ? 0 : said + 1;
    say();
}

/* ---- The table ---- */

static void show_step(void)
{
    hand = recall_seat == SEAT_NONE ? 0 : recall_seat;
    said = 0;
    watched_draw(hand);
    say();
    while (watched_waits()) /* all of it is seen before the next step */
        next_frame();
}

static void move(void)
{
    announce();
    if (moved & J_LEFT)
        go_back_to(replay_step - 1);
    else if (moved & J_UP)
        go_back_to(chapter_before(replay_step));
    else if (moved & J_DOWN)
        next_chapter();
    else {
        ladder_keep(replay_step);
        step_on();
    }
    forget_keys();
    sound_effect(EFFECT_TURN);
    show_step();
}

static uint8_t wants_on(void)
{
    return (moved & (J_RIGHT | J_DOWN)) || (pressed & J_A);
}

/* ---- Looking around ---- */

static void turn_to_next_hand(void)
{
    hand = hand + 1 == seats_count ? 0 : hand + 1;
    sound_effect(EFFECT_CONFIRM);
    announce();
    watched_draw(hand);
    watched_point();
    draw_foot();
}

static void look_closely(void)
{
    watched_look();
    screen_now = SCREEN_REPLAY;
    ladder_forget_far();
    announce();
    draw_foot();
}

static void look_around(void)
{
    announce();
    watched_point();
    draw_foot();
    for (;;) {
        next_frame();
        if (input_pressed & (J_B | J_START))
            break;
        if (input_pressed & J_A)
            turn_to_next_hand();
        else if (input_pressed & J_SELECT)
            look_closely();
        else {
            announce(); /* as below */
            watched_move();
        }
    }
    bracket_hide();
    announce();
    show_step();
    forget_keys();
}

/* ---- The whole ---- */

static void watch(void)
{
    for (;;) {
        next_frame();
        if (pressed & (J_B | J_START))
            return;
        if (pressed & J_SELECT)
            look_around();
        else if (replay_step != 0 && (moved & (J_LEFT | J_UP)))
            move();
        else if (replay_step != replay_steps && wants_on())
            move();
        else {
            forget_keys();
            announce(); /* whether a card can be used may take longer */
            watched_step();
            say_more();
        }
    }
}

static void open(void)
{
    replay_steps = count_steps();
    ladder_forget();
    hand = recall_seat == SEAT_NONE ? 0 : recall_seat;
    watched_show(hand);
    say();
}

uint8_t replay_run(void) BANKED
{
    static uint8_t kinds[SITTING_SEATS], names[SITTING_SEATS][NAME_LENGTH + 1];
    uint32_t seed = sitting_seed;
    uint8_t is_whole;

    memcpy(kinds, sitting_kind, sizeof kinds);
    memcpy(names, sitting_name, sizeof names);
    recall_open = 1;
    recall_silent = 0;
    frame_busy_begin();
    is_whole = begin();
    if (is_whole)
        open();
    frame_busy_end();
    forget_keys();
    if (is_whole) {
        screen_enter(SCREEN_REPLAY, SCHEME_MENU);
        if (before)
            dialog_say(TEXT_REPLAY_FROM_HERE);
        watch();
        screen_leave();
    }
    memcpy(sitting_kind, kinds, sizeof kinds);
    memcpy(sitting_name, names, sizeof names);
    sitting_seed = seed;
    return is_whole;
}
