/* Time, the stack's guard, the model. */
#include <gb/gb.h>

#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/model.h"
#include "selftest.h"

static void frames_are_counted(void)
{
    uint8_t before = frame_count;

    frame_next();
    CHECK((uint8_t)(frame_count - before) == 1);
    frame_wait(5);
    CHECK((uint8_t)(frame_count - before) == 6);
}

/* The console has announced that it is busy; only what is not announced is lag. */
static void lag_is_counted(void)
{
    uint16_t before = frame_lag;
    uint8_t frame;

    frame = frame_count;
    while ((uint8_t)(frame_count - frame) < 3)
        ;
    CHECK(frame_lag == before);
    frame_busy_end();
    frame_next();
    frame = frame_count;
    while ((uint8_t)(frame_count - frame) < 3)
        ;
    frame_busy_begin();
    CHECK(frame_lag == before + 3);
    frame_lag = before;
}

static void guard_stands(void)
{
    const volatile uint8_t *guard = (const volatile uint8_t *)STACK_BOTTOM;

    CHECK(guard[0] == 0xA5 && guard[3] == 0xA5);
}

static void model_is_known(void)
{
    CHECK(model <= MODEL_AGB);
    CHECK(model_has_color() == (model >= MODEL_CGB));
    CHECK((_cpu == CGB_TYPE) == (model >= MODEL_CGB));
    if (model == MODEL_DMG)
        CHECK(_cpu == DMG_TYPE);
    if (model >= MODEL_CGB)
        CHECK(KEY1_REG & 0x80); /* double speed */
}

const SelfTest tests_frame[] = {
    {"frames", frames_are_counted},
    {"lag", lag_is_counted},
    {"stack guard", guard_stands},
    {"model", model_is_known},
    {0, 0},
};
