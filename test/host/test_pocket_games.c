/* Pocket Madness: 20,000 random games for each number of seats keep the invariants. */
/* Links: test/host/pocket_table.c src/cart/random.c src/games/pocket/actions.c */
/* Links: src/games/pocket/byte_code.c src/games/pocket/cards.c src/games/pocket/knowledge.c */
/* Links: src/games/pocket/pocket.c src/games/pocket/round_end.c src/games/pocket/seal.c */
/* Links: src/games/pocket/setup.c src/games/pocket/turn.c */
/* Links: test/host/pocket_reference.c */
#include "pocket_table.h"
#include "pocket_reference.h"

#include <string.h>

#define GAMES            20000
#define ACTIONS_OF_GAME  6000        /* far more than a random game has */
#define SAMPLED_POSITION 499         /* every so many positions, all actions are tried */
#define CODES            (256 * 257) /* of one byte, or of two */

/* cmocka's assertions are calls; these are asked millions of times. */
#define require(condition)              \
    do {                                \
        if (!(condition))               \
            fail_msg("%s", #condition); \
    } while (0)

static uint8_t offered[CODES];
static unsigned most_actions, most_events;

/* ---- Invariants of a position ---- */

static void check_cards(void)
{
    uint8_t copies[POCKET_VALUES] = {0};
    uint8_t seat, kind, place, size;

    for (place = 0; place != POCKET_ROW_SIZE; place++) {
        require(POCKET_KIND(POCKET_ROW(place)) < POCKET_VALUES);
        copies[POCKET_KIND(POCKET_ROW(place))]++;
    }
    for (seat = 0; seat != POCKET_SEATS; seat++) {
        size = 0;
        for (kind = 0; kind != POCKET_VALUES; kind++) {
            size += pocket.hands[seat][kind];
            copies[kind] += pocket.hands[seat][kind] + pocket.melds[seat][kind];
        }
        require(pocket.hand_size[seat] == size);
        require(size <= POCKET_CARDS); /* a negative count would be far above */
        require(seat < pocket.seats || size == 0);
    }
    for (kind = 0; kind != POCKET_VALUES; kind++)
        require(copies[kind] == POCKET_COPIES(kind));
}

static void check_table(void)
{
    uint8_t seat, kind;

    require(pocket.round >= 1 && pocket.round <= 25);
    require(pocket.seat < pocket.seats && pocket.first < pocket.seats);
    require(pocket.melded <= 3 && pocket.runs <= 6 && pocket.last_turns <= pocket.seats);
    for (kind = 0; kind != POCKET_VALUES; kind++)
        require(pocket.portals[kind] < pocket.seats || pocket.portals[kind] == POCKET_NONE);
    for (seat = 0; seat != POCKET_SEATS; seat++)
        require(pocket.madness[seat] < 60);
    require((pocket.last_taker != POCKET_NONE) == (POCKET_ROW_SIZE == 0));
    require((pocket.phase == POCKET_TAKING) == (pocket.laid_open != POCKET_NONE));
    require((pocket.phase == POCKET_OVER) == (pocket.winners != 0));
}

static unsigned code_of(const uint8_t *bytes, uint8_t length)
{
    return length == 1 ? bytes[0] : 256u + bytes[0] * 256u + bytes[1];
}

/* Every offered action is legal, comes once, and survives its byte code. */
static void check_offers(void)
{
    PocketAction action, again;
    uint8_t bytes[POCKET_ACTION_BYTES];
    unsigned codes[POCKET_ACTIONS_MAX];
    unsigned count = 0;
    uint8_t more, length;

    for (more = pocket_first_action(&action); more; more = pocket_next_action(&action)) {
        require(pocket_legal(&action));
        length = pocket_encode(&action, bytes);
        require(pocket_decode(bytes, length, &again) == length);
        require(memcmp(&action, &again, sizeof action) == 0);
        require(count < POCKET_ACTIONS_MAX);
        codes[count] = code_of(bytes, length);
        require(!offered[codes[count]]);
        offered[codes[count++]] = 1;
    }
    require((count == 0) == (pocket.phase == POCKET_OVER));
    if (count > most_actions)
        most_actions = count;
    while (count != 0)
        offered[codes[--count]] = 0;
}

/* ---- All actions of a position ---- */

static void check_refusal(const PocketAction *action)
{
    Pocket before = pocket;
    uint8_t events = pocket_event_count;

    require(!pocket_apply(action));
    require(memcmp(&before, &pocket, sizeof pocket) == 0);
    require(events == pocket_event_count);
}

/* 0 when nothing is written there. */
static int check_code(const uint8_t *bytes, uint8_t length, unsigned *legal)
{
    PocketAction action;

    if (pocket_decode(bytes, length, &action) != length)
        return 0;
    require(pocket_legal(&action) == reference_legal(&action));
    if (pocket_legal(&action))
        (*legal)++;
    else
        check_refusal(&action);
    return 1;
}

/* The legal ones among all that can be written are exactly the offered ones. */
static void check_all_actions(void)
{
    PocketAction action;
    uint8_t bytes[2];
    unsigned first, second, legal = 0, offers = 0;
    uint8_t more;

    for (first = 0; first != 256; first++) {
        bytes[0] = (uint8_t)first;
        if (check_code(bytes, 1, &legal))
            continue;
        for (second = 0; second != 256; second++) {
            bytes[1] = (uint8_t)second;
            check_code(bytes, 2, &legal);
        }
    }
    for (more = pocket_first_action(&action); more; more = pocket_next_action(&action))
        offers++;
    require(legal == offers);
}

/* ---- Games ---- */

/* Ten tokens or the 25th round, and the fewest tokens win. */
static void check_end(void)
{
    unsigned most = 0, fewest = 255;
    uint8_t seat;

    for (seat = 0; seat != pocket.seats; seat++) {
        most = pocket.madness[seat] > most ? pocket.madness[seat] : most;
        fewest = pocket.madness[seat] < fewest ? pocket.madness[seat] : fewest;
    }
    require(most >= 10 || pocket.round == 25);
    for (seat = 0; seat != POCKET_SEATS; seat++)
        require((pocket.winners >> seat & 1) ==
                (seat < pocket.seats && pocket.madness[seat] == fewest));
}

static void play_game(uint8_t seats, uint32_t seed, Random *random)
{
    static unsigned position;
    PocketAction action;
    unsigned actions = 0;

    pocket_start(seats, seed);
    do {
        check_cards();
        check_table();
        check_offers();
        assert_true(pocket_event_count < POCKET_EVENTS); /* so none was lost */
        if (pocket_event_count > most_events)
            most_events = pocket_event_count;
        if (++position % SAMPLED_POSITION == 0)
            check_all_actions();
        if (!random_action(random, &action))
            return;
        assert_true(pocket_apply(&action));
    } while (++actions != ACTIONS_OF_GAME);
    fail_msg("game %u of %u seats does not end", seed, seats);
}

static void play_games(uint8_t seats)
{
    Random random;
    uint32_t seed;

    most_actions = 0;
    most_events = 0;
    random_seed(&random, 100u + seats);
    for (seed = 0; seed != GAMES; seed++) {
        play_game(seats, seed, &random);
        assert_int_equal(pocket.phase, POCKET_OVER);
        check_end();
    }
    print_message("# %u seats: at most %u actions, %u events\n", seats, most_actions, most_events);
}

static void random_games_of_two_seats(void **state)
{
    (void)state;
    play_games(2);
}

static void random_games_of_three_seats(void **state)
{
    (void)state;
    play_games(3);
}

static void random_games_of_four_seats(void **state)
{
    (void)state;
    play_games(4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_of_two_seats),
        cmocka_unit_test(random_games_of_three_seats),
        cmocka_unit_test(random_games_of_four_seats),
    };

    return cmocka_run_group_tests_name("pocket random games", tests, NULL, NULL);
}
