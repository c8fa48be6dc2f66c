/* The screens: each runs until the player leaves it and says which one comes next.
 * main.c goes round between them. */
#ifndef SCREENS_SCREENS_H
#define SCREENS_SCREENS_H

#include <stdint.h>
#include "cart/bank_call.h"

enum {
    SCREEN_TITLE,
    SCREEN_MENU,
    SCREEN_SETUP,
    SCREEN_TABLE,
    SCREEN_ALBUM,
    SCREEN_OPTIONS,
    SCREEN_CREDITS,
    SCREEN_MOVES,
    SCREEN_EDIT,
    SCREEN_HANDOVER,
    SCREEN_RECORDS,
    SCREEN_RULES,
    SCREEN_SUMMARY,
    SCREEN_STANDING,
    SCREEN_INSPECT,
    SCREEN_ALBUMS, /* 15: scripts know the screens by number; add new ones at the end */
    SCREEN_JUKEBOX,
    SCREEN_REPLAY
};

extern uint8_t screen_now; /* for tests: the screen that takes input, or SCREEN_CHANGING */
#define SCREEN_CHANGING 0xFF

uint8_t screen_title(void) BANKED;
uint8_t screen_menu(void) BANKED;
uint8_t screen_setup(void) BANKED;
uint8_t screen_album(void) BANKED;
uint8_t screen_options(void) BANKED;
uint8_t screen_credits(void) BANKED;
uint8_t screen_records(void) BANKED;

/* Every screen begins and ends with these. */
void screen_enter(uint8_t screen, uint8_t scheme) BANKED;
void screen_leave(void) BANKED;

/* Where options go back to. */
extern uint8_t screen_back;

#endif
