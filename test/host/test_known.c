/* The numbers that the self-test cartridge expects on the Game Boy are those of the host. */
/* Links: src/cart/random.c src/games/pocket/actions.c src/games/pocket/byte_code.c */
/* Links: src/games/pocket/cards.c src/games/pocket/knowledge.c src/games/pocket/pocket.c */
/* Links: src/games/pocket/round_end.c src/games/pocket/seal.c src/games/pocket/setup.c */
/* Links: src/games/pocket/turn.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "../known_numbers.h"
#include "cart/random.h"
#include "games/pocket/pocket.h"

static void random_numbers(void **state)
{
    Random random;
    uint8_t cards[KNOWN_SHUFFLED];
    char code[RANDOM_CODE_LENGTH + 1];
    int n;

    (void)state;
    random_seed(&random, KNOWN_SEED);
    for (n = 0; n < KNOWN_DRAWS; n++)
        assert_int_equal(random_next(&random), known_next[n]);
    for (n = 0; n < KNOWN_DRAWS; n++)
        assert_int_equal(random_below(&random, 63), known_below[n]);
    for (n = 0; n < KNOWN_SHUFFLED; n++)
        cards[n] = (uint8_t)n;
    random_shuffle(&random, cards, KNOWN_SHUFFLED);
    assert_memory_equal(cards, known_shuffle, KNOWN_SHUFFLED);
    random_code(KNOWN_SEED, code);
    assert_string_equal(code, KNOWN_CODE);
}

static unsigned offers(void)
{
    PocketAction action;
    unsigned count = 0;
    uint8_t more;

    for (more = pocket_first_action(&action); more; more = pocket_next_action(&action))
        count++;
    return count < 255 ? count : 255;
}

static void pocket_play(void **state)
{
    Random luck;
    PocketAction action;
    uint8_t chosen;
    int n;

    (void)state;
    pocket_start(KNOWN_POCKET_SEATS, KNOWN_POCKET_SEED);
    assert_int_equal(pocket_hash(), KNOWN_POCKET_DEAL);
    random_seed(&luck, KNOWN_POCKET_LUCK);
    for (n = 0; n < KNOWN_POCKET_ACTIONS; n++) {
        chosen = random_below(&luck, (uint8_t)offers());
        for (pocket_first_action(&action); chosen; chosen--)
            pocket_next_action(&action);
        assert_true(pocket_apply(&action));
    }
    assert_int_equal(pocket_hash(), KNOWN_POCKET_LATER);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_numbers),
        cmocka_unit_test(pocket_play),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
