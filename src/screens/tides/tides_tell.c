#include "screens/pace.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_story.h"
#include "screens/tides/tides_tell.h"
#include "ui/message.h"

/* Returns how many of them it told. */
static uint8_t tell(const TidesEvent *event)
{
    pace_begin();
    switch (event->kind) {
    case TIDES_DID_CHOOSE:
        tides_tell_choice(event);
        return 1;
    case TIDES_DID_REVEAL:
        tides_tell_reveal(event);
        return 2;
    case TIDES_DID_SWAP:
        tides_tell_swap(event);
        return 1;
    case TIDES_DID_NAME_SUIT:
        tides_tell_suit(event);
        return 1;
    case TIDES_DID_TAKE_TOKENS:
        tides_tell_tokens(event);
        return 1;
    case TIDES_DID_GAIN_POINTS:
        tides_tell_points(event);
        return 1;
    case TIDES_DID_HEAL:
        tides_tell_heal(event);
        return 1;
    case TIDES_DID_STEAL:
        tides_tell_theft(event);
        return 1;
    case TIDES_DID_SCORE:
    case TIDES_DID_DOUBLE:
        tides_tell_score(event);
        return 1;
    case TIDES_DID_TOTAL:
        tides_tell_total(event);
        return 1;
    case TIDES_DID_GO_MAD:
        tides_tell_madness(event);
        return 1;
    case TIDES_DID_TAKE_BACK:
        tides_tell_take_back(event);
        return 2;
    case TIDES_DID_KEEP:
        tides_tell_kept(event);
        return 2;
    case TIDES_DID_DISCARD:
        tides_tell_discards(event);
        return 2;
    case TIDES_DID_DRAW:
        tides_tell_draws(event);
        return 4;
    case TIDES_DID_START_ROUND:
        tides_tell_round(event);
        return 1;
    default:
        return 1;
    }
}

uint8_t tides_tell_events(void)
{
    uint8_t n = 0;

    tides_story_leaving = 0;
    pace_keys = 0;
    while (n < tides_event_count && !tides_story_leaving)
        n += tell(&tides_events[n]);
    return !tides_story_leaving;
}

uint8_t tides_tell_start(void)
{
    tides_story_focus = TIDES_NONE;
    tides_story_leaving = 0;
    pace_keys = 0;
    pace_begin();
    if (tides.phase != TIDES_OVER) {
        message_repeat(0);
        tides_story_linger(PAUSE_READ);
    }
    return !tides_story_leaving;
}
