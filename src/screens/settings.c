#include <string.h>

#include "cart/palette.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "cart/sound.h"
#include "games/scratch.h"
#include "screens/options.h"
#include "screens/settings.h"
#include "screens/sitting.h"
#include "ui/text.h"

/* The payload of the pair SLOTS_SETTINGS (src/cart/save/README.md). */
typedef struct {
    uint8_t language, speed, contrast, music, effects;
    uint8_t kinds[SITTING_SEATS];
    uint8_t names[SITTING_SEATS][NAME_LENGTH + 1];
    uint8_t game; /* played last: the title offers it first */
    uint8_t unused[SETTINGS_BYTES - 6 - SITTING_SEATS - SITTING_SEATS * (NAME_LENGTH + 1)];
} Settings;

#define settings ((Settings *)game_scratch)

static uint8_t within(uint8_t value, uint8_t count)
{
    return value < count ? value : 0;
}

uint8_t settings_load(void) BANKED
{
    uint8_t seat;

    if (!save_read(SLOTS_SETTINGS, game_scratch))
        return 0;
    text_language = within(settings->language, LANGUAGE_COUNT);
    option_speed = within(settings->speed, SPEED_COUNT);
    palette_contrast = within(settings->contrast, CONTRAST_COUNT);
    sound_music_on = within(settings->music, 2);
    sound_effects_on = within(settings->effects, 2);
    for (seat = 0; seat != SITTING_SEATS; seat++) {
        sitting_kind[seat] = within(settings->kinds[seat], KIND_COUNT);
        settings->names[seat][NAME_LENGTH] = 0;
    }
    memcpy(sitting_name, settings->names, sizeof sitting_name);
    sitting_game = within(settings->game, GAME_COUNT);
    return 1;
}

void settings_keep(void) BANKED
{
    memset(settings, 0, sizeof *settings);
    settings->language = text_language;
    settings->speed = option_speed;
    settings->contrast = palette_contrast;
    settings->music = sound_music_on;
    settings->effects = sound_effects_on;
    memcpy(settings->kinds, sitting_kind, sizeof sitting_kind);
    memcpy(settings->names, sitting_name, sizeof sitting_name);
    settings->game = sitting_game;
    save_write(SLOTS_SETTINGS, game_scratch);
}
