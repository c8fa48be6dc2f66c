#include <gb/gb.h>

#include "build_id.h"
#include "cart/banks.h"
#include "cart/crash.h"
#include "cart/model.h"
#include "menu_font.h"
#include "text_ids.h"

#define GUARD_BYTES 4
#define GUARD_VALUE 0xA5

static volatile uint8_t __at(STACK_BOTTOM) guard[GUARD_BYTES];

/* Filled by crash_entry.s: F A C B E D L H, as push leaves them. */
uint8_t crash_registers[8];
uint16_t crash_sp;

static uint8_t *cell;

static const char *const cause_names[] = {"ERASED MEMORY", "JUMP TO ZERO", "STACK OVERFLOW",
                                          "BROKEN STATE"};
static const char *const model_names[] = {"DMG", "MGB", "SGB", "CGB", "AGB"};

void crash_init(void)
{
    uint8_t n;

    for (n = 0; n != GUARD_BYTES; n++)
        guard[n] = GUARD_VALUE;
}

void crash_check_stack(void)
{
    if (guard[0] != GUARD_VALUE || guard[GUARD_BYTES - 1] != GUARD_VALUE)
        crash(CRASH_STACK);
}

/* The LCD is off: VRAM takes everything. */
static void put(char letter)
{
    uint8_t glyph = GLYPH_SPACE;

    if (letter >= 'A' && letter <= 'Z')
        glyph = GLYPH_A + (letter - 'A');
    else if (letter >= '0' && letter <= '9')
        glyph = GLYPH_0 + (letter - '0');
    else if (letter == '.')
        glyph = GLYPH_PERIOD;
    *cell++ = glyph;
}

static void put_line(uint8_t row, const char *text)
{
    cell = (uint8_t *)0x9800 + ((uint16_t)row << 5);
    while (*text)
        put(*text++);
}

static void put_nibble(uint8_t nibble)
{
    put(nibble < 10 ? '0' + nibble : 'A' - 10 + nibble);
}

static void put_word(uint8_t row, const char *name, uint8_t high, uint8_t low)
{
    put_line(row, name);
    put_nibble(high >> 4);
    put_nibble(high & 15);
    put_nibble(low >> 4);
    put_nibble(low & 15);
}

static void copy_to_vram(uint8_t *to, const uint8_t *from, uint16_t bytes)
{
    for (; bytes; bytes--)
        *to++ = *from++;
}

static void blank_screen(void)
{
    uint8_t *vram = (uint8_t *)0x9800;
    uint16_t n;

    NR52_REG = 0; /* the tune must not hold its last note */
    display_off();
    SWITCH_ROM(BANK_FONT);
    if (_cpu == CGB_TYPE) {
        VBK_REG = 1;
        for (n = 0; n != 0x400; n++)
            vram[n] = 0;
        VBK_REG = 0;
        BCPS_REG = 0x80;
        BCPD_REG = 0xFF;
        BCPD_REG = 0x7F;
        for (n = 0; n != 6; n++)
            BCPD_REG = 0;
    }
    copy_to_vram((uint8_t *)0x8800, menu_font_tiles, MENU_FONT_TILES * 16);
    for (n = 0; n != 0x400; n++)
        vram[n] = GLYPH_SPACE;
    BGP_REG = 0xE4;
    SCX_REG = 0;
    SCY_REG = 0;
}

/* The word on the stack is where rst 38 was executed, plus one. */
static void put_origin(uint8_t cause)
{
    const uint8_t *stack = (const uint8_t *)crash_sp;

    if (cause == CRASH_RST38 && crash_sp >= 0xC000)
        put_word(8, "AT ", stack[1], stack[0]);
}

void crash_screen(uint8_t cause)
{
    uint8_t bank = _current_bank;

    NR52_REG = 0; /* no note may hang */
    blank_screen();
    put_line(1, "THE STARS WERE WRONG");
    put_line(2, "LES ASTRES ONT MENTI");
    put_line(4, "PLEASE REPORT THIS");
    put_line(5, "MERCI DE LE SIGNALER");
    put_line(7, cause_names[cause & 3]);
    put_origin(cause);
    put_word(9, "AF ", crash_registers[1], crash_registers[0]);
    put_word(10, "BC ", crash_registers[3], crash_registers[2]);
    put_word(11, "DE ", crash_registers[5], crash_registers[4]);
    put_word(12, "HL ", crash_registers[7], crash_registers[6]);
    put_word(13, "SP ", (uint8_t)(crash_sp >> 8), (uint8_t)crash_sp);
    put_word(14, "BANK ", 0, bank);
    put_line(15, "BUILD " BUILD_ID);
    put_line(16, "V" BUILD_VERSION);
    cell = (uint8_t *)0x9800 + (16 << 5) + 9;
    for (bank = 0; bank != 3; bank++)
        put(model_names[model > MODEL_AGB ? 0 : model][bank]);
    LCDC_REG = 0x81;
}
