/* Calls and reads across ROM banks. */
#include <gb/gb.h>

#include "cart/far.h"
#include "far_side.h"
#include "selftest.h"

static void calls_bring_arguments_and_results(void)
{
    CHECK(far_side_sum(1, 20, 100) == 121);
    CHECK(far_side_sum(200, 50, 10) == 4); /* modulo 256 */
    CHECK(far_side_word(0xFF00, 0xFE) == 0xFFFE);
    CHECK(far_side_long(0x12345678ul, 0x9ABC) == 0x1234F134ul);
}

static void calls_switch_and_come_back(void)
{
    SWITCH_ROM(BANK_TEXT_EN);
    CHECK(far_side_bank() == BANK_FAR_SIDE);
    CHECK(_current_bank == BANK_TEXT_EN);
    CHECK(far_other_bank() == BANK_FAR_OTHER);
    CHECK(_current_bank == BANK_TEXT_EN);
}

static void calls_nest(void)
{
    CHECK(far_side_asks_other(30) == 60 + 2 * 37 + 11);
}

static void far_reads(void)
{
    static uint8_t copy[200];
    uint8_t n, wrong = 0;

    SWITCH_ROM(BANK_TEXT_FR);
    CHECK(far_byte(&far_side_bytes[5], BANK_FAR_SIDE) == 5 * 37 + 11);
    CHECK(far_word(&far_side_words[1], BANK_FAR_SIDE) == 0xABCD);
    far_copy(copy, far_side_bytes + 100, BANK_FAR_SIDE, sizeof copy);
    for (n = 0; n != sizeof copy; n++)
        if (copy[n] != (uint8_t)((uint8_t)(n + 100) * 37 + 11))
            wrong++;
    CHECK(wrong == 0);
    CHECK(_current_bank == BANK_TEXT_FR);
}

static void far_copy_of_nothing(void)
{
    uint8_t one = 7;

    far_copy(&one, far_side_bytes, BANK_FAR_SIDE, 0);
    CHECK(one == 7);
}

const SelfTest tests_bank[] = {
    {"call arguments", calls_bring_arguments_and_results},
    {"call banks", calls_switch_and_come_back},
    {"call in a call", calls_nest},
    {"far reads", far_reads},
    {"far copy of nothing", far_copy_of_nothing},
    {0, 0},
};
