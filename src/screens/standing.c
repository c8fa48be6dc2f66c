#include <gb/gb.h>

#include "cart/frame.h"
#include "cart/input.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "cart/video.h"
#include "screens/keep.h"
#include "screens/records.h"
#include "screens/replay/replay.h"
#include "screens/screens.h"
#include "screens/seats.h"
#include "screens/standing.h"
#include "ui/draw.h"
#include "ui/ink.h"
#include "ui/menu.h"
#include "ui/text.h"

#define ANSWERS_TOP 13
#define STAR_TILE   13
#define STAR_SPRITE 1
#define STAR_COLOR  2
#define ANSWERS     3
#define FEAT_ROW    12
#define FEAT_SPRITE 10
#define FEAT_TILE   29
#define FEAT_COLOR  3
#define FEAT_FRAMES 90
enum { ANSWER_AGAIN, ANSWER_LEAVE, ANSWER_WATCH };

uint8_t standing_games;
uint16_t standing_score[SITTING_SEATS];
uint16_t standing_length;
uint8_t standing_tokens;

static uint16_t new_feats;
static uint8_t feat, feat_frames; /* the one that is shown, and how long it still is */
static uint8_t can_be_watched;
static uint8_t won; /* a bit per seat: they come first, whatever the others have */

/* ---- The result ---- */

static uint8_t result_of(uint8_t seat, uint8_t winners)
{
    if (!(winners & (1u << seat)))
        return RESULT_LOST;
    return winners == 1u << seat ? RESULT_WON : RESULT_SHARED;
}

/* Who is where, of the one person and the CPU players. */
static void look_at_seats(GameResult *result, uint8_t winners)
{
    uint8_t seat, level;

    result->level = CPU_NOVICE;
    result->weakest = CPU_ELDER;
    for (seat = 0; seat != seats_count; seat++) {
        if (seats_is_person(seat)) {
            result->value = standing_score[seat];
            result->result = result_of(seat, winners);
            continue;
        }
        level = seats_level(seat);
        if (level > result->level)
            result->level = level;
        if (level < result->weakest)
            result->weakest = level;
    }
}

/* Games of one person count. */
static void count_game(uint8_t winners)
{
    static GameResult result;

    new_feats = 0;
    if (seats_people != 1)
        return;
    result.game = sitting_game;
    result.seats = seats_count;
    result.nobody = winners == 0;
    result.tokens = standing_tokens;
    result.length = standing_length;
    look_at_seats(&result, winners);
    new_feats = records_count(&result);
}

static void play_music(uint8_t winners)
{
    uint8_t is_shared = (winners & (uint8_t)(winners - 1)) != 0;

    if (winners == 0 || (seats_people == 1 && result_of(seats_near, winners) == RESULT_LOST))
        sound_play_music(MUSIC_DEFEAT);
    else
        sound_play_music(is_shared ? MUSIC_SHARED_VICTORY : MUSIC_VICTORY);
}

/* ---- The screen ---- */

static uint8_t is_ahead(uint8_t seat, uint8_t other, uint8_t order)
{
    uint16_t mine = standing_score[seat];
    uint16_t others = standing_score[other];
    uint8_t wins = (won >> seat) & 1;

    if (wins != ((won >> other) & 1))
        return wins;
    if (mine == others)
        return seat < other;
    return order == STANDING_FEWEST ? mine < others : mine > others;
}

static uint8_t place_of(uint8_t seat, uint8_t order)
{
    uint8_t other;
    uint8_t place = 0;

    for (other = 0; other != seats_count; other++)
        if (other != seat && is_ahead(other, seat, order))
            place++;
    return place;
}

static uint16_t heading(uint8_t winners)
{
    uint8_t seat;

    for (seat = 0; seat != seats_count; seat++) {
        if (winners == 1u << seat) {
            text_argument(0, seats_name(seat));
            return TEXT_STANDING_WINS;
        }
    }
    return winners ? TEXT_STANDING_SHARED : TEXT_STANDING_NOBODY;
}

static void draw_seat(uint8_t seat, uint8_t row, uint8_t wins)
{
    draw_glyphs(4, row, seats_name(seat));
    draw_number(13, row, 4, standing_score[seat]);
    if (wins) {
        draw_color(4, row, 13, 1, COLOR_GOLD);
        sprite_show(STAR_SPRITE + seat, 18, row << 3, STAR_TILE, STAR_COLOR);
    }
}

static uint8_t is_new(uint8_t feat)
{
    return (new_feats & (uint16_t)(1u << feat)) != 0;
}

static void draw_feat(void)
{
    const uint8_t *glyphs = text_get(TEXT_FEAT_0 + feat);
    uint8_t x, width;

    draw_measure(glyphs, &width);
    x = (SCREEN_COLUMNS - width) >> 1;
    draw_fill(1, FEAT_ROW, SCREEN_COLUMNS - 2, 1, (uint8_t)(TILE_FRAME + 1));
    draw_color(1, FEAT_ROW, SCREEN_COLUMNS - 2, 1, COLOR_PAPER);
    draw_fill(x - 1, FEAT_ROW, width + 2, 1, GLYPH_SPACE);
    draw_glyphs(x, FEAT_ROW, glyphs);
    draw_color(x, FEAT_ROW, width, 1, COLOR_VIOLET);
    sprite_show(FEAT_SPRITE, (uint8_t)(x << 3) - 10, FEAT_ROW << 3, FEAT_TILE, FEAT_COLOR);
    feat_frames = FEAT_FRAMES;
}

/* The new feats, one after the other, on the edge between standing and answers. */
static void show_next_feat(void)
{
    if (new_feats == 0 || --feat_frames)
        return;
    do
        feat = feat + 1 == FEAT_COUNT ? 0 : feat + 1;
    while (!is_new(feat));
    draw_feat();
}

static void draw_answers(void)
{
    draw_frame(0, FEAT_ROW, 20, 5);
    draw_text(4, ANSWERS_TOP, TEXT_STANDING_AGAIN);
    draw_text(4, ANSWERS_TOP + 1, TEXT_STANDING_LEAVE);
    if (can_be_watched)
        draw_text(4, ANSWERS_TOP + 2, TEXT_STANDING_WATCH);
}

static void draw_standing(uint8_t winners, uint8_t order, uint16_t unit)
{
    uint8_t unit_row = seats_count == 4 ? 3 : 4;
    uint8_t list_top = 9 - seats_count;
    uint8_t seat;

    won = winners;
    draw_titled(heading(winners), FEAT_ROW);
    draw_text_centered(unit_row, unit);
    draw_color(1, unit_row, 18, 1, COLOR_SKY);
    for (seat = 0; seat != seats_count; seat++)
        draw_seat(seat, list_top + 2 * place_of(seat, order), (winners >> seat) & 1);
    draw_answers();
    feat = FEAT_COUNT - 1;
    feat_frames = 1;
    show_next_feat();
    ink_bar(TEXT_HINT_CHOOSE, BAR_TILES);
}

static uint8_t ask(void)
{
    uint8_t answer;

    menu_begin(4, ANSWERS_TOP, 15, can_be_watched ? ANSWERS : ANSWERS - 1, 1);
    screen_enter(SCREEN_STANDING, SCHEME_MENU);
    do {
        answer = menu_step();
        show_next_feat();
    } while (answer == MENU_NONE);
    menu_end();
    screen_leave();
    return answer;
}

uint8_t standing_run(uint8_t winners, uint8_t order, uint16_t unit) BANKED
{
    uint8_t answer;

    standing_games++;
    count_game(winners);
    keep_finish();
    play_music(winners);
    can_be_watched = keep_finished(sitting_game);
    menu_cursor = 0;
    for (;;) {
        draw_standing(winners, order, unit);
        answer = ask();
        if (answer != ANSWER_WATCH)
            break;
        replay_run();
        seats_take();
    }
    if (answer != ANSWER_AGAIN)
        return 0;
    sitting_seed = input_entropy();
    return 1;
}
