#include <stddef.h>

#include "cart/save/journal.h"
#include "cart/save/slots.h"
#include "saveread/games.h"
#include "saveread/kept_game.h"

#define OPENING_BYTES 48
enum { SEED_AT = 40, FROM_AT = 46, FROM_SEED = 1, FROM_STATE = 2 };

static uint32_t word32(const uint8_t *bytes)
{
    return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | (uint32_t)bytes[3] << 24;
}

static int read_exactly(uint8_t *to, size_t count)
{
    for (; count; count--)
        if (journal_read(to++, 1) != 1)
            return 0;
    return 1;
}

static int seats_of(const uint8_t *kinds)
{
    int seat, seats = 0;

    for (seat = 0; seat != 4; seat++)
        seats += kinds[seat] != 4; /* an empty seat */
    return seats;
}

/* Plays the journal again; the number of actions, -1 when it makes no sense. */
static int play_again(const SavedGame *game)
{
    uint8_t opening[OPENING_BYTES], bytes[3];
    uint16_t place;
    uint8_t count, used;
    int actions = 0;

    if (!read_exactly(opening, sizeof opening))
        return -1;
    if (opening[FROM_AT] == FROM_STATE
            ? !read_exactly(game->state, game->size)
            : opening[FROM_AT] != FROM_SEED ||
                  !game->start(seats_of(opening), word32(opening + SEED_AT)))
        return -1;
    while ((place = journal_place(), count = journal_read(bytes, sizeof bytes)) != 0) {
        used = game->apply(bytes, count);
        if (!used)
            return -1;
        journal_seek(place + used);
        actions++;
    }
    return actions;
}

uint8_t kept_game_play(uint8_t game, uint8_t status, int *actions)
{
    uint8_t state = journal_find(game, status);

    if (state == SLOTS_FINE)
        *actions = play_again(&saved_games[game]);
    return state;
}
