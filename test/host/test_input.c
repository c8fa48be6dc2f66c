/* The keys: presses, repeats, keys that exclude each other, the seed of a new game. */
/* Links: src/cart/input.c src/cart/random.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <gb/gb.h>

#include "cart/input.h"
#include "cart/random.h"

uint8_t host_registers[256];
volatile uint16_t sys_time;
static uint8_t thumbs;

uint8_t joypad(void)
{
    return thumbs;
}

/* A frame: VBlank reads the keys, main code takes them over. */
static void frame(uint8_t keys)
{
    thumbs = keys;
    input_sample();
    input_take();
}

static int let_go(void **state)
{
    (void)state;
    frame(0);
    input_forget();
    return 0;
}

static void a_press_is_seen_once(void **state)
{
    (void)state;
    frame(J_A);
    assert_int_equal(input_pressed, J_A);
    assert_int_equal(input_held, J_A);
    frame(J_A);
    assert_int_equal(input_pressed, 0);
    assert_int_equal(input_held, J_A);
    frame(0);
    assert_int_equal(input_held, 0);
    frame(J_A);
    assert_int_equal(input_pressed, J_A);
}

static void a_second_key_is_a_press_of_its_own(void **state)
{
    (void)state;
    frame(J_A);
    frame(J_A | J_START);
    assert_int_equal(input_pressed, J_START);
    assert_int_equal(input_held, J_A | J_START);
}

static void directions_repeat_after_a_while(void **state)
{
    int n;

    (void)state;
    frame(J_DOWN);
    assert_int_equal(input_moved, J_DOWN);
    for (n = 1; n < REPEAT_DELAY; n++) {
        frame(J_DOWN);
        assert_int_equal(input_moved, 0);
    }
    frame(J_DOWN);
    assert_int_equal(input_moved, J_DOWN);
    for (n = 1; n < REPEAT_EVERY; n++) {
        frame(J_DOWN);
        assert_int_equal(input_moved, 0);
    }
    frame(J_DOWN);
    assert_int_equal(input_moved, J_DOWN);
    assert_int_equal(input_pressed, 0);
}

static void buttons_do_not_repeat(void **state)
{
    int n;

    (void)state;
    frame(J_A);
    for (n = 0; n < 100; n++) {
        frame(J_A);
        assert_int_equal(input_pressed, 0);
        assert_int_equal(input_moved, 0);
    }
}

static void a_new_direction_begins_its_own_delay(void **state)
{
    int n;

    (void)state;
    frame(J_DOWN);
    for (n = 1; n < REPEAT_DELAY; n++)
        frame(J_DOWN);
    frame(J_RIGHT);
    assert_int_equal(input_moved, J_RIGHT);
    for (n = 1; n < REPEAT_DELAY; n++) {
        frame(J_RIGHT);
        assert_int_equal(input_moved, 0);
    }
    frame(J_RIGHT);
    assert_int_equal(input_moved, J_RIGHT);
}

static void opposite_directions_cancel(void **state)
{
    (void)state;
    frame(J_UP | J_DOWN);
    assert_int_equal(input_held, 0);
    assert_int_equal(input_pressed, 0);
    frame(J_LEFT | J_RIGHT | J_B);
    assert_int_equal(input_held, J_B);
    assert_int_equal(input_moved, 0);
    frame(J_UP | J_LEFT | J_RIGHT);
    assert_int_equal(input_moved, J_UP);
    frame(J_UP | J_LEFT);
    assert_int_equal(input_held, J_UP | J_LEFT);
}

/* Main code that is busy for several frames loses no press. */
static void presses_wait_to_be_taken(void **state)
{
    (void)state;
    thumbs = J_A;
    input_sample();
    thumbs = 0;
    input_sample();
    thumbs = J_LEFT;
    input_sample();
    thumbs = 0;
    input_sample();
    input_take();
    assert_int_equal(input_pressed, J_A | J_LEFT);
    assert_int_equal(input_moved, J_LEFT);
    assert_int_equal(input_held, 0);
    input_take();
    assert_int_equal(input_pressed, 0);
}

static void presses_can_be_forgotten(void **state)
{
    (void)state;
    thumbs = J_A;
    input_sample();
    input_forget();
    input_take();
    assert_int_equal(input_pressed, 0);
    assert_int_equal(input_held, J_A);
}

/* The same keys at other moments give another seed. */
static void seeds_come_from_the_moment_of_a_press(void **state)
{
    uint32_t seeds[64];
    int n, m;

    (void)state;
    for (n = 0; n < 64; n++) {
        host_registers[0x04] = (uint8_t)(n * 5);
        sys_time = (uint16_t)(n * 60);
        frame(J_START);
        frame(0);
        seeds[n] = input_entropy();
        assert_int_equal(seeds[n] & ~RANDOM_SEED_MASK, 0);
        for (m = 0; m < n; m++)
            assert_int_not_equal(seeds[n], seeds[m]);
    }
}

#define TEST(name) cmocka_unit_test_setup(name, let_go)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(a_press_is_seen_once),
        TEST(a_second_key_is_a_press_of_its_own),
        TEST(directions_repeat_after_a_while),
        TEST(buttons_do_not_repeat),
        TEST(a_new_direction_begins_its_own_delay),
        TEST(opposite_directions_cancel),
        TEST(presses_wait_to_be_taken),
        TEST(presses_can_be_forgotten),
        TEST(seeds_come_from_the_moment_of_a_press),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
