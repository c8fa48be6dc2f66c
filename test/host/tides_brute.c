#include "tides_brute.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "games/tides/tides_mind.h"

#define MOST 5

/* ---- The value of a game ---- */

/* Solves the linear equations by elimination; 0 when they have no single solution. */
static int eliminate(double m[MOST + 1][MOST + 2], int n, double *x)
{
    int row, column, other, pivot;
    double swap, factor;

    for (column = 0; column != n; column++) {
        pivot = column;
        for (row = column + 1; row != n; row++)
            if (fabs(m[row][column]) > fabs(m[pivot][column]))
                pivot = row;
        if (fabs(m[pivot][column]) < 1e-9)
            return 0;
        for (other = 0; other <= n; other++) {
            swap = m[column][other];
            m[column][other] = m[pivot][other];
            m[pivot][other] = swap;
        }
        for (row = 0; row != n; row++) {
            if (row == column)
                continue;
            factor = m[row][column] / m[column][column];
            for (other = column; other <= n; other++)
                m[row][other] -= factor * m[column][other];
        }
    }
    for (row = 0; row != n; row++)
        x[row] = m[row][n] / m[row][row];
    return 1;
}

static int members(int set, int *list)
{
    int count = 0;
    int member;

    for (member = 0; member != MOST; member++)
        if (set >> member & 1)
            list[count++] = member;
    return count;
}

/* The mix of these rows that is worth the same against each of these columns, and that worth; 0
 * when there is none. With transposed set, the mix is one of the columns. */
static int equalize(const double *game, int size, const int *rows, const int *columns, int n,
                    int transposed, double *mix, double *value)
{
    double m[MOST + 1][MOST + 2];
    double x[MOST + 1];
    int row, column;

    memset(m, 0, sizeof m);
    for (column = 0; column != n; column++) {
        for (row = 0; row != n; row++)
            m[column][row] = transposed ? game[rows[column] * size + columns[row]]
                                        : game[rows[row] * size + columns[column]];
        m[column][n] = -1;
        m[n][column] = 1;
    }
    m[n][n + 1] = 1;
    if (!eliminate(m, n + 1, x))
        return 0;
    for (row = 0; row != n; row++) {
        if (x[row] < -1e-9)
            return 0;
        mix[row] = x[row];
    }
    *value = x[n];
    return 1;
}

/* No other row gains against the mix of columns, and no other column against the mix of rows. */
static int is_solution(const double *game, int size, const int *rows, const double *row_mix,
                       const int *columns, const double *column_mix, int n, double value)
{
    int row, column, member;
    double sum;

    for (row = 0; row != size; row++) {
        sum = 0;
        for (member = 0; member != n; member++)
            sum += column_mix[member] * game[row * size + columns[member]];
        if (sum > value + 1e-6)
            return 0;
    }
    for (column = 0; column != size; column++) {
        sum = 0;
        for (member = 0; member != n; member++)
            sum += row_mix[member] * game[rows[member] * size + column];
        if (sum < value - 1e-6)
            return 0;
    }
    return 1;
}

double brute_value(const double *game, int size)
{
    double row_mix[MOST], column_mix[MOST], value, same;
    int rows[MOST], columns[MOST];
    int row_set, column_set, n;

    for (row_set = 1; row_set != 1 << size; row_set++) {
        n = members(row_set, rows);
        for (column_set = 1; column_set != 1 << size; column_set++) {
            if (members(column_set, columns) != n)
                continue;
            if (equalize(game, size, rows, columns, n, 0, row_mix, &value) &&
                equalize(game, size, rows, columns, n, 1, column_mix, &same) &&
                is_solution(game, size, rows, row_mix, columns, column_mix, n, value))
                return value;
        }
    }
    abort(); /* every game has a solution in some square part */
}

/* ---- The picks ---- */

typedef struct {
    uint8_t mine[TIDES_TABLE], theirs[TIDES_TABLE]; /* the tables */
    int laid;                                       /* cards on each of them */
    uint8_t my_hand[MOST], their_hand[MOST];
    int left;
} Position;

/* A card that Shub-Niggurath, picked just now, doubles. */
static int doubled_in(const uint8_t *table, int laid, uint8_t *card)
{
    int place;

    for (place = tides.table_size[0]; place < laid; place++) {
        if (table[place] != TIDES_SHUB_NIGGURATH)
            continue;
        *card = place == 0 ? TIDES_NONE : table[place - 1];
        return 1;
    }
    return 0;
}

static double end_of_round(const Position *at)
{
    uint8_t worth, card;
    int place;

    memset(MIND.mine, 0, PILE_SIZE);
    memset(MIND.theirs, 0, PILE_SIZE);
    for (place = 0; place != at->laid; place++) {
        tides_pile_add(MIND.mine, at->mine[place]);
        tides_pile_add(MIND.theirs, at->theirs[place]);
    }
    worth = tides_judge();
    if (doubled_in(at->mine, at->laid, &card) && card != TIDES_NONE)
        worth +=
            tides_pile_card(MIND.mine, MIND.theirs, card, MIND.tokens[0] + MIND.mine[PILE_ICONS]);
    if (doubled_in(at->theirs, at->laid, &card) && card != TIDES_NONE)
        worth -=
            tides_pile_card(MIND.theirs, MIND.mine, card, MIND.tokens[1] + MIND.theirs[PILE_ICONS]);
    return tides_chance(worth);
}

static void without(const uint8_t *hand, int left, int place, uint8_t *rest)
{
    int from;

    for (from = 0; from != left; from++)
        if (from != place)
            *rest++ = hand[from];
}

static double value_of(const Position *at);

static void solve(const Position *at, double *game)
{
    Position next;
    int mine, theirs;

    for (mine = 0; mine != at->left; mine++) {
        for (theirs = 0; theirs != at->left; theirs++) {
            next = *at;
            next.mine[at->laid] = at->my_hand[mine];
            next.theirs[at->laid] = at->their_hand[theirs];
            next.laid++;
            next.left--;
            without(at->their_hand, at->left, theirs, next.my_hand);
            without(at->my_hand, at->left, mine, next.their_hand);
            *game++ = value_of(&next);
        }
    }
}

static double value_of(const Position *at)
{
    double game[MOST * MOST];

    if (at->left == 0)
        return end_of_round(at);
    solve(at, game);
    return brute_value(game, at->left);
}

void brute_solve(const uint8_t *mine, const uint8_t *theirs, int size, double *game)
{
    Position at;

    memset(&at, 0, sizeof at);
    memcpy(at.mine, tides.table[tides.seat], TIDES_TABLE);
    memcpy(at.theirs, tides.table[TIDES_OTHER(tides.seat)], TIDES_TABLE);
    at.laid = tides.table_size[0];
    memcpy(at.my_hand, mine, (size_t)size);
    memcpy(at.their_hand, theirs, (size_t)size);
    at.left = size;
    solve(&at, game);
}
