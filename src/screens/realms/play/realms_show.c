#include "cart/frame.h"
#include "cart/sound.h"
#include "games/realms/realms.h"
#include "realms_cards.h"
#include "screens/pace.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_show.h"
#include "screens/realms/play/realms_table.h"
#include "screens/realms/play/realms_tell.h"
#include "screens/realms/play/realms_words.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/realms/realms_zones.h"
#include "screens/remark.h"
#include "screens/screens.h"
#include "ui/message.h"
#include "ui/text.h"

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

/* What CPU players have a word for. */
#define HEAVY_LOSS 5
#define HIGH_COST  5

static const RealmsEvent *event;

/* The card that is named stands over the words. */
static void say(void)
{
    uint16_t id = realms_words(event);
    uint8_t card = realms_words_card(event);

    if (card != REALMS_NONE)
        tell_card(card);
    tell(id);
}

static void show_play(void)
{
    sound_effect(EFFECT_DEAL);
    say();
    tell_touch_seat(event->seat);
    if (event->seat == zones_bottom) {
        if (zones_find_card(event->a))
            tell_fly_card(event->a, item_x, item_y + 8);
    } else if (realms.seats == 2) {
        tell_from_seat(event->seat);
        zones_dirty |= 1 << ZONE_SEATS;
        tell_fly_card(event->a, tell_x, 16);
    }
    tell_rest(PAUSE_BEAT);
}

static void show_use(void)
{
    say();
    tell_touch_seat(event->seat);
    tell_from_card(event->seat, event->a);
    frame_next(); /* what it does has words of its own */
}

static void show_power(void)
{
    sound_effect(EFFECT_TOKEN);
    say();
    if (event->seat == zones_bottom) {
        tell_fly_sign(POWER_X, FOOT_Y, SPRITE_STAR, SPRITE_COLOR_GOLD);
        zones_dirty |= 1 << ZONE_FOOT | 1 << ZONE_MARKET;
    }
    tell_rest(PAUSE_BEAT);
}

static void show_gain(void)
{
    sound_effect(EFFECT_SANITY_GAINED);
    say();
    zones_place_of_seat(event->seat);
    tell_fly_sign(place_x, place_y, SPRITE_SIGIL, SPRITE_COLOR_SEA);
    tell_touch_seat(event->seat);
    tell_rest(PAUSE_READ);
}

static void show_lose(void)
{
    sound_effect(EFFECT_SANITY_LOST);
    say();
    if (event->a >= HEAVY_LOSS)
        tell_mood(event->seat, REMARK_SORRY);
    zones_place_of_seat(event->seat);
    tell_fly_sign(place_x, place_y, SPRITE_SKULL, SPRITE_COLOR_BLOOD);
    tell_touch_seat(event->seat);
    tell_rest(PAUSE_READ);
}

static void show_hit(void)
{
    sound_effect(EFFECT_SANITY_LOST);
    say();
    if (zones_find_card(event->a))
        tell_fly_sign(item_x, item_y + 8, SPRITE_SKULL, SPRITE_COLOR_BLOOD);
    tell_touch_seat(event->seat);
    tell_rest(PAUSE_BEAT);
}

static void show_destroy(void)
{
    sound_effect(EFFECT_MELD);
    say();
    tell_mood(event->seat, REMARK_SORRY);
    tell_touch_seat(event->seat);
    tell_rest(PAUSE_READ);
}

/* All draws in a row are one message. */
static void show_draw(void)
{
    const RealmsEvent *last = &realms_events[realms_event_count];
    uint8_t seat = event->seat;

    sound_effect(EFFECT_DRAW);
    say();
    while (event + 1 != last && event[1].kind == REALMS_DID_DRAW && event[1].seat == seat)
        event++;
    if (seat == zones_bottom) {
        tell_x = DECK_X;
        tell_y = FOOT_Y;
        tell_fly_sign(64, HAND_Y, SPRITE_BACK, SPRITE_COLOR_VIOLET);
    }
    tell_touch_seat(seat);
    tell_rest(PAUSE_BEAT);
}

static void show_shuffle(void)
{
    sound_effect(EFFECT_SHUFFLE);
    say();
    tell_touch_seat(event->seat);
    tell_rest(PAUSE_BEAT);
}

static void show_discard(void)
{
    sound_effect(EFFECT_TURN);
    say();
    if (event->seat == zones_bottom)
        tell_fly_card(event->a, PILE_X, FOOT_Y);
    tell_touch_seat(event->seat);
    tell_rest(PAUSE_READ);
}

static void show_abjure(void)
{
    sound_effect(EFFECT_ABJURE);
    say();
    tell_touch_seat(event->seat);
    zones_dirty |= 1 << ZONE_MARKET;
    tell_rest(PAUSE_READ);
}

static void show_recall(void)
{
    sound_effect(EFFECT_DRAW);
    say();
    tell_touch_seat(event->seat);
    if (event->seat == zones_bottom)
        tell_fly_card(event->a, DECK_X, FOOT_Y);
    tell_rest(PAUSE_READ);
}

static uint8_t cost_of(uint8_t card)
{
    signs_open(realms_kind_of(card));
    return signs_kind.cost;
}

static void show_buy(void)
{
    sound_effect(EFFECT_PURCHASE);
    say();
    if (event->b == REALMS_PLACES)
        tell_mood(event->seat, REMARK_IDLE);
    else if (cost_of(event->a) >= HIGH_COST)
        tell_mood(event->seat, REMARK_PLEASED);
    if (event->seat == zones_bottom) {
        tell_fly_card(event->a, PILE_X, FOOT_Y);
        zones_dirty |= 1 << ZONE_FOOT;
    } else {
        zones_place_of_seat(event->seat);
        if (tell_y)
            tell_fly_card(event->a, place_x, place_y);
        zones_dirty |= 1 << ZONE_SEATS;
    }
    zones_dirty |= 1 << ZONE_MARKET;
    tell_rest(PAUSE_READ);
}

static void show_out(void)
{
    sound_effect(EFFECT_ELIMINATION);
    message_keep(realms_words(event));
    screen_leave();
    realms_table_waits = 1;
    close_out(event->seat);
    realms_table_waits = 0;
    realms_table_show();
}

static void show_turn(void)
{
    zones_dirty = ZONES_ALL;
    moves_card = REALMS_NONE;
    if (event->seat == zones_bottom && zones_open)
        message_keep(realms_words(event));
    else {
        info_clear();
        frame_next();
        message_say(realms_words(event));
        tell_rest(PAUSE_BEAT);
    }
}

static void show_lay(void)
{
    sound_effect(event->kind == REALMS_DID_LAY ? EFFECT_DEAL : EFFECT_SHUFFLE);
    zones_dirty |= 1 << ZONE_MARKET;
}

static void show_tidy(void)
{
    tell_touch_seat(event->seat);
}

static void show_end(void)
{
    if (!event->b)
        return;
    message_say(TEXT_REALMS_SAY_COUNT);
    tell_quick = 0;
    tell_rest(PAUSE_READ);
}

/* By REALMS_DID_. */
static void (*const shows[])(void) = {
    show_play, show_use,     show_power,   show_gain,   show_lose,   show_hit, show_destroy,
    show_draw, show_shuffle, show_discard, show_abjure, show_recall, show_buy, show_lay,
    show_out,  show_lay,     show_tidy,    show_turn,   show_end,
};

void show_events(void)
{
    for (event = realms_events; event != &realms_events[realms_event_count]; event++)
        shows[event->kind]();
}
