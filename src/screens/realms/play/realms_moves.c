#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/sound.h"
#include "realms_cards.h"
#include "screens/keep.h"
#include "screens/pace.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/realms_zones.h"
#include "screens/remark.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "screens/undo.h"
#include "ui/bracket.h"
#include "ui/fly.h"
#include "ui/message.h"
#include "ui/text.h"

#define QUICK_PACE 3 /* of a person's own flights: eight frames */

/* Sprites that fly (res/pictures/README.md). */
#define SPRITE_STAR  13
#define SPRITE_BACK  22
#define SPRITE_SKULL 28
#define SPRITE_SIGIL 29
enum { SPRITE_COLOR_SEA = 1, SPRITE_COLOR_GOLD, SPRITE_COLOR_VIOLET, SPRITE_COLOR_BLOOD };

#define POWER_X 72
#define DECK_X  104
#define PILE_X  136
#define FOOT_Y  (FOOT_ROW << 3)
#define HAND_Y  ((HAND_ROW + 1) << 3)

static uint8_t quick;          /* the person at the lower edge moves: no pauses, few words */
static uint8_t from_x, from_y; /* where the action's card was before */
static uint8_t reveals;

uint8_t moves_card;

/* ---- Taking back ---- */

void moves_settle(void) BANKED
{
    undo_forget();
}

void moves_begin(void) BANKED
{
    undo_forget();
    moves_card = REALMS_NONE;
}

uint8_t moves_undo(void) BANKED
{
    if (!undo_count)
        return 0;
    undo_back((uint8_t *)&realms, sizeof realms);
    keep_undo();
    zones_dirty = ZONES_ALL;
    return 1;
}

/* ---- Words ---- */

static void say(uint16_t id)
{
    if (quick) {
        message_keep(id);
        return;
    }
    message_say(id);
    frame_next(); /* words take a third of a frame; so may what follows */
}

static void name_seat(uint8_t seat)
{
    text_argument(0, seats_name(seat));
}

static void name_card(uint8_t card)
{
    moves_card = card;
    text_argument_text(1, REALMS_TEXT_SHORT(realms_kind_of(card)));
    if (!quick)
        info_heading(realms_kind_of(card));
}

/* Time to read, and to draw what has changed; the next thing begins with a whole frame. */
static void rest(uint8_t pause)
{
    if (!quick)
        for (pace_pause(pause); pace_step();)
            zones_step();
    while (zones_busy()) {
        frame_next();
        zones_step();
    }
    frame_next();
}

/* ---- Flights ---- */

static uint8_t pace_now(void)
{
    return quick ? QUICK_PACE : pace_flight;
}

static void fly_card(uint8_t card, uint8_t x, uint8_t y)
{
    frame_next(); /* what was said before took its time */
    art_load_sprite(realms_kind_of(card));
    fly_route(from_x, from_y, x, y, pace_now(), 0);
    fly_send(2, 2, ART_SPRITE, FLY_CARD_COLOR);
    pace_fly();
}

static void fly_sign(uint8_t x, uint8_t y, uint8_t sprite, uint8_t color)
{
    frame_next();
    fly_route(from_x, from_y, x, y, pace_now(), 0);
    fly_send(1, 1, sprite, color);
    pace_fly();
}

static uint8_t is_bottom(uint8_t seat)
{
    return seat == zones_bottom;
}

/* Where a card of the seat starts from when its place is not on the screen. */
static void start_at_seat(uint8_t seat)
{
    zones_place_of_seat(seat);
    from_x = place_x;
    from_y = place_y;
}

static void start_at_card(uint8_t seat, uint8_t card)
{
    if (card != REALMS_NONE && zones_find_card(card)) {
        from_x = item_x;
        from_y = item_y;
    } else {
        start_at_seat(seat);
    }
}

static void touch_seat(uint8_t seat)
{
    if (is_bottom(seat))
        zones_dirty |= 1 << ZONE_PLAY | 1 << ZONE_HAND | 1 << ZONE_FOOT;
    else
        zones_dirty |= 1 << ZONE_SEATS;
}

/* ---- One event after the other ---- */

static const RealmsEvent *event;

static void show_play(void)
{
    sound_effect(EFFECT_DEAL);
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_PLAY);
    touch_seat(event->seat);
    if (is_bottom(event->seat)) {
        if (zones_find_card(event->a))
            fly_card(event->a, item_x, item_y + 8);
    } else if (realms.seats == 2) {
        start_at_seat(event->seat);
        zones_dirty |= 1 << ZONE_SEATS;
        fly_card(event->a, from_x, 16);
    }
    rest(PAUSE_BEAT);
}

static void show_use(void)
{
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_USE);
    touch_seat(event->seat);
    start_at_card(event->seat, event->a);
}

static void show_power(void)
{
    sound_effect(EFFECT_TOKEN);
    name_seat(event->seat);
    text_argument_number(1, event->a);
    say(TEXT_REALMS_SAY_POWER);
    if (is_bottom(event->seat)) {
        fly_sign(POWER_X, FOOT_Y, SPRITE_STAR, SPRITE_COLOR_GOLD);
        zones_dirty |= 1 << ZONE_FOOT | 1 << ZONE_MARKET;
    }
    rest(PAUSE_BEAT);
}

static void show_gain(void)
{
    sound_effect(EFFECT_SANITY_GAINED);
    name_seat(event->seat);
    text_argument_number(1, event->a);
    say(TEXT_REALMS_SAY_GAIN);
    zones_place_of_seat(event->seat);
    fly_sign(place_x, place_y, SPRITE_SIGIL, SPRITE_COLOR_SEA);
    touch_seat(event->seat);
    rest(PAUSE_READ);
}

static void show_lose(void)
{
    sound_effect(EFFECT_SANITY_LOST);
    name_seat(event->seat);
    text_argument_number(1, event->a);
    if (event->b)
        text_argument_number(2, event->b);
    say(event->b ? TEXT_REALMS_SAY_SHIELDED : TEXT_REALMS_SAY_LOSE);
    zones_place_of_seat(event->seat);
    fly_sign(place_x, place_y, SPRITE_SKULL, SPRITE_COLOR_BLOOD);
    touch_seat(event->seat);
    rest(PAUSE_READ);
}

static void show_hit(void)
{
    sound_effect(EFFECT_SANITY_LOST);
    text_argument_text(0, REALMS_TEXT_SHORT(realms_kind_of(event->a)));
    text_argument_number(1, event->b);
    say(TEXT_REALMS_SAY_HIT);
    if (zones_find_card(event->a))
        fly_sign(item_x, item_y + 8, SPRITE_SKULL, SPRITE_COLOR_BLOOD);
    touch_seat(event->seat);
    rest(PAUSE_BEAT);
}

static void show_destroy(void)
{
    sound_effect(EFFECT_MELD);
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_DESTROY);
    touch_seat(event->seat);
    rest(PAUSE_READ);
}

/* All draws in a row are one message. */
static void show_draw(void)
{
    const RealmsEvent *last = &realms_events[realms_event_count];
    uint8_t seat = event->seat;
    uint8_t count = 1;

    while (event + 1 != last && event[1].kind == REALMS_DID_DRAW && event[1].seat == seat) {
        event++;
        count++;
    }
    sound_effect(EFFECT_DRAW);
    name_seat(seat);
    text_argument_number(1, count);
    say(count == 1 ? TEXT_REALMS_SAY_DRAW_1 : TEXT_REALMS_SAY_DRAW);
    if (is_bottom(seat)) {
        from_x = DECK_X;
        from_y = FOOT_Y;
        fly_sign(64, HAND_Y, SPRITE_BACK, SPRITE_COLOR_VIOLET);
    }
    touch_seat(seat);
    rest(PAUSE_BEAT);
    reveals = 1;
}

static void show_shuffle(void)
{
    sound_effect(EFFECT_SHUFFLE);
    name_seat(event->seat);
    say(TEXT_REALMS_SAY_SHUFFLE);
    touch_seat(event->seat);
    rest(PAUSE_BEAT);
    reveals = 1;
}

static void show_discard(void)
{
    sound_effect(EFFECT_TURN);
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_DISCARD);
    if (is_bottom(event->seat))
        fly_card(event->a, PILE_X, FOOT_Y);
    touch_seat(event->seat);
    rest(PAUSE_READ);
}

static void show_abjure(void)
{
    sound_effect(EFFECT_ABJURE);
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_ABJURE);
    touch_seat(event->seat);
    zones_dirty |= 1 << ZONE_MARKET;
    rest(PAUSE_READ);
}

static void show_recall(void)
{
    sound_effect(EFFECT_DRAW);
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_RECALL);
    touch_seat(event->seat);
    if (is_bottom(event->seat))
        fly_card(event->a, DECK_X, FOOT_Y);
    rest(PAUSE_READ);
}

static void show_buy(void)
{
    sound_effect(EFFECT_PURCHASE);
    name_seat(event->seat);
    name_card(event->a);
    say(TEXT_REALMS_SAY_BUY);
    if (is_bottom(event->seat)) {
        fly_card(event->a, PILE_X, FOOT_Y);
        zones_dirty |= 1 << ZONE_FOOT;
    } else {
        zones_place_of_seat(event->seat);
        if (from_y)
            fly_card(event->a, place_x, place_y);
        zones_dirty |= 1 << ZONE_SEATS;
    }
    zones_dirty |= 1 << ZONE_MARKET;
    rest(PAUSE_READ);
}

static void show_out(void)
{
    sound_effect(EFFECT_ELIMINATION);
    name_seat(event->seat);
    message_keep(TEXT_REALMS_SAY_OUT);
    screen_leave();
    realms_table_waits = 1;
    close_out(event->seat);
    realms_table_waits = 0;
    realms_table_show();
}

static void show_turn(void)
{
    name_seat(event->seat);
    zones_dirty = ZONES_ALL;
    moves_card = REALMS_NONE;
    if (is_bottom(event->seat) && zones_open)
        message_keep(TEXT_REALMS_TURN);
    else {
        info_clear();
        message_say(TEXT_REALMS_TURN);
        rest(PAUSE_BEAT);
    }
    reveals = 1;
}

static void show_event(void)
{
    switch (event->kind) {
    case REALMS_DID_PLAY:
        show_play();
        break;
    case REALMS_DID_USE:
        show_use();
        break;
    case REALMS_DID_POWER:
        show_power();
        break;
    case REALMS_DID_GAIN:
        show_gain();
        break;
    case REALMS_DID_LOSE:
        show_lose();
        break;
    case REALMS_DID_HIT:
        show_hit();
        break;
    case REALMS_DID_DESTROY:
        show_destroy();
        break;
    case REALMS_DID_DRAW:
        show_draw();
        break;
    case REALMS_DID_SHUFFLE:
        show_shuffle();
        break;
    case REALMS_DID_DISCARD:
        show_discard();
        break;
    case REALMS_DID_ABJURE:
        show_abjure();
        break;
    case REALMS_DID_RECALL:
        show_recall();
        break;
    case REALMS_DID_BUY:
        show_buy();
        break;
    case REALMS_DID_LAY:
    case REALMS_DID_CLEAR_ROWS:
        zones_dirty |= 1 << ZONE_MARKET;
        reveals = 1;
        break;
    case REALMS_DID_GO_OUT:
        show_out();
        break;
    case REALMS_DID_TIDY:
        touch_seat(event->seat);
        break;
    case REALMS_DID_START_TURN:
        show_turn();
        break;
    default:
        break;
    }
}

/* Where the card of an action is before it moves. */
static void find_start(const RealmsAction *action)
{
    uint8_t card = action->card;

    if (action->kind == REALMS_BUY)
        card =
            action->place == REALMS_PLACES ? realms.head[REALMS_STACK] : realms.row[action->place];
    else if (action->kind == REALMS_AIM || action->kind == REALMS_STOP)
        card = realms.using;
    else if (action->kind == REALMS_END)
        card = REALMS_NONE;
    start_at_card(realms_seat_to_act(), card);
    if (action->kind != REALMS_AIM)
        from_y += 8;
}

/* All 108 cards are somewhere, and nobody who is in has lost its mind. */
static uint8_t is_sound(void)
{
    uint8_t n;
    uint8_t cards = 0;

    for (n = 0; n != REALMS_LISTS; n++)
        cards += realms.size[n];
    for (n = 0; n != REALMS_PLACES; n++)
        if (realms.row[n] != REALMS_NONE)
            cards++;
    for (n = 0; n != realms.seats; n++)
        if (REALMS_IS_IN(n) && realms.sanity[n] == 0)
            return 0;
    return cards == REALMS_CARDS;
}

void moves_do(const RealmsAction *action) BANKED
{
    static uint8_t bytes[REALMS_ACTION_BYTES];
    uint8_t seat = realms_seat_to_act();
    uint8_t length;

    quick = is_bottom(seat) && zones_open && seats_is_person(seat);
    reveals = !quick;
    pace_begin();
    frame_busy_begin();
    find_start(action);
    length = realms_encode(action, bytes);
    if (quick)
        undo_keep((const uint8_t *)&realms, sizeof realms);
    if (!realms_apply(action) || !is_sound())
        crash(CRASH_IMPOSSIBLE);
    keep_action(bytes, length);
    frame_next(); /* a whole frame for what follows */
    frame_busy_end();
    for (event = realms_events; event != &realms_events[realms_event_count]; event++)
        show_event();
    if (reveals || realms_seat_to_act() != seat)
        moves_settle();
}
