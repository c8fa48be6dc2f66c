/* Music and effects. The driver runs in VBlank and plays on while a CPU player thinks; these calls
 * only leave word for it, cost next to nothing and may be made from every bank, in every frame.
 * How it works and what it costs: src/cart/SOUND.md; how music is written: res/music/README.md. */
#ifndef CART_SOUND_H
#define CART_SOUND_H

#include <stdint.h>

/* A game's theme is followed by its tense variation. */
enum {
    MUSIC_NONE,
    MUSIC_TITLE,
    MUSIC_POCKET,
    MUSIC_POCKET_TENSE,
    MUSIC_TIDES,
    MUSIC_TIDES_TENSE,
    MUSIC_REALMS,
    MUSIC_REALMS_TENSE,
    MUSIC_ROUND_END, /* this and those below are played once */
    MUSIC_VICTORY,
    MUSIC_SHARED_VICTORY,
    MUSIC_DEFEAT,
    MUSIC_MADNESS, /* a crash into it */
    MUSIC_COUNT
};

enum {
    EFFECT_NONE,
    EFFECT_CURSOR,
    EFFECT_CONFIRM,
    EFFECT_BACK,
    EFFECT_REFUSE, /* what was pressed cannot be done now */
    EFFECT_DRAW,   /* a card taken by a seat */
    EFFECT_DEAL,   /* a card dealt to the table */
    EFFECT_TURN,   /* a card turned over */
    EFFECT_MELD,
    EFFECT_SHUFFLE,
    EFFECT_TOKEN, /* a madness token */
    EFFECT_SANITY_LOST,
    EFFECT_SANITY_GAINED,
    EFFECT_PURCHASE,
    EFFECT_ABJURE,
    EFFECT_ELIMINATION, /* a seat is out */
    EFFECT_YOUR_TURN,
    EFFECT_COUNT_UP,    /* one step of a score that is counted */
    EFFECT_PORTAL_OPEN, /* + 0 … 6 for the Old Ones of the values 6 … 12 */
    EFFECT_PORTAL_SEAL = EFFECT_PORTAL_OPEN + 7,
    EFFECT_COUNT = EFFECT_PORTAL_SEAL + 7
};

/* The options, 0 or 1, set by whoever owns them; the driver follows in the next frame. Music that
 * is switched on again begins anew. */
extern uint8_t sound_music_on, sound_effects_on;

/* The piece that plays, also when it cannot be heard. */
extern volatile uint8_t sound_music;

/* What plays until told otherwise; a short piece comes before it. */
extern volatile uint8_t sound_theme;
extern volatile uint8_t sound_wanted_tense; /* as sound_tense left it */

void sound_init(void); /* once, before interrupts */

/* The piece that plays already goes on. After a short piece the music that it interrupted comes
 * back, where that fits (a round's end); after a game's end there is silence. MUSIC_NONE stops. */
void sound_play_music(uint8_t music);

/* Someone is close to the end (1), or no longer is (0): the theme changes at its next bar. */
void sound_tense(uint8_t on);

/* A more important effect takes the channels of a less important one. */
void sound_effect(uint8_t effect);

/* Music and effects end at once. */
void sound_stop(void);

/* Holds the music in the middle of its note and goes on there. Effects still sound. */
void sound_pause(uint8_t on);

void sound_step(void); /* VBlank only */

#endif
