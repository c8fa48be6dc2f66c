/* The random generator: distribution, seeds and their codes. */
/* Links: src/cart/random.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "cart/random.h"

static void below_is_even(void **state)
{
    Random random;
    uint32_t count[63] = {0};
    int n;

    (void)state;
    random_seed(&random, 7);
    for (n = 0; n < 630000; n++)
        count[random_below(&random, 63)]++;
    for (n = 0; n < 63; n++)
        assert_in_range(count[n], 9500, 10500); /* five standard deviations */
}

static void neighbouring_seeds_differ(void **state)
{
    Random one, other;
    int n, same = 0;

    (void)state;
    random_seed(&one, 1000);
    random_seed(&other, 1001);
    for (n = 0; n < 1000; n++)
        same += random_below(&one, 100) == random_below(&other, 100);
    assert_in_range(same, 0, 30);
}

static void shuffle_keeps_every_card(void **state)
{
    Random random;
    uint8_t cards[63], seen[63] = {0};
    int n;

    (void)state;
    for (n = 0; n < 63; n++)
        cards[n] = (uint8_t)n;
    random_seed(&random, 42);
    random_shuffle(&random, cards, 63);
    for (n = 0; n < 63; n++)
        seen[cards[n]]++;
    for (n = 0; n < 63; n++)
        assert_int_equal(seen[n], 1);
}

static void codes_read_back(void **state)
{
    char code[RANDOM_CODE_LENGTH + 1];
    uint32_t seed, back = 0;

    (void)state;
    for (seed = 0; seed <= RANDOM_SEED_MASK - 999983; seed += 999983) {
        random_code(seed, code);
        assert_int_equal(random_from_code(code, &back), 1);
        assert_int_equal(back, seed);
    }
}

static void bad_codes_are_refused(void **state)
{
    uint32_t seed = 5;

    (void)state;
    assert_int_equal(random_from_code("12345", &seed), 0);
    assert_int_equal(random_from_code("1234567", &seed), 0);
    assert_int_equal(random_from_code("12 456", &seed), 0);
    assert_int_equal(seed, 5);
    assert_int_equal(random_from_code("ooiilU", &seed), 1);
    assert_int_equal(seed, (1ul << 15) + (1 << 10) + (1 << 5) + 27);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(below_is_even),
        cmocka_unit_test(neighbouring_seeds_differ),
        cmocka_unit_test(shuffle_keeps_every_card),
        cmocka_unit_test(codes_read_back),
        cmocka_unit_test(bad_codes_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
