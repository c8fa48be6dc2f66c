/* The random generator gives the numbers that it gives on the host. */
#include "cart/random.h"
#include "known_numbers.h"
#include "selftest.h"

static Random random;

static void numbers_of_the_host(void)
{
    uint8_t cards[KNOWN_SHUFFLED];
    uint8_t n;

    random_seed(&random, KNOWN_SEED);
    for (n = 0; n != KNOWN_DRAWS; n++)
        CHECK(random_next(&random) == known_next[n]);
    for (n = 0; n != KNOWN_DRAWS; n++)
        CHECK(random_below(&random, 63) == known_below[n]);
    for (n = 0; n != KNOWN_SHUFFLED; n++)
        cards[n] = n;
    random_shuffle(&random, cards, KNOWN_SHUFFLED);
    for (n = 0; n != KNOWN_SHUFFLED; n++)
        CHECK(cards[n] == known_shuffle[n]);
}

static void seed_codes(void)
{
    static char code[RANDOM_CODE_LENGTH + 1];
    uint32_t seed = 0;
    uint8_t n;

    random_code(KNOWN_SEED, code);
    for (n = 0; n != sizeof code; n++)
        CHECK(code[n] == KNOWN_CODE[n]);
    CHECK(random_from_code(code, &seed) == 1);
    CHECK(seed == KNOWN_SEED);
    CHECK(random_from_code("12 456", &seed) == 0);
    CHECK(seed == KNOWN_SEED);
}

static void below_one(void)
{
    random_seed(&random, 1);
    CHECK(random_below(&random, 1) == 0);
}

const SelfTest tests_random[] = {
    {"random numbers", numbers_of_the_host},
    {"seed codes", seed_codes},
    {"one of one", below_one},
    {0, 0},
};
