/* Ten thousand damaged images of the battery RAM: nothing wrong is ever read out of one, and what
 * the damage did not touch is still there. */
/* Links: src/cart/save/slots.c src/cart/save/journal.c src/cart/save/crc.c */
/* Links: src/cart/save/save.c test/host/sram_double.c src/cart/random.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "cart/random.h"
#include "cart/save/journal.h"
#include "cart/save/layout.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "sram_double.h"

#define IMAGES  10000
#define ACTIONS 60

static uint8_t whole[SRAM_SIZE];
static Random dice;

/* Settings 7 then 8, records 9 then 10; in each game's journal the numbers 1, 2, 3 … */
static int make_whole(void **state)
{
    uint8_t payload[RECORDS_BYTES];
    uint8_t game, action, round;

    (void)state;
    random_seed(&dice, 1);
    memset(sram_bytes, 0, sizeof sram_bytes);
    slots_format();
    for (round = 0; round != 2; round++) {
        memset(payload, 7 + round, sizeof payload);
        slots_write(SLOTS_SETTINGS, payload);
        memset(payload, 9 + round, sizeof payload);
        slots_write(SLOTS_RECORDS, payload);
    }
    for (game = 0; game != JOURNAL_GAMES; game++) {
        journal_open(game);
        for (action = 1; action <= ACTIONS; action++) {
            assert_true(journal_put(&action, 1));
            journal_commit(JOURNAL_PLAYING);
        }
    }
    memcpy(whole, sram_bytes, sizeof whole);
    return 0;
}

static uint16_t any_place(void)
{
    return random_next(&dice) % SRAM_SIZE;
}

static void damage(int n)
{
    uint16_t at, count;

    switch (n % 6) {
    case 0: /* one bit */
        sram_bytes[any_place()] ^= (uint8_t)(1u << (random_next(&dice) & 7));
        break;
    case 1: /* some bits */
        for (count = 1 + random_below(&dice, 20); count; count--)
            sram_bytes[any_place()] ^= (uint8_t)(1u << (random_next(&dice) & 7));
        break;
    case 2: /* random bytes */
        for (count = 1 + random_below(&dice, 200); count; count--)
            sram_bytes[any_place()] = (uint8_t)random_next(&dice);
        break;
    case 3: /* a tail that is cut off */
        at = any_place();
        memset(sram_bytes + at, n & 1 ? 0xFF : 0, sizeof sram_bytes - at);
        break;
    case 4: /* a block of another place */
        memmove(sram_bytes + any_place() / 2, sram_bytes + any_place() / 2, 1000);
        break;
    default: /* another version in one of the slots */
        sram_bytes[SETTINGS_AT + 3 + (n & 4 ? SLOT_EXTRA + SETTINGS_BYTES : 0)] = (uint8_t)(n & 1);
    }
}

/* Whatever is read is one of the two last contents, whole. */
static void check_pair(uint8_t pair, uint8_t older, size_t size)
{
    uint8_t payload[RECORDS_BYTES], wanted[RECORDS_BYTES];

    if (!save_read(pair, payload))
        return;
    memset(wanted, payload[0], sizeof wanted);
    assert_true(payload[0] == older || payload[0] == older + 1);
    assert_memory_equal(payload, wanted, size);
}

/* Whatever is read is the game as it was after its last action or the one before. */
static void check_journal(uint8_t game)
{
    uint8_t bytes[ACTIONS + 1];
    uint8_t count, n;

    if (journal_find(game, JOURNAL_PLAYING) != SLOTS_FINE)
        return;
    count = journal_read(bytes, sizeof bytes);
    assert_true(count == ACTIONS || count == ACTIONS - 1);
    for (n = 0; n != count; n++)
        assert_int_equal(bytes[n], n + 1);
}

static void nothing_wrong_is_read(void **state)
{
    int n;
    uint8_t game;

    (void)state;
    for (n = 0; n != IMAGES; n++) {
        memcpy(sram_bytes, whole, sizeof whole);
        damage(n);
        save_init();
        check_pair(SLOTS_SETTINGS, 7, SETTINGS_BYTES);
        check_pair(SLOTS_RECORDS, 9, RECORDS_BYTES);
        for (game = 0; game != JOURNAL_GAMES; game++)
            check_journal(game);
        assert_true(slots_are_ours());
    }
}

/* Damage to one pair leaves all others readable. */
static void what_is_not_touched_survives(void **state)
{
    uint8_t payload[RECORDS_BYTES];
    uint16_t at;

    (void)state;
    for (at = SETTINGS_AT; at != RECORDS_AT; at++) {
        memcpy(sram_bytes, whole, sizeof whole);
        memset(sram_bytes + at, 0x5A, RECORDS_AT - at);
        save_init();
        assert_true(save_read(SLOTS_RECORDS, payload));
        assert_int_equal(payload[0], 10);
        assert_int_equal(journal_find(0, JOURNAL_PLAYING), SLOTS_FINE);
        assert_int_equal(journal_find(2, JOURNAL_PLAYING), SLOTS_FINE);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(nothing_wrong_is_read, make_whole),
        cmocka_unit_test_setup(what_is_not_touched_survives, make_whole),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
