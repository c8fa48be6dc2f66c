#include <gb/gb.h>

#include "build_id.h"
#include "cart/banks.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "menu_font.h"
#include "scene.h"
#include "screens/screens.h"
#include "sprites.h"
#include "ui/curtain.h"
#include "ui/draw.h"
#include "ui/text.h"

/* The scene has up to 200 tiles: the screen's 128 and, for as long as the title is up, the first
 * ones of the font. White letters on black are made in what remains. */
#define LETTERS_FIRST 0xC8
#define LETTERS_ROOM  (0x100 - LETTERS_FIRST)
#define PROMPT_ROW    14
#define VERSION_ROW   17
#define PROMPT_FRAMES 32

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

static uint8_t letters;
static uint8_t clock;

/* A glyph in white on black; returns its tile. */
static uint8_t light_letter(uint8_t glyph)
{
    static uint8_t rows[VRAM_TILE_BYTES];
    uint8_t n;

    far_copy(rows, menu_font_tiles + (uint16_t)(glyph - 0x80) * VRAM_TILE_BYTES, BANK_FONT,
             VRAM_TILE_BYTES);
    for (n = 0; n != VRAM_TILE_BYTES; n++)
        rows[n] = ~rows[n];
    video_load(RESIDENT_TILE(LETTERS_FIRST + letters), rows, BANK_FONT, VRAM_TILE_BYTES);
    return LETTERS_FIRST + letters++;
}

static void light_line(uint8_t row, const uint8_t *glyphs, uint8_t *tiles)
{
    uint8_t n;

    for (n = 0; glyphs[n]; n++)
        tiles[n] = light_letter(glyphs[n]);
    tiles[n] = 0;
    draw_glyphs((SCREEN_COLUMNS - n) >> 1, row, tiles);
}

static void light_version(void)
{
    static const char version[] = "v" BUILD_VERSION;
    static uint8_t glyphs[sizeof version];
    static uint8_t tiles[sizeof version];
    uint8_t n;

    for (n = 0; version[n]; n++)
        glyphs[n] = text_from_ascii(version[n]);
    light_line(VERSION_ROW, glyphs, tiles);
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
    draw_color(8, 9, 4, 4, COLOR_SEA);
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

/* He blinks, seldom; nothing flashes. */
static void blink(void)
{
    uint8_t tile = EYE_PUPIL;

    if (clock >= 200 && clock < 216)
        tile = (uint8_t)(clock - 204) < 8 ? EYE_SHUT : EYE_HALF;
    shadow_OAM[SPRITE_EYE_LEFT].tile = tile;
    shadow_OAM[SPRITE_EYE_RIGHT].tile = tile;
}

static void drift_mist(void)
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
    static uint8_t prompt[SCREEN_COLUMNS + 1];
    const uint8_t *glyphs;

    letters = 0;
    load_scene();
    glyphs = text_get(TEXT_TITLE_PRESS);
    light_line(PROMPT_ROW, glyphs, prompt);
    light_version();
    show_sprites();
    screen_enter(SCREEN_TITLE, SCHEME_TITLE);
    do {
        clock++;
        blink();
        drift_mist();
        frame_next();
    } while (!(input_pressed & (J_START | J_A)));
    screen_leave();
    curtain_load_font();
    return SCREEN_MENU;
}
