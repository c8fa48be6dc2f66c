/* In bank 0, so that it can read a language's bank byte by byte. */
#include <gb/gb.h>
#include <string.h>

#include "cart/banks.h"
#include "ui/text.h"

#define CODE_ARGUMENT 0x10 /* to 0x13 */
#define NUMBER_GLYPHS 6

uint8_t text_language;

enum { ARGUMENT_GLYPHS, ARGUMENT_NUMBER, ARGUMENT_TEXT };

static uint8_t buffer[TEXT_LONGEST];
static uint8_t argument_kind[TEXT_ARGUMENTS];
static uint16_t argument_value[TEXT_ARGUMENTS]; /* address, number or id */

static void set(uint8_t n, uint8_t kind, uint16_t value)
{
    argument_kind[n] = kind;
    argument_value[n] = value;
}

void text_argument(uint8_t n, const uint8_t *glyphs) BANKED
{
    set(n, ARGUMENT_GLYPHS, (uint16_t)glyphs);
}

void text_argument_number(uint8_t n, uint16_t number) BANKED
{
    set(n, ARGUMENT_NUMBER, number);
}

void text_argument_text(uint8_t n, uint16_t id) BANKED
{
    set(n, ARGUMENT_TEXT, id);
}

static uint8_t *append(uint8_t *to, const uint8_t *glyphs)
{
    while (*glyphs)
        *to++ = *glyphs++;
    return to;
}

static uint8_t *append_number(uint8_t *to, uint16_t number)
{
    static uint8_t digits[NUMBER_GLYPHS];
    uint8_t *digit = &digits[NUMBER_GLYPHS - 1];

    *digit = 0;
    do {
        *--digit = GLYPH_0 + (uint8_t)(number % 10);
        number /= 10;
    } while (number);
    return append(to, digit);
}

/* The parts of each language, in consecutive banks. */
static const uint16_t first_ids[TEXT_PARTS] = {TEXT_PART_0, TEXT_PART_1, TEXT_PART_2};
static const uint16_t *const offsets[LANGUAGE_COUNT][TEXT_PARTS] = {
    {text_en_offset_0, text_en_offset_1, text_en_offset_2},
    {text_fr_offset_0, text_fr_offset_1, text_fr_offset_2},
};
static const uint8_t *const bytes[LANGUAGE_COUNT][TEXT_PARTS] = {
    {text_en_bytes_0, text_en_bytes_1, text_en_bytes_2},
    {text_fr_bytes_0, text_fr_bytes_1, text_fr_bytes_2},
};
static const uint8_t first_bank[LANGUAGE_COUNT] = {BANK_TEXT_EN, BANK_TEXT_FR};

/* Maps the text's bank and says where it begins. */
static const uint8_t *open_text(uint16_t id)
{
    uint8_t part = TEXT_PARTS - 1;

    while (id < first_ids[part])
        part--;
    SWITCH_ROM(first_bank[text_language] + part);
    return bytes[text_language][part] + offsets[text_language][part][id - first_ids[part]];
}

static uint8_t *append_text(uint8_t *to, uint16_t id)
{
    uint8_t outer = _current_bank;
    const uint8_t *from = open_text(id);
    uint8_t code;

    while ((code = *from++) != 0)
        *to++ = code;
    SWITCH_ROM(outer);
    return to;
}

static uint8_t *append_argument(uint8_t *to, uint8_t n)
{
    switch (argument_kind[n]) {
    case ARGUMENT_NUMBER:
        return append_number(to, argument_value[n]);
    case ARGUMENT_TEXT:
        return append_text(to, argument_value[n]);
    default:
        return append(to, (const uint8_t *)argument_value[n]);
    }
}

const uint8_t *text_get(uint16_t id) BANKED
{
    uint8_t caller = _current_bank;
    const uint8_t *from;
    uint8_t *to = buffer;
    uint8_t code;

    from = open_text(id);
    while ((code = *from++) != 0) {
        if (code >= CODE_ARGUMENT && code < CODE_ARGUMENT + TEXT_ARGUMENTS)
            to = append_argument(to, code - CODE_ARGUMENT);
        else
            *to++ = code;
    }
    *to = 0;
    SWITCH_ROM(caller);
    return buffer;
}

void text_note(TextNote *note, uint16_t id) BANKED
{
    note->id = id;
    memcpy(note->kinds, argument_kind, sizeof note->kinds);
    memcpy(note->values, argument_value, sizeof note->values);
}

const uint8_t *text_get_note(const TextNote *note) BANKED
{
    memcpy(argument_kind, note->kinds, sizeof argument_kind);
    memcpy(argument_value, note->values, sizeof argument_value);
    return text_get(note->id);
}

uint8_t text_from_ascii(char letter) BANKED
{
    if (letter >= 'a' && letter <= 'z')
        return GLYPH_LOWER_A + (letter - 'a');
    if (letter >= 'A' && letter <= 'Z')
        return GLYPH_A + (letter - 'A');
    if (letter >= '0' && letter <= '9')
        return GLYPH_0 + (letter - '0');
    if (letter == '.')
        return GLYPH_PERIOD;
    return GLYPH_SPACE;
}
