#include "cart/save/crc.h"
#include "cart/save/journal.h"
#include "cart/save/layout.h"
#include "cart/save/slots.h"
#include "cart/save/sram.h"

/* The payload of a head. Serial numbers tell which of a game's two journals is newer. */
enum { HEAD_STATUS, HEAD_SERIAL, HEAD_LENGTH = 3, HEAD_CRC = 5, HEAD_SUMS = 7 };

/* With the status: the journal grows down. A second journal without it is one of version 1, which
 * grows up from the middle of the room. */
#define HEAD_DOWN 0x80

static const uint16_t room_at[JOURNAL_GAMES] = {POCKET_ROOM_AT, TIDES_ROOM_AT, REALMS_ROOM_AT};
static const uint16_t room_bytes[JOURNAL_GAMES] = {POCKET_ROOM, TIDES_ROOM, REALMS_ROOM};
static const uint16_t reserve[JOURNAL_GAMES] = {POCKET_RESERVE, TIDES_RESERVE, REALMS_RESERVE};

static uint8_t head[HEAD_BYTES];

/* The journal that is written or read. */
static uint8_t current; /* game * 2, + 1 for the second one */
static uint8_t down;
static uint16_t start; /* where its first byte lies */
static uint16_t room;  /* how long it may grow */
static uint16_t length, sum, sums, place;
static uint16_t serial;

static uint16_t head_word(uint8_t at)
{
    return (uint16_t)(head[at] | (uint16_t)((uint16_t)head[at + 1] << 8));
}

static void set_head_word(uint8_t at, uint16_t word)
{
    head[at] = (uint8_t)word;
    head[at + 1] = (uint8_t)(word >> 8);
}

static uint8_t head_status(void)
{
    uint8_t is = head[HEAD_STATUS] & (uint8_t)~HEAD_DOWN;

    return is > JOURNAL_FINISHED ? JOURNAL_NONE : is;
}

static void write_head(uint8_t journal, uint8_t status)
{
    head[HEAD_STATUS] = down ? status | HEAD_DOWN : status;
    set_head_word(HEAD_SERIAL, serial);
    set_head_word(HEAD_LENGTH, length);
    set_head_word(HEAD_CRC, sum);
    set_head_word(HEAD_SUMS, sums);
    slots_write(SLOTS_HEADS + journal, head);
}

/* Reads a head; its status, JOURNAL_NONE when it cannot be read. */
static uint8_t head_state; /* of its slots */
static uint8_t read_head(uint8_t journal)
{
    head_state = slots_read(SLOTS_HEADS + journal, head);
    return head_state == SLOTS_FINE ? head_status() : JOURNAL_NONE;
}

/* The heads of a game's two journals; what the worse one of them is, SLOTS_EMPTY at least. */
static uint8_t status[JOURNALS_A_GAME];
static uint16_t serials[JOURNALS_A_GAME];
static uint8_t worst;

/* Looks at both; which one is newer: that one counts. */
static uint8_t newer_of(uint8_t game)
{
    uint8_t n;

    worst = SLOTS_EMPTY;
    for (n = 0; n != JOURNALS_A_GAME; n++) {
        status[n] = read_head((uint8_t)(game << 1) + n);
        serials[n] = head_word(HEAD_SERIAL);
        if (head_state > worst)
            worst = head_state;
    }
    return status[1] != JOURNAL_NONE &&
           (status[0] == JOURNAL_NONE || (int16_t)(serials[1] - serials[0]) > 0);
}

static void choose(uint8_t journal, uint8_t grows_down)
{
    uint8_t game = journal >> 1;

    current = journal;
    down = grows_down;
    start = room_at[game];
    if (down)
        start += room_bytes[game] - 1;
    else if (journal & 1)
        start += room_bytes[game] >> 1;
}

/* From where the current journal begins to the end of the room. */
static uint16_t extent(void)
{
    uint16_t bytes = room_bytes[current >> 1];

    return !down && (current & 1) ? bytes >> 1 : bytes;
}

/* What the other journal, if it is a finished game, leaves the current one. */
static void find_room(void)
{
    uint8_t game = current >> 1;
    uint16_t bytes = room_bytes[game];

    room = extent();
    if (room == bytes && read_head(current ^ 1) == JOURNAL_FINISHED)
        room -= down || (head[HEAD_STATUS] & HEAD_DOWN) ? head_word(HEAD_LENGTH) : bytes >> 1;
    if (room > bytes - reserve[game])
        room = bytes - reserve[game];
}

/* Where the byte at that place of the current journal lies. */
static uint16_t cell(uint16_t at)
{
    return down ? start - at : start + at;
}

/* ---- Writing ---- */

/* Not by slots_empty: of the two slots the older one might come back. */
static void empty(uint8_t journal)
{
    uint8_t n;

    for (n = 0; n != HEAD_BYTES; n++)
        head[n] = 0;
    slots_write(SLOTS_HEADS + journal, head);
}

static void begin(uint8_t journal, uint16_t next_serial)
{
    choose(journal, journal & 1);
    length = 0;
    sum = CRC_FIRST;
    sums = SUM_FIRST;
    serial = next_serial;
    write_head(journal, JOURNAL_NONE);
}

/* The older one first: else it would come back for a moment. */
static void drop(uint8_t game, uint8_t newer)
{
    uint8_t first = (uint8_t)(game << 1);

    if (status[newer ^ 1] == JOURNAL_PLAYING)
        empty(first + (newer ^ 1));
    if (status[newer] == JOURNAL_PLAYING)
        empty(first + newer);
}

void journal_drop(uint8_t game) BANKED
{
    drop(game, newer_of(game));
}

void journal_open(uint8_t game) BANKED
{
    uint8_t newer = newer_of(game);
    uint16_t next = status[newer] == JOURNAL_NONE ? 1 : serials[newer] + 1;

    drop(game, newer);
    /* beside the last finished game */
    begin((uint8_t)(game << 1) + (status[newer] == JOURNAL_FINISHED ? newer ^ 1 : newer), next);
    find_room();
}

uint8_t journal_put(const uint8_t *bytes, uint16_t count) BANKED
{
    uint16_t at = cell(length);
    uint16_t step = down ? 0xFFFFu : 1;

    if (count > room || length > room - count)
        return 0;
    length += count;
    crc = sum;
    crc_sums = sums;
    sram_open();
    for (; count; count--) {
        crc_add(*bytes);
        sram_put(at, *bytes++);
        at += step;
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

void journal_undo(uint8_t count) BANKED
{
    crc = sum;
    crc_sums = sums;
    sram_open();
    for (; count; count--) {
        length--;
        crc_remove(sram_get(cell(length)));
    }
    sram_close();
    sum = crc;
    sums = crc_sums;
}

void journal_take_over(void) BANKED
{
    empty(current ^ 1);
    find_room();
}

void journal_open_next(void) BANKED
{
    uint16_t bytes = room_bytes[current >> 1];
    uint16_t left = extent() == bytes ? bytes - length : bytes >> 1;

    begin(current ^ 1, serial + 1);
    room = left;
}

/* ---- Reading ---- */

static uint8_t body_is_whole(void)
{
    uint16_t at = start;
    uint16_t left = length;
    uint16_t step = down ? 0xFFFFu : 1;

    if (length > extent())
        return 0;
    crc = CRC_FIRST;
    crc_sums = SUM_FIRST;
    sram_open();
    for (; left; left--) {
        crc_add(sram_get(at));
        at += step;
    }
    sram_close();
    return crc == sum && crc_sums == sums;
}

/* Takes the head of the journal for the current one. */
static void take_head(uint8_t journal)
{
    choose(journal, head[HEAD_STATUS] & HEAD_DOWN);
    serial = head_word(HEAD_SERIAL);
    length = head_word(HEAD_LENGTH);
    sum = head_word(HEAD_CRC);
    sums = head_word(HEAD_SUMS);
    place = 0;
}

uint8_t journal_find(uint8_t game, uint8_t wanted) BANKED
{
    uint8_t found = newer_of(game);

    /* A game on its way that is older than the other one was left behind by journal_open_next: it
     * is no game any more. */
    if (wanted == JOURNAL_FINISHED && status[found] != JOURNAL_FINISHED)
        found ^= 1;
    if (status[found] != wanted)
        return worst;
    found += game << 1;
    read_head(found);
    take_head(found);
    find_room();
    return body_is_whole() ? SLOTS_FINE : SLOTS_DAMAGED;
}

uint16_t journal_serial(void) BANKED
{
    return serial;
}

uint16_t journal_length(void) BANKED
{
    return length;
}

uint8_t journal_read(uint8_t *bytes, uint8_t count) BANKED
{
    uint8_t read = 0;

    sram_open();
    while (read != count && place != length) {
        *bytes++ = sram_get(cell(place));
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
