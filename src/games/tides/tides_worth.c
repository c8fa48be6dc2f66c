/* What the end of a round is worth: the points ahead, and the tokens that both carry on. */
#include <string.h>

#include "games/tides/tides_mind.h"

/* The last worth before madness, and room for a doubled card above and below. */
#define LEAST_WORTH 31
#define MOST_WORTH  224

/* What so many tokens are worth after rounds 1 and 2, in points. */
const int8_t tides_token_worth[2][16] = {
    {2, 0, -4, -14, -31, -50, -60, -70, -80, -90, -95, -100, -100, -100, -100, -100},
    {1, 0, 0, -2, -4, -7, -22, -42, -60, -75, -85, -95, -100, -100, -100, -100},
};

/* What it is worth to keep a card, beside the tokens that it will bring, and to throw one away, in
 * half points. */
const int8_t tides_keep_worth[2][TIDES_CARDS] = {
    {11, 3, 8, 0, 0, 8, -5, -3, 5, 3, 6, 0, 19, 7, 2, 8, -28, -26},
    {12, 1, 8, -3, 0, 7, -4, -1, 4, 4, 6, 0, 16, 7, 1, 6, -11, -18},
};

const int8_t tides_throw_worth[2][TIDES_CARDS] = {
    {3, 2, 3, -2, 1, 2, 1, 1, 1, 0, 2, 0, 3, 3, 2, 2, 1, 5},
    {1, 3, 2, 0, 1, 0, 0, 0, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1},
};

/* The chance to win with so many points ahead, after rounds 1 and 2. */
#define FARTHEST 63

static const uint16_t chances[2][FARTHEST + 1] = {
    {8192,  8601,  9008,  9411,  9808,  10198, 10578, 10947, 11304, 11647, 11977, 12292, 12591,
     12874, 13142, 13394, 13631, 13852, 14059, 14251, 14430, 14596, 14749, 14890, 15020, 15140,
     15250, 15351, 15444, 15529, 15606, 15677, 15741, 15800, 15854, 15903, 15947, 15988, 16025,
     16058, 16088, 16116, 16141, 16164, 16184, 16203, 16220, 16235, 16249, 16262, 16273, 16284,
     16293, 16302, 16309, 16316, 16323, 16328, 16334, 16338, 16342, 16346, 16350, 16353},
    {8192,  8601,  9008,  9411,  9808,  10198, 10578, 10947, 11304, 11647, 11977, 12292, 12591,
     12874, 13142, 13394, 13631, 13852, 14059, 14251, 14430, 14596, 14749, 14890, 15020, 15140,
     15250, 15351, 15444, 15529, 15606, 15677, 15741, 15800, 15854, 15903, 15947, 15988, 16025,
     16058, 16088, 16116, 16141, 16164, 16184, 16203, 16220, 16235, 16249, 16262, 16273, 16284,
     16293, 16302, 16309, 16316, 16323, 16328, 16334, 16338, 16342, 16346, 16350, 16353},
};

/* After round 3 it is certain; points beyond that only choose among equals. */
#define WON       14000
#define EACH_MORE 16

/* ---- Opening ---- */

static void gather(uint8_t seat, uint8_t *pile)
{
    const uint8_t *card = tides.table[seat];
    uint8_t left;

    for (left = tides.table_size[seat]; left != 0; left--)
        tides_pile_add(pile, *card++);
}

static void find_doubled(uint8_t seat)
{
    const uint8_t *table = tides.table[seat];
    uint8_t place;

    for (place = 1; place < tides.table_size[seat]; place++) {
        if (table[place] != TIDES_SHUB_NIGGURATH)
            continue;
        MIND.twice = table[place - 1];
        MIND.twice_mine = seat == tides.seat;
    }
}

static uint8_t fixed_icons(uint8_t seat)
{
    uint8_t icons = 0;
    uint8_t place;

    for (place = 0; place != TIDES_KEPT; place++)
        icons += tides_madness[tides.table[seat][place]];
    return icons;
}

void tides_open_mind(void)
{
    uint8_t me = tides.seat;
    uint8_t other = TIDES_OTHER(me);

    tides_look(me, &MIND.view);
    memset(MIND.mine, 0, PILE_SIZE);
    memset(MIND.theirs, 0, PILE_SIZE);
    gather(me, MIND.mine);
    gather(other, MIND.theirs);
    MIND.twice = TIDES_NONE;
    find_doubled(0);
    find_doubled(1);
    MIND.tokens[0] = tides.tokens[me];
    MIND.tokens[1] = tides.tokens[other];
    MIND.fixed[0] = fixed_icons(me);
    MIND.fixed[1] = fixed_icons(other);
    MIND.margin = (int16_t)tides.points[me] - (int16_t)tides.points[other];
}

/* ---- Chances ---- */

static uint16_t chance_ahead(uint8_t points)
{
    if (tides.round == TIDES_ROUNDS)
        return points == 0 ? EVEN_CHANCE : WON + points * EACH_MORE;
    if (points > FARTHEST)
        points = FARTHEST;
    return chances[tides.round - 1][points];
}

uint16_t tides_chance(uint8_t worth)
{
    if (worth >= EVEN_WORTH)
        return chance_ahead(worth - EVEN_WORTH);
    return SURE_CHANCE - chance_ahead(EVEN_WORTH - worth);
}

/* ---- Judging ---- */

static int16_t clamp(int16_t worth)
{
    if (worth < LEAST_WORTH)
        return LEAST_WORTH;
    return worth > MOST_WORTH ? MOST_WORTH : worth;
}

static uint8_t outcome(int16_t margin, uint8_t mine, uint8_t theirs)
{
    const int8_t *worth;

    if (MIND.mine[PILE_DREAM] && theirs != 0) {
        theirs--;
        mine++;
    } else if (MIND.theirs[PILE_DREAM] && mine != 0) {
        mine--;
        theirs++;
    }
    if (MIND.mine[PILE_TOKENS])
        margin += mine;
    else if (MIND.theirs[PILE_TOKENS])
        margin -= theirs;
    if (mine >= TIDES_MAD)
        return theirs >= TIDES_MAD ? EVEN_WORTH : LEAST_WORTH;
    if (theirs >= TIDES_MAD)
        return MOST_WORTH;
    if (tides.round != TIDES_ROUNDS) {
        worth = tides_token_worth[tides.round - 1];
        margin += worth[mine + MIND.fixed[0]];
        margin -= worth[theirs + MIND.fixed[1]];
    }
    return (uint8_t)clamp(EVEN_WORTH + margin);
}

/* Step 2 as its chooser decides it, with the tokens of step 1 taken. */
static uint8_t settle(int16_t margin, uint8_t mine, uint8_t theirs)
{
    uint8_t points, heal;

    if (MIND.mine[PILE_ICONS] == MIND.theirs[PILE_ICONS])
        return outcome(margin, mine, theirs);
    if (MIND.mine[PILE_ICONS] > MIND.theirs[PILE_ICONS]) {
        points = outcome(margin + TIDES_BONUS_POINTS, mine, theirs);
        heal = outcome(margin, mine - 1, theirs);
        return points > heal ? points : heal;
    }
    points = outcome(margin - TIDES_BONUS_POINTS, mine, theirs);
    heal = outcome(margin, mine, theirs - 1);
    return points < heal ? points : heal;
}

uint8_t tides_judge(void)
{
    int16_t margin;
    uint8_t mine = MIND.tokens[0] + MIND.mine[PILE_ICONS];
    uint8_t theirs = MIND.tokens[1] + MIND.theirs[PILE_ICONS];

    tides_score_piles();
    margin = MIND.margin;
    margin += MIND.my_score;
    margin -= MIND.their_score;
    if (MIND.twice != TIDES_NONE) {
        if (MIND.twice_mine)
            margin += tides_pile_card(MIND.mine, MIND.theirs, MIND.twice, mine);
        else
            margin -= tides_pile_card(MIND.theirs, MIND.mine, MIND.twice, theirs);
    }
    return settle(margin, mine, theirs);
}

/* The same choice in the game, where the tokens have been taken: whether to heal. */
uint8_t tides_better_heal(void)
{
    int16_t margin = MIND.margin;

    tides_score_piles();
    margin += MIND.my_score;
    margin -= MIND.their_score;
    return outcome(margin, MIND.tokens[0] - 1, MIND.tokens[1]) >
           outcome(margin + TIDES_BONUS_POINTS, MIND.tokens[0], MIND.tokens[1]);
}
