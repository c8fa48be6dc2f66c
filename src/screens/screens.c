#include "screens/screens.h"
#include "ui/curtain.h"

uint8_t screen_now = SCREEN_CHANGING;
uint8_t screen_back;

void screen_enter(uint8_t screen, uint8_t scheme) BANKED
{
    curtain_open(scheme);
    screen_now = screen;
}

void screen_leave(void) BANKED
{
    screen_now = SCREEN_CHANGING;
    curtain_close();
}
