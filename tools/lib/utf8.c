#include "lib/utf8.h"

#define CONTINUED(byte) (((byte)&0xC0) == 0x80)

/* First bytes by the length of what they begin, and the least code point of that length. */
static const struct {
    uint8_t mask, mark;
    uint32_t least;
} forms[] = {{0x80, 0x00, 0}, {0xE0, 0xC0, 0x80}, {0xF0, 0xE0, 0x800}, {0xF8, 0xF0, 0x10000}};

uint32_t utf8_next(const char **text)
{
    const uint8_t *bytes = (const uint8_t *)*text;
    uint32_t letter;
    int more, i;

    for (more = 0; more < 4; more++)
        if ((bytes[0] & forms[more].mask) == forms[more].mark)
            break;
    if (more == 4)
        return UTF8_BAD;
    letter = bytes[0] & (uint8_t)~forms[more].mask;
    for (i = 1; i <= more; i++) {
        if (!CONTINUED(bytes[i]))
            return UTF8_BAD;
        letter = letter << 6 | (bytes[i] & 0x3F);
    }
    if (letter < forms[more].least || letter > 0x10FFFF || (letter >= 0xD800 && letter <= 0xDFFF))
        return UTF8_BAD;
    if (letter)
        *text += more + 1;
    return letter;
}
