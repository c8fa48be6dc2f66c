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
} Sheet;

static const Sheet sheets[PORTRAITS_SHEETS] = {
    {sheet_portraits_tile_sets, sheet_portraits_tile_counts, sheet_portraits_pictures,
     BANK_PORTRAITS},
    {sheet_rules_pocket_tile_sets, sheet_rules_pocket_tile_counts, sheet_rules_pocket_pictures,
     BANK_RULEBOOKS},
    {sheet_tides_portraits_tile_sets, sheet_tides_portraits_tile_counts,
     sheet_tides_portraits_pictures, BANK_TIDES_PICTURES},
    {sheet_rules_tides_tile_sets, sheet_rules_tides_tile_counts, sheet_rules_tides_pictures,
     BANK_TIDES_PICTURES},
    {sheet_realms_portraits_a_tile_sets, sheet_realms_portraits_a_tile_counts,
     sheet_realms_portraits_a_pictures, BANK_REALMS_PICTURES},
    {sheet_realms_portraits_b_tile_sets, sheet_realms_portraits_b_tile_counts,
     sheet_realms_portraits_b_pictures, BANK_REALMS_PORTRAITS},
    {sheet_rules_realms_tile_sets, sheet_rules_realms_tile_counts, sheet_rules_realms_pictures,
     BANK_REALMS_PORTRAITS},
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
    draw_map(x, y, PORTRAIT_SIDE, PORTRAIT_SIDE, far_pointer(&s->pictures[n], s->bank), s->bank,
             first);
}
