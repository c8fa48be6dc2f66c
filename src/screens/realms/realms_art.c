#include <string.h>

#include "cart/banks.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "pictures.h"
#include "realms_cards.h"
#include "realms_frames.h"
#include "realms_icons.h"
#include "screens/realms/realms_art.h"
#include "ui/draw.h"
#include "ui/fly.h"

#define FRAMES_ACROSS 6 /* tiles in a row of the frames' sheet, two a type */

uint8_t art_shown[ART_CELLS];
uint8_t art_ground, art_ground_color;

static uint8_t slot_kind[ART_SLOTS]; /* REALMS_NONE: free */
static uint8_t picture[ART_TILES * VRAM_TILE_BYTES];
static uint8_t picture_kind; /* painted there */
RealmsKind art_kind;

const uint8_t art_colors[4] = {COLOR_PAPER, COLOR_GOLD, COLOR_VIOLET, COLOR_SEA};

uint8_t art_color(uint8_t color) BANKED
{
    return art_colors[color];
}

void art_load(void) BANKED
{
    video_load(SCREEN_TILE(0), realms_icons_tiles, BANK_REALMS_PICTURES,
               ICON_COUNT * VRAM_TILE_BYTES);
    memset(slot_kind, REALMS_NONE, sizeof slot_kind);
    memset(art_shown, REALMS_NONE, sizeof art_shown);
    picture_kind = REALMS_NONE;
}

/* ---- Painting a picture: the icon, the frame of its type, the numbers of a Location ---- */

/* Digits of 3x5 pixels, a row in the low three bits. */
static const uint8_t small_digits[10][5] = {
    {7, 5, 5, 5, 7}, {2, 6, 2, 2, 7}, {7, 1, 7, 4, 7}, {7, 1, 3, 1, 7}, {5, 5, 7, 1, 1},
    {7, 4, 7, 1, 7}, {7, 4, 7, 5, 7}, {7, 1, 2, 2, 2}, {7, 5, 7, 5, 7}, {7, 5, 7, 1, 7},
};
/* Small signs of 3x5 pixels: a cross, a diamond. */
static const uint8_t small_sanctuary[5] = {2, 7, 2, 2, 2};
static const uint8_t small_nexus[5] = {2, 7, 7, 7, 2};

/* A badge of 5x7 pixels in a corner of a picture, dark with a light sign or the other way
 * round. Rows of both planes get the same bits. */
static void badge(uint8_t tile, uint8_t shift, const uint8_t *sign, uint8_t dark)
{
    uint8_t *row = &picture[tile * VRAM_TILE_BYTES + 2];
    uint8_t hole = 0x1F << shift;
    uint8_t n, bits;

    for (n = 0; n != 7; n++) {
        bits = n == 0 || n == 6 ? 0 : (uint8_t)(sign[n - 1] << 1 << shift);
        if (dark)
            bits ^= hole;
        *row = (*row & ~hole) | bits;
        row++;
        *row = (*row & ~hole) | bits;
        row++;
    }
}

static uint8_t frame[VRAM_TILE_BYTES];

/* The frame over one tile; right tiles end with a grey line, between cards side by side. */
static void lay_frame(uint8_t *row, const uint8_t *source, uint8_t is_right)
{
    const uint8_t *lines = frame;
    uint8_t n;

    far_copy(frame, source, BANK_REALMS_PICTURES, VRAM_TILE_BYTES);
    for (n = VRAM_TILE_BYTES / 2; n; n--) {
        *row++ |= *lines++ | is_right;
        *row++ |= *lines++;
    }
}

static void lay_frames(uint8_t type)
{
    const uint8_t *source = realms_frames_tiles + type * (2 * VRAM_TILE_BYTES);

    lay_frame(picture, source, 0);
    lay_frame(picture + VRAM_TILE_BYTES, source + VRAM_TILE_BYTES, 1);
    source += FRAMES_ACROSS * VRAM_TILE_BYTES;
    lay_frame(picture + 2 * VRAM_TILE_BYTES, source, 0);
    lay_frame(picture + 3 * VRAM_TILE_BYTES, source + VRAM_TILE_BYTES, 1);
}

static void paint(uint8_t kind)
{
    static uint8_t map[ART_TILES];
    const uint8_t *places = (const uint8_t *)far_word(
        (const uint16_t *)&sheet_realms_art_pictures[kind], BANK_REALMS_PICTURES);
    uint8_t *to = picture;
    uint8_t tile;

    picture_kind = kind;
    far_copy(map, places, BANK_REALMS_PICTURES, ART_TILES);
    for (tile = 0; tile != ART_TILES; tile++) {
        far_copy(to, sheet_realms_art_tiles + (uint16_t)map[tile] * VRAM_TILE_BYTES,
                 BANK_REALMS_PICTURES, VRAM_TILE_BYTES);
        to += VRAM_TILE_BYTES;
    }
    realms_read_kind(kind, &art_kind);
    lay_frames(art_kind.type);
    if (art_kind.type != REALMS_LOCATION)
        return;
    badge(3, 1, small_digits[art_kind.sanity], 1);
    if (art_kind.shield)
        badge(2, 3, small_digits[art_kind.shield], 0);
    if (art_kind.flags & REALMS_SANCTUARY)
        badge(0, 3, small_sanctuary, 0);
    else if (art_kind.flags & REALMS_NEXUS)
        badge(0, 3, small_nexus, 0);
}

/* ---- Slots ---- */

static uint8_t is_shown[REALMS_KINDS];

static void note_shown(void)
{
    uint8_t n, kind;

    memset(is_shown, 0, sizeof is_shown);
    for (n = 0; n != ART_CELLS; n++) {
        kind = art_shown[n];
        if (kind != REALMS_NONE)
            is_shown[kind] = 1;
    }
}

/* A slot that is free, or whose picture nobody sees; ART_SLOTS when there is none. */
static uint8_t find_room(void)
{
    uint8_t slot;

    for (slot = 0; slot != ART_SLOTS; slot++)
        if (slot_kind[slot] == REALMS_NONE)
            return slot;
    note_shown();
    for (slot = 0; slot != ART_SLOTS; slot++)
        if (!is_shown[slot_kind[slot]])
            return slot;
    return ART_SLOTS;
}

/* The slot of a kind's picture, or ART_SLOTS. */
static uint8_t slot_of(uint8_t kind)
{
    uint8_t slot = 0;

    while (slot != ART_SLOTS && slot_kind[slot] != kind)
        slot++;
    return slot;
}

static void load_picture(uint8_t kind, uint8_t slot)
{
    if (picture_kind != kind)
        paint(kind);
    slot_kind[slot] = kind;
    video_load(SCREEN_TILE(ART_FIRST + slot * ART_TILES), picture, BANK_REALMS_PICTURES,
               sizeof picture);
}

uint8_t art_ready(uint8_t kind) BANKED
{
    uint8_t slot;

    if (slot_of(kind) != ART_SLOTS)
        return 1;
    if (picture_kind != kind) {
        paint(kind);
        return 0;
    }
    slot = find_room();
    if (slot == ART_SLOTS)
        return 1;
    load_picture(kind, slot);
    return 0;
}

/* The first tile of a kind's picture; 0 when there is no room for it. */
static uint8_t tiles_of(uint8_t kind)
{
    uint8_t slot = slot_of(kind);

    if (slot == ART_SLOTS) {
        slot = find_room();
        if (slot == ART_SLOTS)
            return 0;
        load_picture(kind, slot);
    }
    return ART_FIRST + slot * ART_TILES;
}

/* ---- Cards ---- */

static void put_six(uint8_t x, uint8_t y, const uint8_t *tiles, uint8_t color)
{
    uint8_t *cell = &video_tiles[video_row_start[y] + x];
    uint8_t *tint = &video_colors[video_row_start[y] + x];
    uint8_t row;

    for (row = 3; row; row--) {
        *cell++ = *tiles++;
        *cell = *tiles++;
        *tint++ = color;
        *tint = color;
        cell += SCREEN_COLUMNS - 1;
        tint += SCREEN_COLUMNS - 1;
    }
}

static uint8_t six[6];

void art_card(uint8_t x, uint8_t y, uint8_t kind, uint8_t left) BANKED
{
    uint8_t first = tiles_of(kind);
    uint8_t n;

    realms_read_kind(kind, &art_kind);
    six[0] = left;
    six[1] = ICON_COLOR + art_kind.colour;
    if (first)
        for (n = 0; n != ART_TILES; n++)
            six[2 + n] = first + n;
    else { /* no room: an empty place with the sign of its type */
        for (n = 0; n != ART_TILES; n++)
            six[2 + n] = ICON_EMPTY + n;
        six[5] = ICON_TYPE + art_kind.type;
    }
    put_six(x, y, six, art_colors[art_kind.colour]);
}

/* Corners and upright edges of the frames. */
static const uint8_t back[6] = {(uint8_t)TILE_FRAME,       (uint8_t)(TILE_FRAME + 2),
                                (uint8_t)(TILE_FRAME + 3), (uint8_t)(TILE_FRAME + 4),
                                (uint8_t)(TILE_FRAME + 5), (uint8_t)(TILE_FRAME + 7)};

void art_back(uint8_t x, uint8_t y) BANKED
{
    put_six(x, y, back, COLOR_VIOLET);
}

void art_empty(uint8_t x, uint8_t y) BANKED
{
    uint8_t n;

    six[0] = GLYPH_SPACE;
    six[1] = GLYPH_SPACE;
    for (n = 0; n != ART_TILES; n++)
        six[2 + n] = ICON_EMPTY + n;
    put_six(x, y, six, COLOR_GREY);
}

void art_clear(uint8_t x, uint8_t y, uint8_t columns) BANKED
{
    uint16_t at = video_row_start[y] + x;
    uint8_t row;

    for (row = 0; row != 3; row++) {
        memset(&video_tiles[at], art_ground, columns);
        memset(&video_colors[at], art_ground_color, columns);
        at += SCREEN_COLUMNS;
    }
}

void art_touch(uint8_t y) BANKED
{
    video_touch(y);
    video_touch(y + 1);
    video_touch(y + 2);
}

void art_load_sprite(uint8_t kind) BANKED
{
    paint(kind);
    frame_next(); /* each half takes most of a frame */
    fly_load_tiles(ART_SPRITE, picture, BANK_REALMS_PICTURES, ART_TILES);
}

static const uint8_t effect_icons[] = {
    GLYPH_SPACE, ICON_POWER,  ICON_SANITY, ICON_LOSS,
    ICON_DRAW,   ICON_ABJURE, ICON_RECALL, ICON_DESTROY,
};

uint8_t art_effect_icon(const RealmsBranch *branch) BANKED
{
    if (branch->effect == REALMS_DRAW && REALMS_N(branch) == 0)
        return ICON_DISCARD;
    return effect_icons[branch->effect];
}
