#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "realms_cards.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_info.h"
#include "screens/realms/realms_signs.h"
#include "screens/seats.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define CODE_LINE   0x01
#define NAME_COLUMN 2
#define FIRST_SIGN  1 /* column of an ability's signs; its state stands before them */
#define ABILITY_ROW (INFO_ROW + 1)

uint8_t info_can[REALMS_WAYS];
uint8_t info_column, info_width;

static uint8_t shown_kind;

static void put(uint8_t x, uint8_t y, uint8_t tile, uint8_t color)
{
    uint16_t at = video_row_start[y] + x;

    video_tiles[at] = tile;
    video_colors[at] = color;
}

static void wipe(uint8_t y, uint8_t rows)
{
    draw_fill(0, y, SCREEN_COLUMNS, rows, GLYPH_SPACE);
    draw_color(0, y, SCREEN_COLUMNS, rows, COLOR_PAPER);
}

void info_clear(void) BANKED
{
    wipe(INFO_ROW, 4);
}

/* ---- The card's line: type, colour, name, and from the right cost and guards ---- */

static uint8_t put_stat(uint8_t x, uint8_t icon, uint8_t number, uint8_t color)
{
    put(x - 1, INFO_ROW, GLYPH_0 + number, color);
    put(x - 2, INFO_ROW, icon, color);
    return x - 2;
}

static uint8_t put_stats(void)
{
    uint8_t x = put_stat(SCREEN_COLUMNS, ICON_POWER, signs_kind.cost, COLOR_GOLD);

    if (signs_kind.type != REALMS_LOCATION)
        return x;
    x = put_stat(x, ICON_SANITY, signs_kind.sanity, COLOR_BLOOD);
    if (signs_kind.shield)
        x = put_stat(x, ICON_SHIELD, signs_kind.shield, COLOR_SKY);
    if (signs_kind.flags & REALMS_SANCTUARY)
        put(--x, INFO_ROW, ICON_SANCTUARY, COLOR_SKY);
    if (signs_kind.flags & REALMS_NEXUS)
        put(--x, INFO_ROW, ICON_NEXUS, COLOR_SKY);
    return x;
}

static uint8_t length_of(const uint8_t *glyphs)
{
    uint8_t length = 0;

    while (glyphs[length])
        length++;
    return length;
}

/* The whole name in one line if it fits, else the short one. */
static void put_name(uint8_t kind, uint8_t room)
{
    const uint8_t *glyphs = text_get(REALMS_TEXT_NAME(kind));
    uint8_t x = NAME_COLUMN;

    if (length_of(glyphs) > room)
        glyphs = text_get(REALMS_TEXT_SHORT(kind));
    for (; *glyphs && x != NAME_COLUMN + room; glyphs++, x++)
        put(x, INFO_ROW, *glyphs == CODE_LINE ? GLYPH_SPACE : *glyphs, COLOR_SKY);
}

static void heading(uint8_t kind)
{
    shown_kind = kind;
    signs_open(kind);
    put(0, INFO_ROW, ICON_TYPE + signs_kind.type, art_colors[signs_kind.colour]);
    put(1, INFO_ROW, ICON_COLOR + signs_kind.colour, art_colors[signs_kind.colour]);
    put_name(kind, put_stats() - NAME_COLUMN);
    video_touch(INFO_ROW);
}

void info_heading(uint8_t kind) BANKED
{
    wipe(INFO_ROW, 1);
    heading(kind);
}

/* ---- Abilities, one a row ---- */

static uint8_t state_of(uint8_t first)
{
    if (first == REALMS_USED)
        return ICON_USED;
    return first == REALMS_CAN ? GLYPH_READY : ICON_WAITING;
}

static void put_ability(uint8_t ability, uint8_t in_play)
{
    uint8_t first = info_can[REALMS_WAY(ability, 0)];
    uint8_t second = info_can[REALMS_WAY(ability, 1)];
    uint8_t y = ABILITY_ROW + ability;
    uint8_t n;

    if (!signs_write(ability, first, second))
        return;
    if (in_play)
        put(0, y, state_of(second == REALMS_CAN ? REALMS_CAN : first), COLOR_PAPER);
    for (n = 0; n != signs_count && n != SCREEN_COLUMNS - FIRST_SIGN; n++)
        put(FIRST_SIGN + n, y, signs[n], first == REALMS_USED ? COLOR_GREY : signs_tint[n]);
    video_touch(y);
}

static void put_abilities(uint8_t in_play)
{
    uint8_t ability;

    for (ability = 0; ability != REALMS_ABILITIES; ability++)
        put_ability(ability, in_play);
}

void info_kind(uint8_t kind) BANKED
{
    uint8_t way;

    info_clear();
    heading(kind);
    for (way = 0; way != REALMS_WAYS; way++)
        info_can[way] = REALMS_CAN;
    put_abilities(0);
}

static void ask_what_can_be_used(uint8_t card)
{
    uint8_t way;

    for (way = 0; way != REALMS_WAYS; way++)
        info_can[way] = signs_kind.branches[way].effect == REALMS_NOTHING
                            ? REALMS_NO_SUCH
                            : realms_can_use(card, way);
}

void info_card_piece(uint8_t card, uint8_t piece) BANKED
{
    switch (piece) {
    case 0:
        info_clear();
        heading(realms_kind_of(card));
        break;
    case 1:
        signs_open(shown_kind);
        ask_what_can_be_used(card);
        break;
    default:
        put_abilities(1);
        break;
    }
}

void info_card_in_play(uint8_t card) BANKED
{
    info_card_piece(card, 0);
    frame_next();
    info_card_piece(card, 1);
    frame_next();
    info_card_piece(card, 2);
}

void info_find_way(uint8_t way) BANKED
{
    uint8_t branch = REALMS_BRANCH_OF(way);

    signs_open(shown_kind);
    signs_write(REALMS_ABILITY_OF(way), REALMS_CAN, REALMS_CAN);
    info_column = FIRST_SIGN + signs_start[branch];
    info_width = signs_end[branch] - signs_start[branch];
}

/* ---- A seat ---- */

static uint8_t put_count(uint8_t x, uint8_t icon, uint16_t number, uint8_t color)
{
    put(x, INFO_ROW + 1, icon, color);
    draw_number(x + 1, INFO_ROW + 1, number > 99 ? 3 : number > 9 ? 2 : 1, number);
    return x + 5;
}

void info_seat(uint8_t seat) BANKED
{
    uint8_t x, shield, guards;

    info_clear();
    draw_glyphs(0, INFO_ROW, seats_name(seat));
    draw_color(0, INFO_ROW, SCREEN_COLUMNS, 1, COLOR_SKY);
    if (!REALMS_IS_IN(seat)) {
        draw_text(0, INFO_ROW + 1, TEXT_REALMS_HINT_OUT);
        return;
    }
    x = put_count(0, ICON_SANITY, realms.sanity[seat], COLOR_BLOOD);
    x = put_count(x, ICON_HAND, realms.size[REALMS_AT(seat, REALMS_HAND)], COLOR_PAPER);
    x = put_count(x, ICON_DECK, realms.size[REALMS_AT(seat, REALMS_DECK)], COLOR_PAPER);
    put_count(x, ICON_PILE, realms.size[REALMS_AT(seat, REALMS_DISCARD)], COLOR_PAPER);
    x = 0;
    shield = realms_shield(seat);
    guards = realms_guards(seat);
    if (shield) {
        put(0, INFO_ROW + 2, ICON_SHIELD, COLOR_SKY);
        draw_number(1, INFO_ROW + 2, 1, shield);
        x = 4;
    }
    if (guards & REALMS_SANCTUARY) {
        put(x, INFO_ROW + 2, ICON_SANCTUARY, COLOR_SKY);
        x += 2;
    }
    if (guards & REALMS_NEXUS)
        put(x, INFO_ROW + 2, ICON_NEXUS, COLOR_SKY);
    video_touch(INFO_ROW + 2);
    draw_text(0, INFO_ROW + 3, TEXT_REALMS_HINT_SEAT);
}

void info_hint(uint16_t text) BANKED
{
    wipe(INFO_ROW, 1);
    message_show(text);
}
