#include <string.h>

#include "cart/frame.h"
#include "cart/save/journal.h"
#include "cart/save/layout.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "games/cpu.h"
#include "games/pocket/pocket.h"
#include "games/realms/realms.h"
#include "games/tides/tides.h"
#include "screens/keep.h"
#include "screens/settings.h"
#include "screens/sitting.h"

/* How a journal begins. */
typedef struct {
    uint8_t kinds[SITTING_SEATS];
    uint8_t names[SITTING_SEATS][NAME_LENGTH + 1];
    uint32_t seed;
    uint16_t actions; /* before the first one in the journal */
    uint8_t from;     /* KEEP_FROM_SEED, or KEEP_FROM_STATE: then the state follows */
    uint8_t unused;
} Opening;
_Static_assert(sizeof(Opening) == 48, "padding inside");
_Static_assert(sizeof(Opening) + sizeof(Pocket) <= POCKET_RESERVE, "no room for a state");
_Static_assert(sizeof(Opening) + sizeof(Tides) <= TIDES_RESERVE, "no room for a state");
_Static_assert(sizeof(Opening) + sizeof(Realms) <= REALMS_RESERVE, "no room for a state");

#define STATE_PIECE 64 /* bytes put in a frame */

static uint8_t *const state_of[GAME_COUNT] = {(uint8_t *)&pocket, (uint8_t *)&tides,
                                              (uint8_t *)&realms};
static const uint16_t state_size[GAME_COUNT] = {sizeof(Pocket), sizeof(Tides), sizeof(Realms)};

uint8_t keep_found, keep_damaged, keep_refused, keep_first_start, keep_wanted, keep_at_end;
uint16_t keep_actions;

static Opening opening;
static uint16_t first_action; /* where in the journal the actions begin */

#define BIT(part) ((uint8_t)(1u << (part)))

/* A bit per pair of slots becomes a bit per part: each game has the heads of two journals. */
static uint8_t parts_of(uint8_t pairs)
{
    uint8_t parts = pairs & (uint8_t)(BIT(SLOTS_HEADS) - 1);
    uint8_t game;

    for (game = 0; game != GAME_COUNT; game++)
        if (pairs & (uint8_t)(3u << (SLOTS_HEADS + (game << 1))))
            parts |= BIT(KEEP_GAMES + game);
    return parts;
}
_Static_assert((int)SLOTS_SETTINGS == (int)KEEP_SETTINGS && (int)SLOTS_RECORDS == (int)KEEP_RECORDS,
               "other parts");

/* A game that waits, but whose bytes are not what they were. */
static void give_up_damaged(uint8_t game)
{
    if (journal_find(game, JOURNAL_PLAYING) != SLOTS_DAMAGED)
        return;
    journal_drop(game);
    keep_damaged |= BIT(KEEP_GAMES + game);
}

void keep_init(void) BANKED
{
    uint8_t game;

    keep_found = save_init();
    keep_damaged = parts_of(save_damaged);
    keep_refused = parts_of(save_refused);
    keep_first_start = !settings_load();
    if (save_works)
        for (game = 0; game != GAME_COUNT; game++)
            give_up_damaged(game);
}

/* ---- Taking up ---- */

uint8_t keep_waits(uint8_t game) BANKED
{
    return save_works && state_size[game] && journal_find(game, JOURNAL_PLAYING) == SLOTS_FINE;
}

uint8_t keep_finished(uint8_t game) BANKED
{
    return save_works && journal_find(game, JOURNAL_FINISHED) == SLOTS_FINE;
}

uint8_t keep_last(void) BANKED
{
    uint8_t game;

    if (sitting_game < GAME_COUNT && keep_waits(sitting_game))
        return sitting_game;
    for (game = 0; game != GAME_COUNT && !keep_waits(game); game++)
        ;
    return game;
}

/* Long runs of bytes in pieces of what one call can give. */
static uint8_t read_all(uint8_t *to, uint16_t count)
{
    uint8_t piece;

    while (count) {
        piece = count > 128 ? 128 : (uint8_t)count;
        if (journal_read(to, piece) != piece)
            return 0;
        to += piece;
        count -= piece;
    }
    return 1;
}

static uint8_t opening_makes_sense(void)
{
    uint8_t seat;

    for (seat = 0; seat != SITTING_SEATS; seat++)
        if (opening.kinds[seat] >= KIND_COUNT || opening.names[seat][NAME_LENGTH] != 0)
            return 0;
    return opening.from == KEEP_FROM_SEED || opening.from == KEEP_FROM_STATE;
}

uint8_t keep_open(uint8_t finished) BANKED
{
    keep_wanted = 0;
    if (journal_find(sitting_game, finished ? JOURNAL_FINISHED : JOURNAL_PLAYING) != SLOTS_FINE ||
        !read_all((uint8_t *)&opening, sizeof opening) || !opening_makes_sense() ||
        (opening.from == KEEP_FROM_STATE &&
         !read_all(state_of[sitting_game], state_size[sitting_game]))) {
        if (!finished)
            journal_drop(sitting_game);
        return KEEP_DAMAGED;
    }
    memcpy(sitting_kind, opening.kinds, sizeof sitting_kind);
    memcpy(sitting_name, opening.names, sizeof sitting_name);
    sitting_seed = opening.seed;
    first_action = journal_place();
    keep_actions = opening.actions;
    return opening.from;
}

uint8_t keep_peek(uint8_t *bytes) BANKED
{
    uint16_t place = journal_place();
    uint8_t count = journal_read(bytes, KEEP_ACTION_BYTES);

    journal_seek(place);
    keep_at_end = count == 0;
    return count;
}

void keep_took(uint8_t bytes) BANKED
{
    journal_seek(journal_place() + bytes);
    keep_actions++;
}

uint16_t keep_place(void) BANKED
{
    return journal_place();
}

uint16_t keep_left(void) BANKED
{
    return journal_left();
}

void keep_go_back(uint16_t place, uint16_t actions) BANKED
{
    journal_seek(place);
    keep_actions = actions;
}

/* ---- Keeping ---- */

static void put_opening(uint8_t from)
{
    memcpy(opening.kinds, sitting_kind, sizeof opening.kinds);
    memcpy(opening.names, sitting_name, sizeof opening.names);
    opening.seed = sitting_seed;
    opening.actions = keep_actions;
    opening.from = from;
    journal_put((const uint8_t *)&opening, sizeof opening);
}

/* The game goes on in a new journal, from the state as it is now: a piece a frame, as all of it
 * takes longer. */
static void go_on_from_state(void)
{
    const uint8_t *from = state_of[sitting_game];
    uint16_t left = state_size[sitting_game];
    uint16_t piece;

    journal_take_over();
    frame_next();
    journal_open_next();
    frame_next();
    put_opening(KEEP_FROM_STATE);
    for (; left; left -= piece, from += piece) {
        frame_next();
        piece = left > STATE_PIECE ? STATE_PIECE : left;
        journal_put(from, piece);
    }
    first_action = journal_length();
    frame_next();
    journal_commit(JOURNAL_PLAYING);
    frame_next();
    journal_take_over();
}

/* A long game takes the room of the last finished one; only one that is too long even for that
 * loses its beginning. */
static void put_action(const uint8_t *bytes, uint8_t count)
{
    uint8_t is_put = journal_put(bytes, count);

    if (!is_put) {
        frame_next();
        journal_take_over();
        frame_next();
        is_put = journal_put(bytes, count);
    }
    if (is_put)
        journal_commit(JOURNAL_PLAYING);
    else
        go_on_from_state();
}

void keep_begin(void) BANKED
{
    keep_actions = 0;
    if (!save_works)
        return;
    settings_keep();
    journal_open(sitting_game);
    put_opening(KEEP_FROM_SEED);
    first_action = journal_length();
    journal_commit(JOURNAL_PLAYING);
}

void keep_action(const uint8_t *bytes, uint8_t count) BANKED
{
    keep_actions++;
    if (save_works)
        put_action(bytes, count);
}

void keep_undo(uint8_t bytes) BANKED
{
    keep_actions--;
    if (!save_works)
        return;
    if (journal_length() < first_action + bytes) { /* it lies before the state */
        go_on_from_state();
        return;
    }
    journal_undo(bytes);
    journal_commit(JOURNAL_PLAYING);
}

void keep_finish(void) BANKED
{
    if (save_works)
        journal_commit(JOURNAL_FINISHED);
}

uint32_t keep_mark(void) BANKED
{
    return (sitting_seed ^ ((uint32_t)journal_serial() << 16)) | 1;
}

void keep_give_up(void) BANKED
{
    journal_drop(sitting_game);
    keep_damaged |= BIT(KEEP_GAMES + sitting_game);
}

/* Far apart for neighbouring numbers of actions: 0x9E37 is odd. */
void keep_seed_cpu(void) BANKED
{
    random_seed(&cpu_random, sitting_seed ^ (uint32_t)((uint16_t)(keep_actions * 0x9E37u)));
}
