#include <gb/gb.h>
#include <gb/sgb.h>

#include "cart/model.h"

uint8_t model;

uint8_t model_has_color(void)
{
    return _cpu == CGB_TYPE;
}

void model_detect(void)
{
    if (_cpu == CGB_TYPE)
        model = _is_GBA ? MODEL_AGB : MODEL_CGB;
    else if (sgb_check())
        model = MODEL_SGB;
    else
        model = _cpu == MGB_TYPE ? MODEL_MGB : MODEL_DMG;
}
