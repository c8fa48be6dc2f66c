/* The replay cartridge: plays the games that replayc has written behind the program, and stops at
 * the first action after which the state is not what it was on the host. */
#include <gb/gb.h>

#include "cart/far.h"
#include "games/cpu.h"
#include "replayc/games.h"
#include "replayc/records.h"
#include "target/console.h"

#define BANK_START 0x4000u
#define BANK_END   0x8000u

enum { RUNNING, PASSED, FAILED };
enum {
    FAULT_NONE,
    FAULT_RECORD,  /* no such record: the stream is broken */
    FAULT_START,   /* a game does not start, or is dealt otherwise */
    FAULT_DECODE,  /* an action's bytes are not an action, or not the same ones again */
    FAULT_APPLY,   /* it is not legal here */
    FAULT_STATE,   /* it leaves another state */
    FAULT_CHOICE,  /* a CPU player chooses otherwise */
    FAULT_TOUCHED, /* choosing has changed the game */
    FAULT_LUCK     /* choosing has drawn other random numbers */
};

static const char *const fault_names[] = {
    "",          "bad record",  "other deal",   "not read",
    "not legal", "other state", "other choice", "choice touches",
    "other luck"};

/* For the script that watches. */
uint8_t replay_verdict;
uint8_t replay_fault;
uint16_t replay_game;    /* from 1 */
uint16_t replay_action;  /* of this game, from 1 */
uint16_t replay_actions; /* of all games, in sixteens: they may be more than 65535 */
uint16_t replay_choices;
uint16_t replay_hash_host, replay_hash_here;
uint8_t replay_bytes_host[REPLAY_ACTION_BYTES], replay_bytes_here[REPLAY_ACTION_BYTES];

static const ReplayGame *game;
static const uint8_t *at;
static uint8_t bank, sixteenth;
static uint8_t action[REPLAY_ACTION_SIZE];

static uint8_t next_byte(void)
{
    uint8_t byte = far_byte(at, bank);

    at++;
    if ((uint16_t)at == BANK_END) {
        at = (const uint8_t *)BANK_START;
        bank++;
    }
    return byte;
}

static uint16_t next_word(void)
{
    uint8_t low = next_byte();

    return (uint16_t)((uint16_t)next_byte() << 8) | low;
}

static void next_bytes(uint8_t *to, uint8_t count)
{
    for (; count; count--)
        *to++ = next_byte();
}

static uint8_t same_bytes(const uint8_t *one, const uint8_t *other, uint8_t count)
{
    for (; count; count--)
        if (*one++ != *other++)
            return 0;
    return 1;
}

static uint8_t same_state(void)
{
    replay_hash_host = next_word();
    replay_hash_here = game->hash();
    return replay_hash_here == replay_hash_host;
}

static uint8_t begin_game(void)
{
    uint8_t number = next_byte();
    uint8_t seats = next_byte();
    uint16_t low = next_word();
    uint32_t seed = ((uint32_t)next_word() << 16) | low;

    if (number >= replay_game_count)
        return FAULT_RECORD;
    game = &replay_games[number];
    replay_game++;
    replay_action = 0;
    return game->start(seats, seed) && same_state() ? FAULT_NONE : FAULT_START;
}

static uint8_t play_action(uint8_t length)
{
    if (length > REPLAY_ACTION_BYTES)
        return FAULT_RECORD;
    replay_action++;
    if ((++sixteenth & 15) == 0)
        replay_actions++;
    next_bytes(replay_bytes_host, length);
    if (game->decode(replay_bytes_host, length, action) != length ||
        game->encode(action, replay_bytes_here) != length ||
        !same_bytes(replay_bytes_host, replay_bytes_here, length))
        return FAULT_DECODE;
    if (!game->apply(action))
        return FAULT_APPLY;
    return same_state() ? FAULT_NONE : FAULT_STATE;
}

static void next_random(Random *random)
{
    random->a = next_word();
    random->b = next_word();
    random->c = next_word();
    random->counter = next_word();
}

/* Nothing but places, between which a script can measure how long a player thinks. */
void replay_thinks(void)
{
}

void replay_has_thought(void)
{
}

static uint8_t compare_choice(void)
{
    static Random after;
    uint8_t level = next_byte();
    uint8_t length;

    if (!game->choose)
        return FAULT_RECORD;
    next_random(&cpu_random);
    length = next_byte();
    next_bytes(replay_bytes_host, length);
    next_random(&after);
    replay_choices++;
    replay_hash_host = game->hash();
    replay_thinks();
    game->choose(level, action);
    replay_has_thought();
    replay_hash_here = game->hash();
    if (replay_hash_here != replay_hash_host)
        return FAULT_TOUCHED;
    if (game->encode(action, replay_bytes_here) != length ||
        !same_bytes(replay_bytes_host, replay_bytes_here, length))
        return FAULT_CHOICE;
    return same_bytes((const uint8_t *)&after, (const uint8_t *)&cpu_random, sizeof after)
               ? FAULT_NONE
               : FAULT_LUCK;
}

static void replay(void)
{
    uint8_t record;

    while (replay_fault == FAULT_NONE) {
        record = next_byte();
        if (record == RECORD_END)
            return;
        if (record == RECORD_GAME)
            replay_fault = begin_game();
        else if (!game || replay_game == 0)
            replay_fault = FAULT_RECORD;
        else if (record == RECORD_CHOICE)
            replay_fault = compare_choice();
        else if (record > RECORD_ACTION)
            replay_fault = play_action(record - RECORD_ACTION);
        else
            replay_fault = FAULT_RECORD;
    }
}

static void show(void)
{
    console_line(3, "game");
    console_number(3, 10, replay_game);
    console_line(4, "its action");
    console_number(4, 10, replay_action);
    console_line(5, "choices");
    console_number(5, 10, replay_choices);
    if (replay_fault == FAULT_NONE) {
        console_line(7, "ALL AS ON THE HOST");
    } else {
        console_line(7, "FAILED");
        console_line(8, fault_names[replay_fault]);
    }
    console_show();
}

void main(void)
{
    console_power_on();
    console_line(0, "POCKET MYTHOS");
    console_line(1, "Replay");
    console_show();
    at = (const uint8_t *)BANK_START;
    bank = REPLAY_FIRST_BANK;
    replay();
    show();
    replay_verdict = replay_fault == FAULT_NONE ? PASSED : FAILED;
    console_verdict(replay_fault == FAULT_NONE);
}
