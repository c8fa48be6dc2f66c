/* Which voices play: pieces, effects, and what the options and the pause do to them.
 * In BANK_MUSIC; sound.c is its gate. */
#ifndef CART_SOUND_PLAYER_H
#define CART_SOUND_PLAYER_H

#include <stdint.h>

/* Word left by main code; a byte each, so that no interrupt finds half of it. */
extern volatile uint8_t sound_wanted_music; /* piece, or: */
#define WANTED_NOTHING 0xFF                 /* new */
#define WANTED_SILENCE 0xFE                 /* of music and effects */
extern volatile uint8_t sound_wanted_effects[2];
extern volatile uint8_t sound_wanted_pause;

void sound_player_init(void);
void sound_player_step(void);

#endif
