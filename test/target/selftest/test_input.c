/* Keys that a thumb cannot press together are masked; untouched keys give nothing. The rest needs
 * someone to press them: test/host/test_input.c and the scripts of test/rom. */
#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/random.h"
#include "selftest.h"

static void impossible_keys(void)
{
    CHECK(input_possible(J_UP | J_DOWN | J_A) == J_A);
    CHECK(input_possible(J_LEFT | J_RIGHT) == 0);
    CHECK(input_possible(J_UP | J_LEFT | J_RIGHT) == J_UP);
    CHECK(input_possible(J_UP | J_LEFT | J_START) == (J_UP | J_LEFT | J_START));
}

static void untouched_keys(void)
{
    input_forget();
    frame_wait(2);
    CHECK(input_held == 0 && input_pressed == 0 && input_moved == 0);
}

static void seeds_differ(void)
{
    uint32_t one = input_entropy();
    uint32_t other = input_entropy();

    CHECK(one != other);
    CHECK((one & ~RANDOM_SEED_MASK) == 0);
}

const SelfTest tests_input[] = {
    {"impossible keys", impossible_keys},
    {"untouched keys", untouched_keys},
    {"seeds differ", seeds_differ},
    {0, 0},
};
