#include "screens/seats.h"
#include "screens/tides/tides_words.h"
#include "ui/message.h"
#include "ui/text.h"

static void name(uint8_t argument, uint8_t seat)
{
    text_argument(argument, seats_name(seat));
}

static uint16_t about_card(const TidesEvent *event, uint16_t id)
{
    text_argument_text(1, TEXT_TIDES_NAME_0 + event->a);
    return id;
}

static uint16_t about_numbers(const TidesEvent *event, uint16_t id)
{
    text_argument_number(1, event->a);
    text_argument_number(2, event->b);
    return id;
}

static uint16_t about_choice(const TidesEvent *event, uint8_t open)
{
    if (open) {
        if (event->b == TIDES_KEEP)
            return about_card(event, TEXT_TIDES_SAYS_KEEPS);
        return about_card(event, event->b == TIDES_PICK ? TEXT_TIDES_SAYS_PICKS
                                                        : TEXT_TIDES_SAYS_DISCARDS);
    }
    /* before a person chooses, that the other one has */
    if (event->b == TIDES_KEEP || event->seat != 0 || seats_is_person(event->seat))
        return TIDES_NO_WORDS;
    return TEXT_TIDES_SAYS_CHOSEN;
}

static uint8_t is_first_of_its_kind(const TidesEvent *event)
{
    return event == tides_events || event[-1].kind != event->kind;
}

uint16_t tides_words(const TidesEvent *event, uint8_t open)
{
    name(0, event->seat);
    switch (event->kind) {
    case TIDES_DID_CHOOSE:
        return about_choice(event, open);
    case TIDES_DID_REVEAL:
        return open ? TIDES_NO_WORDS : about_card(event, TEXT_TIDES_SAYS_PLAYS);
    case TIDES_DID_KEEP:
        return open ? TIDES_NO_WORDS : about_card(event, TEXT_TIDES_SAYS_KEEPS);
    case TIDES_DID_DISCARD:
        return open ? TIDES_NO_WORDS : about_card(event, TEXT_TIDES_SAYS_DISCARDS);
    case TIDES_DID_NAME_SUIT:
        text_argument_text(1, TEXT_TIDES_SUIT_0 + event->a);
        return TEXT_TIDES_SAYS_SUIT;
    case TIDES_DID_TAKE_TOKENS:
        return event->a ? about_numbers(event, TEXT_TIDES_SAYS_TOKENS) : TIDES_NO_WORDS;
    case TIDES_DID_GAIN_POINTS:
        return TEXT_TIDES_SAYS_POINTS;
    case TIDES_DID_HEAL:
        return TEXT_TIDES_SAYS_HEAL;
    case TIDES_DID_STEAL:
        name(1, TIDES_OTHER(event->seat));
        return TEXT_TIDES_SAYS_STEAL;
    case TIDES_DID_TOTAL:
        return about_numbers(event, TEXT_TIDES_SAYS_TOTAL);
    case TIDES_DID_GO_MAD:
        return TEXT_TIDES_SAYS_MAD;
    case TIDES_DID_TAKE_BACK:
        return is_first_of_its_kind(event) ? TEXT_TIDES_SAYS_BACK : TIDES_NO_WORDS;
    case TIDES_DID_DRAW:
        return is_first_of_its_kind(event) ? TEXT_TIDES_SAYS_DRAWS : TIDES_NO_WORDS;
    case TIDES_DID_START_ROUND:
        text_argument_number(0, event->a);
        return TEXT_TIDES_SAYS_ROUND;
    default:
        return TIDES_NO_WORDS;
    }
}

void tides_words_keep(uint8_t open)
{
    const TidesEvent *event = tides_events;
    uint16_t id;
    uint8_t n;

    for (n = tides_event_count; n; n--, event++) {
        id = tides_words(event, open);
        if (id != TIDES_NO_WORDS)
            message_keep(id);
    }
}

void tides_words_begin(void) BANKED
{
    text_argument_number(0, tides.round);
    message_keep(TEXT_TIDES_SAYS_ROUND);
}
