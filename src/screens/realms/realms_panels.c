#include "cart/palette.h"
#include "cart/video.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_layout.h"
#include "screens/realms/realms_panels.h"
#include "screens/realms/realms_zones.h"
#include "screens/seats.h"
#include "ui/draw.h"

#define TOP_CARDS 24 /* of all opponents, in the lists of the panels */
#define PANELS    3
#define MINI_AWAY 3 /* pixels */

static uint8_t panels, panel_column[PANELS], panel_width[PANELS], panel_first[PANELS];
static uint8_t panel_start[PANELS + 1]; /* of each panel's cards in top_card */
static uint8_t top_card[TOP_CARDS];

static uint8_t type_of(uint8_t card)
{
    realms_read_kind(realms_kind_of(card), &art_kind);
    return art_kind.type;
}

void panels_list(void)
{
    uint8_t panel, seat, card;
    uint8_t n = 0;

    panels = realms.seats - 1;
    for (panel = 0; panel != panels; panel++) {
        seat = layout_seat_of_panel(panel);
        panel_start[panel] = n;
        REALMS_EACH(card, REALMS_AT(seat, REALMS_PLAY))
        {
            if (n == TOP_CARDS)
                break;
            if (layout_is_small() && seat == realms.seat && type_of(card) != REALMS_LOCATION)
                continue;
            top_card[n++] = card;
        }
    }
    panel_start[panels] = n;
}

void panels_set(void)
{
    static const uint8_t columns_of_3[] = {0, 11};
    static const uint8_t columns_of_4[] = {0, 7, 14};
    uint8_t panel;

    panels = realms.seats - 1;
    for (panel = 0; panel != panels; panel++) {
        panel_first[panel] = 0;
        if (panels == 1) {
            panel_column[panel] = 0;
            panel_width[panel] = 10;
        } else if (panels == 2) {
            panel_column[panel] = columns_of_3[panel];
            panel_width[panel] = 9;
        } else {
            panel_column[panel] = columns_of_4[panel];
            panel_width[panel] = 6;
        }
    }
}

/* The left sign of a card in front of an opponent. */
static uint8_t sign_of_opponents(uint8_t seat, uint8_t card)
{
    realms_read_kind(realms_kind_of(card), &art_kind);
    if (seat != realms.seat)
        return layout_rest_tile(card);
    return realms.mark[card] ? ICON_USED : GLYPH_SPACE;
}

static void begin_large_panel(void)
{
    uint8_t seat = layout_seat_of_panel(0);
    uint8_t n, card;
    uint8_t count = panel_start[1];

    layout_wipe(0, 0, SCREEN_COLUMNS);
    draw_glyphs(0, 0, seats_name(seat));
    draw_color(0, 0, 8, 1, COLOR_SKY);
    layout_put_count(8, 0, ICON_SANITY, realms.sanity[seat], COLOR_BLOOD);
    layout_put_count(12, 0, ICON_HAND, realms.size[REALMS_AT(seat, REALMS_HAND)], COLOR_PAPER);
    layout_put_count(14, 0, ICON_DECK, realms.size[REALMS_AT(seat, REALMS_DECK)], COLOR_PAPER);
    layout_put_count(17, 0, ICON_PILE, realms.size[REALMS_AT(seat, REALMS_DISCARD)], COLOR_PAPER);
    layout_ground(TILE_LIGHT, COLOR_PAPER);
    art_clear(0, 1, SCREEN_COLUMNS);
    for (n = 0; n != 10; n++) {
        card = panel_first[0] + n;
        art_shown[CELL_SEATS + n] = card < count ? realms_kind_of(top_card[card]) : REALMS_NONE;
    }
}

static uint8_t draw_large_panel(uint8_t n)
{
    uint8_t count = panel_start[1];
    uint8_t card = panel_first[0] + n;

    if (n == 10 || card >= count) {
        art_touch(1);
        return STEP_LAST;
    }
    if (!art_ready(art_shown[CELL_SEATS + n]))
        return STEP_AGAIN;
    art_card(n * layout_pitch(count), 1, art_shown[CELL_SEATS + n],
             sign_of_opponents(layout_seat_of_panel(0), top_card[card]));
    return STEP_NEXT;
}

/* A Location as a sign of what it is for, over what is left of it. */
static void draw_mini(uint8_t x, uint8_t seat, uint8_t card)
{
    uint8_t sign = ICON_TYPE + REALMS_LOCATION;
    uint8_t color;

    realms_read_kind(realms_kind_of(card), &art_kind);
    color = art_colors[art_kind.colour];
    if (art_kind.flags & REALMS_SANCTUARY)
        sign = art_kind.shield ? ICON_SANCTUARY_SHIELD : ICON_SANCTUARY;
    else if (art_kind.flags & REALMS_NEXUS)
        sign = art_kind.shield ? ICON_NEXUS_SHIELD : ICON_NEXUS;
    else if (art_kind.shield)
        sign = ICON_SHIELD;
    layout_put(x, 2, sign, color);
    layout_put(x, 3, seat == realms.seat ? GLYPH_0 + art_kind.sanity : layout_rest_tile(card),
               color);
}

/* As much of it as the panel is wide; dots for the rest. */
static void draw_name(uint8_t x, uint8_t width, const uint8_t *name)
{
    uint8_t n;

    for (n = 0; n != width && name[n]; n++)
        layout_put(x + n, 0, name[n], COLOR_SKY);
    if (name[n] && n == width)
        layout_put(x + n - 1, 0, GLYPH_DOTS, COLOR_SKY);
}

static void draw_small_panel(uint8_t panel)
{
    uint8_t seat = layout_seat_of_panel(panel);
    uint8_t x = panel_column[panel];
    uint8_t width = panel_width[panel];
    uint8_t n, card;

    for (n = 0; n != 4; n++)
        layout_wipe(x, n, width);
    draw_fill(x, 2, width, 2, TILE_LIGHT);
    draw_name(x, width, seats_name(seat));
    if (!REALMS_IS_IN(seat)) {
        layout_put(x, 1, ICON_LOSS, COLOR_GREY);
        draw_color(x, 0, width, 1, COLOR_GREY);
        return;
    }
    layout_put_count(x, 1, ICON_SANITY, realms.sanity[seat], COLOR_BLOOD);
    layout_put_count(x + 4, 1, ICON_HAND, realms.size[REALMS_AT(seat, REALMS_HAND)], COLOR_PAPER);
    if (width == 9)
        layout_put_count(x + 6, 1, ICON_DECK, realms.size[REALMS_AT(seat, REALMS_DECK)],
                         COLOR_PAPER);
    for (n = 0; n != width; n++) {
        card = panel_start[panel] + panel_first[panel] + n;
        if (card >= panel_start[panel + 1])
            break;
        draw_mini(x + n, seat, top_card[card]);
    }
}

uint8_t panels_draw(uint8_t step)
{
    if (step == 0) {
        panels_list();
        if (!layout_is_small())
            begin_large_panel();
        return STEP_NEXT;
    }
    step--;
    if (!layout_is_small())
        return draw_large_panel(step);
    draw_small_panel(step);
    return step + 1 == panels ? STEP_LAST : STEP_NEXT;
}

/* A thing of the panels: each panel's seat, then its cards. */
void panels_find(uint8_t index)
{
    uint8_t panel = 0;
    uint8_t cards;

    for (;;) {
        cards = panel_start[panel + 1] - panel_start[panel];
        if (index <= cards || panel + 1 == panels)
            break;
        index -= cards + 1;
        panel++;
    }
    item_seat = layout_seat_of_panel(panel);
    if (index == 0) {
        item_kind = ITEM_SEAT;
        layout_set_box(panel_column[panel], 0,
                       layout_is_small() ? panel_width[panel] : SCREEN_COLUMNS,
                       layout_is_small() ? 2 : 1);
        return;
    }
    index--;
    item_kind = ITEM_CARD;
    item_card = top_card[panel_start[panel] + index];
    if (index < panel_first[panel]) {
        panel_first[panel] = index;
        zones_dirty |= 1 << ZONE_SEATS;
    } else if (index >= panel_first[panel] + panel_width[panel]) {
        panel_first[panel] = index - panel_width[panel] + 1;
        zones_dirty |= 1 << ZONE_SEATS;
    }
    index -= panel_first[panel];
    if (layout_is_small()) {
        layout_set_box(panel_column[panel] + index, 2, 1, 2);
        item_w += MINI_AWAY; /* a bracket of one column would hide it */
        if (item_x) {
            item_x -= MINI_AWAY;
            item_w += MINI_AWAY;
        }
    } else {
        layout_set_box(index * layout_pitch(cards), 1, 2, 3);
    }
}

uint8_t panels_find_card(uint8_t card)
{
    uint8_t panel = 0;
    uint8_t n;

    for (n = 0; n != panel_start[panels]; n++) {
        while (n == panel_start[panel + 1])
            panel++;
        if (top_card[n] == card) {
            zones_find(ZONE_SEATS, n + panel + 1);
            return 1;
        }
    }
    return 0;
}

uint8_t panels_count(void)
{
    return panels + panel_start[panels];
}

uint8_t panels_place(uint8_t seat)
{
    uint8_t panel;

    for (panel = 0; panel != panels; panel++)
        if (layout_seat_of_panel(panel) == seat) {
            place_x = (panel_column[panel] << 3) + (layout_is_small() ? 16 : 64);
            place_y = 0;
            return 1;
        }
    return 0;
}

/* Of small panels the seat itself, of the large one a card, if there is one. */
uint8_t panels_nearest(uint8_t x)
{
    uint8_t panel = 0;
    uint8_t card, cards;

    if (layout_is_small()) {
        while (panel + 1 != panels && x >= panel_column[panel + 1] << 3)
            panel++;
        return panel_start[panel] + panel;
    }
    cards = panel_start[1];
    if (cards == 0)
        return 0;
    card = panel_first[0] + (x >> 3) / layout_pitch(cards);
    return card < cards ? card + 1 : cards;
}

uint8_t panels_edge(uint8_t seat)
{
    uint8_t panel = 0;

    while (layout_seat_of_panel(panel) != seat)
        panel++;
    return panel == 0 ? panel_column[0] + panel_width[0] : panel_column[panel] - 1;
}
