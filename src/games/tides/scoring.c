/* Scoring a round, in the order of the rulebook: Dreamlands' suit, tokens, the reward for the most
 * of them, Dreamlands' theft, the cards, madness. */
#include <string.h>

#include "games/tides/rules.h"

uint8_t tides_find_dreamer(void)
{
    uint8_t seat, place;

    for (seat = 0; seat != TIDES_SEATS; seat++)
        for (place = 0; place != tides.table_size[seat]; place++)
            if (tides.table[seat][place] == TIDES_DREAMLANDS)
                return seat;
    return TIDES_NONE;
}

uint8_t tides_count_icons(uint8_t seat)
{
    const uint8_t *card = tides.table[seat];
    uint8_t icons = 0;
    uint8_t left;

    for (left = tides.table_size[seat]; left != 0; left--)
        icons += tides_madness[*card++];
    return icons;
}

/* ---- Step 5: madness, and the end of the game ---- */

static void end_game(uint8_t winners)
{
    tides.winners = winners;
    tides.phase = TIDES_OVER;
    tides_tell(TIDES_DID_END_GAME, 0, winners, 0);
}

/* The seats that have lost their minds, a bit each. */
static uint8_t go_mad(void)
{
    uint8_t seat;
    uint8_t mad = 0;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        if (tides.tokens[seat] < TIDES_MAD)
            continue;
        mad |= (uint8_t)(1u << seat);
        tides_tell(TIDES_DID_GO_MAD, seat, tides.tokens[seat], 0);
    }
    return mad;
}

static uint8_t most_points(void)
{
    if (tides.points[0] == tides.points[1])
        return 3;
    return tides.points[0] > tides.points[1] ? 1 : 2;
}

/* If both are mad, nobody wins. */
static void finish_round(void)
{
    uint8_t mad = go_mad();

    if (mad != 0)
        end_game(3 ^ mad);
    else if (tides.round == TIDES_ROUNDS)
        end_game(most_points());
    else
        tides_take_back();
}

/* ---- Step 4: the cards ---- */

static void tell_scores(uint8_t seat)
{
    const uint8_t *table = tides.table[seat];
    uint8_t before = TIDES_NONE;
    uint8_t score = 0;
    uint8_t place;

    for (place = 0; place != tides.table_size[seat]; place++) {
        if (table[place] == TIDES_SHUB_NIGGURATH) {
            tides_tell(TIDES_DID_DOUBLE, seat, before, score);
            score = 0;
        } else {
            score = tides_score_card(&tides_sides[seat], table[place]);
            tides_tell(TIDES_DID_SCORE, seat, table[place], score);
        }
        before = table[place];
    }
}

static void score_cards(uint8_t seat)
{
    uint8_t sum;

    memset(tides.scores[seat], 0, TIDES_TABLE);
    memcpy(tides.scored[seat], tides.table[seat], TIDES_TABLE);
    tides_sides[seat].tokens = tides.tokens[seat];
    sum = tides_score_table(seat, tides.scores[seat]);
    tides.points[seat] += sum;
    tides.sheet_points[tides.round - 1][seat] = sum;
    tides.sheet_tokens[tides.round - 1][seat] = tides.tokens[seat];
    tell_scores(seat);
    tides_tell(TIDES_DID_TOTAL, seat, sum, tides.points[seat]);
}

/* ---- Step 3: Dreamlands' owner takes a token, wanted or not ---- */

static void steal_token(void)
{
    uint8_t seat = tides_find_dreamer();

    if (seat == TIDES_NONE || tides.tokens[TIDES_OTHER(seat)] == 0)
        return;
    tides.tokens[TIDES_OTHER(seat)]--;
    tides.tokens[seat]++;
    tides_tell(TIDES_DID_STEAL, seat, 1, tides.tokens[seat]);
}

static void finish_scoring(void)
{
    steal_token();
    tides_count_sides(tides.suit);
    score_cards(0);
    score_cards(1);
    finish_round();
}

/* ---- Step 2: the reward for strictly more tokens ---- */

void tides_reward(uint8_t reward)
{
    uint8_t seat = tides.seat;

    tides.sheet_reward[tides.round - 1][seat] = reward;
    if (reward == TIDES_POINTS) {
        tides.points[seat] += TIDES_BONUS_POINTS;
        tides_tell(TIDES_DID_GAIN_POINTS, seat, TIDES_BONUS_POINTS, tides.points[seat]);
    } else {
        tides.tokens[seat]--;
        tides_tell(TIDES_DID_HEAL, seat, 1, tides.tokens[seat]);
    }
    finish_scoring();
}

/* ---- Step 1: a token for each icon, kept cards included ---- */

static void take_tokens(void)
{
    uint8_t seat;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides.taken[seat] = tides_count_icons(seat);
        tides.tokens[seat] += tides.taken[seat];
        tides_tell(TIDES_DID_TAKE_TOKENS, seat, tides.taken[seat], tides.tokens[seat]);
    }
    if (tides.taken[0] == tides.taken[1]) {
        finish_scoring();
        return;
    }
    tides.phase = TIDES_REWARD;
    tides.seat = tides.taken[0] > tides.taken[1] ? 0 : 1;
}

/* ---- Step 0: the suit of Dreamlands, anew in each round ---- */

void tides_begin_scoring(void)
{
    uint8_t seat = tides_find_dreamer();

    if (seat == TIDES_NONE) {
        take_tokens();
        return;
    }
    tides.phase = TIDES_NAMING;
    tides.seat = seat;
}

void tides_name_suit(uint8_t suit)
{
    tides.suit = suit;
    tides_tell(TIDES_DID_NAME_SUIT, tides.seat, suit, 0);
    take_tokens();
}

/* ---- For the screens ---- */

uint8_t tides_icons(uint8_t seat) BANKED
{
    return tides_count_icons(seat);
}

uint8_t tides_dreamer(void) BANKED
{
    return tides_find_dreamer();
}
