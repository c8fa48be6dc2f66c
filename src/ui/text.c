#include "cart/banks.h"
#include "cart/far.h"
#include "ui/text.h"

#define CODE_ARGUMENT 0x10 /* to 0x13 */
#define NUMBER_GLYPHS 6


uint8_t text_language;

static uint8_t buffer[TEXT_LONGEST];
static const uint8_t *arguments[TEXT_ARGUMENTS];
static uint8_t numbers[TEXT_ARGUMENTS][NUMBER_GLYPHS];

void text_argument(uint8_t n, const uint8_t *glyphs) BANKED
{
    arguments[n] = glyphs;
}

void text_argument_number(uint8_t n, uint16_t number) BANKED
{
    uint8_t *digit = &numbers[n][NUMBER_GLYPHS - 1];

    *digit = 0;
    do {
        *--digit = GLYPH_0 + (uint8_t)(number % 10);
        number /= 10;
    } while (number);
    arguments[n] = digit;
}

static uint8_t *append(uint8_t *to, const uint8_t *glyphs)
{
    while (*glyphs)
        *to++ = *glyphs++;
    return to;
}

const uint8_t *text_get(uint16_t id) BANKED
{
    uint8_t bank = text_language == LANGUAGE_FRENCH ? BANK_TEXT_FR : BANK_TEXT_EN;
    const uint8_t *from;
    uint8_t *to = buffer;
    uint8_t code;

    if (text_language == LANGUAGE_FRENCH)
        from = text_fr_bytes + far_word(&text_fr_offset[id], bank);
    else
        from = text_en_bytes + far_word(&text_en_offset[id], bank);
    while ((code = far_byte(from++, bank)) != 0) {
        if (code >= CODE_ARGUMENT && code < CODE_ARGUMENT + TEXT_ARGUMENTS)
            to = append(to, arguments[code - CODE_ARGUMENT]);
        else
            *to++ = code;
    }
    *to = 0;
    return buffer;
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
