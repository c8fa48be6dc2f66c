/* Tides of Madness: 20,000 random games keep the invariants, and a second scorer agrees. */
/* Links: test/host/tides_table.c tools/arena/tides_words.c src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
/* Links: test/host/tides_reference.c */
#include "tides_table.h"
#include "tides_reference.h"

#include <string.h>

#include "games/tides/rules.h"

#define GAMES  20000
#define TABLES 100000

/* ---- Invariants of a position ---- */

static void count_cards(uint8_t *seen, const uint8_t *cards, uint8_t number)
{
    for (; number != 0; number--) {
        require(*cards < TIDES_CARDS);
        seen[*cards++]++;
    }
}

static void check_cards(void)
{
    uint8_t seen[TIDES_CARDS] = {0};
    uint8_t seat, card;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        count_cards(seen, tides.hands[seat], tides.hand_size[seat]);
        count_cards(seen, tides.table[seat], tides.table_size[seat]);
    }
    count_cards(seen, &tides.deck[tides.deck_head], TIDES_DECK_SIZE);
    count_cards(seen, tides.discard, tides.discards);
    for (card = 0; card != TIDES_CARDS; card++)
        require(seen[card] == 1);
}

static void check_sizes(void)
{
    uint8_t seat;

    require(tides.round >= 1 && tides.round <= 3);
    require(tides.pick >= 1 && tides.pick <= 5);
    require(tides.discards == 2 * (tides.round - 1));
    require(TIDES_DECK_SIZE == 12 - 4 * tides.round);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        switch (tides.phase) {
        case TIDES_PICKING:
            require(tides.hand_size[seat] == 6 - tides.pick);
            require(tides.table_size[seat] == tides.round - 1 + tides.pick - 1);
            require(tides.tokens[seat] < 9);
            break;
        case TIDES_KEEPING:
        case TIDES_DISCARDING:
            require(tides.hand_size[seat] == 5);
            require(tides.table_size[seat] == tides.round - 1);
            require(tides.round != 3 && tides.tokens[seat] < 9);
            break;
        default:
            require(tides.hand_size[seat] == 0);
            require(tides.table_size[seat] == tides.round + 4);
        }
    }
    require((tides.phase == TIDES_OVER) == (tides_seat_to_act() == TIDES_NONE));
    require(tides.phase == TIDES_OVER || tides.winners == 0);
}

/* What is offered is legal, comes once, survives its byte code; all else is refused. */
static void check_offers(void)
{
    TidesAction action, again;
    Tides before = tides;
    uint8_t offered[256] = {0};
    uint8_t byte, more;
    unsigned code, count = 0;

    for (more = tides_first_action(&action); more; more = tides_next_action(&action)) {
        require(tides_legal(&action));
        require(tides_encode(&action, &byte) == 1 && tides_decode(&byte, 1, &again) == 1);
        require(memcmp(&action, &again, sizeof action) == 0);
        require(!offered[byte]);
        offered[byte] = 1;
        count++;
    }
    require((count == 0) == (tides.phase == TIDES_OVER) && count <= TIDES_ACTIONS_MAX);
    for (code = 0; code != 256; code++) {
        byte = (uint8_t)code;
        if (tides_decode(&byte, 1, &action) == 0) {
            require(!offered[code]);
            continue;
        }
        require(tides_legal(&action) == offered[code]);
        require(reference_legal(&action) == offered[code]);
        require(offered[code] || !tides_apply(&action));
    }
    require(memcmp(&before, &tides, sizeof tides) == 0);
}

/* ---- What an action did ---- */

static uint8_t tokens_before[TIDES_SEATS], points_before[TIDES_SEATS]; /* at the round's start */

static int lies_before(uint8_t seat, uint8_t card)
{
    return memchr(tides.scored[seat], card, TIDES_TABLE) != NULL;
}

/* Steps 1 to 3, and the sum of points: from what the seats had when the round began. */
static void check_tokens_and_points(uint8_t round)
{
    int tokens[TIDES_SEATS];
    uint8_t seat, reward;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        reward = tides.sheet_reward[round][seat];
        tokens[seat] = tokens_before[seat] + tides.taken[seat] - (reward == TIDES_HEAL);
        require((reward != TIDES_NONE) == (tides.taken[seat] > tides.taken[TIDES_OTHER(seat)]));
        require(tides.points[seat] == points_before[seat] + tides.sheet_points[round][seat] +
                                          (reward == TIDES_POINTS ? 4 : 0));
        points_before[seat] = tides.points[seat];
    }
    for (seat = 0; seat != TIDES_SEATS; seat++)
        if (lies_before(seat, TIDES_DREAMLANDS) && tokens[TIDES_OTHER(seat)] != 0) {
            tokens[seat]++;
            tokens[TIDES_OTHER(seat)]--;
            break;
        }
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        require(tides.tokens[seat] == tokens[seat]);
        tokens_before[seat] = tides.tokens[seat];
    }
}

/* The scoring that this action completed, by the second scorer. */
static void check_scoring(const Tides *before)
{
    int scores[TIDES_TABLE];
    uint8_t seat, place, round = (uint8_t)(before->round - 1);
    uint8_t size = before->round + 4;
    int sum;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        sum = reference_score(tides.scored[seat], size, tides.scored[TIDES_OTHER(seat)], size,
                              tides.suit, tides.tokens[seat], scores);
        for (place = 0; place != size; place++)
            require(tides.scores[seat][place] == scores[place]);
        require(tides.sheet_points[round][seat] == sum);
        require(tides.sheet_tokens[round][seat] == tides.tokens[seat]);
        require(tides.taken[seat] == reference_icons(tides.scored[seat], size));
    }
    check_tokens_and_points(round);
}

static unsigned picks, most_events, most_points, ended_mad;

static void check_step(const Tides *before, const TidesAction *action)
{
    uint8_t scored = 0;
    uint8_t event;

    require(tides_event_count < TIDES_EVENTS); /* so none was lost */
    if (tides_event_count > most_events)
        most_events = tides_event_count;
    if (action->kind == TIDES_PICK)
        picks++;
    for (event = 0; event != tides_event_count; event++)
        scored += tides_events[event].kind == TIDES_DID_TOTAL;
    require(scored == 0 || scored == 2);
    if (scored)
        check_scoring(before);
    if (tides.round != before->round) {
        require(picks == 10);
        picks = 0;
    }
}

static void check_end(void)
{
    uint8_t seat;
    uint8_t mad = 0;

    for (seat = 0; seat != TIDES_SEATS; seat++) {
        if (tides.tokens[seat] >= 9)
            mad |= (uint8_t)(1 << seat);
        if (tides.points[seat] > most_points)
            most_points = tides.points[seat];
    }
    require(picks == 10);
    require(mad != 0 || tides.round == 3);
    if (mad != 0) {
        ended_mad++;
        require(tides.winners == (3 ^ mad));
    } else if (tides.points[0] == tides.points[1]) {
        require(tides.winners == 3);
    } else {
        require(tides.winners == (tides.points[0] > tides.points[1] ? 1 : 2));
    }
}

static void random_games_keep_the_invariants(void **state)
{
    Random random;
    TidesAction action;
    Tides before;
    uint32_t seed;

    (void)state;
    random_seed(&random, 16);
    for (seed = 0; seed != GAMES; seed++) {
        tides_start(2, seed);
        picks = 0;
        memset(tokens_before, 0, sizeof tokens_before);
        memset(points_before, 0, sizeof points_before);
        for (;;) {
            check_cards();
            check_sizes();
            check_offers();
            if (!random_action(&random, &action))
                break;
            before = tides;
            require(tides_apply(&action));
            check_step(&before, &action);
        }
        check_end();
    }
    print_message("# at most %u events, %u points; %u games ended by madness\n", most_events,
                  most_points, ended_mad);
}

/* ---- The second scorer ---- */

static void deal_table(Random *random, uint8_t *deck)
{
    uint8_t seat, place;

    random_shuffle(random, deck, TIDES_CARDS);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        tides.table_size[seat] = random_below(random, TIDES_TABLE + 1);
        for (place = 0; place != tides.table_size[seat]; place++)
            tides.table[seat][place] = deck[seat * TIDES_TABLE + place];
    }
}

static void a_second_scorer_agrees_on_random_tables(void **state)
{
    Random random;
    uint8_t deck[TIDES_CARDS], scores[TIDES_TABLE];
    int expected[TIDES_TABLE];
    unsigned number;
    uint8_t seat, place, wild, tokens;
    int sum;

    (void)state;
    tides_start(2, 1);
    random_seed(&random, 17);
    for (place = 0; place != TIDES_CARDS; place++)
        deck[place] = place;
    for (number = 0; number != TABLES; number++) {
        deal_table(&random, deck);
        wild = random_below(&random, 6);
        wild = wild == 5 ? TIDES_NONE : wild;
        tides_count_sides(wild);
        for (seat = 0; seat != TIDES_SEATS; seat++) {
            tokens = random_below(&random, 12);
            tides_sides[seat].tokens = tokens;
            sum = reference_score(tides.table[seat], tides.table_size[seat],
                                  tides.table[TIDES_OTHER(seat)],
                                  tides.table_size[TIDES_OTHER(seat)], wild, tokens, expected);
            require(tides_score_table(seat, scores) == sum);
            for (place = 0; place != tides.table_size[seat]; place++)
                require(scores[place] == expected[place]);
        }
    }
}

/* ---- Points fit in a byte ---- */

/* The most that any table of so many cards scores, whatever lies opposite: an empty table there
 * gives every majority, and the order with Shub-Niggurath last doubles the best card. */
static unsigned most_of(uint8_t size)
{
    int scores[TIDES_TABLE];
    uint8_t cards[TIDES_TABLE];
    uint32_t set;
    uint8_t card, wild, place;
    unsigned most = 0;
    int sum, best, tokens = 9 + size;

    for (set = 0; set != 1ul << TIDES_CARDS; set++) {
        if (__builtin_popcountl(set) != size)
            continue;
        place = 0;
        for (card = 0; card != TIDES_CARDS; card++)
            if (set >> card & 1)
                cards[place++] = card;
        for (wild = 0; wild != TIDES_SUITS; wild++) {
            if (wild != 0 && !(set >> TIDES_DREAMLANDS & 1))
                break;
            tides.table_size[0] = size;
            tides.table_size[1] = 0;
            memcpy(tides.table[0], cards, size);
            tides_count_sides(wild);
            tides_sides[0].tokens = (uint8_t)tokens;
            sum = 0;
            best = 0;
            for (place = 0; place != size; place++) {
                scores[place] = tides_score_card(&tides_sides[0], cards[place]);
                sum += scores[place];
                best = scores[place] > best ? scores[place] : best;
            }
            if (set >> TIDES_SHUB_NIGGURATH & 1)
                sum += best;
            most = (unsigned)sum > most ? (unsigned)sum : most;
        }
    }
    return most;
}

static void the_points_of_a_game_fit_in_a_byte(void **state)
{
    unsigned most = most_of(5) + most_of(6) + most_of(7) + 3 * TIDES_BONUS_POINTS;

    (void)state;
    print_message("# never more than %u points\n", most);
    assert_in_range(most, 1, 255);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_keep_the_invariants),
        cmocka_unit_test(a_second_scorer_agrees_on_random_tables),
        cmocka_unit_test(the_points_of_a_game_fit_in_a_byte),
    };

    return cmocka_run_group_tests_name("tides random games", tests, NULL, NULL);
}
