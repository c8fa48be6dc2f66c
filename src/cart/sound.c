#include "cart/banks.h"
#include "cart/sound.h"
#include "cart/sound_player.h"
#include "cart/sound_registers.h"

uint8_t sound_music_on = 1, sound_effects_on = 1;
volatile uint8_t sound_music, sound_theme;

volatile uint8_t sound_wanted_music;
volatile uint8_t sound_wanted_effects[2];
volatile uint8_t sound_wanted_tense, sound_wanted_pause;

static uint8_t asked; /* the theme of which the tension was said */

/* The tension lasts as long as its theme, with what interrupts it. */
void sound_play_music(uint8_t music)
{
    if (music != asked && music != MUSIC_ROUND_END && music != MUSIC_MADNESS) {
        asked = music;
        sound_wanted_tense = 0;
    }
    sound_wanted_music = music;
}

void sound_tense(uint8_t on)
{
    sound_wanted_tense = on;
}

/* Two effects can wait; of more, the first and the last are heard. */
void sound_effect(uint8_t effect)
{
    if (!sound_effects_on || sound_wanted_effects[0] == effect)
        return;
    if (sound_wanted_effects[0])
        sound_wanted_effects[1] = effect;
    if (!sound_wanted_effects[0]) /* the interrupt may have emptied both meanwhile */
        sound_wanted_effects[0] = effect;
}

void sound_stop(void)
{
    sound_wanted_effects[1] = EFFECT_NONE;
    sound_wanted_effects[0] = EFFECT_NONE;
    sound_play_music(MUSIC_NONE);
    sound_wanted_music = WANTED_SILENCE;
}

void sound_pause(uint8_t on)
{
    sound_wanted_pause = on;
}

void sound_init(void)
{
    uint8_t bank = _current_bank;

    SWITCH_ROM(BANK_MUSIC);
    sound_player_init();
    SWITCH_ROM(bank);
}

/* The interrupt came between any two instructions of main code, also between those that switch the
 * bank: _current_bank is set before the register, so that both are right afterwards. */
void sound_step(void)
{
    uint8_t bank = _current_bank;

    SWITCH_ROM(BANK_MUSIC);
    sound_player_step();
    SWITCH_ROM(bank);
}
