#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/video.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_cursor.h"
#include "screens/tides/tides_info.h"
#include "screens/tides/tides_signs.h"
#include "ui/draw.h"
#include "ui/message.h"
#include "ui/text.h"

#define NAME_ROW    MESSAGE_ROW
#define RULE_ROW    (MESSAGE_ROW + 1)
#define PANEL_WIDTH (SCREEN_COLUMNS - PANEL_X)
#define LABEL_WIDTH 3

enum { DRAW_NAME, DRAW_RULE, DRAW_MIDDLE, DRAW_PANEL, DRAW_NOTHING };

static uint8_t stage = DRAW_NOTHING;

/* What both tables would score after each of the choices. */
static uint8_t own_then[TIDES_HAND], other_then[TIDES_HAND];

static uint8_t card_under_cursor(void)
{
    switch (tides_cursor_area) {
    case AREA_HIGH:
        return tides_board.table[TIDES_OTHER(tides_board.low)][tides_cursor_place];
    case AREA_LOW:
        return tides_board.table[tides_board.low][tides_cursor_place];
    case AREA_HAND:
        return tides_cursor_rewards ? BOARD_EMPTY : tides_board.hand[tides_cursor_place];
    default:
        return BOARD_EMPTY;
    }
}

/* ---- Name and rule ---- */

static void draw_name(void)
{
    uint8_t card = card_under_cursor();

    draw_fill(0, NAME_ROW, SCREEN_COLUMNS, 2, GLYPH_SPACE);
    draw_color(0, NAME_ROW, SCREEN_COLUMNS, 1, COLOR_SKY);
    draw_color(0, RULE_ROW, SCREEN_COLUMNS, 1, COLOR_PAPER);
    if (tides_cursor_area == AREA_SUITS) {
        draw_inset(NAME_ROW, text_get(TEXT_TIDES_SUIT_0 + tides_cursor_place));
    } else if (tides_cursor_area == AREA_HAND && tides_cursor_rewards) {
        text_argument(0, seats_name(tides_board.low));
        draw_inset(NAME_ROW, text_get(TEXT_TIDES_REWARD_ASK));
    } else if (card < TIDES_CARDS) {
        draw_inset(NAME_ROW, text_get(TEXT_TIDES_NAME_0 + card));
    }
}

static uint8_t is_naming(void)
{
    return tides.phase == TIDES_NAMING && tides_cursor_area == AREA_SUITS &&
           seats_viewer == tides.seat;
}

/* What both tables would score. */
static void draw_suit_then(void)
{
    text_argument_number(0, own_then[tides_cursor_place]);
    text_argument_number(1, other_then[tides_cursor_place]);
    draw_inset(RULE_ROW, text_get(TEXT_TIDES_SUIT_THEN));
}

/* The counts as they would be, and Dreamlands with its new sign. */
static void draw_middle(void)
{
    uint8_t place;

    if (!is_naming())
        return;
    tides_board.suit = tides_cursor_place;
    tides_board_draw_suits();
    for (place = 0; place != tides_board.size[tides_board.low]; place++)
        if (tides_board.table[tides_board.low][place] == TIDES_DREAMLANDS)
            tides_board_draw_place(tides_board.low, place);
}

static void draw_suit_rule(void)
{
    if (is_naming()) {
        draw_suit_then();
        return;
    }
    text_argument_number(0, tides_board_count(tides_board.low, tides_cursor_place));
    text_argument_number(1, tides_board_count(TIDES_OTHER(tides_board.low), tides_cursor_place));
    draw_inset(RULE_ROW, text_get(TEXT_TIDES_SUIT_LINE));
}

static void draw_rule(void)
{
    uint8_t card = card_under_cursor();

    if (tides_cursor_area == AREA_SUITS)
        draw_suit_rule();
    else if (card < TIDES_CARDS)
        draw_inset(RULE_ROW, text_get(tides_signs_rule(card)));
}

void tides_info_draw_words(void)
{
    draw_name();
    draw_rule();
}

/* ---- The panel beside the hand ---- */

static void put(uint8_t x, uint8_t y, uint8_t tile)
{
    video_tiles[video_row_start[y] + x] = tile;
}

void tides_info_clear_panel(void)
{
    if (tides_cursor_rewards)
        return;
    draw_fill(PANEL_X, HAND_Y, PANEL_WIDTH, CARD_HEIGHT, GLYPH_SPACE);
    draw_color(PANEL_X, HAND_Y, PANEL_WIDTH, CARD_HEIGHT, COLOR_PAPER);
}

static void draw_change(uint8_t y, uint16_t label, int8_t change)
{
    uint8_t size = change < 0 ? (uint8_t)-change : (uint8_t)change;
    uint8_t x = PANEL_X + LABEL_WIDTH + 1;

    draw_text(PANEL_X, y, label);
    put(size < 10 ? x : x - 1, y, change < 0 ? GLYPH_MINUS : GLYPH_PLUS);
    draw_number(size < 10 ? x + 1 : x, y, size < 10 ? 1 : 2, size);
}

/* A kept card gives its token again in every round that is left. */
static uint8_t tokens_to_come(void)
{
    return tides.phase == TIDES_KEEPING ? TIDES_ROUNDS - tides.round : 1;
}

/* What laying the card down would change on both tables. */
static void draw_preview(uint8_t card)
{
    int8_t loss =
        (int8_t)(other_then[tides_cursor_place] - tides_board.worth[TIDES_OTHER(tides_board.low)]);

    draw_change(HAND_Y, TEXT_TIDES_YOU,
                (int8_t)(own_then[tides_cursor_place] - tides_board.worth[tides_board.low]));
    draw_color(PANEL_X, HAND_Y, PANEL_WIDTH, 1, COLOR_SEA);
    if (loss)
        draw_change(HAND_Y + 1, TEXT_TIDES_THEY, loss);
    if (tides_card_madness(card)) {
        put(PANEL_X, HAND_Y + 2, MARK_TOKEN);
        put(PANEL_X + LABEL_WIDTH + 1, HAND_Y + 2, GLYPH_PLUS);
        put(PANEL_X + LABEL_WIDTH + 2, HAND_Y + 2, GLYPH_0 + tokens_to_come());
        draw_color(PANEL_X, HAND_Y + 2, PANEL_WIDTH, 1, COLOR_BLOOD);
    }
}

static void draw_score(uint8_t seat)
{
    put(PANEL_X, HAND_Y, MARK_STAR);
    draw_number(PANEL_X + LABEL_WIDTH + 1, HAND_Y, 2, tides_board.scores[seat][tides_cursor_place]);
    draw_color(PANEL_X, HAND_Y, PANEL_WIDTH, 1, COLOR_GOLD);
    if (tides_card_madness(tides_board.table[seat][tides_cursor_place])) {
        put(PANEL_X, HAND_Y + 2, MARK_TOKEN);
        draw_color(PANEL_X, HAND_Y + 2, PANEL_WIDTH, 1, COLOR_BLOOD);
    }
}

/* The card to keep lies in its place already. */
static uint8_t is_discarding(void)
{
    return tides.phase >= TIDES_KEEPING &&
           tides_board.table[tides_board.low][tides_board.size[tides_board.low]] != BOARD_EMPTY;
}

static void draw_panel(void)
{
    uint8_t card = card_under_cursor();

    tides_info_clear_panel();
    if (tides_cursor_rewards || card >= TIDES_CARDS)
        return;
    if (tides_cursor_area == AREA_HAND) {
        if (!is_discarding())
            draw_preview(card);
    } else
        draw_score(tides_cursor_area == AREA_LOW ? tides_board.low : TIDES_OTHER(tides_board.low));
}

/* ---- Looking ahead ---- */

static void look_ahead(uint8_t n)
{
    static TidesPreview preview;

    if (tides.phase == TIDES_NAMING)
        tides_preview_suit(n, &preview);
    else if (tides_board.hand[n] < TIDES_CARDS)
        tides_preview_card(tides_board.hand[n], &preview);
    else
        return;
    own_then[n] = preview.total;
    other_then[n] = preview.other;
}

/* Up to four frames a card on the Game Boy when Dreamlands lies there, whose suit is guessed. */
void tides_info_look_ahead(void)
{
    uint8_t n;

    frame_busy_begin();
    for (n = 0; n != TIDES_HAND; n++)
        look_ahead(n);
    frame_next(); /* a new frame for what comes next */
    frame_busy_end();
}

/* ---- Pieces ---- */

void tides_info_begin(void)
{
    stage = DRAW_NAME;
}

void tides_info_step(void)
{
    switch (stage) {
    case DRAW_NAME:
        draw_name();
        break;
    case DRAW_RULE:
        draw_rule();
        break;
    case DRAW_MIDDLE:
        draw_middle();
        break;
    case DRAW_PANEL:
        draw_panel();
        break;
    default:
        return;
    }
    stage++;
}

void tides_info_draw(void)
{
    tides_info_begin();
    while (stage != DRAW_NOTHING)
        tides_info_step();
}

/* ---- The rewards ---- */

/* Tokens after Dreamlands' theft, which comes next. */
static uint8_t tokens_then(uint8_t tokens)
{
    uint8_t dreamer = tides_dreamer();

    if (dreamer == tides_board.low && tides_board.tokens[TIDES_OTHER(tides_board.low)])
        tokens++;
    else if (dreamer == TIDES_OTHER(tides_board.low) && tokens)
        tokens--;
    return tokens;
}

static void warn(uint8_t x, uint8_t tokens)
{
    if (tokens_then(tokens) >= TIDES_MAD)
        draw_text(x, HAND_Y + 2, TEXT_TIDES_REWARD_MAD);
}

static void draw_becomes(uint8_t x, uint8_t mark, uint8_t now, uint8_t then)
{
    put(x, HAND_Y + 1, mark);
    x = tides_board_put_number(x + 1, HAND_Y + 1, now);
    put(x, HAND_Y + 1, GLYPH_GREATER);
    tides_board_put_number(x + 1, HAND_Y + 1, then);
}

void tides_info_draw_rewards(void)
{
    uint8_t points = tides_board.points[tides_board.low];
    uint8_t tokens = tides_board.tokens[tides_board.low];

    tides_board_clear_hand();
    text_argument_number(0, TIDES_BONUS_POINTS);
    draw_text(1, HAND_Y, TEXT_TIDES_REWARD_POINTS);
    draw_becomes(1, MARK_STAR, points, points + TIDES_BONUS_POINTS);
    draw_text(REWARD_WIDTH + 1, HAND_Y, TEXT_TIDES_REWARD_HEAL);
    draw_becomes(REWARD_WIDTH + 1, MARK_TOKEN, tokens, tokens - 1);
    warn(1, tokens);
    warn(REWARD_WIDTH + 1, tokens - 1);
    draw_color(0, HAND_Y, REWARD_WIDTH, CARD_HEIGHT, COLOR_GOLD);
    draw_color(REWARD_WIDTH, HAND_Y, REWARD_WIDTH, CARD_HEIGHT, COLOR_BLOOD);
}
