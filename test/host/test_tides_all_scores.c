/* Tides of Madness: what both tables would score, asked for at once, is what each card and each
 * table answers alone; and the check of the invariants sees a card that is missing or there twice.
 */
/* Links: test/host/tides_table.c tools/arena/tides_words.c src/cart/random.c */
/* Links: src/games/tides/draft.c src/games/tides/preview.c src/games/tides/refresh.c */
/* Links: src/games/tides/scoring.c src/games/tides/tides.c src/games/tides/tides_actions.c */
/* Links: src/games/tides/tides_cards.c src/games/tides/tides_deal.c src/games/tides/tides_view.c */
/* Links: src/screens/tides/tides_invariants.c */
#include "tides_table.h"

#include <string.h>

#include "cart/random.h"
#include "screens/tides/tides_invariants.h"

#define GAMES 300

static Random keys;

static void play_one(void)
{
    TidesAction action, chosen;
    uint8_t count = 0;

    assert_true(tides_first_action(&action));
    do {
        count++;
        if (random_below(&keys, count) == 0)
            chosen = action;
    } while (tides_next_action(&action));
    assert_true(tides_apply(&chosen));
}

static void compare_all(void)
{
    uint8_t scores[TIDES_SEATS][TIDES_TABLE], sums[TIDES_SEATS];
    uint8_t seat, place;

    tides_all_scores(scores[0], sums);
    for (seat = 0; seat != TIDES_SEATS; seat++) {
        assert_int_equal(sums[seat], tides_table_score(seat));
        for (place = 0; place != tides.table_size[seat]; place++)
            assert_int_equal(scores[seat][place], tides_card_score(seat, place));
    }
}

static void all_scores_are_those_of_the_cards(void **state)
{
    uint32_t game;

    (void)state;
    random_seed(&keys, 1);
    for (game = 0; game != GAMES; game++) {
        tides_start(2, game);
        while (tides_seat_to_act() != TIDES_NONE) {
            compare_all();
            assert_true(tides_is_sound());
            play_one();
        }
        assert_true(tides_is_sound());
    }
}

static void a_missing_card_is_not_sound(void **state)
{
    (void)state;
    tides_start(2, 3);
    tides.deck[3] = tides.deck[4];
    assert_false(tides_is_sound());
    tides_start(2, 3);
    tides.hand_size[1]--;
    assert_false(tides_is_sound());
    tides_start(2, 3);
    tides.round = 4;
    assert_false(tides_is_sound());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_scores_are_those_of_the_cards),
        cmocka_unit_test(a_missing_card_is_not_sound),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
