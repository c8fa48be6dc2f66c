#include "cart/banks.h"
#include "cart/far.h"
#include "cart/video.h"
#include "pictures.h"
#include "ui/draw.h"
#include "ui/picture.h"

typedef struct {
    const uint8_t *const *tile_sets;
    const uint8_t *tile_counts;
    const uint8_t *const *pictures;
    uint8_t bank;
    uint8_t side; /* in tiles */
} Sheet;

#define SHEET(name, NAME, in_bank)                                                              \
    {                                                                                           \
        sheet_##name##_tile_sets, sheet_##name##_tile_counts, sheet_##name##_pictures, in_bank, \
            PICTURE_##NAME##_WIDTH                                                              \
    }

static const Sheet sheets[PORTRAITS_SHEETS] = {
    SHEET(portraits, PORTRAITS, BANK_PORTRAITS),
    SHEET(rules_pocket, RULES_POCKET, BANK_RULEBOOKS),
    SHEET(tides_portraits, TIDES_PORTRAITS, BANK_TIDES_PICTURES),
    SHEET(rules_tides, RULES_TIDES, BANK_TIDES_PICTURES),
    SHEET(realms_portraits_a, REALMS_PORTRAITS_A, BANK_REALMS_PICTURES),
    SHEET(realms_portraits_b, REALMS_PORTRAITS_B, BANK_REALMS_PORTRAITS),
    SHEET(rules_realms, RULES_REALMS, BANK_REALMS_PORTRAITS),
    SHEET(feats, FEATS, BANK_FEATS),
    SHEET(feats_earned, FEATS_EARNED, BANK_FEATS),
    SHEET(feats_asleep, FEATS_ASLEEP, BANK_FEATS),
};

static const uint8_t *far_pointer(const uint8_t *const *from, uint8_t bank)
{
    return (const uint8_t *)far_word((const uint16_t *)from, bank);
}

void picture_draw(uint8_t x, uint8_t y, uint8_t sheet, uint8_t n, uint8_t first) BANKED
{
    const Sheet *s = &sheets[sheet];
    uint8_t count = far_byte(&s->tile_counts[n], s->bank);

    video_load(SCREEN_TILE(first), far_pointer(&s->tile_sets[n], s->bank), s->bank,
               (uint16_t)count * VRAM_TILE_BYTES);
    draw_map(x, y, s->side, s->side, far_pointer(&s->pictures[n], s->bank), s->bank, first);
}
