#include "cart/frame.h"
#include "screens/pace.h"
#include "screens/pocket/pocket_table.h"
#include "screens/pocket/pocket_words.h"
#include "screens/remark.h"
#include "screens/seats.h"
#include "ui/message.h"
#include "ui/text.h"

static uint8_t speaks;
static uint8_t said; /* something of this move already */

static void name(uint8_t argument, uint8_t seat)
{
    text_argument(argument, seats_name(seat));
}

static void say(uint16_t id, uint8_t seat, uint8_t mood)
{
    said = 1;
    if (!speaks) {
        message_keep(id);
        return;
    }
    message_say(id);
    if (mood != REMARK_MOODS) {
        frame_next(); /* letters take time */
        remark(seat, mood);
    }
}

/* A further sentence of the same move: the one before must have been read. */
static void go_on(uint16_t id, uint8_t seat, uint8_t mood)
{
    static TextNote note; /* the pause may bring up other screens and their texts */

    if (speaks && said) {
        text_note(&note, id);
        table_pause(PAUSE_READ);
        text_get_note(&note);
    }
    say(id, seat, mood);
}

/* ---- Actions ---- */

static void say_draw(const PocketAction *action, uint8_t seat)
{
    text_argument_number(1, action->a);
    say(action->a == 1 ? TEXT_POCKET_SAID_DRAW_ONE : TEXT_POCKET_SAID_DRAW, seat, REMARK_IDLE);
}

/* Opened from the pool, wrested from its holder, or its own already. */
static void say_open(const PocketAction *action, uint8_t seat)
{
    const PocketEvent *event = pocket_events;
    uint8_t n;

    text_argument_number(2, action->b);
    text_argument_text(1, TEXT_POCKET_NAME_0 + action->a);
    for (n = pocket_event_count; n; n--, event++) {
        if (event->kind == POCKET_DID_CLAIM) {
            if (event->b == POCKET_NONE)
                say(TEXT_POCKET_SAID_OPEN, seat, REMARK_PLEASED);
            else
                say(TEXT_POCKET_SAID_WREST, seat, REMARK_BOLD);
            return;
        }
    }
    text_argument_text(1, TEXT_POCKET_SHORT_0 + action->a);
    say(TEXT_POCKET_SAID_LAY, seat, REMARK_IDLE);
}

/* The events have the number of the run first. */
static void say_publish(uint8_t seat)
{
    text_argument_number(1, pocket_events[0].a);
    say(TEXT_POCKET_SAID_PUBLISH, seat, REMARK_BOLD);
}

static void say_first(const PocketAction *action, uint8_t seat)
{
    if (action->a == seat) {
        text_argument_number(1, pocket.round);
        say(TEXT_POCKET_SAID_STARTS, seat, REMARK_IDLE);
        return;
    }
    name(1, action->a);
    say(TEXT_POCKET_SAID_NAMES, seat, REMARK_IDLE);
}

void words_for_action(const PocketAction *action, uint8_t seat, uint8_t main_before, uint8_t spoken)
{
    speaks = spoken;
    said = 0;
    name(0, seat);
    switch (action->kind) {
    case POCKET_DRAW:
        say_draw(action, seat);
        break;
    case POCKET_OPEN:
        say_open(action, seat);
        break;
    case POCKET_PUBLISH:
        say_publish(seat);
        break;
    case POCKET_FIRST:
        say_first(action, seat);
        break;
    case POCKET_END:
        if (main_before == POCKET_MAIN_NONE)
            say(TEXT_POCKET_SAID_PASSES, seat, REMARK_SORRY);
        break;
    case POCKET_TAKE:
        break;
    default:
        text_argument_text(1, TEXT_POCKET_NAME_0 + action->kind - POCKET_SEAL);
        say(TEXT_POCKET_SAID_SEAL, seat, REMARK_BOLD);
    }
}

/* ---- Events ---- */

/* Nyarlathotep's card, the only one that is no draw, follows the sealing. */
static void say_lift(const PocketEvent *event)
{
    name(0, event->seat);
    if (event->a & POCKET_FACE_DOWN) {
        go_on(TEXT_POCKET_SAID_LIFT_HIDDEN, event->seat, REMARK_MOODS);
        return;
    }
    text_argument_text(1, TEXT_POCKET_SHORT_0 + event->a);
    go_on(TEXT_POCKET_SAID_LIFT, event->seat, REMARK_MOODS);
}

/* The log is read by all: with several people it never names a private card. */
static void say_pass(uint8_t n)
{
    const PocketEvent *event = &pocket_events[n];

    name(0, event->seat);
    name(1, event->a);
    text_argument_text(2, TEXT_POCKET_SHORT_0 + event->b);
    if (seats_people == 1 && pocket_event_open_to(n, seats_viewer))
        go_on(TEXT_POCKET_SAID_PASS_OPEN, event->seat, REMARK_MOODS);
    else
        go_on(TEXT_POCKET_SAID_PASS, event->seat, REMARK_MOODS);
}

void words_for_event(uint8_t n, uint8_t spoken)
{
    const PocketEvent *event = &pocket_events[n];

    speaks = spoken;
    switch (event->kind) {
    case POCKET_DID_TAKE_CARD:
        if (n && pocket_events[0].kind == POCKET_DID_SEAL)
            say_lift(event);
        break;
    case POCKET_DID_EMPTY_ROW:
        go_on(TEXT_POCKET_SAID_EMPTY_ROW, event->seat, REMARK_MOODS);
        break;
    case POCKET_DID_LOOK:
        name(0, event->seat);
        name(1, event->a);
        go_on(TEXT_POCKET_SAID_LOOK, event->seat, REMARK_MOODS);
        break;
    case POCKET_DID_PASS_CARD:
        say_pass(n);
        break;
    case POCKET_DID_DISCARD:
        name(0, event->seat);
        text_argument_text(1, TEXT_POCKET_SHORT_0 + event->a);
        go_on(TEXT_POCKET_SAID_LOSE, event->seat, REMARK_SORRY);
        break;
    case POCKET_DID_START_TURN:
        if (event->a) {
            name(0, event->seat);
            say(TEXT_POCKET_SAID_AGAIN, event->seat, REMARK_PLEASED);
        }
        break;
    default:
        break;
    }
}

/* ---- The round's end ---- */

uint8_t words_end_round(uint8_t n)
{
    const PocketEvent *event = &pocket_events[n];

    switch (event->kind) {
    case POCKET_DID_GO_OUT:
    case POCKET_DID_START_ROUND:
    case POCKET_DID_END_GAME:
        return 1;
    case POCKET_DID_GAIN:
        return event->b != 0;
    default:
        return 0;
    }
}

void words_for_round_end(uint8_t n)
{
    const PocketEvent *event = &pocket_events[n];

    name(0, event->seat);
    message_keep(event->kind == POCKET_DID_GO_OUT ? TEXT_POCKET_SAID_OUT : TEXT_POCKET_SAID_COUNT);
}

/* ---- For the log alone ---- */

void words_keep(const PocketAction *action, uint8_t seat, uint8_t main_before)
{
    uint8_t n;

    words_for_action(action, seat, main_before, 0);
    for (n = 0; n != pocket_event_count; n++) {
        if (words_end_round(n)) {
            words_for_round_end(n);
            return;
        }
        words_for_event(n, 0);
    }
}

void pocket_words_begin(void) BANKED
{
    name(0, pocket.first);
    text_argument_number(1, pocket.round);
    message_keep(TEXT_POCKET_SAID_STARTS);
}
