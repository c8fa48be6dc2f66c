#include <gb/gb.h>

#include "cart/input.h"
#include "cart/random.h"

#define DIRECTIONS (J_UP | J_DOWN | J_LEFT | J_RIGHT)

uint8_t input_held, input_pressed, input_moved;

static volatile uint8_t now_held, seen_pressed, seen_moved;
static uint8_t repeat_in;
static uint8_t entropy_left;
static volatile uint16_t entropy_a, entropy_b;

uint8_t input_possible(uint8_t keys)
{
    if ((keys & (J_UP | J_DOWN)) == (J_UP | J_DOWN))
        keys &= ~(J_UP | J_DOWN);
    if ((keys & (J_LEFT | J_RIGHT)) == (J_LEFT | J_RIGHT))
        keys &= ~(J_LEFT | J_RIGHT);
    return keys;
}

/* DIV counts at 16 kHz: the moment of a press is what nobody can repeat. */
static void gather(uint8_t pressed)
{
    entropy_a = (uint16_t)((entropy_a << 5) | (entropy_a >> 11)) ^ DIV_REG;
    entropy_b += (sys_time << 3) ^ pressed ^ entropy_a;
}

void input_sample(void)
{
    uint8_t keys = input_possible(joypad());
    uint8_t pressed = keys & ~now_held;

    if (pressed) {
        gather(pressed);
        seen_pressed |= pressed;
    }
    if (pressed & DIRECTIONS) {
        seen_moved |= pressed & DIRECTIONS;
        repeat_in = REPEAT_DELAY;
    } else if (keys & DIRECTIONS) {
        repeat_in--;
        if (repeat_in == 0) {
            seen_moved |= keys & DIRECTIONS;
            repeat_in = REPEAT_EVERY;
        }
    }
    now_held = keys;
}

void input_take(void)
{
    CRITICAL
    {
        input_held = now_held;
        input_pressed = seen_pressed;
        input_moved = seen_moved;
        seen_pressed = 0;
        seen_moved = 0;
    }
}

void input_forget(void)
{
    CRITICAL
    {
        seen_pressed = 0;
        seen_moved = 0;
        input_pressed = 0;
        input_moved = 0;
    }
}

uint32_t input_entropy(void)
{
    Random mix;
    uint16_t high;

    gather(++entropy_left);
    random_seed(&mix, ((uint32_t)entropy_a << 16) | entropy_b);
    high = random_next(&mix);
    return (((uint32_t)high << 16) | random_next(&mix)) & RANDOM_SEED_MASK;
}
