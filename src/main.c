/* Power-on, the model, and the round of the screens. */
#include <gb/gb.h>
#include <gb/cgb.h>

#include "cart/crash.h"
#include "cart/frame.h"
#include "cart/model.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "screens/screens.h"
#include "screens/sitting.h"

static uint8_t run(uint8_t screen)
{
    switch (screen) {
    case SCREEN_TITLE:
        return screen_title();
    case SCREEN_MENU:
        return screen_menu();
    case SCREEN_SETUP:
        return screen_setup();
    case SCREEN_TABLE:
        return screen_table();
    case SCREEN_ALBUM:
        return screen_album();
    case SCREEN_OPTIONS:
        return screen_options();
    case SCREEN_CREDITS:
        return screen_credits();
    default:
        crash(CRASH_IMPOSSIBLE);
        return SCREEN_TITLE;
    }
}

void main(void)
{
    uint8_t screen = SCREEN_TITLE;

    crash_init();
    if (model_has_color())
        cpu_fast();
    video_init();
    palette_set(SCHEME_MENU, FADE_WHITE);
    frame_busy_begin(); /* until the title stands */
    frame_init();
    LCDC_REG = 0xC3; /* on, window map 9C00, tiles 8800, map 9800, sprites, background */
    set_interrupts(VBL_IFLAG);
    model_detect();
    sitting_init();
    for (;;)
        screen = run(screen);
}
