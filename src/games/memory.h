/* Where the state of the game that is played lies. Only one game is played at a time, so that the
 * three share one place at the end of WRAM, just below the stack: each defines its state and its
 * events there. On the host they are ordinary variables. */
#ifndef GAMES_MEMORY_H
#define GAMES_MEMORY_H

#define GAME_STATE_BYTES  424
#define GAME_EVENTS_BYTES 128

#ifdef __SDCC
#define GAME_STATE_AT  __at(0xDBD8) /* banktable keeps everything else below */
#define GAME_EVENTS_AT __at(0xDD80)
#else
#define GAME_STATE_AT
#define GAME_EVENTS_AT
#endif

#define GAME_STATE_FITS(type)   _Static_assert(sizeof(type) <= GAME_STATE_BYTES, "no room for it")
#define GAME_EVENTS_FIT(events) _Static_assert(sizeof(events) <= GAME_EVENTS_BYTES, "no room")

#endif
