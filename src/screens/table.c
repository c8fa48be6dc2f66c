/* The table of Pocket Madness as it is dealt: row, Portals' places, the hand of each person in
 * turn behind the hand-over screen. */
#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "games/pocket/pocket.h"
#include "screens/handover.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "ui/card.h"
#include "ui/curtain.h"
#include "ui/dialog.h"
#include "ui/draw.h"
#include "ui/inspect.h"
#include "ui/message.h"
#include "ui/text.h"

#define ROW_Y         3
#define ROW_SHOWN     6
#define HAND_Y        10
#define BRACKET       5
#define BRACKET_FIRST 1

static uint8_t seat_names[POCKET_SEATS]; /* seat of the game: seat of the sitting */
static uint8_t viewer;                   /* seat of the game whose hand is shown */
static uint8_t kind;                     /* the card of the hand under the cursor */

static void take_seats(void)
{
    uint8_t seat, n = 0;

    for (seat = 0; seat != SITTING_SEATS; seat++)
        if (sitting_kind[seat] != KIND_EMPTY)
            seat_names[n++] = seat;
}

static const uint8_t *name_of(uint8_t seat)
{
    return sitting_name[seat_names[seat]];
}

static void draw_row(void)
{
    uint8_t place, card;

    for (place = 0; place != ROW_SHOWN; place++) {
        card = POCKET_ROW(place);
        if (card & POCKET_FACE_DOWN)
            card_small_back(1 + place * 3, ROW_Y);
        else
            card_small(1 + place * 3, ROW_Y, POCKET_KIND(card));
    }
}

static uint8_t hand_column(uint8_t k)
{
    return k * 3 - (k ? 1 : 0) + 1;
}

static void draw_hand(void)
{
    uint8_t k, count;

    for (k = 0; k != POCKET_VALUES; k++) {
        count = pocket.hands[viewer][k];
        if (count)
            card_small(hand_column(k), HAND_Y, k);
        else
            card_small_empty(hand_column(k), HAND_Y);
        draw_number(hand_column(k), HAND_Y + 3, 2, count);
    }
}

static void mark(void)
{
    uint8_t x = hand_column(kind) << 3;
    uint8_t y = HAND_Y << 3;

    sprite_show(BRACKET_FIRST, x - 1, y - 1, BRACKET, 2);
    sprite_show(BRACKET_FIRST + 1, x + 9, y - 1, BRACKET, 2 | S_FLIPX);
    sprite_show(BRACKET_FIRST + 2, x - 1, y + 17, BRACKET, 2 | S_FLIPY);
    sprite_show(BRACKET_FIRST + 3, x + 9, y + 17, BRACKET, 2 | S_FLIPX | S_FLIPY);
}

static void draw_table(void)
{
    card_load_small();
    draw_fill(0, 0, 20, 1, TILE_BLACK);
    text_argument_number(0, POCKET_ROW_SIZE);
    draw_text(1, 1, TEXT_TABLE_ROW);
    draw_row();
    draw_fill(0, 7, 20, 1, TILE_DIVIDER);
    text_argument(0, name_of(viewer));
    draw_text(1, 8, TEXT_TABLE_HAND);
    draw_color(1, 8, 18, 1, COLOR_SKY);
    draw_hand();
    draw_text(0, 15, TEXT_TABLE_HINT);
    message_show_last();
    mark();
}

static void show(void)
{
    draw_table();
    screen_enter(SCREEN_TABLE, SCHEME_MENU);
}

/* The next person's hand; 0 when only one plays. */
static void pass_on(void)
{
    uint8_t seat = viewer;

    do
        seat = seat + 1 == pocket.seats ? 0 : seat + 1;
    while (sitting_kind[seat_names[seat]] != KIND_PERSON && seat != viewer);
    if (seat == viewer)
        return;
    viewer = seat;
    screen_leave();
    handover_to(seat_names[viewer]);
    show();
}

enum { PAUSE_GO_ON, PAUSE_OPTIONS, PAUSE_LEAVE, PAUSE_ANSWERS };

/* Where to go from the pause menu; SCREEN_TABLE to stay. */
static uint8_t pause(void)
{
    uint8_t answer;

    sprite_hide_all();
    answer = dialog_ask(TEXT_PAUSE_QUESTION, TEXT_PAUSE_CONTINUE, PAUSE_ANSWERS);
    if (answer == PAUSE_OPTIONS) {
        screen_back = SCREEN_TABLE;
        return SCREEN_OPTIONS;
    }
    if (answer == PAUSE_LEAVE && dialog_ask(TEXT_LEAVE_QUESTION, TEXT_LEAVE_NO, 2) == 1)
        return SCREEN_MENU;
    mark();
    return SCREEN_TABLE;
}

static void move(uint8_t to)
{
    kind = to;
    mark();
}

static void sit_down(void)
{
    uint8_t people = 0, seat;

    take_seats();
    if (!pocket_start(sitting_taken(), sitting_seed))
        return;
    message_clear();
    text_argument(0, name_of(pocket_seat_to_act()));
    message_say(TEXT_TABLE_STARTS);
    kind = 0;
    viewer = 0;
    for (seat = 0; seat != pocket.seats; seat++)
        if (sitting_kind[seat_names[seat]] == KIND_PERSON && people++ == 0)
            viewer = seat;
    if (people > 1)
        handover_to(seat_names[viewer]);
}

uint8_t screen_table(void) BANKED
{
    uint8_t next = SCREEN_TABLE;

    if (screen_back == SCREEN_TABLE)
        screen_back = SCREEN_MENU; /* back from the options: the game goes on */
    else
        sit_down();
    show();
    while (next == SCREEN_TABLE) {
        frame_next();
        if (input_moved & J_LEFT)
            move(kind ? kind - 1 : POCKET_VALUES - 1);
        else if (input_moved & J_RIGHT)
            move(kind + 1 == POCKET_VALUES ? 0 : kind + 1);
        else if (input_pressed & J_START)
            next = pause();
        else if (input_pressed & J_A)
            pass_on();
        else if (input_pressed & J_SELECT) {
            screen_leave();
            inspect_run(kind);
            show();
        }
    }
    screen_leave();
    return next;
}
