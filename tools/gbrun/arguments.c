#include "arguments.h"
#include "keys.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_ROOM = 1024, LONGEST_PEEK = 0x2000 };

static bool parse_count(Cursor *cursor, Step *step)
{
    long number;
    cursor_skip_spaces(cursor);
    const char *start = cursor->at;

    if (!cursor_number(cursor, "the number", &number))
        return false;
    if (number < 0)
        return cursor_fail(cursor, start, "the number is negative");
    step->numbers[step->number_count++] = number;
    return true;
}

static bool parse_optional_count(Cursor *cursor, Step *step)
{
    return cursor_at_end(cursor) || parse_count(cursor, step);
}

static bool parse_within(Cursor *cursor, Step *step)
{
    char word[WORD_ROOM];

    if (cursor_at_end(cursor))
        return true;
    const char *start = cursor->at;
    if (!cursor_word(cursor, "within", word, sizeof word))
        return false;
    if (strcmp(word, "within") != 0)
        return cursor_fail(cursor, start, "expected `within N`");
    return parse_count(cursor, step);
}

static bool parse_keys(Cursor *cursor, Step *step)
{
    return keys_parse(cursor, &step->keys);
}

static bool parse_condition(Cursor *cursor, Step *step)
{
    return condition_parse(cursor, &step->machine->symbols, &step->condition);
}

static bool parse_place(Cursor *cursor, Step *step)
{
    Place *place = &step->places[step->place_count++];

    if (!place_parse(cursor, &step->machine->symbols, place))
        return false;
    step->length = place->wide ? 2 : 1;
    return true;
}

static bool parse_range(Cursor *cursor, Step *step)
{
    long length;

    if (!parse_place(cursor, step))
        return false;
    if (*cursor->at != '/')
        return true;
    const char *start = ++cursor->at;
    if (!cursor_number(cursor, "the length", &length))
        return false;
    if (length < 1 || length > LONGEST_PEEK)
        return cursor_fail(cursor, start, "the length is not in 1..%d", LONGEST_PEEK);
    step->length = (unsigned)length;
    return true;
}

static bool parse_word(Cursor *cursor, Step *step)
{
    char word[WORD_ROOM];

    if (!cursor_word(cursor, "the name", word, sizeof word))
        return false;
    step->text = strdup(word);
    return true;
}

static bool parse_text(Cursor *cursor, Step *step)
{
    cursor_skip_spaces(cursor);
    size_t length = strlen(cursor->at);
    while (length && isspace((unsigned char)cursor->at[length - 1]))
        length--;
    step->text = strndup(cursor->at, length);
    cursor->at += strlen(cursor->at);
    return true;
}

static void add_byte(Step *step, long value)
{
    step->bytes = realloc(step->bytes, step->byte_count + 1);
    step->bytes[step->byte_count++] = (uint8_t)value;
}

static bool parse_hex_bytes(Cursor *cursor, Step *step)
{
    char word[WORD_ROOM];

    do {
        if (!cursor_word(cursor, "a byte in hex", word, sizeof word))
            return false;
        char *end;
        long value = strtol(word, &end, 16);
        if (*end || value < 0 || value > 0xFF)
            return cursor_fail(cursor, cursor->at - strlen(word), "%s is no byte in hex", word);
        add_byte(step, value);
    } while (!cursor_at_end(cursor));
    return true;
}

/* After a .w place each value is two bytes, low one first. */
static bool parse_values(Cursor *cursor, Step *step)
{
    bool wide = step->places[step->place_count - 1].wide;

    do {
        long value;
        cursor_skip_spaces(cursor);
        const char *start = cursor->at;
        if (!cursor_number(cursor, "the value", &value))
            return false;
        if (value < (wide ? -0x8000 : -0x80) || value > (wide ? 0xFFFF : 0xFF))
            return cursor_fail(cursor, start, "the value needs more than %d bits", wide ? 16 : 8);
        add_byte(step, value & 0xFF);
        if (wide)
            add_byte(step, value >> 8 & 0xFF);
    } while (!cursor_at_end(cursor));
    return true;
}

static const struct {
    char letter;
    bool (*parse)(Cursor *cursor, Step *step);
} parsers[] = {
    {'n', parse_count},     {'N', parse_optional_count}, {'w', parse_within}, {'k', parse_keys},
    {'c', parse_condition}, {'p', parse_place},          {'r', parse_range},  {'x', parse_word},
    {'t', parse_text},      {'h', parse_hex_bytes},      {'v', parse_values},
};

static bool parse_one(Cursor *cursor, Step *step, char letter)
{
    for (size_t i = 0; i < sizeof parsers / sizeof *parsers; i++)
        if (parsers[i].letter == letter)
            return parsers[i].parse(cursor, step);
    abort();
}

bool arguments_parse(Cursor *cursor, Step *step)
{
    for (const char *letter = step->command->arguments; *letter; letter++) {
        if (!parse_one(cursor, step, *letter))
            return false;
        /* Arguments that touch, as in `peek hp/4x`, are one wrong argument. */
        if (*cursor->at && !isspace((unsigned char)*cursor->at))
            return cursor_fail(cursor, cursor->at, "unexpected %s", cursor->at);
    }
    if (!cursor_at_end(cursor))
        return cursor_fail(cursor, cursor->at, "too much for %s: %s", step->command->name,
                           cursor->at);
    return true;
}
