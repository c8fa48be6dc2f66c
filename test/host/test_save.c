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

static void the_crc_runs_backwards(void **state)
{
    static uint16_t sums[500][2];
    static uint8_t bytes[500];
    int n;

    (void)state;
    srand(3);
    crc = CRC_FIRST;
    crc_sums = SUM_FIRST;
    for (n = 0; n != 500; n++) {
        sums[n][0] = crc;
        sums[n][1] = crc_sums;
        bytes[n] = (uint8_t)(rand() >> 7);
        crc_add(bytes[n]);
    }
    while (n--) {
        crc_remove(bytes[n]);
        assert_int_equal(crc, sums[n][0]);
        assert_int_equal(crc_sums, sums[n][1]);
    }
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
    sram_bytes[SETTINGS_AT + 3] = 0;
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_OTHER_VERSION);
    sram_bytes[SETTINGS_AT + 3] = SAVE_VERSION + 1;
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_OTHER_VERSION);
    slots_write(SLOTS_SETTINGS, filled(8));
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
    assert_int_equal(payload[0], 8);
}

/* A slot as another version may write it: whole, with the same length. */
static void write_other_version(uint16_t at, uint8_t version, uint8_t sequence, uint8_t with)
{
    uint16_t n;

    memcpy(sram_bytes + at, "\xA5PM", 3);
    sram_bytes[at + 3] = version;
    sram_bytes[at + 4] = SETTINGS_BYTES;
    sram_bytes[at + 5] = 0;
    sram_bytes[at + 6] = sequence;
    sram_bytes[at + 7] = 0;
    memset(sram_bytes + at + 8, with, SETTINGS_BYTES);
    crc = CRC_FIRST;
    crc_sums = SUM_FIRST;
    for (n = 1; n != 8 + SETTINGS_BYTES; n++)
        crc_add(sram_bytes[at + n]);
    at += 8 + SETTINGS_BYTES;
    sram_bytes[at] = (uint8_t)crc;
    sram_bytes[at + 1] = crc >> 8;
    sram_bytes[at + 2] = (uint8_t)crc_sums;
    sram_bytes[at + 3] = crc_sums >> 8;
}

/* An older slot of ours beside it is no excuse to go back to what was then. */
static void what_another_version_wrote_last_is_refused(void **state)
{
    (void)state;
    slots_write(SLOTS_SETTINGS, filled(7)); /* sequence 0, in the first slot */
    write_other_version(SETTINGS_AT + SLOT_EXTRA + SETTINGS_BYTES, SAVE_VERSION + 1, 1, 9);
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_OTHER_VERSION);
    slots_write(SLOTS_SETTINGS, filled(8));
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
    assert_int_equal(payload[0], 8);
    /* it still lies beside ours, older now */
    assert_int_equal(sram_bytes[SETTINGS_AT + SLOT_EXTRA + SETTINGS_BYTES + 8], 9);
    slots_write(SLOTS_SETTINGS, filled(10));
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
    assert_int_equal(payload[0], 10);
}

/* A version that is only a flipped bit of ours has a wrong sum: the other slot counts. */
static void a_damaged_version_is_no_other_version(void **state)
{
    (void)state;
    slots_write(SLOTS_SETTINGS, filled(7));
    slots_write(SLOTS_SETTINGS, filled(8));
    sram_bytes[SETTINGS_AT + SLOT_EXTRA + SETTINGS_BYTES + 3] ^= 4;
    assert_int_equal(slots_read(SLOTS_SETTINGS, payload), SLOTS_FINE);
    assert_int_equal(payload[0], 7);
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

static void undoing_takes_bytes_back(void **state)
{
    (void)state;
    journal_open(POCKET);
    put_text("kept");
    journal_commit(JOURNAL_PLAYING);
    put_text(" undone");
    put_text(" too");
    journal_commit(JOURNAL_PLAYING);
    journal_undo(4);
    journal_commit(JOURNAL_PLAYING);
    expect_journal(POCKET, JOURNAL_PLAYING, "kept undone");
    /* also after the console was off: journal_find began anew */
    journal_undo(7);
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

/* Puts that number of bytes, which are not all alike. */
static void put_bytes(uint16_t count)
{
    uint8_t byte;

    for (; count; count--) {
        byte = (uint8_t)(count * 7);
        assert_true(journal_put(&byte, 1));
    }
}

static void expect_bytes(uint8_t status, uint16_t count)
{
    uint8_t byte;

    assert_int_equal(journal_find(POCKET, status), SLOTS_FINE);
    assert_int_equal(journal_left(), count);
    for (; count; count--) {
        assert_int_equal(journal_read(&byte, 1), 1);
        assert_int_equal(byte, (uint8_t)(count * 7));
    }
}

static void finish_with(uint16_t count)
{
    journal_open(POCKET);
    put_bytes(count);
    journal_commit(JOURNAL_FINISHED);
}

/* Whether the finished one lies at the beginning of the room or at its end. */
static void a_game_may_take_what_the_finished_one_leaves(void **state)
{
    int round;

    (void)state;
    finish_with(800);
    for (round = 0; round != 5; round++) {
        uint16_t before = round % 2 ? POCKET_ROOM - 800 : 800;
        uint16_t now = POCKET_ROOM - before;

        journal_open(POCKET);
        put_bytes(now);
        assert_false(journal_put(filled(1), 1));
        journal_commit(JOURNAL_PLAYING);
        expect_bytes(JOURNAL_FINISHED, before);
        expect_bytes(JOURNAL_PLAYING, now);
        assert_false(journal_put(filled(1), 1)); /* nor when it is taken up again */
        journal_commit(JOURNAL_FINISHED);
        expect_bytes(JOURNAL_FINISHED, now);
    }
}

static void a_longer_one_takes_over_what_the_finished_one_has(void **state)
{
    (void)state;
    finish_with(1000);
    journal_open(POCKET);
    put_bytes(POCKET_ROOM - 1000);
    assert_false(journal_put(filled(1), 1));
    journal_commit(JOURNAL_PLAYING);
    journal_take_over();
    assert_int_not_equal(journal_find(POCKET, JOURNAL_FINISHED), SLOTS_FINE);
    expect_bytes(JOURNAL_PLAYING, POCKET_ROOM - 1000);
    journal_open(POCKET);
    put_bytes(POCKET_ROOM - POCKET_RESERVE);
    assert_false(journal_put(filled(1), 1));
    journal_commit(JOURNAL_PLAYING);
    expect_bytes(JOURNAL_PLAYING, POCKET_ROOM - POCKET_RESERVE);
}

static void one_that_fills_the_room_goes_on_at_its_other_end(void **state)
{
    int round;

    (void)state;
    journal_open(POCKET);
    put_bytes(POCKET_ROOM - POCKET_RESERVE);
    journal_commit(JOURNAL_PLAYING);
    for (round = 0; round != 4; round++) {
        journal_take_over();
        journal_open_next();
        put_bytes(POCKET_RESERVE);
        assert_false(journal_put(filled(1), 1));
        /* not committed: the full one still counts */
        expect_bytes(JOURNAL_PLAYING, POCKET_ROOM - POCKET_RESERVE);
        journal_open_next();
        put_bytes(5);
        journal_commit(JOURNAL_PLAYING);
        expect_bytes(JOURNAL_PLAYING, 5); /* the old one does not come back, */
        journal_take_over();
        expect_bytes(JOURNAL_PLAYING, 5);
        journal_undo(5); /* and the new one has all of the room but its reserve */
        put_bytes(POCKET_ROOM - POCKET_RESERVE);
        assert_false(journal_put(filled(1), 1));
        journal_commit(JOURNAL_PLAYING);
    }
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

/* The plug is pulled between the commit of the new journal and the end of the old one; then at
 * every write of what gives the game up. */
static void what_was_left_behind_never_comes_back(void **state)
{
    static uint8_t before[SRAM_SIZE];
    long cut, writes;
    uint8_t drops, second;

    for (second = 0; second != 2; second++)
        for (drops = 0; drops != 2; drops++) {
            fresh(state);
            if (second)
                finish_with(3); /* the game begins at the end of the room */
            journal_open(POCKET);
            put_text("left behind");
            journal_commit(JOURNAL_PLAYING);
            journal_open_next();
            put_text("goes on");
            journal_commit(JOURNAL_PLAYING);
            memcpy(before, sram_bytes, sizeof before);
            writes = 1;
            for (cut = 0; cut <= writes; cut++) {
                memcpy(sram_bytes, before, sizeof before);
                sram_writes = 0;
                sram_writes_left = cut;
                if (drops)
                    journal_drop(POCKET);
                else
                    journal_open(POCKET);
                writes = sram_writes;
                sram_writes_left = SRAM_NEVER;
                if (journal_find(POCKET, JOURNAL_PLAYING) == SLOTS_FINE)
                    expect_journal(POCKET, JOURNAL_PLAYING, "goes on");
            }
        }
}

static void serial_numbers_turn_round(void **state)
{
    long n;

    (void)state;
    for (n = 0; n != 65540; n++) {
        journal_open(TIDES);
        put_text(n & 1 ? "odd" : "even");
        journal_commit(n & 1 ? JOURNAL_PLAYING : JOURNAL_FINISHED);
        if (n < 3 || n > 65530) {
            expect_journal(TIDES, JOURNAL_FINISHED, "even");
            if (n & 1)
                expect_journal(TIDES, JOURNAL_PLAYING, "odd");
        }
    }
}

/* As version 1 wrote it: each journal in its half of the room, from its beginning up. */
static void write_version_1(uint8_t journal, uint8_t status, uint8_t number, const char *text)
{
    uint16_t slot = HEADS_AT + journal * HEAD_PAIR;
    uint16_t body = POCKET_ROOM_AT + journal * (POCKET_ROOM / 2);
    uint16_t length = (uint16_t)strlen(text);
    uint16_t at;

    crc = CRC_FIRST;
    crc_sums = SUM_FIRST;
    for (at = 0; at != length; at++) {
        sram_bytes[body + at] = (uint8_t)text[at];
        crc_add((uint8_t)text[at]);
    }
    {
        const uint8_t head[] = {0xA5,
                                'P',
                                'M',
                                1,
                                HEAD_BYTES,
                                0,
                                1,
                                0,
                                status,
                                number,
                                0,
                                (uint8_t)length,
                                length >> 8,
                                (uint8_t)crc,
                                crc >> 8,
                                (uint8_t)crc_sums,
                                crc_sums >> 8};

        memcpy(sram_bytes + slot, head, sizeof head);
        crc = CRC_FIRST;
        crc_sums = SUM_FIRST;
        for (at = 1; at != sizeof head; at++)
            crc_add(head[at]);
        slot += sizeof head;
    }
    sram_bytes[slot] = (uint8_t)crc;
    sram_bytes[slot + 1] = crc >> 8;
    sram_bytes[slot + 2] = (uint8_t)crc_sums;
    sram_bytes[slot + 3] = crc_sums >> 8;
}

static void games_of_version_1_go_on_and_can_be_watched(void **state)
{
    uint8_t waits;

    for (waits = 0; waits != 2; waits++) {
        fresh(state);
        write_version_1(waits, JOURNAL_PLAYING, 6, "a game that waits");
        write_version_1(waits ^ 1, JOURNAL_FINISHED, 5, "a finished one");
        assert_int_equal(save_init(), SAVE_FINE);
        expect_journal(POCKET, JOURNAL_FINISHED, "a finished one");
        expect_journal(POCKET, JOURNAL_PLAYING, "a game that waits");
        put_text(", and goes on");
        journal_commit(JOURNAL_PLAYING);
        expect_journal(POCKET, JOURNAL_FINISHED, "a finished one");
        expect_journal(POCKET, JOURNAL_PLAYING, "a game that waits, and goes on");
        journal_undo(13);
        put_bytes(POCKET_ROOM / 2 - 17); /* to the end of its half */
        assert_false(journal_put(filled(1), 1));
        journal_commit(JOURNAL_PLAYING);
        expect_journal(POCKET, JOURNAL_FINISHED, "a finished one");
        assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_FINE);
        journal_take_over();
        journal_open_next();
        put_bytes(POCKET_RESERVE);
        assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING), SLOTS_FINE);
        assert_int_equal(journal_left(), POCKET_ROOM / 2);
        journal_open_next();
        put_bytes(POCKET_RESERVE);
        journal_commit(JOURNAL_PLAYING);
        expect_bytes(JOURNAL_PLAYING, POCKET_RESERVE);
    }
}

static void new_games_beside_those_of_version_1(void **state)
{
    uint8_t finished;

    for (finished = 0; finished != 2; finished++) {
        fresh(state);
        write_version_1(finished, JOURNAL_FINISHED, 5, "a finished one");
        journal_open(POCKET);
        put_bytes(POCKET_ROOM / 2);
        journal_commit(JOURNAL_PLAYING);
        expect_journal(POCKET, JOURNAL_FINISHED, "a finished one");
        expect_bytes(JOURNAL_PLAYING, POCKET_ROOM / 2);
        journal_commit(JOURNAL_FINISHED);
        expect_bytes(JOURNAL_FINISHED, POCKET_ROOM / 2);
    }
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
    play("finished", JOURNAL_FINISHED);
    play("a game of many actions", JOURNAL_PLAYING);
    for (at = POCKET_ROOM_AT; at != POCKET_ROOM_AT + POCKET_ROOM; at++)
        for (bit = 1; bit; bit <<= 1) {
            sram_bytes[at] ^= bit;
            assert_int_equal(journal_find(POCKET, JOURNAL_FINISHED),
                             at < POCKET_ROOM_AT + 8 ? SLOTS_DAMAGED : SLOTS_FINE);
            assert_int_equal(journal_find(POCKET, JOURNAL_PLAYING),
                             at >= POCKET_ROOM_AT + POCKET_ROOM - 22 ? SLOTS_DAMAGED : SLOTS_FINE);
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
    assert_int_equal(save_damaged, 1 << SLOTS_RECORDS);
    assert_true(save_read(SLOTS_SETTINGS, payload));
    assert_int_equal(payload[0], 1);
    assert_false(save_read(SLOTS_RECORDS, payload));
    assert_int_equal(save_init(), SAVE_FINE); /* said once */
}

static void another_version_is_said_and_stays_until_something_new_is_kept(void **state)
{
    static uint8_t before[SRAM_SIZE];
    int version;

    (void)state;
    for (version = 0; version <= 9; version += 9) {
        fresh(state);
        slots_write(SLOTS_SETTINGS, filled(1));
        slots_write(SLOTS_RECORDS, filled(2));
        sram_bytes[RECORDS_AT + 3] = (uint8_t)version;
        memcpy(before, sram_bytes, sizeof before);
        assert_int_equal(save_init(), SAVE_OTHER_VERSION);
        assert_int_equal(save_refused, 1 << SLOTS_RECORDS);
        assert_int_equal(save_damaged, 0);
        assert_false(save_read(SLOTS_RECORDS, payload));
        assert_int_equal(save_init(), SAVE_OTHER_VERSION);
        assert_memory_equal(sram_bytes, before, sizeof before);
        save_write(SLOTS_RECORDS, filled(3));
        assert_int_equal(save_init(), SAVE_FINE);
        assert_int_equal(save_refused, 0);
        assert_true(save_read(SLOTS_RECORDS, payload));
        assert_int_equal(payload[0], 3);
    }
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
        TEST(the_crc_runs_backwards),
        TEST(a_formatted_ram_is_ours_and_empty),
        TEST(ram_without_the_signature_is_not_ours),
        TEST(the_newest_slot_is_read),
        TEST(sequence_numbers_turn_round),
        TEST(a_cut_at_any_write_leaves_the_old_or_the_new),
        TEST(every_flipped_bit_of_a_lone_slot_is_seen),
        TEST(another_version_is_named_as_such),
        TEST(what_another_version_wrote_last_is_refused),
        TEST(a_damaged_version_is_no_other_version),
        TEST(bytes_count_from_the_commit_on),
        TEST(undoing_takes_bytes_back),
        TEST(a_finished_game_is_kept_and_never_resumed),
        TEST(a_dropped_game_is_gone_and_the_finished_one_stays),
        TEST(a_game_may_take_what_the_finished_one_leaves),
        TEST(a_longer_one_takes_over_what_the_finished_one_has),
        TEST(one_that_fills_the_room_goes_on_at_its_other_end),
        TEST(going_on_in_the_next_leaves_no_ghost),
        TEST(what_was_left_behind_never_comes_back),
        TEST(serial_numbers_turn_round),
        TEST(games_of_version_1_go_on_and_can_be_watched),
        TEST(new_games_beside_those_of_version_1),
        TEST(a_cut_anywhere_in_a_session_leaves_a_whole_prefix),
        TEST(damage_in_the_body_is_seen),
        TEST(random_bytes_are_never_taken_for_a_save),
        TEST(a_blank_cartridge_is_made_ours_in_silence),
        TEST(the_save_of_another_game_is_named_and_replaced),
        TEST(whole_parts_survive_damage_to_others),
        TEST(another_version_is_said_and_stays_until_something_new_is_kept),
        TEST(without_ram_nothing_is_kept),
        TEST(a_cut_while_formatting_is_formatted_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
