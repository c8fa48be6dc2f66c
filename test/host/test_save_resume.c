/* Fifty whole games of each kind, switched off after every single action: what comes back is the
 * state as it was, and from there the same game goes on, choices of the CPU players included. */
/* Links: src/cart/save/slots.c src/cart/save/journal.c src/cart/save/crc.c src/cart/save/save.c */
/* Links: src/screens/keep.c src/screens/sitting.c test/host/sram_double.c src/cart/random.c */
/* Links: tools/replayc/games.c build/gen/realms_cards.c */
/* Links: src/games/[cs]*.c src/games/pocket/[a-z]*.c src/games/tides/[a-z]*.c */
/* Links: src/games/realms/[a-z]*.c */
/* Flags: -O2 -fno-sanitize=all */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "cart/save/journal.h"
#include "games/cpu.h"
#include "games/pocket/pocket.h"
#include "games/realms/realms.h"
#include "games/tides/tides.h"
#include "replayc/games.h"
#include "screens/keep.h"
#include "screens/settings.h"
#include "screens/sitting.h"
#include "sram_double.h"
#include "ui/text.h"

#define GAMES        50
#define ACTIONS_MOST 5000
#define CONTINUED \
    9 /* games that go on to their end from here and there, beside every next choice */

/* ---- What keep.c needs of the screens ---- */

uint8_t settings_load(void)
{
    return 1;
}

void settings_keep(void)
{
}

void frame_next(void)
{
}

uint8_t text_from_ascii(char letter)
{
    return (uint8_t)letter;
}

/* ---- A game ---- */

static const ReplayGame *game;
static uint8_t *const states[GAME_COUNT] = {(uint8_t *)&pocket, (uint8_t *)&tides,
                                            (uint8_t *)&realms};
static const size_t state_sizes[GAME_COUNT] = {sizeof pocket, sizeof tides, sizeof realms};

static uint8_t codes[ACTIONS_MOST][REPLAY_ACTION_BYTES];
static uint8_t lengths[ACTIONS_MOST];
static uint16_t hashes[ACTIONS_MOST + 1];
static int seats;

static uint8_t seat_to_act(void)
{
    switch (sitting_game) {
    case GAME_POCKET:
        return pocket_seat_to_act();
    case GAME_TIDES:
        return tides_seat_to_act();
    default:
        return realms_seat_to_act();
    }
}

static void sit_down(int number)
{
    int seat;

    sitting_init();
    sitting_game = (uint8_t)(game - replay_games);
    seats = game->seats_least + number % (game->seats_most - game->seats_least + 1);
    for (seat = 0; seat != SITTING_SEATS; seat++)
        sitting_kind[seat] =
            seat < seats ? (uint8_t)(KIND_NOVICE + (number / 3 + seat) % CPU_LEVELS) : KIND_EMPTY;
    sitting_seed = 0x9E3779B9u * (uint32_t)(number + 1) + sitting_game;
}

/* A CPU player's choice for the seat to act, as bytes; the action is left in the argument. */
static uint8_t choose(uint8_t *action, uint8_t *bytes)
{
    keep_seed_cpu();
    game->choose(sitting_kind[seat_to_act()] - KIND_NOVICE, action);
    return game->encode(action, bytes);
}

/* Everything but the battery RAM is noise, then the game is taken up. */
static uint8_t power_on(int noise)
{
    static uint8_t bytes[KEEP_ACTION_BYTES], action[REPLAY_ACTION_SIZE];
    uint8_t kind = sitting_game;
    uint8_t count, length, from;

    memset(states[kind], noise, state_sizes[kind]);
    memset(sitting_kind, noise, sizeof sitting_kind);
    memset(sitting_name, noise, sizeof sitting_name);
    sitting_seed = (uint32_t)noise;
    keep_actions = (uint16_t)noise;
    random_seed(&cpu_random, (uint32_t)noise);
    keep_init();
    assert_true(keep_waits(kind));
    from = keep_open(0);
    assert_int_not_equal(from, KEEP_DAMAGED);
    if (from == KEEP_FROM_SEED)
        assert_true(game->start((uint8_t)seats, sitting_seed));
    while ((count = keep_peek(bytes)) != 0) {
        length = game->decode(bytes, count, action);
        assert_true(length != 0 && game->apply(action));
        keep_took(length);
    }
    return from;
}

/* From here to the end, against the game as it was played; kept all the while. */
static void go_on_to_the_end(int from, int actions)
{
    uint8_t action[REPLAY_ACTION_SIZE], bytes[REPLAY_ACTION_BYTES];
    int n;

    for (n = from; n != actions; n++) {
        assert_int_equal(choose(action, bytes), lengths[n]);
        assert_memory_equal(bytes, codes[n], lengths[n]);
        assert_true(game->apply(action));
        keep_action(bytes, lengths[n]);
        assert_int_equal(game->hash(), hashes[n + 1]);
    }
    assert_int_equal(seat_to_act(), 0xFF);
    keep_finish();
    assert_false(keep_waits(sitting_game));
    assert_true(keep_finished(sitting_game));
}

static long resumed, from_states;

/* After the action with that number. */
static void switch_off_and_on(int done, int is_over)
{
    uint8_t action[REPLAY_ACTION_SIZE], bytes[REPLAY_ACTION_BYTES];

    if (power_on(done) == KEEP_FROM_STATE)
        from_states++;
    resumed++;
    assert_int_equal(game->hash(), hashes[done]);
    assert_int_equal(keep_actions, done);
    if (is_over)
        return;
    lengths[done] = choose(action, bytes);
    memcpy(codes[done], bytes, sizeof bytes);
}

/* The choice is made twice: by the machine that was never off, and after each power-on. */
static int play_through(void)
{
    static uint8_t image[SRAM_SIZE], state[GAME_STATE_BYTES];
    uint8_t action[REPLAY_ACTION_SIZE], bytes[REPLAY_ACTION_BYTES];
    int done = 0;
    uint8_t length;

    assert_true(game->start((uint8_t)seats, sitting_seed));
    keep_begin();
    hashes[0] = game->hash();
    while (seat_to_act() != 0xFF) {
        assert_true(done != ACTIONS_MOST);
        length = choose(action, bytes);
        memcpy(state, states[sitting_game], state_sizes[sitting_game]);
        memcpy(image, sram_bytes, sizeof image);
        switch_off_and_on(done, 0);
        assert_int_equal(lengths[done], length);
        assert_memory_equal(codes[done], bytes, length);
        assert_memory_equal(states[sitting_game], state, state_sizes[sitting_game]);
        assert_memory_equal(sram_bytes, image, sizeof image); /* taking up writes nothing */
        assert_true(game->apply(action));
        keep_action(bytes, length);
        hashes[++done] = game->hash();
    }
    switch_off_and_on(done, 1);
    keep_finish();
    return done;
}

static void play_fifty(uint8_t kind)
{
    static uint8_t image[SRAM_SIZE];
    long actions = 0;
    int number, done, at;

    sitting_game = kind;
    game = &replay_games[kind];
    resumed = 0;
    from_states = 0;
    memset(sram_bytes, 0, sizeof sram_bytes);
    keep_init();
    for (number = 0; number != GAMES; number++) {
        sit_down(number);
        done = play_through();
        actions += done;
        if (number % (GAMES / CONTINUED) != 0)
            continue;
        /* once more, off and on at a third and at two thirds */
        sit_down(number);
        memset(sram_bytes, 0, sizeof sram_bytes);
        keep_init();
        assert_true(game->start((uint8_t)seats, sitting_seed));
        keep_begin();
        for (at = 0; at != done; at++) {
            uint8_t action[REPLAY_ACTION_SIZE];

            if (at == done / 3 || at == 2 * done / 3) {
                power_on(0xA5);
                memcpy(image, sram_bytes, sizeof image);
                go_on_to_the_end(at, done);
                memcpy(sram_bytes, image, sizeof image);
                power_on(0x5A);
            }
            game->decode(codes[at], lengths[at], action);
            assert_true(game->apply(action));
            keep_action(codes[at], lengths[at]);
        }
        keep_finish();
    }
    print_message("%s: %d games, %ld actions, %ld times off and on, %ld of them from a state\n",
                  game->name, GAMES, actions, resumed, from_states);
    assert_int_equal(resumed, actions + GAMES);
}

static void pocket_madness(void **state)
{
    (void)state;
    play_fifty(GAME_POCKET);
    assert_int_equal(from_states, 0); /* none is too long to be kept whole */
}

static void tides_of_madness(void **state)
{
    (void)state;
    play_fifty(GAME_TIDES);
}

static void cthulhu_realms(void **state)
{
    (void)state;
    play_fifty(GAME_REALMS);
    assert_int_equal(from_states, 0);
}

/* ---- Longer than any game of CPU players ---- */

/* Players who waste their time: they buy what they can in the first turns and nothing later, so
 * that the common deck never ends, do everything that can be done, and harm nobody. */
static int waste(const RealmsAction *action, Random *dice)
{
    int worth = random_below(dice, 8);

    switch (action->kind) {
    case REALMS_END:
    case REALMS_STOP:
        return worth - 100;
    case REALMS_AIM:
        return action->card == REALMS_NONE ? worth - 200 : worth;
    case REALMS_BUY:
        if (action->place == REALMS_PLACES)
            return worth;
        return realms.turn <= 20 ? worth + 100 : worth - 300;
    default:
        return worth;
    }
}

static void choose_to_waste(RealmsAction *best, Random *dice)
{
    RealmsAction action;
    int worth, most = 0;
    int is_first = 1;

    for (realms_first_action(&action); is_first || realms_next_action(&action); is_first = 0) {
        worth = waste(&action, dice);
        if (is_first || worth > most) {
            *best = action;
            most = worth;
        }
    }
}

static Realms past_states[ACTIONS_MOST + 1];

/* Now and then some actions are taken back, also such as lie before the state that the journal
 * begins with. */
static int take_some_back(int done, Random *dice)
{
    int back = random_below(dice, 8) ? 0 : random_below(dice, 6);

    for (; back && done; back--) {
        done--;
        realms = past_states[done];
        keep_undo(lengths[done]);
    }
    return done;
}

static void a_game_too_long_to_be_kept_whole(void **state)
{
    Random dice;
    RealmsAction action;
    uint8_t bytes[REPLAY_ACTION_BYTES];
    int number, round, done;
    int longest = 0;

    (void)state;
    sitting_game = GAME_REALMS;
    game = &replay_games[GAME_REALMS];
    from_states = 0;
    random_seed(&dice, 11);
    memset(sram_bytes, 0, sizeof sram_bytes);
    keep_init();
    for (number = 0; number != 6; number++) {
        sit_down(number % 3);
        assert_true(game->start((uint8_t)seats, sitting_seed));
        keep_begin();
        past_states[0] = realms;
        done = 0;
        for (round = 0; seat_to_act() != 0xFF; round++) {
            assert_true(done < ACTIONS_MOST);
            choose_to_waste(&action, &dice);
            lengths[done] = realms_encode(&action, bytes);
            assert_true(realms_apply(&action));
            keep_action(bytes, lengths[done]);
            past_states[++done] = realms;
            if (seat_to_act() != 0xFF)
                done = take_some_back(done, &dice);
            if (round % 16 && number)
                continue;
            if (power_on(0x5A) == KEEP_FROM_STATE)
                from_states++;
            assert_int_equal(keep_actions, done);
            assert_memory_equal(&realms, &past_states[done], sizeof realms);
        }
        keep_finish();
        assert_true(keep_finished(GAME_REALMS));
        if (done > longest)
            longest = done;
    }
    print_message("at most %d actions, %ld times from a state\n", longest, from_states);
    assert_true(from_states > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pocket_madness),
        cmocka_unit_test(tides_of_madness),
        cmocka_unit_test(cthulhu_realms),
        cmocka_unit_test(a_game_too_long_to_be_kept_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
