#include <string.h>

#include "cart/palette.h"
#include "cart/video.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_lines.h"
#include "screens/realms/realms_zones.h"
#include "ui/draw.h"

static uint8_t line_first[ZONES]; /* the first card shown */

static uint8_t play_tile[LINE_CARDS]; /* the state shown of each card in play */
static uint8_t play_card[LINE_CARDS];
static uint8_t state_next; /* the next one whose state is looked up */

void lines_forget(void)
{
    memset(play_card, REALMS_NONE, sizeof play_card);
}

void lines_begin(void)
{
    line_first[ZONE_PLAY] = 0;
    line_first[ZONE_HAND] = 0;
}

static void draw_button(uint8_t y, uint8_t cards)
{
    uint8_t hidden = cards > LINE_CARDS ? cards - LINE_CARDS : 0;

    art_clear(BUTTON_COLUMN, y, 2);
    if (hidden) {
        layout_put(BUTTON_COLUMN, y, GLYPH_PLUS, COLOR_PAPER);
        layout_put(BUTTON_COLUMN + 1, y, GLYPH_0 + (hidden > 9 ? 9 : hidden), COLOR_PAPER);
    }
    if (layout_is_turn() && realms.phase == REALMS_TURN && zones_open && cards) {
        layout_put(BUTTON_COLUMN, y + 1, GLYPH_READY, COLOR_GOLD);
        layout_put(BUTTON_COLUMN + 1, y + 1, GLYPH_READY, COLOR_GOLD);
    }
}

static uint8_t state_of(uint8_t card)
{
    uint8_t way, can;
    uint8_t state = ICON_USED;

    for (way = 0; way != REALMS_WAYS; way++) {
        can = realms_can_use(card, way);
        if (can == REALMS_CAN)
            return GLYPH_READY;
        if (can != REALMS_NO_SUCH && can != REALMS_USED)
            state = ICON_WAITING;
    }
    return state;
}

/* The left sign of a card in play: what is known of its state, or what is left of a Location. */
static uint8_t sign_in_play(uint8_t n, uint8_t card)
{
    if (!layout_is_turn()) {
        realms_read_kind(art_shown[CELL_PLAY + n], &art_kind);
        play_card[n] = REALMS_NONE;
        return layout_rest_tile(card);
    }
    if (play_card[n] != card) {
        play_card[n] = card;
        play_tile[n] = GLYPH_SPACE;
    }
    return play_tile[n];
}

static void name_line(uint8_t cell, uint8_t list, uint8_t first)
{
    uint8_t card = layout_card_at(list, first);
    uint8_t n;

    for (n = 0; n != LINE_CARDS; n++) {
        art_shown[cell + n] = card == REALMS_NONE ? REALMS_NONE : realms_kind_of(card);
        if (card != REALMS_NONE)
            card = realms.next[card];
    }
}

/* The first card shown of a line, so that no room is left empty. */
static void pull_line(uint8_t zone, uint8_t size)
{
    if (line_first[zone] && line_first[zone] + LINE_CARDS > size)
        line_first[zone] = size > LINE_CARDS ? size - LINE_CARDS : 0;
}

static uint8_t end_line(uint8_t row, uint8_t size)
{
    draw_button(row, size);
    art_touch(row);
    return STEP_LAST;
}

uint8_t lines_draw_play(uint8_t step)
{
    uint8_t list = REALMS_AT(zones_bottom, REALMS_PLAY);
    uint8_t size = realms.size[list];

    layout_ground(TILE_LIGHT, COLOR_PAPER);
    if (step == 0) {
        pull_line(ZONE_PLAY, size);
        name_line(CELL_PLAY, list, line_first[ZONE_PLAY]);
        art_clear(0, PLAY_ROW, BUTTON_COLUMN);
        return STEP_NEXT;
    }
    step--;
    if (step == LINE_CARDS || art_shown[CELL_PLAY + step] == REALMS_NONE) {
        state_next = layout_is_turn() && realms.phase == REALMS_TURN ? 0 : LINE_CARDS;
        return end_line(PLAY_ROW, size);
    }
    if (!art_ready(art_shown[CELL_PLAY + step]))
        return STEP_AGAIN;
    art_card(step * layout_pitch(size), PLAY_ROW, art_shown[CELL_PLAY + step],
             sign_in_play(step, layout_card_at(list, line_first[ZONE_PLAY] + step)));
    return STEP_NEXT;
}

uint8_t lines_draw_hand(uint8_t step)
{
    uint8_t list = REALMS_AT(zones_bottom, REALMS_HAND);
    uint8_t size = realms.size[list];
    uint8_t kind;

    layout_ground(TILE_LIGHT, COLOR_SEA);
    if (step == 0) {
        pull_line(ZONE_HAND, size);
        if (zones_open)
            name_line(CELL_HAND, list, line_first[ZONE_HAND]);
        else
            memset(&art_shown[CELL_HAND], REALMS_NONE, LINE_CARDS);
        art_clear(0, HAND_ROW, BUTTON_COLUMN);
        return STEP_NEXT;
    }
    step--;
    if (step == LINE_CARDS || line_first[ZONE_HAND] + step >= size)
        return end_line(HAND_ROW, size);
    kind = art_shown[CELL_HAND + step];
    if (kind == REALMS_NONE) {
        art_back(step * layout_pitch(size), HAND_ROW);
        return STEP_NEXT;
    }
    if (!art_ready(kind))
        return STEP_AGAIN;
    realms_read_kind(kind, &art_kind);
    art_card(step * layout_pitch(size), HAND_ROW, kind, art_effect_icon(art_kind.branches));
    return STEP_NEXT;
}

uint8_t lines_draw_state(void)
{
    uint8_t n = state_next;

    if (n >= LINE_CARDS)
        return 0;
    if (art_shown[CELL_PLAY + n] == REALMS_NONE) {
        state_next = LINE_CARDS;
        return 0;
    }
    play_tile[n] = state_of(play_card[n]);
    layout_put(n * layout_pitch(realms.size[REALMS_AT(zones_bottom, REALMS_PLAY)]), PLAY_ROW,
               play_tile[n], COLOR_PAPER);
    video_touch(PLAY_ROW);
    state_next++;
    return 1;
}

void lines_find(uint8_t zone, uint8_t index, uint8_t list, uint8_t row, uint8_t button)
{
    if (index >= realms.size[list]) {
        item_kind = button;
        layout_set_box(BUTTON_COLUMN, row + 1, 2, 1);
        return;
    }
    item_kind = ITEM_CARD;
    item_card = layout_card_at(list, index);
    if (index < line_first[zone]) {
        line_first[zone] = index;
        zones_dirty |= 1 << zone;
    } else if (index >= line_first[zone] + LINE_CARDS) {
        line_first[zone] = index - LINE_CARDS + 1;
        zones_dirty |= 1 << zone;
    }
    layout_set_box((index - line_first[zone]) * layout_pitch(realms.size[list]), row, 2, 3);
}

uint8_t lines_shows(uint8_t zone, uint8_t index)
{
    return index >= line_first[zone] && index < line_first[zone] + LINE_CARDS;
}
