#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "screens/options.h"
#include "screens/pace.h"
#include "ui/fly.h"

#define FAST_STEPS 4 /* steps a frame while B is held */

uint8_t pace_keys, pace_flight;

static uint8_t skipping;
static uint8_t left;

static const uint8_t flight_paces[SPEED_COUNT] = {5, 4, 3};

/* Frames of each pause at each speed. */
static const uint8_t pauses[][SPEED_COUNT] = {
    {24, 12, 6},   /* PAUSE_BEAT */
    {170, 96, 44}, /* PAUSE_READ */
    {40, 20, 8},   /* PAUSE_THINK */
    {90, 50, 22},  /* PAUSE_NOTE */
};

void pace_begin(void) BANKED
{
    skipping = 0;
    pace_flight = flight_paces[option_speed];
}

uint8_t pace_skipped(void) BANKED
{
    return skipping;
}

static void frame(void)
{
    frame_next();
    pace_keys |= input_pressed & (J_SELECT | J_START);
    if (input_pressed & J_A)
        skipping = 1;
}

void pace_fly(void) BANKED
{
    do {
        frame(); /* one at least: what was drawn before has its time, skipped or not */
        if (skipping)
            fly_land();
        fly_step((input_held & J_B) ? FAST_STEPS : 1);
    } while (fly_count);
}

void pace_pause(uint8_t pause) BANKED
{
    left = pauses[pause][option_speed];
}

uint8_t pace_step(void) BANKED
{
    uint8_t steps;

    if (skipping || left == 0)
        return 0;
    frame();
    steps = (input_held & J_B) ? FAST_STEPS : 1;
    left = left > steps ? left - steps : 0;
    return 1;
}
