#include <gb/gb.h>

#include "cart/banks.h"
#include "cart/build.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/raster.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "scene.h"
#include "screens/keep.h"
#include "screens/screens.h"
#include "screens/settings.h"
#include "screens/sitting.h"
#include "sprites.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/text.h"

/* The scene has up to 200 tiles: the screen's 128 and, for as long as the title is up, the first
 * ones of the font. White letters on black are made in what remains. */
#define LETTERS_FIRST 0xC8
#define LETTERS_LAST  0xF0
#define PROMPT_ROW    14
#define VERSION_ROW   17

#define EYE_LEFT_X  70
#define EYE_RIGHT_X 82
#define EYE_Y       88
#define EYE_PUPIL   25
#define EYE_HALF    23
#define EYE_SHUT    24
#define TWINKLE     26
#define MIST        20
#define STARS       6

enum { SPRITE_EYE_LEFT = 1, SPRITE_EYE_RIGHT, SPRITE_STAR, SPRITE_MIST = SPRITE_STAR + STARS };

static const uint8_t star_x[STARS] = {0, 64, 136, 0, 152, 8};
static const uint8_t star_y[STARS] = {1, 1, 1, 49, 33, 57};

static uint8_t waiting; /* the game that can be taken up, or GAME_COUNT */

static void light_version(void)
{
    static uint8_t glyphs[12];
    uint8_t n;

    glyphs[0] = text_from_ascii('v');
    for (n = 0; build_version[n]; n++)
        glyphs[n + 1] = text_from_ascii(build_version[n]);
    ink_centered(VERSION_ROW, glyphs);
}

/* A key's word and what it does, or the language with the arrows that change it. */
static void light_words(void)
{
    draw_map(0, PROMPT_ROW, SCREEN_COLUMNS, 1, scene_map + PROMPT_ROW * SCREEN_COLUMNS, BANK_FONT,
             0);
    draw_map(0, VERSION_ROW, SCREEN_COLUMNS, 1, scene_map + VERSION_ROW * SCREEN_COLUMNS, BANK_FONT,
             0);
    ink_begin(LETTERS_FIRST, LETTERS_LAST, INK_LIGHT);
    ink_centered(PROMPT_ROW,
                 text_get(waiting == GAME_COUNT ? TEXT_TITLE_PRESS : TEXT_TITLE_CONTINUE));
    if (waiting != GAME_COUNT)
        ink_centered(VERSION_ROW, text_get(TEXT_TITLE_MENU));
    else if (keep_first_start)
        ink_centered(VERSION_ROW, text_get(TEXT_TITLE_LANGUAGE));
    else
        light_version();
}

/* The first start asks for the language, here, where it costs no press. */
static void change_language(void)
{
    text_language = text_language == LANGUAGE_FRENCH ? LANGUAGE_ENGLISH : LANGUAGE_FRENCH;
    frame_busy_begin();
    light_words();
    frame_busy_end();
}

static void load_scene(void)
{
    video_load(SCREEN_TILE(0), scene_tiles, BANK_FONT, 128 * VRAM_TILE_BYTES);
    video_load(RESIDENT_TILE(0x80), scene_tiles + 128 * VRAM_TILE_BYTES, BANK_FONT,
               (SCENE_TILES - 128) * VRAM_TILE_BYTES);
    video_load(SPRITE_TILE(0), sprites_tiles, BANK_FONT, SPRITES_TILES * VRAM_TILE_BYTES);
    draw_map(0, 0, SCREEN_COLUMNS, SCREEN_ROWS, scene_map, BANK_FONT, 0);
    draw_color(0, 0, SCREEN_COLUMNS, 9, COLOR_GREY);
    draw_color(0, 8, SCREEN_COLUMNS, 6, COLOR_VIOLET);
    draw_color(6, 8, 8, 5, COLOR_GOLD);
    draw_color(0, 13, SCREEN_COLUMNS, 5, COLOR_SEA);
    draw_color(0, PROMPT_ROW, SCREEN_COLUMNS, 1, COLOR_SKY);
    draw_color(0, VERSION_ROW, SCREEN_COLUMNS, 1, COLOR_SKY);
}

static void show_sprites(void)
{
    uint8_t n;

    sprite_show(SPRITE_EYE_LEFT, EYE_LEFT_X, EYE_Y, EYE_PUPIL, 0);
    sprite_show(SPRITE_EYE_RIGHT, EYE_RIGHT_X, EYE_Y, EYE_PUPIL, S_FLIPX);
    for (n = 0; n != STARS; n++) {
        sprite_show(SPRITE_STAR + n, star_x[n], star_y[n], TWINKLE, 5);
        sprite_animate(n, SPRITE_STAR + n, TWINKLE, 2, 3 + (n & 1));
    }
}

/* The sea in three strips, each with its own swell; lines of text between them stand still. */
static const uint8_t strip_rows[RASTER_STRIPS] = {13, 14, 15, 16, 17};
static const int8_t swell[32] = {0, 2,  3,  5,  6,  7,  8,  8,  8,  8,  8,  7,  6,  5,  3,  2,
                                 0, -2, -3, -5, -6, -7, -8, -8, -8, -8, -8, -7, -6, -5, -3, -2};

static void begin_waves(void)
{
    uint8_t n;

    for (n = 0; n != RASTER_STRIPS; n++) {
        raster_line[n] = strip_rows[n] << 3;
        raster_shift[n] = 0;
    }
    video_repeat_row(13, COLOR_SEA);
    video_repeat_row(15, COLOR_SEA);
    video_repeat_row(16, COLOR_SEA);
    raster_begin(RASTER_STRIPS);
}

static void roll_waves(uint8_t clock)
{
    uint8_t phase = clock >> 3;

    raster_shift[0] = (uint8_t)(swell[(phase + 20) & 31] >> 1);
    raster_shift[2] = (uint8_t)swell[phase & 31];
    raster_shift[3] = (uint8_t)swell[(phase + 12) & 31];
}

/* He blinks, seldom; nothing flashes. */
static void blink(uint8_t clock)
{
    uint8_t tile = EYE_PUPIL;

    if (clock >= 200 && clock < 216)
        tile = (uint8_t)(clock - 204) < 8 ? EYE_SHUT : EYE_HALF;
    shadow_OAM[SPRITE_EYE_LEFT].tile = tile;
    shadow_OAM[SPRITE_EYE_RIGHT].tile = tile;
}

static void drift_mist(uint8_t clock)
{
    uint8_t n, x;

    for (n = 0; n != 4; n++) {
        x = (uint8_t)((clock >> 1) + (n << 6));
        if (x < 160 && (x < 44 || x > 108))
            sprite_show(SPRITE_MIST + n, x, 98 + (n & 1) * 3, MIST, 5);
        else
            sprite_hide(SPRITE_MIST + n);
    }
}

uint8_t screen_title(void) BANKED
{
    uint8_t pressed;

    waiting = keep_last();
    load_scene();
    light_words();
    show_sprites();
    begin_waves();
    sound_play_music(MUSIC_TITLE);
    screen_enter(SCREEN_TITLE, SCHEME_TITLE);
    do {
        blink(frame_count);
        drift_mist(frame_count);
        roll_waves(frame_count);
        frame_next();
        if (keep_first_start && (input_pressed & (J_LEFT | J_RIGHT | J_SELECT)))
            change_language();
        pressed = input_pressed;
    } while (!(pressed & (J_START | J_A)));
    sound_effect(EFFECT_CONFIRM);
    screen_leave();
    raster_end();
    curtain_load_font();
    if (keep_first_start) {
        keep_first_start = 0;
        settings_keep();
    }
    if (waiting == GAME_COUNT || !(pressed & J_START))
        return SCREEN_MENU;
    sitting_game = waiting;
    keep_wanted = 1;
    return SCREEN_TABLE;
}
