#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "screens/pace.h"
#include "screens/pocket/pocket_board.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/pocket/pocket_story.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_words.h"
#include "screens/seats.h"
#include "ui/fly.h"

#define STAGGER        5 /* frames between cards that leave together */
#define TOGETHER       4 /* cards at most */
#define SPARK_SPRITE   2
#define SPARK_ANIMATOR 2
#define SPARK_TILE     8
#define SPARK_COLOR    3

static uint8_t x_of, y_of; /* a place in pixels, set by the functions below */

/* ---- Places ---- */

/* Where a card of that hand lies, as far as it can be seen. */
static void in_hand(uint8_t seat, uint8_t kind)
{
    if (seat == board_hand) {
        x_of = PIXELS(KIND_COLUMN(kind));
        y_of = PIXELS(HAND_ROW);
    } else {
        x_of = PIXELS(CARDS_COLUMN) - 4;
        y_of = PIXELS(board_seat_row(seat)) - 8;
    }
}

static void at_melds(uint8_t seat)
{
    x_of = PIXELS(NAME_COLUMN);
    y_of = PIXELS(board_seat_row(seat)) - 4;
}

static void at_portal(uint8_t portal)
{
    x_of = PIXELS(KIND_COLUMN(portal));
    y_of = PIXELS(PORTAL_ROW) - 4;
}

static void at_tokens(uint8_t seat)
{
    x_of = PIXELS(TOKEN_COLUMN);
    y_of = PIXELS(board_seat_row(seat));
}

/* The book says what a run costs: madness comes from there. */
static void at_run(void)
{
    x_of = PIXELS(RUN_COLUMN);
    y_of = PIXELS(SEATS_ROW);
}

static uint8_t from_x, from_y;

static void leave_from(void)
{
    from_x = x_of;
    from_y = y_of;
}

#define BACK POCKET_VALUES /* in the place of a kind */

static void send_card(uint8_t kind, uint8_t delay)
{
    fly_route(from_x, from_y, x_of, y_of, pace_flight, delay);
    fly_send(CARD_WIDTH, CARD_HEIGHT, CARD_FLY_TILE(kind), card_fly_color(kind));
}

/* ---- Numbers, after the flight ---- */

static void change_hand(uint8_t seat, uint8_t kind, uint8_t change)
{
    board.cards[seat] += change;
    if (seat == board_hand) {
        board.hand[kind] += change;
        board_draw_kind(kind);
    }
}

static void lay_down(uint8_t seat, uint8_t kind, uint8_t number)
{
    change_hand(seat, kind, (uint8_t)-number);
    board.melds[seat][kind] += number;
}

/* ---- One event each ---- */

static void tell_take(const PocketEvent *event)
{
    uint8_t kind = POCKET_KIND(event->a);
    uint8_t hidden = event->a & POCKET_FACE_DOWN;

    board_scroll_to(event->b);
    x_of = (uint8_t)(event->b - board_scroll) << 4;
    y_of = PIXELS(ROW_ROW);
    leave_from();
    in_hand(event->seat, kind);
    board.gap = event->b;
    board.gap_card = POCKET_NONE;
    board_draw_row();
    sound_effect(EFFECT_DRAW);
    send_card(hidden ? BACK : kind, 0);
    pace_fly();
    board.row_size--;
    board.gap = POCKET_NONE;
    change_hand(event->seat, kind, 1);
    board_draw_seat(event->seat);
    board_scroll_to(board_scroll);
    board_draw_row();
}

/* Some of the cards fly; all of them are counted. */
static void tell_open(const PocketEvent *event)
{
    uint8_t cards = event->b > TOGETHER ? TOGETHER : event->b;
    uint8_t n;

    in_hand(event->seat, event->a);
    leave_from();
    at_portal(event->a);
    sound_effect(EFFECT_MELD);
    for (n = 0; n != cards; n++)
        send_card(event->a, n * STAGGER);
    pace_fly();
    lay_down(event->seat, event->a, event->b);
    board_draw_seat(event->seat);
}

static void spark(uint8_t portal)
{
    sprite_show(SPARK_SPRITE, (uint8_t)(PIXELS(KIND_COLUMN(portal)) + 4),
                (uint8_t)(PIXELS(PORTAL_ROW) + 4), SPARK_TILE, SPARK_COLOR);
    sprite_animate(SPARK_ANIMATOR, SPARK_SPRITE, SPARK_TILE, 2, 2);
    table_pause(PAUSE_BEAT);
    sprite_stop(SPARK_ANIMATOR);
    sprite_hide(SPARK_SPRITE);
}

static void tell_claim(const PocketEvent *event)
{
    sound_effect(EFFECT_PORTAL_OPEN + event->a);
    board.portals[event->a] = event->seat;
    board_draw_portal(event->a);
    spark(event->a);
}

static void tell_seal(const PocketEvent *event)
{
    sound_effect(EFFECT_PORTAL_SEAL + event->a);
    spark(event->a);
    board.portals[event->a] = POCKET_NONE;
    board_draw_portal(event->a);
}

static void tell_publish(const PocketEvent *event)
{
    uint8_t kind;

    sound_effect(EFFECT_MELD);
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        in_hand(event->seat, kind);
        leave_from();
        at_run();
        send_card(kind, (kind & 3) * STAGGER);
        if (kind == 3 || kind == POCKET_VALUES - 1)
            pace_fly();
    }
    for (kind = 0; kind != POCKET_VALUES; kind++)
        lay_down(event->seat, kind, 1);
    board_draw_seat(event->seat);
    frame_next();
    board_draw_run();
}

/* Tokens one by one. */
static void tell_tokens(const PocketEvent *event)
{
    uint8_t n;

    for (n = event->a; n; n--) {
        at_run();
        leave_from();
        at_tokens(event->seat);
        fly_route(from_x, from_y, x_of, y_of, pace_flight, 0);
        fly_send(1, 1, FLY_TOKEN_TILE, FLY_TOKEN_COLOR);
        pace_fly();
        sound_effect(EFFECT_TOKEN);
        board.tokens[event->seat]++;
        board_draw_seat(event->seat);
    }
}

static void tell_pass(uint8_t n)
{
    const PocketEvent *event = &pocket_events[n];
    uint8_t is_open = pocket_event_open_to(n, seats_viewer);

    in_hand(event->seat, event->b);
    leave_from();
    in_hand(event->a, event->b);
    sound_effect(EFFECT_DRAW);
    send_card(is_open ? event->b : BACK, 0);
    pace_fly();
    change_hand(event->seat, event->b, (uint8_t)-1);
    change_hand(event->a, event->b, 1);
    board_draw_seat(event->seat);
    board_draw_seat(event->a);
}

static void tell_discard(const PocketEvent *event)
{
    in_hand(event->seat, event->a);
    leave_from();
    at_melds(event->seat);
    sound_effect(EFFECT_TURN);
    send_card(event->a, 0);
    pace_fly();
    lay_down(event->seat, event->a, 1);
    board_draw_seat(event->seat);
}

static void tell_turn(const PocketEvent *event)
{
    board.turn = event->seat;
    board_mark_turn();
}

static void tell(uint8_t n)
{
    const PocketEvent *event = &pocket_events[n];

    switch (event->kind) {
    case POCKET_DID_TAKE_CARD:
        tell_take(event);
        break;
    case POCKET_DID_OPEN:
        tell_open(event);
        break;
    case POCKET_DID_CLAIM:
        tell_claim(event);
        break;
    case POCKET_DID_PUBLISH:
        tell_publish(event);
        break;
    case POCKET_DID_SEAL:
        tell_seal(event);
        break;
    case POCKET_DID_PASS_CARD:
        tell_pass(n);
        break;
    case POCKET_DID_DISCARD:
        tell_discard(event);
        break;
    case POCKET_DID_GAIN:
        tell_tokens(event);
        break;
    case POCKET_DID_START_TURN:
        tell_turn(event);
        break;
    default:
        break;
    }
}

uint8_t story_tell(const PocketAction *action, uint8_t seat, uint8_t main_before, uint8_t spoken)
{
    uint8_t n;

    pace_begin();
    words_for_action(action, seat, main_before, spoken);
    for (n = 0; n != pocket_event_count && !table_leaving; n++) {
        if (words_end_round(n))
            return n;
        words_for_event(n, spoken);
        frame_next();
        tell(n);
        frame_next();
    }
    return POCKET_NONE;
}

uint8_t story_is_final(void) BANKED
{
    const PocketEvent *event = pocket_events;
    uint8_t n;

    for (n = pocket_event_count; n; n--, event++) {
        switch (event->kind) {
        case POCKET_DID_TAKE_CARD:
            if (event->a & POCKET_FACE_DOWN)
                return 1;
            break;
        case POCKET_DID_LOOK:
        case POCKET_DID_DISCARD:
        case POCKET_DID_GO_OUT:
        case POCKET_DID_START_ROUND:
        case POCKET_DID_START_TURN:
        case POCKET_DID_END_GAME:
            return 1;
        default:
            break;
        }
    }
    return 0;
}
