/* Telling the scoring, card by card, like a person with a pencil. */
#include "cart/frame.h"
#include "cart/palette.h"
#include "cart/sound.h"
#include "cart/sprite.h"
#include "screens/pace.h"
#include "screens/remark.h"
#include "screens/seats.h"
#include "screens/tides/tides_board.h"
#include "screens/tides/tides_cursor.h"
#include "screens/tides/tides_move.h"
#include "screens/tides/tides_signs.h"
#include "screens/tides/tides_story.h"
#include "ui/draw.h"
#include "ui/fly.h"
#include "ui/message.h"
#include "ui/text.h"

#define PENCIL_SPRITE 0 /* to 3 */
#define TOKEN_DELAY   6

static uint8_t score_place; /* the next one on the table; 0 again after its total */

void tides_tell_suit(const TidesEvent *event)
{
    tides_board.suit = event->a;
    tides_board_draw_table(event->seat);
    frame_next();
    tides_board_draw_suits();
    frame_next();
    tides_story_say(event);
    tides_story_linger(PAUSE_READ);
}

/* A token from every spiral on the table. */
static void fly_tokens(uint8_t seat)
{
    uint8_t place, delay = 0;

    for (place = 0; place != tides_board.size[seat]; place++) {
        if (!tides_card_madness(tides_board.table[seat][place]))
            continue;
        if (fly_count == FLIGHTS) {
            pace_fly();
            delay = 0;
        }
        tides_move_send_token(tides_board_column(place) + 1, tides_board_row(seat), TOKENS_X,
                              tides_board_line(seat), delay);
        delay += TOKEN_DELAY;
    }
    pace_fly();
}

void tides_tell_tokens(const TidesEvent *event)
{
    uint8_t seat = event->seat;

    if (event->a == 0)
        return;
    tides_board.worth[seat] = 0;
    fly_tokens(seat);
    frame_next();
    sound_effect(EFFECT_TOKEN);
    tides_board.tokens[seat] = event->b;
    tides_board_draw_line(seat);
    tides_story_say(event);
    tides_story_linger(PAUSE_NOTE);
}

void tides_tell_points(const TidesEvent *event)
{
    tides_board.points[event->seat] = event->b;
    tides_board_draw_line(event->seat);
    sound_effect(EFFECT_COUNT_UP);
    tides_story_say(event);
    remark(event->seat, REMARK_BOLD);
    tides_story_linger(PAUSE_READ);
}

void tides_tell_heal(const TidesEvent *event)
{
    tides_board.tokens[event->seat] = event->b;
    tides_board_draw_line(event->seat);
    sound_effect(EFFECT_SANITY_GAINED);
    tides_story_say(event);
    remark(event->seat, REMARK_IDLE);
    tides_story_linger(PAUSE_READ);
}

void tides_tell_theft(const TidesEvent *event)
{
    uint8_t seat = event->seat;
    uint8_t other = TIDES_OTHER(seat);

    tides_board.tokens[other]--;
    tides_board_draw_line(other);
    tides_move_send_token(TOKENS_X, tides_board_line(other), TOKENS_X, tides_board_line(seat), 0);
    pace_fly();
    sound_effect(EFFECT_TOKEN);
    tides_board.tokens[seat] = event->b;
    tides_board_draw_line(seat);
    tides_story_say(event);
    tides_story_linger(PAUSE_READ);
}

static void show_pencil(uint8_t x, uint8_t y)
{
    sprite_show(PENCIL_SPRITE, x, y, SPRITE_PENCIL, 0);
    sprite_show(PENCIL_SPRITE + 1, x + 8, y, SPRITE_PENCIL + 1, 0);
    sprite_show(PENCIL_SPRITE + 2, x, y + 8, SPRITE_PENCIL + 2, 0);
    sprite_show(PENCIL_SPRITE + 3, x + 8, y + 8, SPRITE_PENCIL + 3, 0);
}

static void hide_pencil(void)
{
    uint8_t n;

    for (n = 0; n != 4; n++)
        sprite_hide(PENCIL_SPRITE + n);
}

/* The next card of the table: its name and the reason, then the number under it. */
void tides_tell_score(const TidesEvent *event)
{
    uint8_t seat = event->seat;
    uint8_t card, x;

    if (score_place == 0) {
        tides_board_begin_scores(seat);
        frame_next();
    }
    card = tides_board.table[seat][score_place];
    x = (uint8_t)(tides_board_column(score_place) << 3);
    tides_story_focus = card;
    message_wipe();
    tides_cursor_frame(tides_board_column(score_place), tides_board_row(seat), CARD_WIDTH << 3);
    frame_next();
    draw_inset(MESSAGE_ROW, text_get(TEXT_TIDES_NAME_0 + card));
    draw_color(0, MESSAGE_ROW, 20, 1, COLOR_SKY);
    frame_next();
    draw_inset(MESSAGE_ROW + 1, text_get(tides_signs_reason(seat, card, event->b)));
    tides_story_linger(PAUSE_BEAT);
    tides_board.worth[seat] += event->b;
    tides_board_write_score(seat, score_place, event->b);
    if (event->b)
        sound_effect(EFFECT_COUNT_UP);
    show_pencil(x + 10,
                (uint8_t)(tides_board_line(seat) << 3) + (seat == tides_board.low ? 0 : 2) - 4);
    tides_story_linger(PAUSE_NOTE);
    hide_pencil();
    score_place++;
}

void tides_tell_total(const TidesEvent *event)
{
    uint8_t seat = event->seat;

    tides_cursor_hide();
    score_place = 0;
    tides_board.worth[seat] = 0;
    tides_board.points[seat] = event->b;
    tides_story_say(event);
    tides_story_linger(PAUSE_READ);
    tides_board_draw_line(seat);
}

void tides_tell_madness(const TidesEvent *event)
{
    draw_color(0, tides_board_line(event->seat), 20, 1, COLOR_BLOOD);
    sound_play_music(MUSIC_MADNESS);
    tides_story_say(event);
    remark(TIDES_OTHER(event->seat), REMARK_PLEASED);
    tides_story_linger(PAUSE_READ);
}
