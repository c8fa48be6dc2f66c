#include <gb/gb.h>
#include <gb/cgb.h>

#include "cart/border.h"
#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/model.h"
#include "cart/palette.h"
#include "cart/power_on.h"
#include "cart/sound.h"
#include "cart/video.h"

#define LCDC_WHITE 0x80 /* on, with nothing to show */
#define LCDC_GAME  0xC3 /* on, window map 9C00, tiles 8800, map 9800, sprites, background */

/* A Super Game Boy is asked before the VBlank handler runs, which reads the same port. */
static void meet_model(void)
{
    LCDC_REG = LCDC_WHITE;
    set_interrupts(VBL_IFLAG);
    model_detect();
    if (model == MODEL_SGB)
        border_send();
}

void power_on(void)
{
    crash_init();
    if (model_has_color())
        cpu_fast();
    video_init();
    meet_model();
    palette_set(SCHEME_MENU, FADE_WHITE);
    sound_init();
    frame_busy_begin();
    frame_init();
    LCDC_REG = LCDC_GAME;
}
