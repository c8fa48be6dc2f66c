#include "cart/save/crc.h"
#include "cart/save/journal.h"
#include "cart/save/layout.h"
#include "cart/save/slots.h"
#include "cart/save/sram.h"

/* The payload of a head. Serial numbers tell which of a game's two journals is newer. */
enum { HEAD_STATUS, HEAD_SERIAL, HEAD_LENGTH = 3, HEAD_CRC = 5, HEAD_SUMS = 7 };

static const uint16_t journal_at[JOURNAL_GAMES] = {POCKET_AT, TIDES_AT, REALMS_AT};
static const uint16_t journal_size[JOURNAL_GAMES] = {POCKET_JOURNAL, TIDES_JOURNAL, REALMS_JOURNAL};

#define NOWHERE 0xFF

static uint8_t head[HEAD_BYTES];

/* The journal that is written or read. */
static uint8_t current; /* game * 2, + 1 for the second one */
static uint16_t start, size, length, sum, sums, place;
static uint16_t serial;

/* Length and sum before each of the last puts, in a ring. */
static uint16_t past_length[JOURNAL_UNDO], past_sum[JOURNAL_UNDO], past_sums[JOURNAL_UNDO];
static uint8_t past;

static uint16_t head_word(uint8_t at)
{
    return (uint16_t)(head[at] | (uint16_t)((uint16_t)head[at + 1] << 8));
}

static void set_head_word(uint8_t at, uint16_t word)
{
    head[at] = (uint8_t)word;
    head[at + 1] = (uint8_t)(word >> 8);
}

static void choose(uint8_t journal)
{
    uint8_t game = journal >> 1;

    current = journal;
    size = journal_size[game];
    start = journal_at[game] + ((journal & 1) ? size : 0);
}

static void write_head(uint8_t journal, uint8_t status)
{
    head[HEAD_STATUS] = status;
    set_head_word(HEAD_SERIAL, serial);
    set_head_word(HEAD_LENGTH, length);
    set_head_word(HEAD_CRC, sum);
    set_head_word(HEAD_SUMS, sums);
    slots_write(SLOTS_HEADS + journal, head);
}

/* Reads a head; its status, JOURNAL_NONE when it cannot be read. */
static uint8_t read_head(uint8_t journal)
{
    if (slots_read(SLOTS_HEADS + journal, head) != SLOTS_FINE ||
        head[HEAD_STATUS] > JOURNAL_FINISHED)
        return JOURNAL_NONE;
    return head[HEAD_STATUS];
}

/* ---- Writing ---- */

static void begin(uint8_t journal, uint16_t next_serial)
{
    choose(journal);
    length = 0;
    sum = CRC_FIRST;
    sums = SUM_FIRST;
    serial = next_serial;
    write_head(journal, JOURNAL_NONE);
}

void journal_open(uint8_t game) BANKED
{
    uint8_t journal = game << 1;
    uint8_t status[JOURNALS_A_GAME];
    uint16_t serials[JOURNALS_A_GAME];
    uint16_t newest = 0;
    uint8_t n;

    for (n = 0; n != JOURNALS_A_GAME; n++) {
        status[n] = read_head(journal + n);
        serials[n] = head_word(HEAD_SERIAL);
        if (status[n] == JOURNAL_NONE)
            serials[n] = 0;
        if (serials[n] > newest)
            newest = serials[n];
    }
    if (status[0] == JOURNAL_FINISHED && (status[1] != JOURNAL_FINISHED || serials[0] > serials[1]))
        journal++;
    /* what was being played in the other one must not come back */
    if (status[(journal & 1) ^ 1] == JOURNAL_PLAYING)
        begin(journal ^ 1, 0);
    begin(journal, newest + 1);
}

void journal_open_next(void) BANKED
{
    begin(current ^ 1, serial + 1);
}

uint8_t journal_put(const uint8_t *bytes, uint16_t count) BANKED
{
    uint16_t at = start + length;

    if (count > size - length)
        return 0;
    past_length[past] = length;
    past_sum[past] = sum;
    past_sums[past] = sums;
    past = (past + 1) & (JOURNAL_UNDO - 1);
    length += count;
    crc = sum;
    crc_sums = sums;
    sram_open();
    for (; count; count--) {
        crc_add(*bytes);
        sram_put(at++, *bytes++);
    }
    sram_close();
    sum = crc;
    sums = crc_sums;
    return 1;
}

void journal_commit(uint8_t status) BANKED
{
    write_head(current, status);
}

void journal_undo(void) BANKED
{
    past = (past - 1) & (JOURNAL_UNDO - 1);
    length = past_length[past];
    sum = past_sum[past];
    sums = past_sums[past];
}

void journal_drop(uint8_t game) BANKED
{
    uint8_t n;

    for (n = game << 1; n != (uint8_t)((game << 1) + JOURNALS_A_GAME); n++)
        if (read_head(n) == JOURNAL_PLAYING)
            begin(n, 0);
}

/* ---- Reading ---- */

static uint8_t body_is_whole(void)
{
    uint16_t at = start;
    uint16_t left = length;

    if (length > size)
        return 0;
    crc = CRC_FIRST;
    crc_sums = SUM_FIRST;
    sram_open();
    for (; left; left--)
        crc_add(sram_get(at++));
    sram_close();
    return crc == sum && crc_sums == sums;
}

/* Takes the head of the journal for the current one. */
static void take_head(uint8_t journal)
{
    choose(journal);
    serial = head_word(HEAD_SERIAL);
    length = head_word(HEAD_LENGTH);
    sum = head_word(HEAD_CRC);
    sums = head_word(HEAD_SUMS);
    place = 0;
}

uint8_t journal_find(uint8_t game, uint8_t status) BANKED
{
    uint8_t journal = game << 1;
    uint8_t found = NOWHERE;
    uint8_t worst = SLOTS_EMPTY;
    uint16_t newest = 0;
    uint8_t n, state;

    for (n = journal; n != (uint8_t)(journal + JOURNALS_A_GAME); n++) {
        state = slots_read(SLOTS_HEADS + n, head);
        if (state > worst)
            worst = state;
        if (state != SLOTS_FINE || head[HEAD_STATUS] == JOURNAL_NONE ||
            head_word(HEAD_SERIAL) < newest)
            continue;
        /* A game on its way that is older than the finished one was left behind by
         * journal_open_next: it is no game any more. */
        if (head[HEAD_STATUS] == status)
            found = n;
        else if (status == JOURNAL_PLAYING)
            found = NOWHERE;
        else
            continue;
        newest = head_word(HEAD_SERIAL);
    }
    if (found == NOWHERE)
        return worst;
    slots_read(SLOTS_HEADS + found, head);
    take_head(found);
    return body_is_whole() ? SLOTS_FINE : SLOTS_DAMAGED;
}

uint16_t journal_serial(void) BANKED
{
    return serial;
}

uint8_t journal_read(uint8_t *bytes, uint8_t count) BANKED
{
    uint8_t read = 0;

    sram_open();
    while (read != count && place != length) {
        *bytes++ = sram_get(start + place);
        place++;
        read++;
    }
    sram_close();
    return read;
}

uint16_t journal_place(void) BANKED
{
    return place;
}

uint16_t journal_left(void) BANKED
{
    return length - place;
}

void journal_seek(uint16_t to) BANKED
{
    place = to;
}
