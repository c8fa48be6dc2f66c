/* The queue brings rows, colours and tiles to VRAM, in order and in time; sprites and palettes. */
#include <gb/gb.h>
#include <gb/cgb.h>

#include "cart/frame.h"
#include "cart/model.h"
#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "far_side.h"
#include "selftest.h"
#include "target/console.h"
#include "ui/draw.h"

#define TEST_ROW    10
#define TEST_TILE   0x40
#define SLOTS       16
#define PAPER_WHITE (uint16_t)(30 | 29 << 5 | 25 * 1024u)
#define MAP         0x9800u
#define MAP_ROW(y)  (MAP + ((uint16_t)(y) << 5))

/* VRAM can be read in modes 0 and 1 and just after them. */
static uint8_t vram(uint16_t address)
{
    while (STAT_REG & 2)
        ;
    return *(volatile uint8_t *)address;
}

/* The second bank of VRAM holds colours. The VBlank handler leaves the first one mapped. */
static uint8_t vram_color(uint16_t address)
{
    uint8_t value;

    disable_interrupts();
    VBK_REG = 1;
    value = vram(address) & 7;
    VBK_REG = 0;
    enable_interrupts();
    return value;
}

static void rows_arrive(void)
{
    uint8_t n;

    for (n = 0; n != SCREEN_COLUMNS; n++)
        draw_fill(n, TEST_ROW, 1, 1, (uint8_t)(GLYPH_A + n));
    CHECK(video_pending());
    console_show();
    for (n = 0; n != SCREEN_COLUMNS; n++)
        CHECK(vram(MAP_ROW(TEST_ROW) + n) == GLYPH_A + n);
    draw_fill(0, TEST_ROW, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    CHECK(vram(MAP_ROW(TEST_ROW)) == GLYPH_A); /* not before VBlank */
    console_show();
    CHECK(vram(MAP_ROW(TEST_ROW)) == GLYPH_SPACE);
}

static void window_rows_arrive(void)
{
    draw_fill(3, WINDOW_TOP + 2, 1, 1, (uint8_t)(GLYPH_0 + 7));
    console_show();
    CHECK(vram(0x9C00u + (2 << 5) + 3) == GLYPH_0 + 7);
}

static void colors_arrive(void)
{
    if (!model_has_color())
        return;
    draw_color(4, TEST_ROW, 3, 1, COLOR_BLOOD);
    console_show();
    CHECK(vram_color(MAP_ROW(TEST_ROW) + 3) == COLOR_PAPER);
    CHECK(vram_color(MAP_ROW(TEST_ROW) + 4) == COLOR_BLOOD);
    CHECK(vram_color(MAP_ROW(TEST_ROW) + 6) == COLOR_BLOOD);
    CHECK(vram_color(MAP_ROW(TEST_ROW) + 7) == COLOR_PAPER);
    draw_color(4, TEST_ROW, 3, 1, COLOR_PAPER);
    console_show();
}

/* A row that is touched twice waits once; nothing waits that was not touched. */
static void a_row_waits_once(void)
{
    uint8_t n;

    for (n = 0; n != 200; n++)
        video_touch(TEST_ROW);
    frame_next();
    CHECK(!video_pending());
}

static void tiles_come_from_their_bank(void)
{
    uint8_t n;

    video_queue_tiles(SCREEN_TILE(TEST_TILE), far_side_bytes, BANK_FAR_SIDE, 2);
    SWITCH_ROM(BANK_FONT);
    console_show();
    CHECK(_current_bank == BANK_FONT);
    for (n = 0; n != 2 * VRAM_TILE_BYTES; n++)
        CHECK(vram(SCREEN_TILE(TEST_TILE) + n) == (uint8_t)(n * 37 + 11));
}

/* Sixteen transfers can wait; a further one is left out and breaks nothing. */
static void queue_has_its_limit(void)
{
    uint8_t n;

    video_clear_tiles(SCREEN_TILE(TEST_TILE), SLOTS + 1);
    for (n = 0; n != SLOTS + 1; n++)
        video_queue_tiles(SCREEN_TILE(TEST_TILE + n), far_side_bytes + n, BANK_FAR_SIDE, 1);
    video_touch_all();
    console_show();
    for (n = 0; n != SLOTS; n++)
        CHECK(vram(SCREEN_TILE(TEST_TILE + n)) == (uint8_t)(n * 37 + 11));
    CHECK(vram(SCREEN_TILE(TEST_TILE + SLOTS)) == 0);
    video_queue_tiles(SCREEN_TILE(TEST_TILE + SLOTS), far_side_bytes, BANK_FAR_SIDE, 1);
    console_show();
    CHECK(vram(SCREEN_TILE(TEST_TILE + SLOTS)) == 11);
}

static void loads_arrive_at_once(void)
{
    static const uint8_t line[1] = {0xA5};

    video_load(SCREEN_TILE(TEST_TILE), far_side_bytes, BANK_FAR_SIDE, 300);
    CHECK(vram(SCREEN_TILE(TEST_TILE)) == 11);
    CHECK(vram(SCREEN_TILE(TEST_TILE) + 299) == (uint8_t)((uint16_t)299 * 37 + 11));
    video_load_1bpp(SCREEN_TILE(TEST_TILE), line, 1);
    CHECK(vram(SCREEN_TILE(TEST_TILE)) == 0xA5 && vram(SCREEN_TILE(TEST_TILE) + 1) == 0xA5);
    CHECK(vram(SCREEN_TILE(TEST_TILE) + 2) == (uint8_t)(2 * 37 + 11));
}

/* OAM and the Color's palettes can be read in VBlank, the handler for once held back. */
static void vblank_begin(void)
{
    disable_interrupts();
    while (LY_REG != 146)
        ;
}

static void sprites_arrive(void)
{
    volatile uint8_t *oam = (volatile uint8_t *)0xFE00;
    uint8_t y, x, tile, properties;

    sprite_show(0, 20, 30, 7, S_FLIPX);
    frame_wait(2);
    vblank_begin();
    y = oam[0];
    x = oam[1];
    tile = oam[2];
    properties = oam[3];
    enable_interrupts();
    CHECK(y == 46 && x == 28 && tile == 7 && properties == S_FLIPX);
    sprite_hide_all();
    CHECK(shadow_OAM[0].y == 0);
}

static void palettes_arrive(void)
{
    uint8_t low, high;

    palette_set(SCHEME_MENU, 0);
    frame_wait(2);
    CHECK(BGP_REG == 0xE4);
    if (!model_has_color())
        return;
    vblank_begin();
    BCPS_REG = 0;
    low = BCPD_REG;
    BCPS_REG = 1;
    high = BCPD_REG & 0x7F;
    enable_interrupts();
    CHECK(low == (uint8_t)PAPER_WHITE && high == (uint8_t)(PAPER_WHITE >> 8));
}

const SelfTest tests_video[] = {
    {"rows", rows_arrive},
    {"window rows", window_rows_arrive},
    {"colours", colors_arrive},
    {"a row waits once", a_row_waits_once},
    {"tiles of a bank", tiles_come_from_their_bank},
    {"full queue", queue_has_its_limit},
    {"loads", loads_arrive_at_once},
    {"sprites", sprites_arrive},
    {"palettes", palettes_arrive},
    {0, 0},
};
