/* A turn: play cards, buy cards, end it. Using abilities is in realms_ability.c. */
#include "games/realms/realms_rules.h"

void realms_begin_turn(uint8_t seat)
{
    realms.seat = seat;
    realms.turn++;
    realms_tell(REALMS_DID_START_TURN, seat, 0, 0);
}

/* ---- Play ---- */

uint8_t realms_may_play(uint8_t card)
{
    return realms.phase == REALMS_TURN && card < REALMS_CARDS &&
           realms.where[card] == REALMS_AT(realms.seat, REALMS_HAND);
}

void realms_play(uint8_t card)
{
    realms_tell(REALMS_DID_PLAY, realms.seat, card, 0);
    realms_take_out(card);
    realms_put_last(REALMS_AT(realms.seat, REALMS_PLAY), card);
}

/* ---- Buy ---- */

static uint8_t on_sale(uint8_t place)
{
    if (place == REALMS_PLACES)
        return realms.head[REALMS_STACK];
    return realms_reaches(realms.seat, place) ? realms.row[place] : REALMS_NONE;
}

uint8_t realms_may_buy(uint8_t place)
{
    uint8_t card;

    if (realms.phase != REALMS_TURN || place > REALMS_PLACES)
        return 0;
    card = on_sale(place);
    return card != REALMS_NONE && KIND_OF(card)->cost <= realms.power;
}

void realms_buy(uint8_t place)
{
    uint8_t card = on_sale(place);

    realms.power -= KIND_OF(card)->cost;
    realms_tell(REALMS_DID_BUY, realms.seat, card, place);
    realms_take_out(card);
    realms_put_on_top(REALMS_AT(realms.seat, REALMS_DISCARD), card);
    if (place != REALMS_PLACES)
        realms_lay(place);
}

/* ---- End ---- */

/* Entities and Artifacts go to the discard pile, Locations stay. */
static void tidy_play(uint8_t seat)
{
    uint8_t card = realms.head[REALMS_AT(seat, REALMS_PLAY)];
    uint8_t next;

    for (; card != REALMS_NONE; card = next) {
        next = realms.next[card];
        realms.mark[card] = 0;
        if (KIND_OF(card)->type == REALMS_LOCATION)
            continue;
        realms_take_out(card);
        realms_put_on_top(REALMS_AT(seat, REALMS_DISCARD), card);
    }
}

/* What Locations of others lost is forgotten. */
static void forget_losses(void)
{
    uint8_t seat, card;

    for (seat = 0; seat != realms.seats; seat++)
        REALMS_EACH(card, REALMS_AT(seat, REALMS_PLAY))
    realms.mark[card] = 0;
}

void realms_end_turn(void)
{
    uint8_t seat = realms.seat;

    realms_tell(REALMS_DID_TIDY, seat, 0, 0);
    tidy_play(seat);
    realms_move_all(REALMS_AT(seat, REALMS_HAND), REALMS_AT(seat, REALMS_DISCARD));
    realms_move_all(REALMS_ABJURED, REALMS_GONE);
    forget_losses();
    realms.power = 0;
    realms.happened = 0;
    realms_draw(seat, HAND_SIZE);
    if (!realms.size[REALMS_COMMON] || realms.turn == REALMS_TURNS)
        realms_count_sanity();
    else
        realms_begin_turn(realms_after(seat));
}
