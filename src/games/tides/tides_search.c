/* The rest of a round's picks, solved as a game of simultaneous choices. Hands swap after every
 * pick, so I pick from one of the two when an even number of cards is left in each, and from the
 * other when the number is odd: what I get in the end is a subset of the even hand and one of the
 * odd hand, and with five cards each only 10 x 10 ends exist. With three cards left there are nine
 * ends: what I take of the even hand's three at my next pick but one, and which of the odd hand's
 * three the opponent takes then. The pick in between strikes out a row and a column, so that the
 * game of three is made of the nine 2 x 2 games inside of those ends. Only Shub-Niggurath asks for
 * the order: from four cards on, it is followed along every path. */
#include <string.h>

#include "games/tides/tides_mind.h"

/* Subsets of one, two and three cards, those of the first cards first, and their places. */
static const uint8_t subsets[4][LEAF_ROW] = {
    {0},
    {1, 2, 4, 8, 16},
    {3, 5, 6, 9, 10, 12, 17, 18, 20, 24},
    {7, 11, 13, 14, 19, 21, 22, 25, 26, 28},
};

static const uint8_t rank[32] = {
    0, 0, 1, 0, 2, 1, 2, 0, 3, 3, 4, 1, 5, 2, 3, 0, 4, 6, 7, 4, 8, 5, 6, 0, 9, 7, 8, 0, 9, 0, 0, 0,
};

static const uint8_t row_start[LEAF_ROW] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90};

static const uint8_t subset_count[TIDES_HAND + 1][4] = {
    {1, 0, 0, 0}, {1, 1, 0, 0}, {1, 2, 1, 0}, {1, 3, 3, 1}, {1, 4, 6, 4}, {1, 5, 10, 10},
};

/* ---- Shub-Niggurath on its way ---- */

static uint8_t doubling;            /* whether it is in a hand and its way is followed */
static uint8_t shub_even, shub_odd; /* its bit in the hand that has it, else 0 */
static uint8_t my_table_last, their_table_last; /* cards, or TIDES_NONE */

/* What each card would score once more for the owner of Shub-Niggurath. */
static void note_doubled(uint8_t *doubled)
{
    uint8_t is_mine = MIND.mine[PILE_DOUBLE];
    const uint8_t *own = is_mine ? MIND.mine : MIND.theirs;
    const uint8_t *other = is_mine ? MIND.theirs : MIND.mine;
    uint8_t last = is_mine ? my_table_last : their_table_last;
    uint8_t tokens = (is_mine ? MIND.tokens[0] : MIND.tokens[1]) + own[PILE_ICONS];
    uint8_t place;

    for (place = 0; place != MIND.left; place++) {
        doubled[place] = tides_pile_card(own, other, MIND.even[place], tokens);
        doubled[ODD_CARD + place] = tides_pile_card(own, other, MIND.odd[place], tokens);
    }
    doubled[LAST_CARD] = last == TIDES_NONE ? 0 : tides_pile_card(own, other, last, tokens);
}

/* With five cards left it is not followed, but taken to double one of the better cards. */
static uint8_t guess_doubled(uint8_t worth)
{
    if (MIND.mine[PILE_DOUBLE])
        return worth + (MIND.my_score >> 2);
    if (MIND.theirs[PILE_DOUBLE])
        return worth - (MIND.their_score >> 2);
    return worth;
}

/* ---- The ends of the round ---- */

/* Of both hands, at first all is the opponent's. */
static void deal_out(const uint8_t *hand)
{
    uint8_t left;

    for (left = MIND.left; left != 0; left--)
        tides_pile_add(MIND.theirs, *hand++);
}

/* What I get of a hand becomes another subset. */
static void change(const uint8_t *hand, uint8_t from, uint8_t to)
{
    uint8_t moved = from ^ to;

    for (; moved != 0; moved >>= 1) {
        if (moved & 1) {
            if (to & 1)
                tides_pile_to_me(*hand);
            else
                tides_pile_to_them(*hand);
        }
        to >>= 1;
        hand++;
    }
}

static void judge_end(uint8_t index)
{
    uint8_t worth = tides_judge();

    if (doubling) {
        MIND.worth[index] = worth;
        note_doubled(MIND.doubled[index]);
        return;
    }
    if (shub_even | shub_odd)
        worth = guess_doubled(worth);
    MIND.leaf[index] = tides_chance(worth);
}

static void judge_ends(void)
{
    uint8_t even_size = MIND.left >> 1;
    uint8_t odd_size = MIND.left - even_size;
    uint8_t odd_before = 0;
    uint8_t even_before = 0;
    uint8_t odd, even, index;

    deal_out(MIND.even);
    deal_out(MIND.odd);
    for (odd = 0; odd != subset_count[MIND.left][odd_size]; odd++) {
        change(MIND.odd, odd_before, subsets[odd_size][odd]);
        odd_before = subsets[odd_size][odd];
        index = row_start[odd];
        for (even = 0; even != subset_count[MIND.left][even_size]; even++) {
            change(MIND.even, even_before, subsets[even_size][even]);
            even_before = subsets[even_size][even];
            judge_end(index);
            index++;
        }
    }
}

/* ---- Three cards left: I pick from the odd hand, the opponent from the even one ---- */

static uint8_t got_even, got_odd;   /* what I have of both hands */
static uint8_t left_even, left_odd; /* what is left of them */
static uint8_t evens[3], odds[3];   /* the same as single bits */

static void split(uint8_t subset, uint8_t *bits)
{
    bits[0] = subset & (uint8_t)-subset;
    subset ^= bits[0];
    bits[1] = subset & (uint8_t)-subset;
    bits[2] = subset ^ bits[1];
}

/* Row: the even card that I take with two left. Column: the odd one that the opponent takes then.
 */
static void find_ends(void)
{
    static uint8_t columns[3];
    uint8_t all_odd = got_odd | left_odd;
    uint8_t row, index;
    uint16_t *end = MIND.ends;

    columns[0] = row_start[rank[all_odd ^ odds[0]]];
    columns[1] = row_start[rank[all_odd ^ odds[1]]];
    columns[2] = row_start[rank[all_odd ^ odds[2]]];
    for (row = 0; row != 3; row++) {
        index = rank[got_even | evens[row]];
        *end++ = MIND.leaf[(uint8_t)(columns[0] + index)];
        *end++ = MIND.leaf[(uint8_t)(columns[1] + index)];
        *end++ = MIND.leaf[(uint8_t)(columns[2] + index)];
    }
}

/* ---- The same, with Shub-Niggurath on its way ---- */

enum { ON_ITS_WAY, MINE, THEIRS };

static uint8_t shub_owner;          /* or ON_ITS_WAY */
static uint8_t shub_before;         /* the card that it doubles then */
static uint8_t my_last, their_last; /* the cards played last, before the pick of three */

static const uint8_t place_of_bit[9] = {0, 0, 1, 0, 2, 0, 0, 0, 3};

static uint16_t chance_doubled(uint8_t index, uint8_t owner, uint8_t before)
{
    if (owner == MINE)
        return tides_chance(MIND.worth[index] + MIND.doubled[index][before]);
    return tides_chance(MIND.worth[index] - MIND.doubled[index][before]);
}

static uint8_t pair_owner, pair_before; /* the same as shub_..., with two cards left */
static uint8_t pair_mine, pair_theirs;  /* the cards played last, before the pick of two */
static uint8_t pair_even, pair_odd;     /* what I have of both hands */

/* I take this even card, the opponent this odd one; the last odd one is mine. */
static uint16_t chance_of_pair(uint8_t even, uint8_t odd, uint8_t last_odd)
{
    uint8_t index = row_start[rank[pair_odd | last_odd]] + rank[pair_even | even];

    if (!doubling)
        return MIND.leaf[index];
    if (pair_owner != ON_ITS_WAY)
        return chance_doubled(index, pair_owner, pair_before);
    if (even == shub_even)
        return chance_doubled(index, MINE, pair_mine);
    if (odd == shub_odd)
        return chance_doubled(index, THEIRS, pair_theirs);
    if (last_odd == shub_odd)
        return chance_doubled(index, MINE, place_of_bit[even]);
    return chance_doubled(index, THEIRS, ODD_CARD + place_of_bit[odd]);
}

static uint16_t value_of_pair(uint8_t even, uint8_t other_even, uint8_t odd, uint8_t other_odd)
{
    static uint16_t a, b, c, d;

    a = chance_of_pair(even, odd, other_odd);
    b = chance_of_pair(even, other_odd, odd);
    c = chance_of_pair(other_even, odd, other_odd);
    d = chance_of_pair(other_even, other_odd, odd);
    return tides_duel(a, b, c, d);
}

static const uint8_t other_two[3][2] = {{1, 2}, {0, 2}, {0, 1}};

/* I take the odd card of this place, the opponent the even one. */
static uint16_t follow(uint8_t mine, uint8_t theirs)
{
    pair_owner = shub_owner;
    pair_before = shub_before;
    if (shub_owner == ON_ITS_WAY && odds[mine] == shub_odd) {
        pair_owner = MINE;
        pair_before = my_last;
    } else if (shub_owner == ON_ITS_WAY && evens[theirs] == shub_even) {
        pair_owner = THEIRS;
        pair_before = their_last;
    }
    pair_mine = ODD_CARD + place_of_bit[odds[mine]];
    pair_theirs = place_of_bit[evens[theirs]];
    pair_even = got_even;
    pair_odd = got_odd | odds[mine];
    return value_of_pair(evens[other_two[theirs][0]], evens[other_two[theirs][1]],
                         odds[other_two[mine][0]], odds[other_two[mine][1]]);
}

static void follow_three(void)
{
    uint16_t *value = MIND.three;
    uint8_t mine, theirs;

    for (mine = 0; mine != 3; mine++)
        for (theirs = 0; theirs != 3; theirs++)
            *value++ = follow(mine, theirs);
}

static void solve_three(void)
{
    uint16_t *value = MIND.three;
    uint8_t mine;

    split(left_even, evens);
    split(left_odd, odds);
    if (doubling) {
        follow_three();
        return;
    }
    find_ends();
    tides_minors(MIND.ends, MIND.pairs);
    /* By the column that I strike out, then by the row. */
    for (mine = 0; mine != 3; mine++) {
        *value++ = MIND.pairs[mine];
        *value++ = MIND.pairs[3 + mine];
        *value++ = MIND.pairs[6 + mine];
    }
}

/* ---- Four cards left: I pick from the even hand ---- */

#define ALL_FOUR 15

static void note_picks(uint8_t even, uint8_t odd)
{
    my_last = place_of_bit[even];
    their_last = ODD_CARD + place_of_bit[odd];
    shub_before = LAST_CARD;
    if (even == shub_even)
        shub_owner = MINE;
    else if (odd == shub_odd)
        shub_owner = THEIRS;
    else
        shub_owner = ON_ITS_WAY;
}

static void solve_four(void)
{
    uint16_t *value = MIND.four;
    uint8_t even, odd;

    got_odd = 0;
    for (even = 1; even != 16; even <<= 1) {
        for (odd = 1; odd != 16; odd <<= 1) {
            got_even = even;
            left_even = ALL_FOUR ^ even;
            left_odd = ALL_FOUR ^ odd;
            if (doubling)
                note_picks(even, odd);
            solve_three();
            *value++ = tides_value_of_three();
        }
    }
}

/* ---- Five cards left ----
 * The pick with five, from the odd hand for me, and the one with three strike out the same kinds of
 * cards: so all games of three after the same picks with four left, mine of the even hand and the
 * opponent's of the odd one, lie in one 4 x 4 table of ends, and share its 36 games of two. */

#define ALL_FIVE 31

/* Six pairs of four places: 01, 02, 03, 12, 13, 23. Without a place, and without one of the three
 * others, one of these is left; here as offsets of rows and of columns in MIND.pairs. */
static const uint8_t rows_without[4][3] = {{30, 24, 18}, {30, 12, 6}, {24, 12, 0}, {18, 6, 0}};
static const uint8_t columns_without[4][3] = {{5, 4, 3}, {5, 2, 1}, {4, 2, 0}, {3, 1, 0}};

/* The ends with the picks of four made: row, another even card of mine; column, another odd one of
 * the opponent's. */
static void find_ends_of_four(uint8_t even, uint8_t odd)
{
    uint16_t *end = MIND.ends;
    uint8_t row, column, index;

    for (row = 1; row != 32; row <<= 1) {
        if (row == even)
            continue;
        index = rank[row | even];
        for (column = 1; column != 32; column <<= 1)
            if (column != odd)
                *end++ = MIND.leaf[(uint8_t)(index + row_start[rank[ALL_FIVE ^ odd ^ column]])];
    }
}

/* The games of two that the ends of these two rows make, for each pair of columns. */
static uint16_t *solve_pairs_of(const uint16_t *first, const uint16_t *second, uint16_t *value)
{
    tides_take_rows(first, second, 4);
    *value++ = tides_pair(0, 1);
    *value++ = tides_pair(0, 2);
    *value++ = tides_pair(0, 3);
    *value++ = tides_pair(1, 2);
    *value++ = tides_pair(1, 3);
    *value++ = tides_pair(2, 3);
    return value;
}

static void solve_pairs(void)
{
    uint16_t *value = MIND.pairs;

    value = solve_pairs_of(&MIND.ends[0], &MIND.ends[4], value);
    value = solve_pairs_of(&MIND.ends[0], &MIND.ends[8], value);
    value = solve_pairs_of(&MIND.ends[0], &MIND.ends[12], value);
    value = solve_pairs_of(&MIND.ends[4], &MIND.ends[8], value);
    value = solve_pairs_of(&MIND.ends[4], &MIND.ends[12], value);
    solve_pairs_of(&MIND.ends[8], &MIND.ends[12], value);
}

/* The game of three without this row and column of the ends. */
static uint16_t value_without(uint8_t row, uint8_t column)
{
    static const uint16_t *pairs;
    static uint8_t first, second, third;

    first = columns_without[column][0];
    second = columns_without[column][1];
    third = columns_without[column][2];
    pairs = MIND.pairs + rows_without[row][0];
    MIND.three[0] = pairs[first];
    MIND.three[3] = pairs[second];
    MIND.three[6] = pairs[third];
    pairs = MIND.pairs + rows_without[row][1];
    MIND.three[1] = pairs[first];
    MIND.three[4] = pairs[second];
    MIND.three[7] = pairs[third];
    pairs = MIND.pairs + rows_without[row][2];
    MIND.three[2] = pairs[first];
    MIND.three[5] = pairs[second];
    MIND.three[8] = pairs[third];
    return tides_value_of_three();
}

/* Place of a card among the four without another one. */
static uint8_t place_without(uint8_t place, uint8_t other)
{
    return place < other ? place : place - 1;
}

/* All games of three, each into the game of four that it is a choice of. */
static void solve_threes(void)
{
    uint8_t even, odd, row, column, game;

    for (even = 0; even != TIDES_HAND; even++) {
        for (odd = 0; odd != TIDES_HAND; odd++) {
            find_ends_of_four((uint8_t)(1u << even), (uint8_t)(1u << odd));
            solve_pairs();
            for (column = 0; column != TIDES_HAND; column++) {
                if (column == odd)
                    continue;
                for (row = 0; row != TIDES_HAND; row++) {
                    if (row == even)
                        continue;
                    game = column * TIDES_HAND + row;
                    MIND.fours[game][(uint8_t)(place_without(even, row) << 2) +
                                     place_without(odd, column)] =
                        value_without(place_without(row, even), place_without(column, odd));
                }
            }
        }
    }
}

static void solve_five(void)
{
    uint8_t game;

    solve_threes();
    for (game = 0; game != TIDES_HAND * TIDES_HAND; game++)
        MIND.five[game] = tides_value(MIND.fours[game], 4);
}

/* ---- The choice ---- */

static uint8_t find_card(const uint8_t *hand, uint8_t card)
{
    uint8_t bit = 1;
    uint8_t left;

    for (left = MIND.left; left != 0; left--) {
        if (*hand++ == card)
            return bit;
        bit <<= 1;
    }
    return 0;
}

static uint8_t last_on_table(uint8_t seat)
{
    uint8_t size = tides.table_size[seat];

    return size == 0 ? TIDES_NONE : tides.table[seat][size - 1];
}

static void look_for_shub(void)
{
    shub_even = find_card(MIND.even, TIDES_SHUB_NIGGURATH);
    shub_odd = find_card(MIND.odd, TIDES_SHUB_NIGGURATH);
    doubling = MIND.left != TIDES_HAND && (shub_even | shub_odd);
    shub_owner = ON_ITS_WAY;
    my_last = LAST_CARD;
    their_last = LAST_CARD;
    my_table_last = last_on_table(tides.seat);
    their_table_last = last_on_table(TIDES_OTHER(tides.seat));
}

/* The game of the two cards left in each hand. */
static void solve_two(void)
{
    pair_owner = ON_ITS_WAY;
    pair_mine = LAST_CARD;
    pair_theirs = LAST_CARD;
    pair_even = 0;
    pair_odd = 0;
    MIND.four[0] = chance_of_pair(1, 1, 2);
    MIND.four[1] = chance_of_pair(1, 2, 1);
    MIND.four[2] = chance_of_pair(2, 1, 2);
    MIND.four[3] = chance_of_pair(2, 2, 1);
}

const uint16_t *tides_solve(const uint8_t *mine, const uint8_t *theirs, uint8_t left)
{
    MIND.left = left;
    memcpy(MIND.even, left & 1 ? theirs : mine, left);
    memcpy(MIND.odd, left & 1 ? mine : theirs, left);
    look_for_shub();
    judge_ends();
    switch (left) {
    case 2:
        solve_two();
        return MIND.four;
    case 3:
        got_even = 0;
        got_odd = 0;
        left_even = 7;
        left_odd = 7;
        solve_three();
        return MIND.three;
    case 4:
        solve_four();
        return MIND.four;
    default:
        solve_five();
        return MIND.five;
    }
}
