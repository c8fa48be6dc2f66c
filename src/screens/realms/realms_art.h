/* The cards of Cthulhu Realms as the table shows them: signs of one tile, pictures of 2x2 tiles,
 * and small cards of 2x3 with a strip of two signs over the picture. The signs are always in the
 * screen's tiles; pictures come and go, as many as there is room for. */
#ifndef SCREENS_REALMS_ART_H
#define SCREENS_REALMS_ART_H

#include <stdint.h>
#include "ui/draw.h"
#include "cart/bank_call.h"
#include "games/realms/realms.h"

/* Tiles of res/pictures/realms_icons.png. Colours and types are in the order of the rules. */
enum {
    ICON_COLOR,    /* four: black, yellow, purple, green */
    ICON_TYPE = 4, /* three: Entity, Artifact, Location */
    ICON_POWER = 7,
    ICON_SANITY,
    ICON_LOSS,
    ICON_DRAW,
    ICON_DISCARD,
    ICON_ABJURE,
    ICON_RECALL,
    ICON_DESTROY,
    ICON_MARK, /* the card abjures itself */
    ICON_SHIELD,
    ICON_SANCTUARY,
    ICON_NEXUS,
    ICON_HAND,
    ICON_DECK,
    ICON_PILE,
    ICON_USED,
    ICON_WAITING,
    ICON_PLATE,                         /* ten digits, light on dark */
    ICON_EMPTY = ICON_PLATE + 10,       /* four: an empty place */
    ICON_NEXUS_SHIELD = ICON_EMPTY + 4, /* a Location that is both */
    ICON_SANCTUARY_SHIELD,
    ICON_COUNT
};
#define GLYPH_READY 0xEEu /* the font's pointer */
#define GLYPH_COLON 0x8Eu
#define GLYPH_SLASH 0x8Du
#define GLYPH_DOTS  0x9Fu

#define ART_FIRST ICON_COUNT /* pictures take the screen's tiles from here */
#define ART_TILES 4
#define ART_SLOTS ((128 - ART_FIRST) / ART_TILES)
#define ART_CELLS 48 /* places on the screen that pictures can be in */

/* Which kinds are on the screen, by place; REALMS_NONE where none is. Whoever draws cards says here
 * what it shows before, so that no picture in use is thrown out for another. */
extern uint8_t art_shown[ART_CELLS];

extern const uint8_t
    art_colors[4]; /* palettes of the colours; in bank 0's reach through art_color */

extern RealmsKind art_kind; /* what was last read of a kind, by art_card and its users */

void art_load(void) BANKED; /* the signs; all pictures are forgotten */

uint8_t art_color(uint8_t color) BANKED;

/* What follows draws three rows from y on, but shows nothing: art_touch does, when a line of cards
 * is complete. */
void art_touch(uint8_t y) BANKED;

/* Paints a kind's picture unless it is there, then loads it, each most of a frame: 0 until it has.
 */
uint8_t art_ready(uint8_t kind) BANKED;

/* A card whose strip begins with the tile left. */
void art_card(uint8_t x, uint8_t y, uint8_t kind, uint8_t left) BANKED;
void art_back(uint8_t x, uint8_t y) BANKED;
void art_empty(uint8_t x, uint8_t y) BANKED;
void art_clear(uint8_t x, uint8_t y, uint8_t columns) BANKED; /* three rows of ground */

/* What cards lie on: a tile and its palette, for art_clear. */
extern uint8_t art_ground, art_ground_color;

/* The picture of a kind as sprite tiles from ART_SPRITE on, for flights. */
#define ART_SPRITE 0x60
void art_load_sprite(uint8_t kind) BANKED;

/* Signs of effects and conditions (REALMS_POWER …, REALMS_IF_YELLOW …), and their palettes. */
uint8_t art_effect_icon(const RealmsBranch *branch) BANKED;

#endif
