/* The Super Game Boy has no other way in than the joypad port's packets and the picture itself:
 * what is sent is shown as tiles, row by row, while the SNES holds the last picture on screen. */
#include <gb/gb.h>
#include <gb/sgb.h>
#include <string.h>

#include "border_data.h"
#include "cart/banks.h"
#include "cart/border.h"

#define MASK_FREEZE 1
#define MASK_OFF    0

#define BLOCK          0x1000u /* of one transfer */
#define TILES_OF_BLOCK 128
#define TILE_BYTES     32
#define COLORS_AT      0x800u /* behind the map */

/* LCD on, tiles from 8000, map 9800, background alone. */
#define LCDC_TRANSFER 0x91

static uint8_t packet[16];

/* The SNES needs about four frames to do what a packet says. */
static void send(uint8_t command, uint8_t value, uint8_t frames)
{
    packet[0] = (uint8_t)(command << 3) | 1;
    packet[1] = value;
    CRITICAL
    {
        sgb_transfer(packet);
    }
    for (; frames; frames--)
        vsync();
}

/* GBDK's display_off waits for one certain line, which a handler must not take away. */
static void lcd_off(void)
{
    CRITICAL
    {
        display_off();
    }
}

/* With the LCD off VRAM takes everything. */
static void fill(const uint8_t *from, uint16_t to, uint16_t bytes)
{
    memcpy((uint8_t *)(0x8000u + to), from, bytes);
}

/* Tiles 0 to 255 in the order in which the SNES reads them: twenty a row. */
static void lay_out(void)
{
    uint8_t *row = (uint8_t *)0x9800;
    uint8_t tile = 0;
    uint8_t x, y;

    for (y = 13; y; y--) {
        for (x = 0; x != 20; x++)
            row[x] = tile++;
        row += 32;
    }
}

static void transfer(uint8_t command, uint8_t value)
{
    BGP_REG = 0xE4;
    LCDC_REG = LCDC_TRANSFER;
    vsync();
    send(command, value, 5);
    lcd_off();
    BGP_REG = 0;
}

void border_send(void)
{
    uint8_t caller = _current_bank;

    SWITCH_ROM(BANK_BORDER);
    send(SGB_MASK_EN, MASK_FREEZE, 4);
    lcd_off();
    SCX_REG = 0;
    SCY_REG = 0;
    lay_out();
    fill(border_tiles, 0, BLOCK);
    transfer(SGB_CHR_TRN, 0);
    fill(border_tiles + BLOCK, 0, (BORDER_TILES - TILES_OF_BLOCK) * TILE_BYTES);
    transfer(SGB_CHR_TRN, 1);
    fill((const uint8_t *)border_map, 0, sizeof border_map);
    fill((const uint8_t *)border_colors, COLORS_AT, sizeof border_colors);
    transfer(SGB_PCT_TRN, 0);
    LCDC_REG = LCDC_TRANSFER; /* white: BGP is 0 */
    send(SGB_MASK_EN, MASK_OFF, 2);
    lcd_off();
    SWITCH_ROM(caller);
}
