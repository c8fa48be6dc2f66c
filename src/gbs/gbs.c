/* The music without the game, for players of GBS files: a header, an entry that begins a piece and
 * one that plays a frame of it. The songs are the pieces in the order of sound.h, then the effects.
 *
 * A player loads the file so that this header ends at 0400 and has the 16 KiB from 4000 on mapped;
 * the linker puts driver and music there, and there is nothing to switch. */
#include "cart/sound.h"
#include "cart/sound_player.h"

#include <stdint.h>

#define LOAD_ADDRESS 0x0400
#define HEADER_SIZE  0x70
#define STACK        0xE000
#define PIECES       (MUSIC_COUNT - 1)
#define EFFECTS      (EFFECT_COUNT - 1)
#define VBLANK_RATE  0

/* Words are bytes here, as nothing may lie between them. */
#define WORD(value) (uint8_t)((value)&0xFF), (uint8_t)((value) >> 8)

/* At the very beginning of the code, so that the header knows their addresses. */
void gbs_entries(void) __naked
{
    __asm__("jp _gbs_begin\n"
            "jp _sound_player_step\n"
            "__current_bank = 0xFF90\n"
            ".globl __current_bank\n");
}
#define ENTRY_BEGIN LOAD_ADDRESS
#define ENTRY_FRAME (LOAD_ADDRESS + 3)

const struct {
    char magic[3];
    uint8_t version, songs, first;
    uint8_t load[2], begin[2], frame[2], stack[2];
    uint8_t timer[2];
    char title[32], author[32], copyright[32];
} __at(LOAD_ADDRESS - HEADER_SIZE) gbs_header = {
    {'G', 'B', 'S'},
    1,
    PIECES + EFFECTS,
    1,
    {WORD(LOAD_ADDRESS)},
    {WORD(ENTRY_BEGIN)},
    {WORD(ENTRY_FRAME)},
    {WORD(STACK)},
    {VBLANK_RATE, VBLANK_RATE},
    "Pocket Mythos",
    "the makers of Pocket Mythos",
    "MIT License",
};

/* What C calls zero-initialised is whatever the song before has left. */
static void clear_memory(void) __naked
{
    __asm__("ld hl, #s__DATA\n"
            "ld bc, #l__DATA\n"
            "1$: xor a, a\n"
            "ld (hl+), a\n"
            "dec bc\n"
            "ld a, b\n"
            "or a, c\n"
            "jr nz, 1$\n"
            "ret\n");
}

void gbs_begin(uint8_t song)
{
    clear_memory();
    sound_music_on = 1;
    sound_effects_on = 1;
    sound_player_init();
    if (song < PIECES)
        sound_play_music((uint8_t)(song + 1));
    else
        sound_effect((uint8_t)(song - PIECES + 1));
}
