/* Saves: slots and journals, with the plug pulled at every write and every kind of damage. */
/* Links: src/cart/save/slots.c src/cart/save/journal.c src/cart/save/crc.c */
/* Links: src/cart/save/save.c test/host/sram_double.c */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "cart/save/crc.h"
#include "cart/save/journal.h"
#include "cart/save/layout.h"
#include "cart/save/save.h"
#include "cart/save/slots.h"
#include "sram_double.h"

#define POCKET 0
#define TIDES  1

static int fresh(void **state)
{
    (void)state;
    memset(sram_bytes, 0x5A, sizeof sram_bytes);
    sram_writes_left = SRAM_NEVER;
    sram_writes = 0;
    slots_format();
    return 0;
}

static uint8_t payload[256];

static const uint8_t *filled(uint8_t with)
{
    static uint8_t bytes[256];

    memset(bytes, with, sizeof bytes);
    return bytes;
}

static void crc_of_the_check_string(void **state)
{
    const char *check = "123456789";

    (void)state;
    crc = CRC_FIRST;
    while (*check)
        crc_add((uint8_t)*check++);
    assert_int_equal(crc, 0x29B1);
}

static void a_formatted_ram_is_ours_and_empty(void **state)
{
    uint8_t pair;

    (void)state;
    assert_true(slots_are_ours());
    assert_false(slots_are_blank());
    for (pair = 0; pair != SLOTS_PAIRS; pair++)
        assert_int_equal(slots_read(pair, payload), SLOTS_EMPTY);
}

static void ram_without_the_signature_is_not_ours(void **state)
{
    (void)state;
    sram_bytes[3] ^= 1;
    assert_false(slots_are_ours());
    memset(sram_bytes, 0xFF, sizeof sram_bytes);
    assert_true(slots_are_blank());
    sram_bytes[8191] = 0;
    assert_false(slots_are_blank());
}

static void the_newest_slot_is_read(void **state)
{
    int n;

    (void)state;
    for (n = 0; n != 70000; n++) { /* past the sequence number's turn */
        if (n > 300 && n < 65400)
            continue;
        slots_write(SLOTS_SETTINGS, filled((uint8_t)n));
        assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
        assert_memory_equal(payload, filled((uint8_t)n), SETTINGS_BYTES);
    }
    assert_int_equal(slots_read(SLOTS_RECORDS, payload), SLOTS_EMPTY);
}

static void sequence_numbers_turn_round(void **state)
{
    long n;

    (void)state;
    for (n = 0; n != 66000; n++)
        slots_write(SLOTS_HEADS, filled((uint8_t)(n % 251)));
    assert_int_equal(slots_read(SLOTS_HEADS, payload), SLOTS_FINE);
    assert_int_equal(payload[0], (66000 - 1) % 251);
}

static void a_cut_at_any_write_leaves_the_old_or_the_new(void **state)
{
    static uint8_t before[SRAM_SIZE];
    long cut, writes;
    int old = 0;
    int new = 0;

    (void)state;
    slots_write(SLOTS_RECORDS, filled(1));
    slots_write(SLOTS_RECORDS, filled(2));
    memcpy(before, sram_bytes, sizeof before);
    sram_writes = 0;
    slots_write(SLOTS_RECORDS, filled(3));
    writes = sram_writes;
    assert_true(writes > RECORDS_BYTES);
    for (cut = 0; cut <= writes; cut++) {
        memcpy(sram_bytes, before, sizeof before);
        sram_writes_left = cut;
        slots_write(SLOTS_RECORDS, filled(3));
        sram_writes_left = SRAM_NEVER;
        assert_int_equal(slots_read(SLOTS_RECORDS, payload), SLOTS_FINE);
        if (memcmp(payload, filled(2), RECORDS_BYTES) == 0)
            old++;
        else {
            assert_memory_equal(payload, filled(3), RECORDS_BYTES);
            new ++;
        }
    }
    assert_true(old > 0);
    assert_int_equal(new, 1);
}

static void every_flipped_bit_of_a_lone_slot_is_seen(void **state)
{
    uint16_t at;
    uint8_t bit;

    (void)state;
    slots_write(SLOTS_SETTINGS, filled(7));
    for (at = SETTINGS_AT; at != SETTINGS_AT + SLOT_EXTRA + SETTINGS_BYTES; at++)
        for (bit = 1; bit; bit <<= 1) {
            sram_bytes[at] ^= bit;
            assert_int_not_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
            sram_bytes[at] ^= bit;
        }
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
}

static void another_version_is_named_as_such(void **state)
{
    (void)state;
    slots_write(SLOTS_SETTINGS, filled(7));
    sram_bytes[SETTINGS_AT + 3] = SAVE_VERSION - 1;
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_OTHER_VERSION);
    slots_write(SLOTS_SETTINGS, filled(8));
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
    assert_int_equal(payload[0], 8);
}

/* ---- Journals ---- */

static void put_text(const char *text)
{
    assert_true(journal_put((const uint8_t *)text, (uint16_t)strlen(text)));
}

static void expect_journal(uint8_t game, uint8_t status, const char *text)
{
    assert_int_equal(journal_find(game, status), SLOTS_FINE);
    memset(payload, 0, sizeof payload);
    assert_int_equal(journal_read(payload, 200), strlen(text));
    assert_string_equal((const char *)payload, text);
    assert_int_equal(journal_read(payload, 1), 0);
}

static void bytes_count_from_the_commit_on(void **state)
{
    (void)state;
    assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_EMPTY);
    journal_open(POCKET);
    put_text("opening ");
    assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_EMPTY);
    journal_open(POCKET);
    put_text("opening ");
    journal_commit(JOURNAL_PLAYING);
    put_text("lost");
    expect_journal(POCKET, JOURNAL_PLAYING, "opening ");
    put_text("act");
    journal_commit(JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_PLAYING, "opening act");
    assert_int_equal(journal_find(TIDES, JOURNAL_PLAYING), SLOTS_EMPTY);
}

static void undoing_takes_actions_back(void **state)
{
    (void)state;
    journal_open(POCKET);
    put_text("kept");
    journal_commit(JOURNAL_PLAYING);
    put_text(" undone");
    journal_commit(JOURNAL_PLAYING);
    put_text(" too");
    journal_commit(JOURNAL_PLAYING);
    journal_undo();
    journal_commit(JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_PLAYING, "kept undone");
    journal_undo();
    journal_commit(JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_PLAYING, "kept");
    put_text(" anew");
    journal_commit(JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_PLAYING, "kept anew");
}

static void play(const char *text, uint8_t status)
{
    journal_open(POCKET);
    put_text(text);
    journal_commit(status);
}

static void a_finished_game_is_kept_and_never_resumed(void **state)
{
    (void)state;
    play("first", JOURNAL_FINISHED);
    assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_EMPTY);
    play("second", JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_FINISHED, "first");
    expect_journal(POCKET, JOURNAL_PLAYING, "second");
    play("third", JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_FINISHED, "first");
    expect_journal(POCKET, JOURNAL_PLAYING, "third");
    play("fourth", JOURNAL_FINISHED);
    expect_journal(POCKET, JOURNAL_FINISHED, "fourth");
    assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_EMPTY);
    play("fifth", JOURNAL_FINISHED);
    expect_journal(POCKET, JOURNAL_FINISHED, "fifth");
}

static void a_dropped_game_is_gone_and_the_finished_one_stays(void **state)
{
    (void)state;
    play("first", JOURNAL_FINISHED);
    play("second", JOURNAL_PLAYING);
    journal_drop(POCKET);
    assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_EMPTY);
    expect_journal(POCKET, JOURNAL_FINISHED, "first");
}

static void a_full_journal_refuses_and_goes_on_in_the_next(void **state)
{
    int n;

    (void)state;
    journal_open(TIDES);
    for (n = 0; n != (int)TIDES_JOURNAL; n++)
        assert_true(journal_put(filled(1), 1));
    journal_commit(JOURNAL_PLAYING);
    assert_false(journal_put(filled(1), 1));
    journal_open_next();
    put_text("snapshot");
    /* not committed: the full one still counts */
    assert_int_equal(journal_find(TIDES, JOURNAL_PLAYING), SLOTS_FINE);
    assert_int_equal(journal_read(payload, 255), TIDES_JOURNAL);
}

static void going_on_in_the_next_leaves_no_ghost(void **state)
{
    (void)state;
    journal_open(TIDES);
    put_text("old");
    journal_commit(JOURNAL_PLAYING);
    journal_open_next();
    put_text("snapshot");
    journal_commit(JOURNAL_PLAYING);
    expect_journal(TIDES, JOURNAL_PLAYING, "snapshot");
    put_text(" end");
    journal_commit(JOURNAL_FINISHED);
    expect_journal(TIDES, JOURNAL_FINISHED, "snapshot end");
    assert_int_not_equal(journal_find(TIDES, JOURNAL_PLAYING), SLOTS_FINE);
}

/* A session of several games; stops quietly when the plug is out. */
static void session(void)
{
    int n;

    play("finished", JOURNAL_FINISHED);
    journal_open(POCKET);
    journal_put((const uint8_t *)"opening", 7);
    journal_commit(JOURNAL_PLAYING);
    for (n = 0; n != 40; n++) {
        uint8_t action = (uint8_t)n;

        journal_put(&action, 1);
        journal_commit(JOURNAL_PLAYING);
    }
    journal_commit(JOURNAL_FINISHED);
}

static void a_cut_anywhere_in_a_session_leaves_a_whole_prefix(void **state)
{
    long cut, writes;
    int n, actions;
    int last = -1;

    sram_writes = 0;
    session();
    writes = sram_writes;
    for (cut = 0; cut <= writes; cut++) {
        fresh(state);
        sram_writes_left = cut;
        session();
        sram_writes_left = SRAM_NEVER;
        if (journal_find(POCKET, JOURNAL_PLAYING) == SLOTS_FINE) {
            actions = (int)journal_read(payload, 200) - 7;
            assert_true(actions >= 0);
            assert_memory_equal(payload, "opening", 7);
            for (n = 0; n != actions; n++)
                assert_int_equal(payload[7 + n], n);
            assert_true(actions == last || actions == last + 1);
            last = actions;
            expect_journal(POCKET, JOURNAL_FINISHED, "finished");
        } else {
            assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_EMPTY);
        }
    }
    assert_int_equal(last, 40);
    assert_int_equal(journal_find(POCKET, JOURNAL_FINISHED), SLOTS_FINE);
    assert_int_equal(journal_read(payload, 200), 47);
}

static void damage_in_the_body_is_seen(void **state)
{
    uint16_t at;
    uint8_t bit;

    (void)state;
    play("a game of many actions", JOURNAL_PLAYING);
    for (at = POCKET_AT; at != POCKET_AT + 22; at++)
        for (bit = 1; bit; bit <<= 1) {
            sram_bytes[at] ^= bit;
            assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_DAMAGED);
            sram_bytes[at] ^= bit;
        }
    expect_journal(POCKET, JOURNAL_PLAYING, "a game of many actions");
}

static void random_bytes_are_never_taken_for_a_save(void **state)
{
    int round;
    size_t n;
    uint8_t pair;

    (void)state;
    srand(1);
    for (round = 0; round != 2000; round++) {
        for (n = 0; n != sizeof sram_bytes; n++)
            sram_bytes[n] = (uint8_t)(rand() >> 7);
        for (pair = 0; pair != SLOTS_PAIRS; pair++)
            assert_int_not_equal(slots_read(pair, payload), SLOTS_FINE);
        assert_int_not_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_FINE);
    }
}

/* ---- At power-on ---- */

static void a_blank_cartridge_is_made_ours_in_silence(void **state)
{
    (void)state;
    memset(sram_bytes, 0xFF, sizeof sram_bytes);
    assert_int_equal(save_init(), SAVE_NEW);
    assert_true(slots_are_ours());
    memset(sram_bytes, 0x00, sizeof sram_bytes);
    assert_int_equal(save_init(), SAVE_NEW);
    assert_int_equal(save_init(), SAVE_NEW);
    assert_true(save_works);
}

static void the_save_of_another_game_is_named_and_replaced(void **state)
{
    (void)state;
    memset(sram_bytes, 0x5A, sizeof sram_bytes);
    assert_int_equal(save_init(), SAVE_FOREIGN);
    assert_int_equal(save_init(), SAVE_NEW);
}

static void whole_parts_survive_damage_to_others(void **state)
{
    (void)state;
    slots_write(SLOTS_SETTINGS, filled(1));
    slots_write(SLOTS_RECORDS, filled(2));
    assert_int_equal(save_init(), SAVE_FINE);
    sram_bytes[RECORDS_AT + 20] ^= 4;
    sram_bytes[0] ^= 0x80; /* the signature too */
    assert_int_equal(save_init(), SAVE_DAMAGED);
    assert_true(save_read(SLOTS_SETTINGS, payload));
    assert_int_equal(payload[0], 1);
    assert_false(save_read(SLOTS_RECORDS, payload));
    assert_int_equal(save_init(), SAVE_FINE); /* said once */
}

static void an_older_version_is_said(void **state)
{
    (void)state;
    slots_write(SLOTS_SETTINGS, filled(1));
    sram_bytes[SETTINGS_AT + 3]--;
    assert_int_equal(save_init(), SAVE_OTHER_VERSION);
    assert_false(save_read(SLOTS_SETTINGS, payload));
    assert_int_equal(save_init(), SAVE_NEW);
}

static void without_ram_nothing_is_kept(void **state)
{
    (void)state;
    sram_bytes[SRAM_SIZE - 1] = 0xFF;
    sram_writes_left = 0; /* nothing that is written arrives */
    assert_int_equal(save_init(), SAVE_ABSENT);
    assert_false(save_works);
    save_write(SLOTS_SETTINGS, filled(1));
    assert_false(save_read(SLOTS_SETTINGS, payload));
    sram_writes_left = SRAM_NEVER;
}

static void a_cut_while_formatting_is_formatted_again(void **state)
{
    long cut;

    (void)state;
    for (cut = 0; cut != 60; cut++) {
        memset(sram_bytes, 0x5A, sizeof sram_bytes);
        sram_writes_left = cut;
        save_init();
        sram_writes_left = SRAM_NEVER;
        save_init();
        assert_true(slots_are_ours());
        assert_int_equal(slots_state(SLOTS_RECORDS), SLOTS_EMPTY);
    }
}

#define TEST(name) cmocka_unit_test_setup(name, fresh)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(crc_of_the_check_string),
        TEST(a_formatted_ram_is_ours_and_empty),
        TEST(ram_without_the_signature_is_not_ours),
        TEST(the_newest_slot_is_read),
        TEST(sequence_numbers_turn_round),
        TEST(a_cut_at_any_write_leaves_the_old_or_the_new),
        TEST(every_flipped_bit_of_a_lone_slot_is_seen),
        TEST(another_version_is_named_as_such),
        TEST(bytes_count_from_the_commit_on),
        TEST(undoing_takes_actions_back),
        TEST(a_finished_game_is_kept_and_never_resumed),
        TEST(a_dropped_game_is_gone_and_the_finished_one_stays),
        TEST(a_full_journal_refuses_and_goes_on_in_the_next),
        TEST(going_on_in_the_next_leaves_no_ghost),
        TEST(a_cut_anywhere_in_a_session_leaves_a_whole_prefix),
        TEST(damage_in_the_body_is_seen),
        TEST(random_bytes_are_never_taken_for_a_save),
        TEST(a_blank_cartridge_is_made_ours_in_silence),
        TEST(the_save_of_another_game_is_named_and_replaced),
        TEST(whole_parts_survive_damage_to_others),
        TEST(an_older_version_is_said),
        TEST(without_ram_nothing_is_kept),
        TEST(a_cut_while_formatting_is_formatted_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
