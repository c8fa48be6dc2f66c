#include <gb/gb.h>

#include "cart/banks.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/video.h"
#include "screens/pace.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/pocket/pocket_round_end.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_words.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "ui/draw.h"
#include "ui/fly.h"
#include "ui/ink.h"
#include "ui/text.h"

#define LIST_TOP    5
#define COUNT_X     17
#define CHANGE_X    13
#define EMBLEM_X    2
#define NAME_X      4  /* and the reason below it */
#define SUPPLY_X    76 /* where tokens come from and go to, in pixels */
#define SUPPLY_Y    128
#define SHOW_PAUSES 3 /* without people the page turns by itself */

static uint8_t line_y(uint8_t seat)
{
    uint8_t line = board_seat_line(seat);

    if (seats_count == 2)
        return LIST_TOP + 1 + line * 5;
    return seats_count == 3 ? LIST_TOP + line * 4 : LIST_TOP - 1 + line * 3;
}

static void draw_tokens(uint8_t seat)
{
    draw_number(COUNT_X, line_y(seat), 2, board.tokens[seat]);
}

static void draw_seat(uint8_t seat)
{
    uint8_t y = line_y(seat);

    draw_fill(EMBLEM_X, y, 1, 1, MARK_TILES + MARK_EMBLEM + seat);
    draw_glyphs(NAME_X, y, seats_name(seat));
    draw_color(EMBLEM_X, y, 10, 1, COLOR_SKY);
    draw_fill(COUNT_X - 1, y, 1, 1, MARK_TILES + MARK_TOKEN);
    draw_color(CHANGE_X, y, 6, 1, COLOR_BLOOD);
    draw_tokens(seat);
}

static void draw_page(uint8_t round)
{
    uint8_t seat;

    video_load(SCREEN_TILE(MARK_TILES), table_marks_tiles, BANK_FONT,
               TABLE_MARKS_TILES * VRAM_TILE_BYTES);
    text_argument_number(0, round);
    draw_titled(TEXT_POCKET_SUM_HEADING, 16);
    for (seat = 0; seat != seats_count; seat++)
        draw_seat(seat);
    ink_bar(TEXT_POCKET_SUM_HINT, BAR_TILES);
}

/* ---- One change ---- */

/* The values that were counted in a hand, one token each. */
static void draw_values(uint8_t y, uint8_t kinds)
{
    uint8_t x = NAME_X;
    uint8_t kind;

    for (kind = 0; kind != POCKET_VALUES; kind++, kinds >>= 1) {
        if (!(kinds & 1))
            continue;
        draw_fill(x, y, 1, 1, MARK_TILES + MARK_VALUE + kind);
        draw_color(x, y, 1, 1, card_color(kind));
        x += 2;
    }
}

static void draw_reason(const PocketEvent *event)
{
    uint8_t y = line_y(event->seat) + 1;

    if (event->kind == POCKET_DID_DROP)
        draw_text(NAME_X, y, TEXT_POCKET_SUM_OUT);
    else if (event->b)
        draw_values(y, event->b);
    else
        draw_text(NAME_X, y, TEXT_POCKET_SUM_OTHER);
}

static void move_token(uint8_t seat, uint8_t gains)
{
    uint8_t y = PIXELS(line_y(seat));

    if (gains)
        fly_route(SUPPLY_X, SUPPLY_Y, PIXELS(COUNT_X - 1), y, pace_flight, 0);
    else
        fly_route(PIXELS(COUNT_X - 1), y, SUPPLY_X, SUPPLY_Y, pace_flight, 0);
    fly_send(1, 1, FLY_TOKEN_TILE, FLY_TOKEN_COLOR);
    pace_fly();
    sound_effect(gains ? EFFECT_TOKEN : EFFECT_COUNT_UP);
    board.tokens[seat] += gains ? 1 : -1;
    draw_tokens(seat);
}

static void tell_change(const PocketEvent *event)
{
    uint8_t gains = event->kind == POCKET_DID_GAIN;
    uint8_t n;

    draw_reason(event);
    frame_next();
    draw_fill(CHANGE_X, line_y(event->seat), 1, 1, gains ? GLYPH_PLUS : GLYPH_MINUS);
    draw_number(CHANGE_X + 1, line_y(event->seat), event->a >= 10 ? 2 : 1, event->a);
    frame_next();
    for (n = event->a; n; n--)
        move_token(event->seat, gains);
    for (pace_pause(PAUSE_BEAT); pace_step();)
        ;
}

/* ---- The whole ---- */

/* Hands without a card cost nothing, and say so. */
static uint8_t mentioned(uint8_t from, uint8_t seat)
{
    for (; from != pocket_event_count; from++)
        if (pocket_events[from].seat == seat && pocket_events[from].kind <= POCKET_DID_DROP)
            return 1;
    return 0;
}

static void tell_the_rest(uint8_t from)
{
    uint8_t seat;

    for (seat = 0; seat != seats_count; seat++) {
        if (!mentioned(from, seat))
            draw_text(NAME_X, line_y(seat) + 1, TEXT_POCKET_SUM_EMPTY);
        frame_next();
    }
}

static void wait_for_key(void)
{
    uint8_t n;

    pace_begin();
    if (seats_people == 0) {
        for (n = SHOW_PAUSES; n; n--)
            for (pace_pause(PAUSE_READ); pace_step();)
                ;
        return;
    }
    table_waits = 1;
    do
        frame_next();
    while (!(input_pressed & (J_A | J_START)));
    table_waits = 0;
}

void round_end_tell(uint8_t first_event)
{
    const PocketEvent *event = &pocket_events[first_event];
    uint8_t is_over = pocket.phase == POCKET_OVER;
    uint8_t n;

    words_for_round_end(first_event);
    draw_page(is_over ? pocket.round : pocket.round - 1);
    screen_enter(SCREEN_SUMMARY, SCHEME_MENU);
    sound_play_music(MUSIC_ROUND_END);
    pace_begin();
    for (n = first_event; n != pocket_event_count; n++, event++)
        if (event->kind == POCKET_DID_GAIN || event->kind == POCKET_DID_DROP)
            tell_change(event);
    tell_the_rest(first_event);
    if (is_over)
        sound_play_music(MUSIC_MADNESS); /* somebody has ten tokens */
    wait_for_key();
    screen_leave();
}
