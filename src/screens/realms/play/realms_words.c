#include "realms_cards.h"
#include "screens/realms/play/realms_words.h"
#include "screens/seats.h"
#include "ui/message.h"
#include "ui/text.h"

static uint8_t is_draw_of(const RealmsEvent *event, uint8_t seat)
{
    return event->kind == REALMS_DID_DRAW && event->seat == seat;
}

static uint16_t about_draws(const RealmsEvent *event)
{
    const RealmsEvent *last = &realms_events[realms_event_count];
    uint8_t seat = event->seat;
    uint8_t count = 0;

    if (event != realms_events && is_draw_of(event - 1, seat))
        return REALMS_NO_WORDS;
    for (; event != last && is_draw_of(event, seat); event++)
        count++;
    text_argument_number(1, count);
    return count == 1 ? TEXT_REALMS_SAY_DRAW_1 : TEXT_REALMS_SAY_DRAW;
}

static uint16_t about_number(const RealmsEvent *event, uint16_t id)
{
    text_argument_number(1, event->a);
    return id;
}

static uint16_t about_loss(const RealmsEvent *event)
{
    text_argument_number(1, event->a);
    if (event->b == 0)
        return TEXT_REALMS_SAY_LOSE;
    text_argument_number(2, event->b);
    return TEXT_REALMS_SAY_SHIELDED;
}

static uint16_t about_hit(const RealmsEvent *event)
{
    text_argument_text(0, REALMS_TEXT_SHORT(realms_kind_of(event->a)));
    text_argument_number(1, event->b);
    return TEXT_REALMS_SAY_HIT;
}

uint8_t realms_words_card(const RealmsEvent *event)
{
    switch (event->kind) {
    case REALMS_DID_PLAY:
    case REALMS_DID_USE:
    case REALMS_DID_DESTROY:
    case REALMS_DID_DISCARD:
    case REALMS_DID_ABJURE:
    case REALMS_DID_RECALL:
    case REALMS_DID_BUY:
        return event->a;
    default:
        return REALMS_NONE;
    }
}

uint16_t realms_words(const RealmsEvent *event)
{
    uint8_t card = realms_words_card(event);

    text_argument(0, seats_name(event->seat));
    if (card != REALMS_NONE)
        text_argument_text(1, REALMS_TEXT_SHORT(realms_kind_of(card)));
    switch (event->kind) {
    case REALMS_DID_PLAY:
        return TEXT_REALMS_SAY_PLAY;
    case REALMS_DID_USE:
        return TEXT_REALMS_SAY_USE;
    case REALMS_DID_POWER:
        return about_number(event, TEXT_REALMS_SAY_POWER);
    case REALMS_DID_GAIN:
        return about_number(event, TEXT_REALMS_SAY_GAIN);
    case REALMS_DID_LOSE:
        return about_loss(event);
    case REALMS_DID_HIT:
        return about_hit(event);
    case REALMS_DID_DESTROY:
        return TEXT_REALMS_SAY_DESTROY;
    case REALMS_DID_DRAW:
        return about_draws(event);
    case REALMS_DID_SHUFFLE:
        return TEXT_REALMS_SAY_SHUFFLE;
    case REALMS_DID_DISCARD:
        return TEXT_REALMS_SAY_DISCARD;
    case REALMS_DID_ABJURE:
        return TEXT_REALMS_SAY_ABJURE;
    case REALMS_DID_RECALL:
        return TEXT_REALMS_SAY_RECALL;
    case REALMS_DID_BUY:
        return TEXT_REALMS_SAY_BUY;
    case REALMS_DID_GO_OUT:
        return TEXT_REALMS_SAY_OUT;
    case REALMS_DID_START_TURN:
        return TEXT_REALMS_TURN;
    default:
        return REALMS_NO_WORDS;
    }
}

void realms_words_keep(void)
{
    const RealmsEvent *event = realms_events;
    uint16_t id;
    uint8_t n;

    for (n = realms_event_count; n; n--, event++) {
        id = realms_words(event);
        if (id != REALMS_NO_WORDS)
            message_keep(id);
    }
}
