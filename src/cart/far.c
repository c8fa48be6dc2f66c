#include <gb/gb.h>
#include <string.h>

#include "cart/far.h"

uint8_t far_byte(const uint8_t *from, uint8_t bank)
{
    uint8_t caller = _current_bank;
    uint8_t value;

    SWITCH_ROM(bank);
    value = *from;
    SWITCH_ROM(caller);
    return value;
}

uint16_t far_word(const uint16_t *from, uint8_t bank)
{
    uint8_t caller = _current_bank;
    uint16_t value;

    SWITCH_ROM(bank);
    value = *from;
    SWITCH_ROM(caller);
    return value;
}

void far_copy(uint8_t *to, const uint8_t *from, uint8_t bank, uint8_t bytes)
{
    uint8_t caller = _current_bank;

    SWITCH_ROM(bank);
    memcpy(to, from, bytes); /* the library's, in bank 0 */
    SWITCH_ROM(caller);
}
