#include "screens/tides/tides_board.h"
#include "screens/tides/tides_signs.h"
#include "ui/draw.h"
#include "ui/text.h"

#define SIGNS_MAX 3

enum { EACH, MOST, FIVE, LACK, MAJORITIES, TWICE, WILD };

/* How the table tells a card; the scoring itself is the rules' affair. */
typedef struct {
    uint8_t how, points, signs;
    uint8_t sign[SIGNS_MAX]; /* suits, or TIDES_SUITS for tokens */
} Telling;

static const Telling tellings[TIDES_CARDS] = {
    {EACH, 6, 2, {TIDES_GREAT_OLD_ONE, TIDES_MANUSCRIPT}},
    {EACH, 3, 1, {TIDES_OUTER_GOD}},
    {MOST, 7, 1, {TIDES_MANUSCRIPT}},
    {LACK, 3, 0, {0}},
    {EACH, 3, 1, {TIDES_RACE}},
    {MOST, 7, 1, {TIDES_GREAT_OLD_ONE}},
    {EACH, 3, 1, {TIDES_GREAT_OLD_ONE}},
    {FIVE, 13, 0, {0}},
    {MOST, 7, 1, {TIDES_LOCATION}},
    {EACH, 9, 3, {TIDES_OUTER_GOD, TIDES_LOCATION, TIDES_RACE}},
    {MOST, 7, 1, {TIDES_RACE}},
    {EACH, 3, 1, {TIDES_MANUSCRIPT}},
    {EACH, 1, 1, {TIDES_SUITS}},
    {MOST, 7, 1, {TIDES_OUTER_GOD}},
    {EACH, 3, 1, {TIDES_LOCATION}},
    {MAJORITIES, 4, 0, {0}},
    {TWICE, 0, 0, {0}},
    {WILD, 0, 1, {TIDES_SUITS}},
};

static uint8_t signs[2 * SIGNS_MAX]; /* glyphs: the marks' tiles with a plus between them */

static const uint8_t *signs_of(const Telling *telling)
{
    uint8_t *to = signs;
    uint8_t n;

    for (n = 0; n != telling->signs; n++) {
        if (n)
            *to++ = GLYPH_PLUS;
        *to++ = BOARD_MARKS + telling->sign[n];
    }
    *to = 0;
    return signs;
}

uint16_t tides_signs_rule(uint8_t card)
{
    const Telling *telling = &tellings[card];

    text_argument_number(0, telling->points);
    switch (telling->how) {
    case EACH:
        text_argument(1, signs_of(telling));
        return TEXT_TIDES_RULE_EACH;
    case MOST:
        text_argument(1, signs_of(telling));
        return TEXT_TIDES_RULE_MOST;
    case FIVE:
        return TEXT_TIDES_RULE_FIVE;
    case LACK:
        return TEXT_TIDES_RULE_LACK;
    case MAJORITIES:
        return TEXT_TIDES_RULE_MAJORITIES;
    case TWICE:
        return TEXT_TIDES_RULE_DOUBLE;
    default:
        text_argument(0, signs_of(telling));
        return TEXT_TIDES_RULE_WILD;
    }
}

/* How often a card scores its points: so that no division is needed. */
static uint8_t times(uint8_t points, uint8_t each)
{
    uint8_t n;

    for (n = 0; points >= each; n++)
        points -= each;
    return n;
}

static uint16_t reason_most(uint8_t seat, const Telling *telling, uint8_t points)
{
    text_argument(0, signs_of(telling));
    text_argument_number(1, tides_board_count(seat, telling->sign[0]));
    text_argument_number(2, tides_board_count(TIDES_OTHER(seat), telling->sign[0]));
    text_argument_number(3, points);
    return points ? TEXT_TIDES_WHY_MOST : TEXT_TIDES_WHY_NOT_MOST;
}

uint16_t tides_signs_reason(uint8_t seat, uint8_t card, uint8_t points)
{
    const Telling *telling = &tellings[card];

    text_argument_number(0, telling->points);
    switch (telling->how) {
    case EACH:
        text_argument(1, signs_of(telling));
        text_argument_number(2, times(points, telling->points));
        text_argument_number(3, points);
        return TEXT_TIDES_WHY_EACH;
    case MOST:
        return reason_most(seat, telling, points);
    case FIVE:
        return points ? TEXT_TIDES_WHY_FIVE : TEXT_TIDES_WHY_NOT_FIVE;
    case LACK:
    case MAJORITIES:
        text_argument_number(1, times(points, telling->points));
        text_argument_number(2, points);
        return telling->how == LACK ? TEXT_TIDES_WHY_LACK : TEXT_TIDES_WHY_MAJORITIES;
    case TWICE:
        text_argument_number(0, points);
        return points ? TEXT_TIDES_WHY_DOUBLE : TEXT_TIDES_WHY_NO_DOUBLE;
    default:
        return TEXT_TIDES_WHY_DREAMS;
    }
}
