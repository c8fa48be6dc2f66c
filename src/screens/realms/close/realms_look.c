/* A card seen closely: portrait, name, cost, and page by page each ability in signs and in words,
 * what guards a Location gives, and the card's own line. */
#include <gb/gb.h>

#include "cart/banks.h"
#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "realms_cards.h"
#include "realms_icons.h"
#include "screens/realms/close/realms_close.h"
#include "screens/realms/close/realms_phrase.h"
#include "screens/realms/realms_art.h"
#include "screens/realms/realms_signs.h"
#include "screens/screens.h"
#include "ui/draw.h"
#include "ui/picture.h"
#include "ui/prose.h"
#include "ui/text.h"

#define FIRST_SHEET_KINDS 24 /* portraits of the first sheet */
#define PROSE_FIRST       PORTRAIT_TILES
#define SIGN_FIRST        (PROSE_FIRST + PROSE_COLUMNS * PROSE_ROWS)
#define SIGN_TILES        (128 - SIGN_FIRST)
#define SIGN_ROW          9
#define PROSE_ROW         10
#define LINES             4 /* of a page */

enum { TOPIC_GUARDS = REALMS_ABILITIES, TOPIC_LINE, TOPICS };

static uint8_t shown;              /* kind */
static uint8_t topic, line, lines; /* what the page shows, from which line, of how many */
static uint8_t sign_in[SIGN_TILES], sign_count; /* signs in the tiles from SIGN_FIRST on */

/* ---- Pages ---- */

static uint8_t has_topic(uint8_t topic)
{
    if (topic < REALMS_ABILITIES)
        return signs_kind.branches[REALMS_WAY(topic, 0)].effect != REALMS_NOTHING;
    return topic == TOPIC_LINE || signs_kind.type == REALMS_LOCATION;
}

static void put_topic(uint8_t topic, uint8_t first_line)
{
    prose_open(first_line);
    if (topic < REALMS_ABILITIES)
        phrase_ability(&signs_kind, topic);
    else if (topic == TOPIC_GUARDS)
        phrase_guards(&signs_kind);
    else
        prose_put(text_get(REALMS_TEXT_LINE(shown)));
}

/* The next topic of the card in a direction; TOPICS when there is none. */
static uint8_t topic_from(uint8_t from, uint8_t step)
{
    do
        from += step;
    while (from < TOPICS && !has_topic(from));
    return from < TOPICS ? from : TOPICS;
}

/* Not zero when there is a page after this one, or before it. */
static uint8_t has_next(void)
{
    return line + LINES < lines || topic_from(topic, 1) != TOPICS;
}

static uint8_t has_previous(void)
{
    return line || topic_from(topic, 0xFF) != TOPICS;
}

static void go_on(void)
{
    line += LINES;
    if (line < lines)
        return;
    line = 0;
    topic = topic_from(topic, 1);
}

static void go_back(void)
{
    if (line) {
        line -= LINES;
        return;
    }
    topic = topic_from(topic, 0xFF);
    put_topic(topic, 0); /* how long it is */
    for (lines = prose_lines(); line + LINES < lines;)
        line += LINES;
}

/* ---- Signs: those that the page needs, in the last tiles of the screen ---- */

static uint8_t tile_of_sign(uint8_t sign)
{
    uint8_t n = 0;

    if (sign & 0x80)
        return sign; /* a letter of the font */
    while (n != sign_count && sign_in[n] != sign)
        n++;
    if (n == sign_count) {
        if (n == SIGN_TILES)
            return GLYPH_SPACE;
        sign_in[n] = sign;
        sign_count++;
        video_load(SCREEN_TILE(SIGN_FIRST + n), realms_icons_tiles + sign * VRAM_TILE_BYTES,
                   BANK_REALMS_PICTURES, VRAM_TILE_BYTES);
    }
    return SIGN_FIRST + n;
}

static void put_sign(uint8_t x, uint8_t sign, uint8_t tint)
{
    uint16_t at = video_row_start[SIGN_ROW] + x;

    video_tiles[at] = tile_of_sign(sign);
    video_colors[at] = tint;
}

static void put_guards(void)
{
    uint8_t x = 1;

    put_sign(x, ICON_SANITY, COLOR_BLOOD);
    put_sign(x + 1, GLYPH_0 + signs_kind.sanity, COLOR_BLOOD);
    x += 3;
    if (signs_kind.shield) {
        put_sign(x, ICON_SHIELD, COLOR_SKY);
        put_sign(x + 1, GLYPH_0 + signs_kind.shield, COLOR_SKY);
        x += 3;
    }
    if (signs_kind.flags & REALMS_SANCTUARY) {
        put_sign(x, ICON_SANCTUARY, COLOR_SKY);
        x += 2;
    }
    if (signs_kind.flags & REALMS_NEXUS)
        put_sign(x, ICON_NEXUS, COLOR_SKY);
}

static void put_signs(uint8_t topic)
{
    uint8_t n;

    draw_fill(1, SIGN_ROW, 18, 1, GLYPH_SPACE);
    draw_color(1, SIGN_ROW, 18, 1, COLOR_PAPER);
    sign_count = 0;
    if (topic == TOPIC_GUARDS) {
        put_guards();
    } else if (topic < REALMS_ABILITIES) {
        signs_write(topic, REALMS_CAN, REALMS_CAN);
        for (n = 0; n != signs_count && n != 18; n++)
            put_sign(1 + n, signs[n], signs_tint[n]);
    }
}

static void draw_page(void)
{
    put_signs(topic);
    put_topic(topic, line);
    lines = prose_lines();
    prose_show(1, PROSE_ROW, PROSE_FIRST);
    draw_fill(18, 15, 1, 1, has_next() ? TILE_DOWN : GLYPH_SPACE);
    draw_fill(17, 15, 1, 1, has_previous() ? TILE_UP : GLYPH_SPACE);
}

static void draw_card(void)
{
    draw_frame(0, 0, 20, 17);
    if (shown < FIRST_SHEET_KINDS)
        picture_draw(1, 2, PORTRAITS_REALMS_A, shown, 0);
    else
        picture_draw(1, 2, PORTRAITS_REALMS_B, shown - FIRST_SHEET_KINDS, 0);
    draw_color(1, 2, PORTRAIT_SIDE, PORTRAIT_SIDE, art_color(signs_kind.colour));
    draw_text(7, 1, REALMS_TEXT_NAME(shown));
    draw_color(7, 1, 12, 2, COLOR_SKY);
    draw_text(7, 4, TEXT_REALMS_IS_0 + signs_kind.colour * 3 + signs_kind.type);
    text_argument_number(0, signs_kind.cost);
    text_argument_number(1, signs_kind.copies);
    draw_text(7, 6, TEXT_REALMS_COST);
    draw_fill(1, 8, 18, 1, TILE_DIVIDER);
    draw_text_centered(17, TEXT_HINT_BACK);
}

/* Until another page is wanted, or none. */
enum { READ_ENOUGH, READ_ON, READ_BACK };
static uint8_t read_page(void)
{
    for (;; frame_next()) {
        if ((input_moved & (J_DOWN | J_RIGHT)) && has_next())
            return READ_ON;
        if ((input_moved & (J_UP | J_LEFT)) && has_previous())
            return READ_BACK;
        if (input_pressed & (J_A | J_B | J_SELECT))
            return READ_ENOUGH;
    }
}

void close_look(uint8_t kind) BANKED
{
    uint8_t wish;

    shown = kind;
    signs_open(kind);
    topic = 0; /* every card has an ability */
    line = 0;
    draw_card();
    draw_page();
    screen_enter(SCREEN_INSPECT, SCHEME_MENU);
    frame_next();
    while ((wish = read_page()) != READ_ENOUGH) {
        frame_busy_begin();
        if (wish == READ_ON)
            go_on();
        else
            go_back();
        draw_page();
        frame_next();
        frame_busy_end();
    }
    screen_leave();
}
