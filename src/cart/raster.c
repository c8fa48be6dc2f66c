#include <gb/gb.h>

#include "cart/raster.h"

#define STAT_LYC   0x40 /* interrupt when LY is LYC */
#define MODE_DRAWS 0x02 /* set in the two modes in which a line is drawn */

uint8_t raster_line[RASTER_STRIPS];
volatile uint8_t raster_shift[RASTER_STRIPS];

static volatile uint8_t strip, strips;
static uint8_t installed;

/* Comes a line early and waits until that line is drawn, so that no line is torn. */
static void next_strip(void)
{
    uint8_t shift;

    if (strip == strips)
        return; /* the Game Boy may call once too often when STAT is written */
    shift = raster_shift[strip];
    while (STAT_REG & MODE_DRAWS)
        ;
    SCX_REG = shift;
    strip++;
    if (strip != strips)
        LYC_REG = raster_line[strip] - 1;
}

void raster_rewind(void)
{
    if (strips == 0)
        return;
    strip = 0;
    LYC_REG = raster_line[0] - 1;
}

void raster_begin(uint8_t count)
{
    if (!installed) {
        add_LCD(next_strip);
        installed = 1;
    }
    CRITICAL
    {
        strips = count;
        strip = count; /* from the next frame on */
        STAT_REG = STAT_LYC;
        IE_REG |= LCD_IFLAG;
    }
}

void raster_end(void)
{
    CRITICAL
    {
        IE_REG &= ~LCD_IFLAG;
        STAT_REG = 0;
        strips = 0;
    }
}
