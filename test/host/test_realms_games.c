/* Cthulhu Realms: 20,000 random games for each number of seats, from their set-up to their end,
 * with the cards of res/realms. The 108 cards are accounted for; at sampled positions every action
 * that can be written down is offered and legal by a second reading of the rules, or neither and
 * refused; who wins is found again. */
/* Links: src/cart/random.c src/games/cpu.c src/games/scratch.c src/games/realms/realms*.c */
/* Links: test/host/realms_fault.c test/host/realms_reference.c build/gen/realms_cards.c */
/* Flags: -O2 -fno-sanitize=all */
#include "realms_table.h"

#include <string.h>

#include "realms_reference.h"

#define GAMES            20000
#define SLOW_GAMES       4     /* every so many games cards are counted after every action, */
#define FAST_POSITION    5     /* in the others after every so many: what is lost stays lost */
#define SAMPLED_OFFERS   181   /* every so many positions, the list of actions is looked through */
#define SAMPLED_POSITION 60013 /* every so many positions, all actions are tried */
#define ACTIONS_OF_GAME  60000

static unsigned most_events, most_offers;
static unsigned long positions;

static void require_at(int condition, const char *what)
{
    if (!condition)
        fail_msg("%s", what);
}
#define require(condition) require_at(condition, #condition)

/* ---- A random action, without listing all of them ---- */

static uint8_t random_of_list(Random *random, uint8_t list)
{
    uint8_t steps = random_below(random, realms.size[list]);
    uint8_t card = realms.head[list];

    while (steps--)
        card = realms.next[card];
    return card;
}

static uint8_t random_target(Random *random)
{
    switch (random_below(random, 4)) {
    case 0:
        return random_below(random, REALMS_CARDS);
    case 1:
        if (realms.size[REALMS_ABJURED])
            return realms.head[REALMS_ABJURED];
        return realms.row[random_below(random, REALMS_PLACES)];
    default:
        return random_below(random, realms.seats);
    }
}

static void guess(Random *random, RealmsAction *action)
{
    uint8_t hand = REALMS_AT(realms.seat, REALMS_HAND);
    uint8_t play = REALMS_AT(realms.seat, REALMS_PLAY);

    memset(action, 0, sizeof *action);
    if (realms.phase == REALMS_DISCARDING) {
        action->kind = REALMS_DISCARD_CARD;
        action->card = random_of_list(random, REALMS_AT(realms.discarder, REALMS_HAND));
        return;
    }
    if (realms.phase == REALMS_AIMING) {
        action->kind = random_below(random, 8) ? REALMS_AIM : REALMS_STOP;
        action->card = REALMS_NONE;
        if (realms.size[REALMS_AT(realms.aimed, REALMS_PLAY)] && random_below(random, 2))
            action->card = random_of_list(random, REALMS_AT(realms.aimed, REALMS_PLAY));
        action->amount = 1 + random_below(random, realms.owed);
        if (random_below(random, 2))
            action->amount = realms.owed;
        return;
    }
    switch (random_below(random, 16)) {
    case 0:
        action->kind = random_below(random, 4) ? REALMS_BUY : REALMS_END;
        action->place = random_below(random, 5);
        break;
    case 1:
    case 2:
    case 3:
        action->kind = REALMS_BUY;
        action->place = random_below(random, REALMS_PLACES + 1);
        break;
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
        action->kind = REALMS_PLAY_CARD;
        action->card = realms.size[hand] ? random_of_list(random, hand) : REALMS_NONE;
        break;
    default:
        action->kind = REALMS_USE;
        action->card = realms.size[play] ? random_of_list(random, play) : REALMS_NONE;
        action->way = random_below(random, REALMS_WAYS);
        action->target = random_target(random);
    }
}

/* ---- All actions of a position ---- */

static void check_offers(void)
{
    RealmsAction action, back;
    uint8_t bytes[REALMS_ACTION_BYTES];
    unsigned offers = 0;
    uint8_t more, length;

    for (more = realms_first_action(&action); more; more = realms_next_action(&action)) {
        require(realms_legal(&action));
        require(reference_legal(&action));
        length = realms_encode(&action, bytes);
        require(length >= 1 && length <= REALMS_ACTION_BYTES);
        require(realms_decode(bytes, length, &back) == length);
        require(memcmp(&action, &back, sizeof action) == 0);
        require(realms_decode(bytes, (uint8_t)(length - 1), &back) == 0);
        offers++;
    }
    require((offers == 0) == (realms.phase == REALMS_OVER));
    if (offers > most_offers)
        most_offers = offers;
}

static void check_refusal(const RealmsAction *action)
{
    Realms before = realms;

    require(!realms_apply(action));
    require(memcmp(&before, &realms, sizeof realms) == 0);
}

/* Counts an action if it is legal. */
static unsigned check_action(const RealmsAction *action)
{
    int legal = realms_legal(action);

    require(legal == reference_legal(action));
    if (!legal)
        check_refusal(action);
    return legal != 0;
}

static unsigned count_uses(void)
{
    RealmsAction action = {.kind = REALMS_USE};
    unsigned legal = 0;
    unsigned card, way, target;

    for (card = 0; card != 112; card++)
        for (way = 0; way != 8; way++)
            for (target = 0; target != 112; target++) {
                const RealmsBranch *branch;
                RealmsKind kind;

                action.card = (uint8_t)card;
                action.way = (uint8_t)way;
                action.target = (uint8_t)target;
                if (!check_action(&action))
                    continue;
                realms_read_kind(realms_kind_of(action.card), &kind);
                branch = &kind.branches[way];
                if (target == 0 ||
                    (branch->effect != REALMS_POWER && branch->effect != REALMS_LOSE))
                    legal++;
            }
    return legal;
}

static unsigned count_others(void)
{
    RealmsAction action = {.kind = REALMS_STOP};
    unsigned legal = check_action(&action);
    unsigned card, amount;

    action.kind = REALMS_END;
    legal += check_action(&action);
    action.kind = REALMS_KINDS_OF_ACTION;
    legal += check_action(&action);
    for (card = 0; card != 256; card++) {
        memset(&action, 0, sizeof action);
        action.card = (uint8_t)card;
        action.kind = REALMS_PLAY_CARD;
        legal += check_action(&action);
        action.kind = REALMS_DISCARD_CARD;
        legal += check_action(&action);
        action.kind = REALMS_AIM;
        for (amount = 0; amount != 20; amount++) {
            action.amount = (uint8_t)amount;
            legal += check_action(&action);
        }
        action.kind = REALMS_BUY;
        action.card = 0;
        action.place = (uint8_t)card;
        legal += check_action(&action);
    }
    return legal;
}

/* The legal ones among all that can be written are exactly the offered ones. */
static void check_all_actions(void)
{
    RealmsAction action;
    unsigned offers = 0;
    uint8_t more;

    for (more = realms_first_action(&action); more; more = realms_next_action(&action))
        offers++;
    require(offers == count_uses() + count_others());
}

/* ---- Games ---- */

static void check_cards(void)
{
    const char *fault = table_fault();

    if (fault)
        fail_msg("turn %u: %s", realms.turn, fault);
}

static void check_position(int slow)
{
    positions++;
    if (slow || positions % FAST_POSITION == 0)
        check_cards();
    if (positions % SAMPLED_OFFERS == 0)
        check_offers();
    if (positions % SAMPLED_POSITION == 0)
        check_all_actions();
}

/* What a guess does is legal by both readings, or by neither. */
static int try_guess(Random *random)
{
    RealmsAction action;
    uint8_t legal;

    guess(random, &action);
    legal = realms_legal(&action);
    if (legal != reference_legal(&action))
        fail_msg("turn %u: the readings of the rules differ", realms.turn);
    if (!legal)
        return 0;
    require(realms_apply(&action));
    if (realms_event_count > most_events)
        most_events = realms_event_count;
    return 1;
}

static int cards_of(int seat)
{
    int list, cards = 0;

    for (list = REALMS_DECK; list <= REALMS_DISCARD; list++)
        cards += realms.size[REALMS_AT(seat, list)];
    return cards;
}

/* Whether the seat is ahead of the other one: out of the game is behind everyone. */
static int is_ahead(int seat, int other)
{
    if (!REALMS_IS_IN(seat) || !REALMS_IS_IN(other))
        return REALMS_IS_IN(seat);
    if (realms.sanity[seat] != realms.sanity[other])
        return realms.sanity[seat] > realms.sanity[other];
    return cards_of(seat) > cards_of(other);
}

/* Who is ahead of all others wins; a game ends with one seat in, without common cards, or after 200
 * turns, and not before. */
static void check_end(void)
{
    int seat, other, ahead;

    for (seat = 0; seat != realms.seats; seat++) {
        for (other = 0, ahead = 1; other != realms.seats; other++)
            ahead &= other == seat || is_ahead(seat, other);
        require((realms.winners >> seat & 1) == ahead);
    }
    require((realms.in & (realms.in - 1)) == 0 || realms.size[REALMS_COMMON] == 0 ||
            realms.turn == 200);
}

static void play_game(uint8_t seats, uint32_t seed, Random *random)
{
    unsigned tries;

    require(realms_start(seats, seed));
    for (tries = 0; tries != ACTIONS_OF_GAME; tries++) {
        if (try_guess(random))
            check_position(seed % SLOW_GAMES == 0);
        if (realms.phase == REALMS_OVER) {
            check_cards();
            check_end();
            return;
        }
    }
    fail_msg("game %u of %u seats does not end", seed, seats);
}

static void play_games(uint8_t seats)
{
    unsigned long turns = 0, counted = 0, nobody = 0;
    Random random;
    uint32_t seed;

    most_events = most_offers = 0;
    positions = 0;
    random_seed(&random, 100u + seats);
    for (seed = 0; seed != GAMES; seed++) {
        play_game(seats, seed, &random);
        turns += realms.turn;
        counted += (realms.in & (realms.in - 1)) != 0;
        nobody += realms.winners == 0;
    }
    require(most_events < REALMS_EVENTS); /* so none was lost */
    print_message("# %u seats: %lu positions, %lu turns a game, %lu counted, %lu without a winner; "
                  "at most %u actions, %u events\n",
                  seats, positions, turns / GAMES, counted, nobody, most_offers, most_events);
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

    return cmocka_run_group_tests_name("realms random games", tests, NULL, NULL);
}
