/* What a hand and a position are worth, in sixteenths of a token. */
#include <string.h>

#include "games/pocket/pocket_mind.h"

#define COST_MOST 12 /* of a card that cannot be had; 21 of them still fit in a byte */

#define GAME_WORTH (25 * TOKEN)

HandSums pocket_sums;
uint8_t *pocket_hand;
uint8_t pocket_time;
uint16_t pocket_effort;

static const PocketOutlook *outlook;
static const uint8_t *run_worth;  /* of the time */
static const uint8_t *kinds_cost; /* of the time */
static const uint8_t *loose_cost; /* of the tokens of the seat to act */

/* ---- What can still be had ---- */

/* Less than no copies, which is more than 15 in a byte, cannot be had either. */
static uint8_t cost_of(uint8_t copies)
{
    return copies == 0 || copies > 15 ? COST_MOST : WEIGHTS.card_cost[copies];
}

/* By the copies that lie in the row or are hidden: six of a kind are rarer than twelve, and what
 * lies on the table is gone. */
void pocket_count_cards(void)
{
    uint8_t copies[POCKET_VALUES];
    uint8_t kind, place;

    memcpy(copies, MIND.view.unseen, POCKET_VALUES);
    for (place = pocket.row_head; place != POCKET_CARDS; place++)
        if (!(pocket.row[place] & POCKET_FACE_DOWN))
            copies[pocket.row[place]]++;
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        MIND.cost_1[kind] = cost_of(copies[kind]);
        MIND.cost_2[kind] = cost_of(copies[kind] - 1);
        MIND.cost_3[kind] = cost_of(copies[kind] - 2);
    }
    pocket_look_as(OUTLOOK_ON_ACTIONS);
}

/* A kind that lies nowhere has place 0, which is behind the head of the row or holds that kind. */
void pocket_find_far_cards(void)
{
    uint8_t place, card;

    memset(MIND.far, 0, POCKET_VALUES);
    for (place = pocket.row_head; place != POCKET_CARDS; place++) {
        card = pocket.row[place];
        if (!(card & POCKET_FACE_DOWN))
            MIND.far[card] = place;
    }
}

/* ---- Sums ---- */

void pocket_add_card(uint8_t kind)
{
    uint8_t *held = pocket_hand + kind;

    switch ((*held)++) {
    case 0:
        pocket_sums.missing_1 -= MIND.cost_1[kind];
        pocket_sums.missing_2 -= MIND.cost_2[kind];
        pocket_sums.missing_3 -= MIND.cost_3[kind];
        pocket_sums.sets += WEIGHTS.set_step[0];
        pocket_sums.kinds++;
        pocket_sums.loose++;
        return;
    case 1:
        pocket_sums.missing_2 -= MIND.cost_1[kind];
        pocket_sums.missing_3 -= MIND.cost_2[kind];
        pocket_sums.sets += WEIGHTS.set_step[1];
        pocket_sums.loose++;
        return;
    case 2:
        pocket_sums.missing_3 -= MIND.cost_1[kind];
        pocket_sums.sets += WEIGHTS.set_step[2];
        pocket_sums.loose -= 2;
    }
}

void pocket_remove_card(uint8_t kind)
{
    uint8_t *held = pocket_hand + kind;

    switch (--(*held)) {
    case 0:
        pocket_sums.missing_1 += MIND.cost_1[kind];
        pocket_sums.missing_2 += MIND.cost_2[kind];
        pocket_sums.missing_3 += MIND.cost_3[kind];
        pocket_sums.sets -= WEIGHTS.set_step[0];
        pocket_sums.kinds--;
        pocket_sums.loose--;
        return;
    case 1:
        pocket_sums.missing_2 += MIND.cost_1[kind];
        pocket_sums.missing_3 += MIND.cost_2[kind];
        pocket_sums.sets -= WEIGHTS.set_step[1];
        pocket_sums.loose--;
        return;
    case 2:
        pocket_sums.missing_3 += MIND.cost_1[kind];
        pocket_sums.sets -= WEIGHTS.set_step[2];
        pocket_sums.loose += 2;
    }
}

/* All cards of a kind of which there are three or more. */
void pocket_remove_set(uint8_t kind)
{
    uint8_t cost = MIND.cost_1[kind];

    pocket_hand[kind] = 0;
    pocket_sums.missing_1 += cost;
    cost += MIND.cost_2[kind];
    pocket_sums.missing_2 += cost;
    cost += MIND.cost_3[kind];
    pocket_sums.missing_3 += cost;
    pocket_sums.sets -= WEIGHTS.set;
    pocket_sums.kinds--;
}

/* Byte by byte: on the Game Boy a call of memcpy costs more than this. */
void pocket_take_up_hand(void)
{
    const HandSums *sums = &MIND.sums[pocket.seat];
    uint8_t step = pocket.madness[pocket.seat] >> 1;

    if (step >= MADNESS_STEPS)
        step = MADNESS_STEPS - 1;
    loose_cost = outlook->loose_cost[0] + (uint8_t)(step << 4);

    pocket_hand = pocket.hands[pocket.seat];
    pocket_sums.missing_1 = sums->missing_1;
    pocket_sums.missing_2 = sums->missing_2;
    pocket_sums.missing_3 = sums->missing_3;
    pocket_sums.sets = sums->sets;
    pocket_sums.kinds = sums->kinds;
    pocket_sums.loose = sums->loose;
}

void pocket_put_down_hand(void)
{
    HandSums *sums = &MIND.sums[pocket.seat];

    sums->missing_1 = pocket_sums.missing_1;
    sums->missing_2 = pocket_sums.missing_2;
    sums->missing_3 = pocket_sums.missing_3;
    sums->sets = pocket_sums.sets;
    sums->kinds = pocket_sums.kinds;
    sums->loose = pocket_sums.loose;
}

/* The empty hand misses everything; then its cards are added. Of the seat to act or another one. */
void pocket_sum_hand(uint8_t seat)
{
    uint8_t actor = pocket.seat;
    uint8_t kind, left, cost;

    pocket_effort += 4;
    pocket_put_down_hand();
    pocket.seat = seat;
    pocket_hand = pocket.hands[seat];
    memset(&pocket_sums, 0, sizeof pocket_sums);
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        cost = MIND.cost_1[kind];
        pocket_sums.missing_1 += cost;
        cost += MIND.cost_2[kind];
        pocket_sums.missing_2 += cost;
        cost += MIND.cost_3[kind];
        pocket_sums.missing_3 += cost;
    }
    for (kind = 0; kind != POCKET_VALUES; kind++) {
        left = pocket_hand[kind];
        pocket_hand[kind] = 0;
        for (; left != 0; left--)
            pocket_add_card(kind);
    }
    pocket_put_down_hand();
    pocket.seat = actor;
    pocket_take_up_hand();
}

/* ---- Worth ---- */

void pocket_look_as(uint8_t which)
{
    outlook = &WEIGHTS.outlook[which];
    pocket_time = TIMES; /* none: the pointers must be set anew */
}

/* To be called when the row has changed. */
void pocket_mind_time(void)
{
    uint8_t time = WEIGHTS.time[pocket.seats - 2][POCKET_ROW_SIZE];

    if (time == pocket_time)
        return;
    pocket_time = time;
    kinds_cost = outlook->kinds_cost[time];
    run_worth = outlook->run[time];
}

/* The first run of the round brings one token, the second one two: what is likely to be published
 * counts as often. */
int16_t pocket_hand_worth(void)
{
    uint16_t runs = 0;
    uint8_t each;
    uint8_t one;
    int16_t worth;

    pocket_effort++;
    if (pocket_sums.missing_1 < OUT_OF_SIGHT) {
        one = run_worth[pocket_sums.missing_1];
        each = one;
        runs = one;
        if (pocket_sums.missing_2 < OUT_OF_SIGHT) {
            one = run_worth[pocket_sums.missing_2];
            each += one;
            runs += (uint8_t)(one << 1);
            if (pocket_sums.missing_3 < OUT_OF_SIGHT) {
                one = run_worth[pocket_sums.missing_3];
                each += one;
                runs += (uint8_t)(one << 1);
                runs += one;
            }
        }
        for (one = pocket.runs; one != 0; one--)
            runs += each;
    }
    worth = (int16_t)(runs >> 2) + pocket_sums.sets;
    worth -= kinds_cost[pocket_sums.kinds];
    worth -= loose_cost[pocket_sums.loose];
    return worth;
}

/* Hand and Portals of a seat whose hand is put down; leaves that hand's sums taken up. */
int16_t pocket_worth_of(uint8_t seat)
{
    uint8_t actor = pocket.seat;
    int16_t worth;
    uint8_t portal;

    pocket.seat = seat;
    pocket_take_up_hand();
    pocket.seat = actor;
    worth = pocket_hand_worth();
    for (portal = 0; portal != POCKET_VALUES; portal++)
        if (pocket.portals[portal] == seat)
            worth += outlook->portal[portal];
    return worth;
}

static int16_t worth_of_end(uint8_t seat)
{
    uint8_t bit = (uint8_t)(1u << seat);

    if (!(pocket.winners & bit))
        return -GAME_WORTH;
    return pocket.winners == bit ? GAME_WORTH : 0;
}

/* The position for a seat, against the best of the others. */
int16_t pocket_judge(uint8_t seat)
{
    int16_t own = 0;
    int16_t best = -0x7FFF;
    int16_t worth;
    uint8_t other;

    if (pocket.phase == POCKET_OVER)
        return worth_of_end(seat);
    pocket_put_down_hand();
    pocket_look_as(OUTLOOK_AFTER_DREAMS);
    pocket_mind_time();
    for (other = 0; other != pocket.seats; other++) {
        worth = pocket.phase == POCKET_ROUND_OVER ? 0 : pocket_worth_of(other);
        worth -= WEIGHTS.madness[pocket.madness[other] < 32 ? pocket.madness[other] : 31];
        if (other == seat)
            own = worth;
        else if (worth > best)
            best = worth;
    }
    pocket_look_as(OUTLOOK_ON_ACTIONS);
    return own - best;
}
