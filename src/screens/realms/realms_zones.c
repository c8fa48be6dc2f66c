#include <gb/gb.h>
#include <string.h>

#include "cart/palette.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "realms_cards.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_zones.h"
#include "screens/seats.h"
#include "ui/bracket.h"
#include "ui/draw.h"
#include "ui/text.h"

#define LINE_CARDS       9 /* shown at once of the cards in play and of the hand */
#define BUTTON_COLUMN    18
#define TOP_CARDS        24 /* of all opponents, in the lists of the panels */
#define PANELS           3
#define MARKET_ITEMS     8
#define NEIGHBOUR_SPRITE 1
#define ARROW_UP_TILE    11
#define ARROW_COLOR      2
#define PLACE_NEXT       (REALMS_PLACES + 1) /* after REALMS_PLACES, the Initiates */

/* Cells of art_shown that belong to each zone. */
#define CELL_SEATS  0
#define CELL_MARKET 10
#define CELL_PLAY   18
#define CELL_HAND   27

uint8_t zones_bottom, zones_open, zones_dirty;
uint8_t item_kind, item_card, item_seat, item_place;
uint8_t item_x, item_y, item_w, item_h;
uint8_t place_x, place_y;
uint8_t zone_now;
uint8_t zone_at[ZONES];

static uint8_t zone_first[ZONES]; /* of play and hand: the first card shown */

static uint8_t panels, panel_column[PANELS], panel_width[PANELS], panel_first[PANELS];
static uint8_t panel_start[PANELS + 1]; /* of each panel's cards in top_card */
static uint8_t top_card[TOP_CARDS];

static uint8_t market_place[MARKET_ITEMS], market_column[MARKET_ITEMS], market_items;

static uint8_t play_tile[LINE_CARDS]; /* the state shown of each card in play */
static uint8_t play_card[LINE_CARDS];
static uint8_t state_next; /* the next one whose state is looked up */

static uint8_t drawn_zone, drawn_step; /* what is being drawn; ZONES: nothing */

static uint8_t is_small(void) /* panels of three and four seats */
{
    return realms.seats > 2;
}

static uint8_t seat_of_panel(uint8_t panel)
{
    uint8_t seat = zones_bottom + 1 + panel;

    return seat >= realms.seats ? seat - realms.seats : seat;
}

/* Columns from card to card: with a gap as long as all have room. */
static uint8_t pitch_of(uint8_t cards)
{
    return cards > 6 ? 2 : 3;
}

static uint8_t is_turn(void)
{
    return realms.seat == zones_bottom && realms.phase != REALMS_OVER;
}

static void put(uint8_t x, uint8_t y, uint8_t tile, uint8_t color)
{
    uint16_t at = video_row_start[y] + x;

    video_tiles[at] = tile;
    video_colors[at] = color;
}

static void wipe(uint8_t x, uint8_t y, uint8_t w)
{
    uint16_t at = video_row_start[y] + x;

    memset(&video_tiles[at], GLYPH_SPACE, w);
    memset(&video_colors[at], COLOR_PAPER, w);
    video_touch(y);
}

/* An icon and a number behind it. */
static void put_count(uint8_t x, uint8_t y, uint8_t icon, uint16_t number, uint8_t color)
{
    put(x, y, icon, color);
    draw_number(x + 1, y, number > 99 ? 3 : number > 9 ? 2 : 1, number);
}

static void set_ground(uint8_t tile, uint8_t color)
{
    art_ground = tile;
    art_ground_color = color;
}

/* ---- Lists ---- */

static uint8_t type_of(uint8_t card)
{
    realms_read_kind(realms_kind_of(card), &art_kind);
    return art_kind.type;
}

static void list_panels(void)
{
    uint8_t panel, seat, card;
    uint8_t n = 0;

    panels = realms.seats - 1;
    for (panel = 0; panel != panels; panel++) {
        seat = seat_of_panel(panel);
        panel_start[panel] = n;
        REALMS_EACH(card, REALMS_AT(seat, REALMS_PLAY))
        {
            if (n == TOP_CARDS)
                break;
            if (is_small() && seat == realms.seat && type_of(card) != REALMS_LOCATION)
                continue;
            top_card[n++] = card;
        }
    }
    panel_start[panels] = n;
}

static void set_panels(void)
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

static void add_market(uint8_t place, uint8_t column)
{
    market_place[market_items] = place;
    market_column[market_items] = column;
    market_items++;
}

static void add_row(uint8_t row, uint8_t column)
{
    uint8_t place = REALMS_PLACE(row, 0);
    uint8_t n;

    for (n = 0; n != 3; n++)
        add_market(place + n, column + 2 * n);
}

/* Two seats: Initiates, the row, the next card. More: the row shared with the left neighbour at the
 * left, under its panel; that shared with the right one at the right. */
static void set_market(void)
{
    uint8_t place;

    market_items = 0;
    if (!is_small()) {
        add_market(REALMS_PLACES, 0);
        for (place = 0; place != 5; place++)
            add_market(place, 3 + 3 * place);
        add_market(PLACE_NEXT, 18);
        return;
    }
    add_row(zones_bottom, 0);
    add_market(REALMS_PLACES, 7);
    add_market(PLACE_NEXT, 11);
    add_row(realms_seat_before(zones_bottom), 14);
}

/* Card number n of a list, or REALMS_NONE. */
static uint8_t card_at(uint8_t list, uint8_t n)
{
    uint8_t card = realms.head[list];

    for (; n && card != REALMS_NONE; n--)
        card = realms.next[card];
    return card;
}

static uint8_t card_of_market(uint8_t place)
{
    if (place == REALMS_PLACES)
        return realms.head[REALMS_STACK];
    if (place == PLACE_NEXT)
        return realms.head[REALMS_COMMON];
    return realms.row[place];
}

/* ---- Opponents ---- */

/* What is left of a Location in the turn of another seat: on a plate once it has lost some. */
static uint8_t rest_tile(uint8_t card)
{
    uint8_t lost = realms.mark[card] & (uint8_t)~REALMS_AIMED;

    return lost ? ICON_PLATE + art_kind.sanity - lost : GLYPH_0 + art_kind.sanity;
}

/* The left sign of a card in front of an opponent. */
static uint8_t sign_of_opponents(uint8_t seat, uint8_t card)
{
    realms_read_kind(realms_kind_of(card), &art_kind);
    if (seat != realms.seat)
        return rest_tile(card);
    return realms.mark[card] ? ICON_USED : GLYPH_SPACE;
}

static void begin_large_panel(void)
{
    uint8_t seat = seat_of_panel(0);
    uint8_t n, card;
    uint8_t count = panel_start[1];

    wipe(0, 0, SCREEN_COLUMNS);
    draw_glyphs(0, 0, seats_name(seat));
    draw_color(0, 0, 8, 1, COLOR_SKY);
    put_count(8, 0, ICON_SANITY, realms.sanity[seat], COLOR_BLOOD);
    put_count(12, 0, ICON_HAND, realms.size[REALMS_AT(seat, REALMS_HAND)], COLOR_PAPER);
    put_count(14, 0, ICON_DECK, realms.size[REALMS_AT(seat, REALMS_DECK)], COLOR_PAPER);
    put_count(17, 0, ICON_PILE, realms.size[REALMS_AT(seat, REALMS_DISCARD)], COLOR_PAPER);
    set_ground(TILE_LIGHT, COLOR_PAPER);
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
        return 0;
    }
    art_card(n * pitch_of(count), 1, art_shown[CELL_SEATS + n],
             sign_of_opponents(seat_of_panel(0), top_card[card]));
    return 1;
}

/* A Location as a sign of what it is for, over what is left of it. */
static void draw_mini(uint8_t x, uint8_t seat, uint8_t card)
{
    uint8_t sign = ICON_TYPE + REALMS_LOCATION;
    uint8_t color;

    realms_read_kind(realms_kind_of(card), &art_kind);
    color = art_colors[art_kind.colour];
    if (art_kind.flags & REALMS_SANCTUARY)
        sign = ICON_SANCTUARY;
    else if (art_kind.flags & REALMS_NEXUS)
        sign = ICON_NEXUS;
    else if (art_kind.shield)
        sign = ICON_SHIELD;
    put(x, 2, sign, color);
    put(x, 3, seat == realms.seat ? GLYPH_0 + art_kind.sanity : rest_tile(card), color);
}

static void draw_small_panel(uint8_t panel)
{
    uint8_t seat = seat_of_panel(panel);
    uint8_t x = panel_column[panel];
    uint8_t width = panel_width[panel];
    const uint8_t *name = seats_name(seat);
    uint8_t n, card;

    for (n = 0; n != 4; n++)
        wipe(x, n, width);
    draw_fill(x, 2, width, 2, TILE_LIGHT);
    for (n = 0; n != width && name[n]; n++)
        put(x + n, 0, name[n], COLOR_SKY);
    if (!REALMS_IS_IN(seat)) {
        put(x, 1, ICON_LOSS, COLOR_GREY);
        draw_color(x, 0, width, 1, COLOR_GREY);
        return;
    }
    put_count(x, 1, ICON_SANITY, realms.sanity[seat], COLOR_BLOOD);
    put_count(x + 4, 1, ICON_HAND, realms.size[REALMS_AT(seat, REALMS_HAND)], COLOR_PAPER);
    if (width == 9)
        put_count(x + 6, 1, ICON_DECK, realms.size[REALMS_AT(seat, REALMS_DECK)], COLOR_PAPER);
    for (n = 0; n != width; n++) {
        card = panel_start[panel] + panel_first[panel] + n;
        if (card >= panel_start[panel + 1])
            break;
        draw_mini(x + n, seat, top_card[card]);
    }
}

static uint8_t draw_seats(uint8_t step)
{
    if (step == 0) {
        list_panels();
        if (!is_small())
            begin_large_panel();
        return 1;
    }
    step--;
    if (!is_small())
        return draw_large_panel(step);
    draw_small_panel(step);
    return step + 1 != panels;
}

/* ---- The rows ---- */

static uint8_t is_affordable(uint8_t place, uint8_t cost)
{
    return is_turn() && cost <= realms.power && place != PLACE_NEXT &&
           (place == REALMS_PLACES || realms_in_reach(zones_bottom, place));
}

static void begin_market(void)
{
    uint8_t n, card;

    set_market();
    set_ground(TILE_DARK, COLOR_SEA);
    art_clear(0, MARKET_ROW, SCREEN_COLUMNS);
    for (n = 0; n != MARKET_ITEMS; n++) {
        card = n < market_items ? card_of_market(market_place[n]) : REALMS_NONE;
        art_shown[CELL_MARKET + n] = card == REALMS_NONE ? REALMS_NONE : realms_kind_of(card);
    }
    put(is_small() ? 10 : 17, MARKET_ROW + 1, GLYPH_LESS, COLOR_PAPER);
}

static uint8_t draw_market(uint8_t step)
{
    uint8_t kind, place, column;

    if (step == 0) {
        begin_market();
        return 1;
    }
    step--;
    if (step == market_items) {
        art_touch(MARKET_ROW);
        return 0;
    }
    kind = art_shown[CELL_MARKET + step];
    column = market_column[step];
    place = market_place[step];
    if (kind == REALMS_NONE) {
        art_empty(column, MARKET_ROW);
        return 1;
    }
    realms_read_kind(kind, &art_kind);
    art_card(column, MARKET_ROW, kind,
             (is_affordable(place, art_kind.cost) ? ICON_PLATE : GLYPH_0) + art_kind.cost);
    return 1;
}

/* ---- Cards in play and in the hand ---- */

static void draw_button(uint8_t y, uint8_t cards)
{
    uint8_t hidden = cards > LINE_CARDS ? cards - LINE_CARDS : 0;

    art_clear(BUTTON_COLUMN, y, 2);
    if (hidden) {
        put(BUTTON_COLUMN, y, GLYPH_PLUS, COLOR_PAPER);
        put(BUTTON_COLUMN + 1, y, GLYPH_0 + (hidden > 9 ? 9 : hidden), COLOR_PAPER);
    }
    if (is_turn() && zones_open && cards) {
        put(BUTTON_COLUMN, y + 1, GLYPH_READY, COLOR_GOLD);
        put(BUTTON_COLUMN + 1, y + 1, GLYPH_READY, COLOR_GOLD);
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
    if (!is_turn()) {
        realms_read_kind(art_shown[CELL_PLAY + n], &art_kind);
        play_card[n] = REALMS_NONE;
        return rest_tile(card);
    }
    if (play_card[n] != card) {
        play_card[n] = card;
        play_tile[n] = GLYPH_SPACE;
    }
    return play_tile[n];
}

static void name_line(uint8_t cell, uint8_t list, uint8_t first)
{
    uint8_t card = card_at(list, first);
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
    if (zone_first[zone] && zone_first[zone] + LINE_CARDS > size)
        zone_first[zone] = size > LINE_CARDS ? size - LINE_CARDS : 0;
}

static uint8_t end_line(uint8_t row, uint8_t size)
{
    draw_button(row, size);
    art_touch(row);
    return 0;
}

static uint8_t draw_play(uint8_t step)
{
    uint8_t list = REALMS_AT(zones_bottom, REALMS_PLAY);
    uint8_t size = realms.size[list];

    set_ground(TILE_LIGHT, COLOR_PAPER);
    if (step == 0) {
        pull_line(ZONE_PLAY, size);
        name_line(CELL_PLAY, list, zone_first[ZONE_PLAY]);
        art_clear(0, PLAY_ROW, BUTTON_COLUMN);
        return 1;
    }
    step--;
    if (step == LINE_CARDS || art_shown[CELL_PLAY + step] == REALMS_NONE) {
        state_next = is_turn() ? 0 : LINE_CARDS;
        return end_line(PLAY_ROW, size);
    }
    art_card(step * pitch_of(size), PLAY_ROW, art_shown[CELL_PLAY + step],
             sign_in_play(step, card_at(list, zone_first[ZONE_PLAY] + step)));
    return 1;
}

static uint8_t draw_hand(uint8_t step)
{
    uint8_t list = REALMS_AT(zones_bottom, REALMS_HAND);
    uint8_t size = realms.size[list];
    uint8_t kind;

    set_ground(TILE_LIGHT, COLOR_SEA);
    if (step == 0) {
        pull_line(ZONE_HAND, size);
        if (zones_open)
            name_line(CELL_HAND, list, zone_first[ZONE_HAND]);
        else
            memset(&art_shown[CELL_HAND], REALMS_NONE, LINE_CARDS);
        art_clear(0, HAND_ROW, BUTTON_COLUMN);
        return 1;
    }
    step--;
    if (step == LINE_CARDS || zone_first[ZONE_HAND] + step >= size)
        return end_line(HAND_ROW, size);
    kind = art_shown[CELL_HAND + step];
    if (kind == REALMS_NONE) {
        art_back(step * pitch_of(size), HAND_ROW);
        return 1;
    }
    realms_read_kind(kind, &art_kind);
    art_card(step * pitch_of(size), HAND_ROW, kind, art_effect_icon(art_kind.branches));
    return 1;
}

/* ---- The foot ---- */

static uint8_t draw_foot(void)
{
    wipe(0, FOOT_ROW, SCREEN_COLUMNS);
    if (is_turn() && zones_open) {
        draw_text(0, FOOT_ROW, TEXT_REALMS_END);
        draw_color(0, FOOT_ROW, 4, 1, COLOR_GOLD);
    }
    put_count(4, FOOT_ROW, ICON_SANITY, realms.sanity[zones_bottom], COLOR_BLOOD);
    put_count(9, FOOT_ROW, ICON_POWER, is_turn() ? realms.power : 0, COLOR_GOLD);
    put_count(13, FOOT_ROW, ICON_DECK, realms.size[REALMS_AT(zones_bottom, REALMS_DECK)],
              COLOR_PAPER);
    put_count(17, FOOT_ROW, ICON_PILE, realms.size[REALMS_AT(zones_bottom, REALMS_DISCARD)],
              COLOR_PAPER);
    return 0;
}

/* ---- Drawing what is dirty ---- */

static uint8_t draw_zone(uint8_t zone, uint8_t step)
{
    switch (zone) {
    case ZONE_SEATS:
        return draw_seats(step);
    case ZONE_MARKET:
        return draw_market(step);
    case ZONE_PLAY:
        return draw_play(step);
    case ZONE_HAND:
        return draw_hand(step);
    default:
        return draw_foot();
    }
}

void zones_begin(void) BANKED
{
    art_load();
    set_panels();
    list_panels();
    set_market();
    memset(play_card, REALMS_NONE, sizeof play_card);
    zone_first[ZONE_PLAY] = 0;
    zone_first[ZONE_HAND] = 0;
    zones_dirty = ZONES_ALL;
    drawn_zone = ZONES;
}

static uint8_t draw_next_state(void)
{
    uint8_t n = state_next;

    if (n >= LINE_CARDS)
        return 0;
    if (art_shown[CELL_PLAY + n] == REALMS_NONE) {
        state_next = LINE_CARDS;
        return 0;
    }
    play_tile[n] = state_of(play_card[n]);
    put(n * pitch_of(realms.size[REALMS_AT(zones_bottom, REALMS_PLAY)]), PLAY_ROW, play_tile[n],
        COLOR_PAPER);
    video_touch(PLAY_ROW);
    state_next++;
    return 1;
}

/* A zone is drawn card by card; touched in between, it begins again. */
uint8_t zones_step(void) BANKED
{
    uint8_t bit = 1;

    if (drawn_zone == ZONES) {
        if (!zones_dirty)
            return draw_next_state();
        for (drawn_zone = 0; !(zones_dirty & bit); bit <<= 1)
            drawn_zone++;
        drawn_step = 0;
    }
    bit = 1 << drawn_zone;
    if (zones_dirty & bit) {
        drawn_step = 0;
        zones_dirty &= (uint8_t)~bit;
    }
    if (draw_zone(drawn_zone, drawn_step))
        drawn_step++;
    else
        drawn_zone = ZONES;
    return 1;
}

uint8_t zones_busy(void) BANKED
{
    return zones_dirty || drawn_zone != ZONES;
}

void zones_draw_all(void) BANKED
{
    while (zones_step())
        ;
}

/* ---- Things ---- */

uint8_t zones_count(uint8_t zone) BANKED
{
    uint8_t size;

    switch (zone) {
    case ZONE_SEATS:
        return panels + panel_start[panels];
    case ZONE_MARKET:
        return market_items;
    case ZONE_PLAY:
        size = realms.size[REALMS_AT(zones_bottom, REALMS_PLAY)];
        return size ? size + is_turn() : 0;
    case ZONE_HAND:
        size = realms.size[REALMS_AT(zones_bottom, REALMS_HAND)];
        return size && zones_open ? size + is_turn() : 0;
    default:
        return 2;
    }
}

static void set_box(uint8_t column, uint8_t row, uint8_t w, uint8_t h)
{
    item_x = column << 3;
    item_y = row << 3;
    item_w = w << 3;
    item_h = h << 3;
}

/* A thing of the panels: each panel's seat, then its cards. */
static void find_top(uint8_t index)
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
    item_seat = seat_of_panel(panel);
    if (index == 0) {
        item_kind = ITEM_SEAT;
        set_box(panel_column[panel], 0, is_small() ? panel_width[panel] : SCREEN_COLUMNS,
                is_small() ? 2 : 1);
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
    if (is_small())
        set_box(panel_column[panel] + index, 2, 1, 2);
    else
        set_box(index * pitch_of(cards), 1, 2, 3);
}

static void find_market(uint8_t index)
{
    item_place = market_place[index];
    item_card = card_of_market(item_place);
    item_kind = item_place == REALMS_PLACES ? ITEM_STACK
                : item_place == PLACE_NEXT  ? ITEM_NEXT
                                            : ITEM_PLACE;
    set_box(market_column[index], MARKET_ROW, 2, 3);
}

static void find_line(uint8_t zone, uint8_t index, uint8_t list, uint8_t row, uint8_t button)
{
    if (index >= realms.size[list]) {
        item_kind = button;
        set_box(BUTTON_COLUMN, row + 1, 2, 1);
        return;
    }
    item_kind = ITEM_CARD;
    item_card = card_at(list, index);
    if (index < zone_first[zone]) {
        zone_first[zone] = index;
        zones_dirty |= 1 << zone;
    } else if (index >= zone_first[zone] + LINE_CARDS) {
        zone_first[zone] = index - LINE_CARDS + 1;
        zones_dirty |= 1 << zone;
    }
    set_box((index - zone_first[zone]) * pitch_of(realms.size[list]), row, 2, 3);
}

void zones_find(uint8_t zone, uint8_t index) BANKED
{
    item_kind = ITEM_NONE;
    item_card = REALMS_NONE;
    item_seat = zones_bottom;
    switch (zone) {
    case ZONE_SEATS:
        find_top(index);
        break;
    case ZONE_MARKET:
        find_market(index);
        break;
    case ZONE_PLAY:
        find_line(ZONE_PLAY, index, REALMS_AT(zones_bottom, REALMS_PLAY), PLAY_ROW, ITEM_USE_ALL);
        break;
    case ZONE_HAND:
        find_line(ZONE_HAND, index, REALMS_AT(zones_bottom, REALMS_HAND), HAND_ROW, ITEM_PLAY_ALL);
        break;
    default:
        if (index == 0) {
            item_kind = ITEM_END;
            set_box(0, FOOT_ROW, 4, 1);
        } else {
            item_kind = ITEM_PILE;
            set_box(17, FOOT_ROW, 3, 1);
        }
        break;
    }
}

void zones_place_of_seat(uint8_t seat) BANKED
{
    uint8_t panel;

    place_x = 48;
    place_y = FOOT_ROW << 3;
    for (panel = 0; panel != panels; panel++)
        if (seat_of_panel(panel) == seat) {
            place_x = (panel_column[panel] << 3) + (is_small() ? 16 : 64);
            place_y = 0;
        }
}

/* The card's number in a list; its size when it is not there. */
static uint8_t number_in(uint8_t list, uint8_t card)
{
    uint8_t other;
    uint8_t n = 0;

    REALMS_EACH(other, list)
    {
        if (other == card)
            break;
        n++;
    }
    return n;
}

static uint8_t find_in_market(uint8_t card)
{
    uint8_t n;

    for (n = 0; n != market_items; n++)
        if (card_of_market(market_place[n]) == card) {
            zones_find(ZONE_MARKET, n);
            return 1;
        }
    return 0;
}

static uint8_t find_in_panels(uint8_t card)
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

uint8_t zones_find_card(uint8_t card) BANKED
{
    uint8_t where = realms.where[card];

    if (where == REALMS_ROWS || where == REALMS_STACK)
        return find_in_market(card);
    if (where == REALMS_AT(zones_bottom, REALMS_PLAY))
        zones_find(ZONE_PLAY, number_in(where, card));
    else if (where == REALMS_AT(zones_bottom, REALMS_HAND) && zones_open)
        zones_find(ZONE_HAND, number_in(where, card));
    else
        return where < REALMS_COMMON && (where & 3) == REALMS_PLAY && find_in_panels(card);
    return 1;
}

/* ---- The cursor ---- */

/* Which neighbour a row is shared with: an arrow to its panel. */
static void point_at_neighbour(void)
{
    uint8_t seat;

    sprite_hide(NEIGHBOUR_SPRITE);
    if (!is_small() || item_kind != ITEM_PLACE)
        return;
    seat = item_x < 64 ? realms_seat_after(zones_bottom) : realms_seat_before(zones_bottom);
    zones_place_of_seat(seat);
    sprite_show(NEIGHBOUR_SPRITE, place_x, 24, ARROW_UP_TILE, ARROW_COLOR);
}

void zones_cursor(void) BANKED
{
    zones_find(zone_now, zone_at[zone_now]);
    bracket_show(item_x, item_y, item_w, item_h);
    point_at_neighbour();
}

void zones_hide_cursor(void) BANKED
{
    bracket_hide();
    sprite_hide(NEIGHBOUR_SPRITE);
}

/* The thing of a zone whose middle is nearest to x. */
static uint8_t nearest(uint8_t zone, uint8_t x)
{
    uint8_t count = zones_count(zone);
    uint8_t index, middle, away;
    uint8_t best = 0, least = 0xFF;

    for (index = 0; index != count; index++) {
        if ((zone == ZONE_PLAY || zone == ZONE_HAND) &&
            (index < zone_first[zone] ||
             (index >= zone_first[zone] + LINE_CARDS && index + 1 != count)))
            continue;
        zones_find(zone, index);
        middle = item_x + (item_w >> 1);
        away = middle > x ? middle - x : x - middle;
        if (away < least) {
            least = away;
            best = index;
        }
    }
    return best;
}

static void change_zone(uint8_t down)
{
    uint8_t x;

    zones_find(zone_now, zone_at[zone_now]);
    x = item_x + (item_w >> 1);
    do {
        if (down)
            zone_now = zone_now == ZONES - 1 ? 0 : zone_now + 1;
        else
            zone_now = zone_now ? zone_now - 1 : ZONES - 1;
    } while (zones_count(zone_now) == 0);
    zone_at[zone_now] = zone_now == ZONE_FOOT ? 0 : nearest(zone_now, x);
}

uint8_t zones_move(uint8_t keys) BANKED
{
    uint8_t count = zones_count(zone_now);

    if (keys & J_LEFT)
        zone_at[zone_now] = zone_at[zone_now] ? zone_at[zone_now] - 1 : count - 1;
    else if (keys & J_RIGHT)
        zone_at[zone_now] = zone_at[zone_now] + 1 >= count ? 0 : zone_at[zone_now] + 1;
    else if (keys & J_UP)
        change_zone(0);
    else if (keys & J_DOWN)
        change_zone(1);
    else
        return 0;
    return 1;
}

void zones_keep_cursor(void) BANKED
{
    uint8_t count = zones_count(zone_now);

    if (count == 0) {
        zone_now = ZONE_FOOT;
        zone_at[ZONE_FOOT] = 0;
        return;
    }
    if (zone_at[zone_now] >= count)
        zone_at[zone_now] = count - 1;
}
