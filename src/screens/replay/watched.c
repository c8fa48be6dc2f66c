#include "cart/video.h"
#include "games/pocket/pocket.h"
#include "games/realms/realms.h"
#include "games/tides/tides.h"
#include "screens/pocket/pocket_story.h"
#include "screens/pocket/pocket_watch.h"
#include "screens/pocket/pocket_words.h"
#include "screens/realms/play/realms_moves.h"
#include "screens/realms/play/realms_watch.h"
#include "screens/replay/recall.h"
#include "screens/replay/watched.h"
#include "screens/seats.h"
#include "screens/tides/tides_watch.h"
#include "screens/tides/tides_words.h"

/* A call for each game: no pointers to functions of other banks. */
#define FOR_GAME(in_pocket, in_tides, in_realms) \
    switch (sitting_game) {                      \
    case GAME_POCKET:                            \
        in_pocket;                               \
        break;                                   \
    case GAME_TIDES:                             \
        in_tides;                                \
        break;                                   \
    default:                                     \
        in_realms;                               \
    }

/* ---- The game ---- */

uint8_t watched_start(void)
{
    switch (sitting_game) {
    case GAME_POCKET:
        if (!pocket_start(seats_count, sitting_seed))
            return 0;
        pocket_words_begin();
        return 1;
    case GAME_TIDES:
        if (!tides_start(seats_count, sitting_seed))
            return 0;
        tides_words_begin();
        return 1;
    default:
        return realms_start(seats_count, sitting_seed);
    }
}

uint8_t watched_seats(void)
{
    uint8_t seats;

    FOR_GAME(seats = pocket.seats, seats = TIDES_SEATS, seats = realms.seats)
    return seats;
}

uint8_t watched_seat_to_act(void)
{
    uint8_t seat;

    FOR_GAME(seat = pocket_seat_to_act(), seat = tides_seat_to_act(), seat = realms_seat_to_act())
    return seat;
}

uint8_t watched_chapter(void)
{
    uint8_t chapter;

    FOR_GAME(chapter = pocket.round, chapter = tides.round, chapter = realms.turn)
    return chapter;
}

uint8_t watched_length(const uint8_t *bytes, uint8_t count)
{
    static PocketAction pocket_action;
    static RealmsAction realms_action;
    static TidesAction tides_action;
    uint8_t length;

    FOR_GAME(length = pocket_decode(bytes, count, &pocket_action),
             length = tides_decode(bytes, count, &tides_action),
             length = realms_decode(bytes, count, &realms_action))
    return length;
}

uint8_t watched_take(const uint8_t *bytes, uint8_t count)
{
    uint8_t length;

    FOR_GAME(length = pocket_watch_take(bytes, count), length = tides_watch_take(bytes, count),
             length = realms_watch_take(bytes, count))
    return length;
}

/* What is chosen in Tides of Madness stays chosen. */
uint8_t watched_is_final(uint8_t seat)
{
    uint8_t is_final;

    FOR_GAME(is_final = story_is_final(), is_final = 1, is_final = moves_are_final(seat))
    return is_final;
}

/* ---- The table ---- */

void watched_show(uint8_t seat)
{
    FOR_GAME(pocket_watch_show(seat), tides_watch_show(seat), realms_watch_show(seat))
}

void watched_draw(uint8_t seat)
{
    FOR_GAME(pocket_watch_draw(seat), tides_watch_draw(seat), realms_watch_draw(seat))
}

void watched_step(void)
{
    if (sitting_game == GAME_REALMS)
        realms_watch_step();
}

/* Cthulhu Realms draws on in watched_step. */
uint8_t watched_waits(void)
{
    return sitting_game != GAME_REALMS && video_pending();
}

void watched_point(void)
{
    FOR_GAME(pocket_watch_point(), tides_watch_point(), realms_watch_point())
}

void watched_move(void)
{
    FOR_GAME(pocket_watch_move(), tides_watch_move(), realms_watch_move())
}

void watched_look(void)
{
    FOR_GAME(pocket_watch_look(), tides_watch_look(), realms_watch_look())
}
