#include "cart/palette.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_signs.h"
#include "ui/draw.h"

RealmsKind signs_kind;
uint8_t signs[SIGNS_MOST], signs_tint[SIGNS_MOST];
uint8_t signs_count;
uint8_t signs_start[REALMS_BRANCHES], signs_end[REALMS_BRANCHES];

/* By condition: sign and palette. */
static const uint8_t condition_icons[] = {
    0,
    ICON_COLOR + REALMS_YELLOW,
    ICON_COLOR + REALMS_PURPLE,
    ICON_COLOR + REALMS_GREEN,
    ICON_TYPE + REALMS_ENTITY,
    ICON_TYPE + REALMS_ARTIFACT,
    ICON_TYPE + REALMS_LOCATION,
    ICON_DISCARD,
    ICON_ABJURE,
};
static const uint8_t condition_tints[] = {
    COLOR_PAPER, COLOR_GOLD,  COLOR_VIOLET, COLOR_SEA,   COLOR_PAPER,
    COLOR_PAPER, COLOR_PAPER, COLOR_SKY,    COLOR_BLOOD,
};
static const uint8_t effect_tints[] = {
    COLOR_PAPER, COLOR_GOLD, COLOR_SEA, COLOR_BLOOD, COLOR_SKY, COLOR_BLOOD, COLOR_SKY, COLOR_BLOOD,
};

void signs_open(uint8_t kind) BANKED
{
    realms_read_kind(kind, &signs_kind);
}

static void put(uint8_t sign, uint8_t tint)
{
    if (signs_count == SIGNS_MOST)
        return;
    signs[signs_count] = sign;
    signs_tint[signs_count] = tint;
    signs_count++;
}

static void put_number(uint8_t number, uint8_t tint)
{
    if (number > 9) {
        put((uint8_t)(GLYPH_0 + 1), tint);
        number -= 10;
    }
    put(GLYPH_0 + number, tint);
}

static void put_condition(uint8_t condition, uint8_t met)
{
    if (condition)
        put(condition_icons[condition], met ? condition_tints[condition] : COLOR_GREY);
}

static void put_effect(const RealmsBranch *branch)
{
    uint8_t tint = effect_tints[branch->effect];

    if (branch->effect == REALMS_DRAW) {
        if (REALMS_N(branch)) {
            put(ICON_DRAW, tint);
            put_number(REALMS_N(branch), tint);
        }
        if (REALMS_M(branch)) {
            put(ICON_DISCARD, tint);
            put_number(REALMS_M(branch), tint);
        }
        return;
    }
    put(art_effect_icon(branch), tint);
    if (REALMS_N(branch))
        put_number(REALMS_N(branch), tint);
}

static void put_branch(const RealmsBranch *branch, uint8_t can)
{
    if (branch->conditions) {
        put_condition(REALMS_CONDITION_1(branch), can != REALMS_UNMET_1 && can != REALMS_UNMET);
        put_condition(REALMS_CONDITION_2(branch), can != REALMS_UNMET_2 && can != REALMS_UNMET);
        put(GLYPH_COLON, COLOR_PAPER);
    }
    put_effect(branch);
    if (branch->mark)
        put(ICON_MARK, COLOR_BLOOD);
}

uint8_t signs_write(uint8_t ability, uint8_t can_first, uint8_t can_second) BANKED
{
    const RealmsBranch *branch = &signs_kind.branches[REALMS_WAY(ability, 0)];

    signs_count = 0;
    if (branch->effect == REALMS_NOTHING)
        return 0;
    signs_start[0] = 0;
    put_branch(branch, can_first);
    signs_end[0] = signs_count;
    branch++;
    if (branch->effect != REALMS_NOTHING) {
        put(GLYPH_SPACE, COLOR_PAPER);
        put(GLYPH_SLASH, COLOR_PAPER);
        put(GLYPH_SPACE, COLOR_PAPER);
        signs_start[1] = signs_count;
        put_branch(branch, can_second);
        signs_end[1] = signs_count;
    } else {
        signs_start[1] = 0;
        signs_end[1] = 0;
    }
    return signs_count;
}
