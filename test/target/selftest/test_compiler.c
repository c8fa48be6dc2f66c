/* What the game needs of the compiler and its library: no version of SDCC is clean. Operands are
 * volatile, so that nothing is computed before the Game Boy runs it. */
#include <string.h>

#include "selftest.h"

static volatile uint8_t a8, b8;
static volatile uint16_t a16, b16;
static volatile uint32_t a32;
static volatile int8_t s8;
static volatile int16_t s16;

static uint8_t product(uint8_t a, uint8_t b)
{
    uint8_t locals[4];
    uint8_t result;

    locals[0] = a;
    locals[3] = b;
    result = locals[0] * locals[3];
    return result;
}

static void products_and_quotients(void)
{
    a8 = 23;
    b8 = 11;
    CHECK((uint8_t)(a8 * b8) == 253);
    CHECK(product(a8, b8) == 253);
    CHECK(a8 / b8 == 2 && a8 % b8 == 1);
    a16 = 54321;
    b16 = 10;
    CHECK(a16 / b16 == 5432 && a16 % b16 == 1);
    CHECK((uint16_t)(a16 * b16) == 18922);
    a32 = 0x12345678ul;
    CHECK(a32 >> 5 == 0x91A2B3ul && (uint16_t)(a32 << 3) == 0xB3C0);
}

static void signed_numbers(void)
{
    s8 = -100;
    s16 = -300;
    CHECK(s8 < 0 && s16 < s8);
    CHECK(s16 / 7 == -42 && s16 % 7 == -6);
    CHECK((int16_t)(s16 + s8) == -400);
    CHECK((s16 >> 4) == -19); /* the evaluations shift negative numbers */
}

static void wraps(void)
{
    a8 = 250;
    b8 = 10;
    CHECK((uint8_t)(a8 + b8) == 4);
    CHECK((uint8_t)(b8 - a8) == 16);
    a16 = 0xFFFF;
    CHECK((uint16_t)(a16 + b8) == 9);
}

static void memory_functions(void)
{
    static uint8_t one[40], other[40];

    memset(one, 0x5A, sizeof one);
    one[39] = 1;
    memcpy(other, one, sizeof other);
    CHECK(other[0] == 0x5A && other[38] == 0x5A && other[39] == 1);
    memset(other, 9, 0);
    CHECK(other[0] == 0x5A);
}

const SelfTest tests_compiler[] = {
    {"products", products_and_quotients},
    {"signed numbers", signed_numbers},
    {"wraps", wraps},
    {"memory functions", memory_functions},
    {0, 0},
};
