/* Games of simultaneous choices: a table of chances, mine to choose the row, the opponent's to
 * choose the column. Two by two is solved exactly; a larger game by the bounds that pairs of rows
 * and pairs of columns give; a mix to play by letting both learn from each other. */
#include <string.h>

#include "games/tides/tides_mind.h"

#define SHARE_BITS 8

static uint16_t span; /* what is divided; used up */

/* span * part / whole, with part < whole <= 32766: halves, quarters and so on of the span, for the
 * binary digits of the share. Twice as much is summed, so that less is lost below the last digit.
 */
static uint16_t share(uint16_t part, uint16_t whole)
{
    static uint16_t sum;
    uint8_t bit;

    sum = 0;
    span <<= 1;
    for (bit = SHARE_BITS; bit != 0; bit--) {
        span >>= 1;
        part <<= 1;
        if (part >= whole) {
            part -= whole;
            sum += span;
        }
    }
    return sum >> 1;
}

/* The value of   a b
 *                c d   : a better row, or a better column, or a mix of both. */
uint16_t tides_duel(uint16_t a, uint16_t b, uint16_t c, uint16_t d)
{
    if (a >= c) {
        if (b >= d)
            return a < b ? a : b;
        if (a <= b)
            return a;
        if (d <= c)
            return d;
        span = a - c;
        return c + share(d - c, (a - b) + (d - c));
    }
    if (b <= d)
        return c < d ? c : d;
    if (c <= d)
        return c;
    if (b <= a)
        return b;
    span = c - a;
    return a + share(b - a, (c - d) + (b - a));
}

/* ---- Two rows, and the games of two that their columns make ---- */

static uint16_t top[TIDES_HAND], low[TIDES_HAND];

void tides_take_rows(const uint16_t *first, const uint16_t *second, uint8_t size)
{
    size <<= 1;
    memcpy(top, first, size);
    memcpy(low, second, size);
}

uint16_t tides_pair(uint8_t left, uint8_t right)
{
    return tides_duel(top[left], top[right], low[left], low[right]);
}

/* Without each of three columns. */
static uint16_t *minors_of(const uint16_t *first, const uint16_t *second, uint16_t *value)
{
    tides_take_rows(first, second, 3);
    *value++ = tides_pair(1, 2);
    *value++ = tides_pair(0, 2);
    *value++ = tides_pair(0, 1);
    return value;
}

/* The values of the nine games without a row, then without a column. */
void tides_minors(const uint16_t *game, uint16_t *values)
{
    values = minors_of(game + 3, game + 6, values);
    values = minors_of(game, game + 6, values);
    minors_of(game, game + 3, values);
}

/* ---- What is sure ---- */

static uint16_t lower, upper;

#define LEAST_OF(a, b, c) \
    edge = a;             \
    if (b < edge)         \
        edge = b;         \
    if (c < edge)         \
        edge = c;

#define MOST_OF(a, b, c) \
    edge = a;            \
    if (b > edge)        \
        edge = b;        \
    if (c > edge)        \
        edge = c;

/* What I can be sure of with one row of MIND.three, and the opponent with one column. This is the
 * innermost question of the search: the places are fixed and the nine steps written out. */
static void bound_three(void)
{
    uint16_t edge;

    LEAST_OF(MIND.three[0], MIND.three[1], MIND.three[2])
    lower = edge;
    LEAST_OF(MIND.three[3], MIND.three[4], MIND.three[5])
    if (edge > lower)
        lower = edge;
    LEAST_OF(MIND.three[6], MIND.three[7], MIND.three[8])
    if (edge > lower)
        lower = edge;
    MOST_OF(MIND.three[0], MIND.three[3], MIND.three[6])
    upper = edge;
    MOST_OF(MIND.three[1], MIND.three[4], MIND.three[7])
    if (edge < upper)
        upper = edge;
    MOST_OF(MIND.three[2], MIND.three[5], MIND.three[8])
    if (edge < upper)
        upper = edge;
}

static uint16_t trio[9]; /* the game, while its minors take its place */

static uint16_t blend(uint16_t from, uint16_t to, uint16_t part)
{
    if (to < from) {
        span = from - to;
        return to + share(256 - part, 256);
    }
    span = to - from;
    return from + share(part, 256);
}

/* The game of the first two rows as one, the second one with this part of 256, and the third row.
 */
static uint16_t value_with(uint8_t part)
{
    static uint16_t least, value;
    uint8_t column;

    tides_take_rows(trio, trio + 6, 3);
    for (column = 0; column != 3; column++)
        top[column] = blend(trio[column], trio[3 + column], part);
    least = tides_pair(0, 1);
    value = tides_pair(0, 2);
    if (value < least)
        least = value;
    value = tides_pair(1, 2);
    return value < least ? value : least;
}

/* A mix of all three rows and columns, about one game of a thousand. The value over the part has
 * one peak. */
static uint16_t climb(void)
{
    static uint16_t most, value;
    uint8_t part = 128;
    uint8_t step;

    most = value_with(part);
    for (step = 64; step != 0; step >>= 1) {
        value = value_with(part - step);
        if (value > most) {
            most = value;
            part -= step;
            continue;
        }
        value = value_with(part + step);
        if (value > most) {
            most = value;
            part += step;
        }
    }
    return most;
}

#define ROUNDING 8 /* bounds so near are the same */

/* The bounds with mixes of two rows, or of two columns, are those of the games without a row and a
 * column. */
uint16_t tides_value_of_three(void)
{
    bound_three();
    if (lower == upper)
        return lower;
    memcpy(trio, MIND.three, sizeof trio);
    tides_minors(trio, MIND.three);
    bound_three();
    if (upper <= lower + ROUNDING)
        return (lower + upper) >> 1;
    return climb();
}

/* The same for a game of any size. */
static void bound_by_single(const uint16_t *game, uint8_t size)
{
    static uint16_t most[TIDES_HAND]; /* by column */
    static uint16_t worst, value;
    uint16_t *best = most;
    uint8_t row, column;

    lower = 0;
    for (row = 0; row != size; row++) {
        worst = 0xFFFF;
        best = most;
        for (column = size; column != 0; column--) {
            value = *game++;
            if (value < worst)
                worst = value;
            if (row == 0 || value > *best)
                *best = value;
            best++;
        }
        if (worst > lower)
            lower = worst;
    }
    upper = 0xFFFF;
    for (column = size; column != 0; column--) {
        best--;
        if (*best < upper)
            upper = *best;
    }
}

static void bound_by_pairs(const uint16_t *game, uint8_t size)
{
    static uint16_t most[10]; /* by pair of columns */
    static uint16_t least, value;
    uint16_t *of_pair = most;
    uint8_t row, other_row, column, other_column;

    for (row = 0; row != 10; row++)
        most[row] = 0;
    lower = 0;
    for (row = 1; row != size; row++) {
        for (other_row = 0; other_row != row; other_row++) {
            tides_take_rows(game + (uint8_t)(row * size), game + (uint8_t)(other_row * size), size);
            least = 0xFFFF;
            of_pair = most;
            for (column = 1; column != size; column++) {
                for (other_column = 0; other_column != column; other_column++) {
                    value = tides_pair(column, other_column);
                    if (value < least)
                        least = value;
                    if (value > *of_pair)
                        *of_pair = value;
                    of_pair++;
                }
            }
            if (least > lower)
                lower = least;
        }
    }
    upper = 0xFFFF;
    while (of_pair != most) {
        of_pair--;
        if (*of_pair < upper)
            upper = *of_pair;
    }
}

uint16_t tides_value(const uint16_t *game, uint8_t size)
{
    bound_by_single(game, size);
    if (lower == upper)
        return lower;
    bound_by_pairs(game, size);
    return (lower + upper) >> 1;
}

/* ---- A mix to play ---- */

#define LESSONS 128 /* sums of so many 8-bit chances fit in 16 bits */
#define SELDOM  8   /* what is played less often is a rest of learning */

/* The game as 8-bit numbers that use the whole range. */
static void flatten(const uint16_t *game, uint8_t size)
{
    static uint16_t least, most;
    uint8_t cells = size * size;
    uint8_t cell, shift;

    least = 0xFFFF;
    most = 0;
    for (cell = 0; cell != cells; cell++) {
        if (game[cell] < least)
            least = game[cell];
        if (game[cell] > most)
            most = game[cell];
    }
    most -= least;
    for (shift = 0; most > 0xFF; shift++)
        most >>= 1;
    for (cell = 0; cell != cells; cell++)
        MIND.flat[cell] = (uint8_t)((uint16_t)(game[cell] - least) >> shift);
}

/* Both always answer best what the other has played so far. */
static void learn(uint8_t size)
{
    static uint8_t lesson, row, column;
    static uint16_t best;
    const uint8_t *cell;
    uint16_t *sum;
    uint8_t place;

    for (place = 0; place != size; place++) {
        MIND.my_sums[place] = 0;
        MIND.their_sums[place] = 0;
        MIND.played[place] = 0;
    }
    row = 0;
    column = 0;
    for (lesson = LESSONS; lesson != 0; lesson--) {
        MIND.played[row]++;
        cell = &MIND.flat[(uint8_t)(row * size)];
        sum = MIND.their_sums;
        best = 0xFFFF;
        for (place = 0; place != size; place++) {
            *sum += *cell++;
            if (*sum < best) {
                best = *sum;
                column = place;
            }
            sum++;
        }
        cell = &MIND.flat[column];
        sum = MIND.my_sums;
        best = 0;
        for (place = 0; place != size; place++) {
            *sum += *cell;
            cell += size;
            if (*sum >= best) {
                best = *sum;
                row = place;
            }
            sum++;
        }
    }
}

static uint8_t draw_row(uint8_t size)
{
    uint8_t total = 0;
    uint8_t place, draw;

    for (place = 0; place != size; place++) {
        if (MIND.played[place] < SELDOM)
            MIND.played[place] = 0;
        total += MIND.played[place];
    }
    draw = random_below(&cpu_random, total);
    for (place = 0; draw >= MIND.played[place]; place++)
        draw -= MIND.played[place];
    return place;
}

/* The row that is sure to give the lower bound; among equals, the one that is worth most if the
 * opponent errs. */
static uint8_t surest_row(const uint16_t *game, uint8_t size)
{
    static uint16_t sum, most;
    uint8_t best = 0;
    uint8_t row, column, sure;

    most = 0;
    for (row = 0; row != size; row++) {
        sure = 1;
        sum = 1;
        for (column = size; column != 0; column--) {
            if (*game < lower)
                sure = 0;
            sum += *game++ >> 3;
        }
        if (sure && sum > most) {
            most = sum;
            best = row;
        }
    }
    return best;
}

uint8_t tides_mix(const uint16_t *game, uint8_t size)
{
    bound_by_single(game, size);
    if (lower == upper)
        return surest_row(game, size);
    flatten(game, size);
    learn(size);
    return draw_row(size);
}
