#include "cart/banks.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "pocket_actions.h"
#include "screens/pocket/pocket_layout.h"
#include "screens/pocket/pocket_panel.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

uint8_t panel_has_actions, panel_allowed;

/* The sheet has the actions in two rows of tiles, and the pale ones in two more. */
static const uint8_t *piece_of(uint8_t action, uint8_t row)
{
    uint8_t tile = row * (ACTIONS * 2) + action * 2;

    if (!(panel_allowed & (1u << action)))
        tile += ACTIONS * 4;
    return pocket_actions_tiles + (uint16_t)tile * VRAM_TILE_BYTES;
}

static void load_action(uint8_t action)
{
    uint8_t row;

    for (row = 0; row != 2; row++)
        video_queue_tiles(SCREEN_TILE(ACTION_TILES + action * ACTION_PIECES + row * 2),
                          piece_of(action, row), BANK_FONT, 2);
}

static void draw_actions(void)
{
    uint8_t action;

    for (action = 0; action != ACTIONS; action++) {
        draw_block(ACTION_COLUMN + action * 2, LABEL_ROW, 2, 2,
                   ACTION_TILES + action * ACTION_PIECES);
        draw_color(ACTION_COLUMN + action * 2, LABEL_ROW, 2, 2,
                   (panel_allowed & (1u << action)) ? COLOR_SEA : COLOR_GREY);
    }
}

void panel_load_book(void)
{
    const uint8_t *book = pocket_actions_tiles + ACTION_PUBLISH * 2 * VRAM_TILE_BYTES;

    video_load(SCREEN_TILE(RUN_TILES), book, BANK_FONT, 2 * VRAM_TILE_BYTES);
    video_load(SCREEN_TILE(RUN_TILES + 2), book + ACTIONS * 2 * VRAM_TILE_BYTES, BANK_FONT,
               2 * VRAM_TILE_BYTES);
}

void panel_load(void)
{
    uint8_t action, row;

    for (action = 0; action != ACTIONS; action++)
        for (row = 0; row != 2; row++)
            video_load(SCREEN_TILE(ACTION_TILES + action * ACTION_PIECES + row * 2),
                       piece_of(action, row), BANK_FONT, 2 * VRAM_TILE_BYTES);
    if (panel_has_actions)
        draw_actions();
}

void panel_show_actions(uint8_t allowed)
{
    uint8_t changed = allowed ^ panel_allowed;
    uint8_t action;

    panel_allowed = allowed;
    for (action = 0; action != ACTIONS; action++)
        if (changed & (1u << action))
            load_action(action);
    if (!panel_has_actions)
        message_wipe();
    panel_has_actions = 1;
    draw_actions();
}

void panel_show_words(void)
{
    panel_has_actions = 0;
    message_wipe();
}

void panel_line(uint16_t id)
{
    draw_fill(0, PANEL_ROW, SCREEN_COLUMNS, 1, GLYPH_SPACE);
    draw_inset(PANEL_ROW, text_get(id));
}

static void wipe_label(void)
{
    draw_fill(0, LABEL_ROW, LABEL_WIDTH, 2, GLYPH_SPACE);
    draw_color(0, LABEL_ROW, LABEL_WIDTH, 2, COLOR_SKY);
}

/* One line stands at the foot, apart from the words above it. */
void panel_label_glyphs(const uint8_t *glyphs)
{
    uint8_t lines, width;

    wipe_label();
    lines = draw_measure(glyphs, &width);
    draw_glyphs(width < LABEL_WIDTH, LABEL_ROW + 2 - lines, glyphs);
}

void panel_label(uint16_t id)
{
    panel_label_glyphs(text_get(id));
}
