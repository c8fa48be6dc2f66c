#include "rom_file.h"
#include "files.h"
#include "verdict.h"

#include <string.h>

enum {
    LOGO_AT = 0x104,
    HEADER_SUM_FROM = 0x134,
    COLOR_FLAG_AT = 0x143,
    SIZE_CODE_AT = 0x148,
    HEADER_SUM_AT = 0x14D,
    SMALLEST_ROM = 0x8000,
    LARGEST_SIZE_CODE = 8,
};

/* The boot ROM compares these 48 bytes and locks up when one differs. */
static const uint8_t nintendo_logo[48] = {
    0xCE, 0xED, 0x66, 0x66, 0xCC, 0x0D, 0x00, 0x0B, 0x03, 0x73, 0x00, 0x83, 0x00, 0x0C, 0x00, 0x0D,
    0x00, 0x08, 0x11, 0x1F, 0x88, 0x89, 0x00, 0x0E, 0xDC, 0xCC, 0x6E, 0xE6, 0xDD, 0xDD, 0xD9, 0x99,
    0xBB, 0xBB, 0x67, 0x63, 0x6E, 0x0E, 0xEC, 0xCC, 0xDD, 0xDC, 0x99, 0x9F, 0xBB, 0xB9, 0x33, 0x3E,
};

static uint8_t header_sum(const uint8_t *bytes)
{
    uint8_t sum = 0;

    for (unsigned i = HEADER_SUM_FROM; i < HEADER_SUM_AT; i++)
        sum = (uint8_t)(sum - bytes[i] - 1);
    return sum;
}

void rom_file_load(RomFile *rom, const char *path)
{
    rom->path = path;
    rom->bytes = file_read(path, &rom->size);
    if (rom->size < SMALLEST_ROM)
        verdict_bad_input("%s: not a Game Boy ROM: %zu bytes, the smallest has %d", path, rom->size,
                          SMALLEST_ROM);
    if (memcmp(rom->bytes + LOGO_AT, nintendo_logo, sizeof nintendo_logo) != 0)
        verdict_bad_input("%s: not a Game Boy ROM: no Nintendo logo at 0x104", path);

    uint8_t sum = header_sum(rom->bytes);
    if (sum != rom->bytes[HEADER_SUM_AT])
        verdict_bad_input("%s: wrong header checksum: 0x14D holds %02X, the header sums to %02X",
                          path, rom->bytes[HEADER_SUM_AT], sum);

    unsigned code = rom->bytes[SIZE_CODE_AT];
    if (code > LARGEST_SIZE_CODE)
        verdict_bad_input("%s: unknown ROM size code %02X at 0x148", path, code);
    if (rom->size != (size_t)SMALLEST_ROM << code)
        verdict_bad_input("%s: header says %u bytes (0x148 = %02X), the file has %zu", path,
                          (unsigned)SMALLEST_ROM << code, code, rom->size);
}

bool rom_file_needs_color(const RomFile *rom)
{
    return rom->bytes[COLOR_FLAG_AT] == 0xC0;
}
