#include <gb/gb.h>
#include <gb/sgb.h>

#include "cart/model.h"

uint8_t model;

uint8_t model_has_color(void)
{
    return _cpu == CGB_TYPE;
}

/* A European SNES needs some frames before it listens. */
static uint8_t is_super(void)
{
    uint8_t n;

    for (n = 0; n != 4; n++)
        vsync();
    return sgb_check();
}

void model_detect(void)
{
    if (_cpu == CGB_TYPE)
        model = _is_GBA ? MODEL_AGB : MODEL_CGB;
    else if (is_super())
        model = MODEL_SGB;
    else
        model = _cpu == MGB_TYPE ? MODEL_MGB : MODEL_DMG;
}
