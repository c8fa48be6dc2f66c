/* Power-on and the round of the screens. */
#include "cart/crash.h"
#include "cart/power_on.h"
#include "screens/keep.h"
#include "screens/pocket/pocket_table.h"
#include "screens/realms/play/realms_table.h"
#include "screens/screens.h"
#include "screens/sitting.h"
#include "screens/tides/tides_table.h"

/* The table of the game that is being played. A game's own screen is another case here. */
static uint8_t run_table(void)
{
    switch (sitting_game) {
    case GAME_POCKET:
        return pocket_table();
    case GAME_TIDES:
        return tides_table();
    case GAME_REALMS:
        return realms_table();
    default:
        crash(CRASH_IMPOSSIBLE);
        return SCREEN_TITLE;
    }
}

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
        return run_table();
    case SCREEN_ALBUM:
        return screen_album();
    case SCREEN_OPTIONS:
        return screen_options();
    case SCREEN_CREDITS:
        return screen_credits();
    case SCREEN_RECORDS:
        return screen_records();
    default:
        crash(CRASH_IMPOSSIBLE);
        return SCREEN_TITLE;
    }
}

void main(void)
{
    uint8_t screen = SCREEN_TITLE;

    power_on();
    sitting_init();
    keep_init();
    for (;;)
        screen = run(screen);
}
