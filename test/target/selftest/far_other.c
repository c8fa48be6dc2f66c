/* In a third bank, called from the second. */
#include <gb/gb.h>

#include "far_side.h"

uint8_t far_other_double(uint8_t a) BANKED
{
    return a + a;
}

uint8_t far_other_bank(void) BANKED
{
    return _current_bank;
}
