#include <gb/gb.h>
#include <gb/cgb.h>
#include <gb/sgb.h>

#include "cart/model.h"
#include "cart/palette.h"

#define PALETTES 8
#define COLORS   (PALETTES * 4)

uint8_t palette_contrast;

static uint8_t current_scheme, current_fade;
static volatile uint8_t bgp, obp0, obp1;
static volatile uint8_t colors_changed;

/* What VBlank writes to palette RAM: background, then sprites (palette_copy.s). */
uint16_t palette_ram[2 * COLORS];
void palette_copy(void);

#define PAPER(light, middle, ink) RGB(30, 29, 25), light, middle, ink

static const palette_color_t menu_colors[2 * COLORS] = {
    PAPER(RGB(22, 22, 17), RGB(11, 13, 12), RGB(2, 4, 6)),    /* COLOR_PAPER */
    PAPER(RGB(15, 24, 18), RGB(4, 14, 12), RGB(1, 5, 6)),     /* COLOR_SEA */
    PAPER(RGB(28, 22, 8), RGB(19, 11, 2), RGB(6, 3, 1)),      /* COLOR_GOLD */
    PAPER(RGB(22, 18, 28), RGB(12, 7, 19), RGB(4, 1, 9)),     /* COLOR_VIOLET */
    PAPER(RGB(30, 18, 14), RGB(20, 5, 5), RGB(7, 1, 2)),      /* COLOR_BLOOD */
    PAPER(RGB(17, 22, 28), RGB(6, 11, 20), RGB(1, 3, 9)),     /* COLOR_SKY */
    PAPER(RGB(24, 24, 21), RGB(18, 18, 16), RGB(14, 14, 13)), /* COLOR_GREY */
    RGB(28, 29, 22),
    RGB(13, 20, 17),
    RGB(4, 10, 11),
    RGB(1, 3, 5), /* COLOR_NIGHT */
    /* sprites */
    PAPER(RGB(26, 20, 8), RGB(14, 9, 4), RGB(3, 2, 3)),
    PAPER(RGB(16, 26, 18), RGB(3, 15, 11), RGB(1, 4, 5)),
    PAPER(RGB(30, 24, 8), RGB(22, 13, 1), RGB(7, 3, 1)),
    PAPER(RGB(23, 18, 30), RGB(13, 6, 21), RGB(4, 1, 9)),
    PAPER(RGB(31, 19, 14), RGB(23, 5, 5), RGB(7, 1, 2)),
    PAPER(RGB(17, 23, 30), RGB(6, 11, 22), RGB(1, 3, 9)),
    PAPER(RGB(30, 29, 25), RGB(15, 17, 17), RGB(2, 4, 6)), /* cards in flight */
    RGB(31, 31, 28),
    RGB(20, 27, 22),
    RGB(8, 16, 15),
    RGB(1, 3, 5),
};

static const palette_color_t title_colors[2 * COLORS] = {
    PAPER(RGB(22, 22, 17), RGB(11, 13, 12), RGB(2, 4, 6)),
    RGB(25, 31, 25),
    RGB(9, 20, 17),
    RGB(3, 10, 11),
    RGB(0, 2, 4), /* COLOR_SEA: the water */
    RGB(31, 30, 22),
    RGB(27, 22, 8),
    RGB(15, 8, 3),
    RGB(1, 1, 5), /* COLOR_GOLD: the moon */
    RGB(29, 26, 31),
    RGB(18, 13, 25),
    RGB(7, 4, 14),
    RGB(1, 0, 5), /* COLOR_VIOLET: the city */
    RGB(31, 27, 22),
    RGB(29, 13, 8),
    RGB(16, 3, 4),
    RGB(3, 0, 3), /* COLOR_BLOOD */
    RGB(27, 29, 31),
    RGB(12, 16, 24),
    RGB(4, 6, 14),
    RGB(0, 1, 5), /* COLOR_SKY: the night */
    RGB(28, 31, 24),
    RGB(14, 24, 12),
    RGB(4, 12, 8),
    RGB(0, 2, 3), /* COLOR_GREY: the logo */
    RGB(28, 29, 22),
    RGB(13, 20, 17),
    RGB(4, 10, 11),
    RGB(1, 3, 5),
    /* sprites */
    RGB(0, 0, 0),
    RGB(31, 30, 18),
    RGB(24, 12, 4),
    RGB(1, 1, 4),
    RGB(0, 0, 0),
    RGB(20, 31, 22),
    RGB(6, 20, 12),
    RGB(0, 2, 3),
    RGB(0, 0, 0),
    RGB(31, 28, 12),
    RGB(24, 14, 2),
    RGB(4, 2, 2),
    RGB(0, 0, 0),
    RGB(26, 20, 31),
    RGB(14, 8, 22),
    RGB(2, 0, 6),
    RGB(0, 0, 0),
    RGB(31, 14, 8),
    RGB(22, 4, 4),
    RGB(5, 0, 2),
    RGB(0, 0, 0),
    RGB(24, 28, 31),
    RGB(12, 17, 25),
    RGB(1, 2, 7),
    RGB(0, 0, 0),
    RGB(24, 24, 21),
    RGB(14, 14, 13),
    RGB(5, 5, 5),
    RGB(0, 0, 0),
    RGB(31, 31, 28),
    RGB(20, 27, 22),
    RGB(1, 3, 5),
};

static const palette_color_t *const scheme_colors[SCHEME_COUNT] = {menu_colors, title_colors};

/* The Super Game Boy's four colours (its palette 0), per scheme. */
static const palette_color_t sgb_colors[SCHEME_COUNT][4] = {
    {PAPER(RGB(20, 22, 16), RGB(8, 13, 12), RGB(2, 3, 6))},
    {RGB(29, 30, 24), RGB(13, 20, 19), RGB(4, 9, 13), RGB(0, 1, 5)},
};

/* Shades after each step of a fade; strong contrast has no dark beside the black. */
static const uint8_t shades[CONTRAST_COUNT][FADE_WHITE + 1] = {
    {0xE4, 0x90, 0x40, 0x00},
    {0xD4, 0x90, 0x40, 0x00},
};

/* The second sprite palette is for cards: its colour 1 is paper, not light grey. */
static const uint8_t card_shades[CONTRAST_COUNT][FADE_WHITE + 1] = {
    {0xD0, 0x80, 0x40, 0x00},
    {0xE0, 0x90, 0x40, 0x00},
};

static uint8_t channel_of[32];

/* A channel's brightness after contrast and fade. */
static void fill_channels(void)
{
    uint8_t c, bright;

    for (c = 0; c != 32; c++) {
        bright = c;
        if (palette_contrast == CONTRAST_STRONG)
            bright = c < 16 ? c >> 1 : 31 - ((31 - c) >> 1);
        if (current_fade == 1)
            bright += (31 - bright) / 3;
        else if (current_fade == 2)
            bright += (31 - bright) / 3 * 2;
        else if (current_fade == FADE_WHITE)
            bright = 31;
        channel_of[c] = bright;
    }
}

static void mix_colors(void)
{
    const palette_color_t *from = scheme_colors[current_scheme];
    uint16_t *to = palette_ram;
    uint16_t color;
    uint8_t n, high;

    fill_channels();
    for (n = 2 * COLORS; n; n--) {
        color = *from++;
        high = (uint8_t)(color >> 8);
        *to++ = channel_of[(uint8_t)color & 31] |
                (uint16_t)channel_of[(uint8_t)(color >> 5) & 31] << 5 |
                (uint16_t)((uint16_t)channel_of[(high >> 2) & 31] << 2) << 8;
    }
}

static void send_sgb_colors(void)
{
    static uint8_t packet[16];
    const uint8_t *colors = (const uint8_t *)sgb_colors[current_scheme];
    uint8_t n;

    packet[0] = (SGB_PAL_01 << 3) | 1;
    for (n = 0; n != 8; n++)
        packet[1 + n] = colors[n];
    for (n = 9; n != 16; n++)
        packet[n] = colors[n - 7];
    /* the VBlank handler reads the port that packets go through */
    CRITICAL
    {
        sgb_transfer(packet);
    }
}

void palette_fade(uint8_t fade)
{
    current_fade = fade;
    if (model_has_color()) {
        mix_colors();
        colors_changed = 1;
    }
    bgp = shades[palette_contrast][fade];
    obp0 = shades[palette_contrast][fade];
    obp1 = card_shades[palette_contrast][fade];
}

void palette_set(uint8_t scheme, uint8_t fade)
{
    if (model == MODEL_SGB && scheme != current_scheme) {
        current_scheme = scheme;
        send_sgb_colors();
    }
    current_scheme = scheme;
    palette_fade(fade);
}

void palette_write(void)
{
    BGP_REG = bgp;
    OBP0_REG = obp0;
    OBP1_REG = obp1;
    if (colors_changed) {
        colors_changed = 0;
        palette_copy();
    }
}
