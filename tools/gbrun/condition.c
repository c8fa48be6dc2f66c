/* Conditions over places of memory; see place.h. */
#include "place.h"
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The longer names first, since they start like the shorter ones. */
static const char *const operators[] = {"==", "!=", "<=", ">=", "<", ">", "&"};
enum { EQUAL, DIFFERENT, AT_MOST, AT_LEAST, BELOW, ABOVE, HAS_BITS, OPERATOR_COUNT };

static bool parse_operator(Cursor *cursor, unsigned *index)
{
    cursor_skip_spaces(cursor);
    for (*index = 0; *index < OPERATOR_COUNT; ++*index) {
        size_t length = strlen(operators[*index]);
        if (strncmp(cursor->at, operators[*index], length) == 0) {
            cursor->at += length;
            return true;
        }
    }
    return cursor_fail(cursor, cursor->at, "expected one of == != < <= > >= &");
}

static bool parse_number_for(Cursor *cursor, const Place *left, unsigned *number)
{
    const char *start = cursor->at;
    long largest = left->wide ? 0xFFFF : 0xFF;
    long value;

    if (!cursor_number(cursor, "the value", &value))
        return false;
    if (value > largest || value < -(largest + 1) / 2)
        return cursor_fail(cursor, start, "the value needs more than %d bits%s",
                           left->wide ? 16 : 8, left->wide ? "" : "; .w reads 16");
    *number = (unsigned)(value & largest);
    return true;
}

bool condition_parse(Cursor *cursor, const Symbols *symbols, Condition *condition)
{
    if (!place_parse(cursor, symbols, &condition->left) ||
        !parse_operator(cursor, &condition->operator_index))
        return false;
    cursor_skip_spaces(cursor);
    condition->against_place =
        *cursor->at && !isdigit((unsigned char)*cursor->at) && *cursor->at != '-';
    if (condition->against_place)
        return place_parse(cursor, symbols, &condition->right);
    return parse_number_for(cursor, &condition->left, &condition->number);
}

static unsigned right_value(const Machine *machine, const Condition *condition)
{
    return condition->against_place ? place_read(machine, &condition->right) : condition->number;
}

bool condition_holds(const Machine *machine, const Condition *condition)
{
    unsigned left = place_read(machine, &condition->left);
    unsigned right = right_value(machine, condition);

    switch (condition->operator_index) {
    case EQUAL:
        return left == right;
    case DIFFERENT:
        return left != right;
    case AT_MOST:
        return left <= right;
    case AT_LEAST:
        return left >= right;
    case BELOW:
        return left < right;
    case ABOVE:
        return left > right;
    default:
        return (left & right) != 0;
    }
}

const char *condition_describe(const Machine *machine, const Condition *condition)
{
    static char text[4 * PLACE_TEXT_ROOM + 64];
    const char *name = condition->left.text;
    const char *symbol = operators[condition->operator_index];
    unsigned left = place_read(machine, &condition->left);
    unsigned right = right_value(machine, condition);

    if (condition->against_place)
        snprintf(text, sizeof text, "%s %s %s, but %s is %u and %s is %u", name, symbol,
                 condition->right.text, name, left, condition->right.text, right);
    else
        snprintf(text, sizeof text, "%s %s %u, but %s is %u (0x%02X)", name, symbol, right, name,
                 left, left);
    return text;
}
