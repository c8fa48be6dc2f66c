#include "cart/save/crc.h"
#include "cart/save/layout.h"
#include "cart/save/slots.h"
#include "cart/save/sram.h"

_Static_assert(SAVE_END <= SRAM_SIZE, "the layout does not fit the RAM");

#define MARK_WHOLE 0xA5
#define MARK_NONE  0x00

/* Offsets in a slot. */
enum { MARK, MAGIC, VERSION = 3, LENGTH, SEQUENCE = 6, PAYLOAD = 8 };

static const char signature[SIGNATURE_BYTES] = "Pocket Mythos";
static const uint8_t magic[2] = {'P', 'M'};

static const uint16_t pair_at[SLOTS_PAIRS] = {
    SETTINGS_AT,
    RECORDS_AT,
    HEADS_AT,
    HEADS_AT + HEAD_PAIR,
    HEADS_AT + 2 * HEAD_PAIR,
    HEADS_AT + 3 * HEAD_PAIR,
    HEADS_AT + 4 * HEAD_PAIR,
    HEADS_AT + 5 * HEAD_PAIR,
};
static const uint8_t pair_bytes[SLOTS_PAIRS] = {
    SETTINGS_BYTES, RECORDS_BYTES, HEAD_BYTES, HEAD_BYTES,
    HEAD_BYTES,     HEAD_BYTES,    HEAD_BYTES, HEAD_BYTES,
};

static uint8_t version_of(uint8_t pair)
{
    return pair < SLOTS_HEADS ? SAVE_VERSION : JOURNALS_VERSION;
}

static uint16_t get_word(uint16_t at)
{
    return (uint16_t)(sram_get(at) | (uint16_t)((uint16_t)sram_get(at + 1) << 8));
}

static void put_word(uint16_t at, uint16_t word)
{
    sram_put(at, (uint8_t)word);
    sram_put(at + 1, (uint8_t)(word >> 8));
}

static uint16_t slot_at(uint8_t pair, uint8_t slot)
{
    uint16_t at = pair_at[pair];

    return slot ? at + SLOT_EXTRA + pair_bytes[pair] : at;
}

/* The sums of all between mark and CRC. */
static void sum_slot(uint16_t at, uint8_t bytes)
{
    uint16_t left = PAYLOAD - MAGIC + bytes;

    crc = CRC_FIRST;
    crc_sums = SUM_FIRST;
    for (at += MAGIC; left; left--)
        crc_add(sram_get(at++));
}

/* Of another version, and its sum is right: it really was written. */
#define WHOLE_OF_OTHER_VERSION (SLOTS_OTHER_VERSION + 1)

static uint8_t judge(uint8_t pair, uint8_t slot)
{
    uint16_t at = slot_at(pair, slot);
    uint8_t bytes = pair_bytes[pair];
    uint8_t mark = sram_get(at + MARK);
    uint8_t version = sram_get(at + VERSION);
    uint8_t is_known = version != 0 && version <= version_of(pair);

    if (mark == MARK_NONE)
        return SLOTS_EMPTY;
    if (mark != MARK_WHOLE || sram_get(at + MAGIC) != magic[0] ||
        sram_get(at + MAGIC + 1) != magic[1])
        return SLOTS_DAMAGED;
    /* Another version may have another length: then its sum cannot be asked for. */
    if (get_word(at + LENGTH) != bytes)
        return is_known ? SLOTS_DAMAGED : SLOTS_OTHER_VERSION;
    sum_slot(at, bytes);
    at += PAYLOAD + bytes;
    if (get_word(at) != crc || get_word(at + 2) != crc_sums)
        return is_known ? SLOTS_DAMAGED : SLOTS_OTHER_VERSION;
    return is_known ? SLOTS_FINE : WHOLE_OF_OTHER_VERSION;
}

static uint8_t is_whole(uint8_t judged)
{
    return judged == SLOTS_FINE || judged == WHOLE_OF_OTHER_VERSION;
}

/* The newest whole slot of the pair, of whatever version, if there is one; and what the pair holds.
 */
static uint8_t newest, one_is_whole;
static uint8_t judge_pair(uint8_t pair)
{
    uint8_t first = judge(pair, 0);
    uint8_t second = judge(pair, 1);

    one_is_whole = is_whole(first) || is_whole(second);
    newest = 0;
    if (is_whole(first) && is_whole(second))
        newest = (int16_t)(get_word(slot_at(pair, 1) + SEQUENCE) -
                           get_word(slot_at(pair, 0) + SEQUENCE)) > 0;
    else if (is_whole(second))
        newest = 1;
    if (one_is_whole)
        return (newest ? second : first) == SLOTS_FINE ? SLOTS_FINE : SLOTS_OTHER_VERSION;
    if (first == SLOTS_OTHER_VERSION || second == SLOTS_OTHER_VERSION)
        return SLOTS_OTHER_VERSION;
    if (first == SLOTS_EMPTY && second == SLOTS_EMPTY)
        return SLOTS_EMPTY;
    return SLOTS_DAMAGED;
}

uint8_t slots_state(uint8_t pair)
{
    uint8_t state;

    sram_open();
    state = judge_pair(pair);
    sram_close();
    return state;
}

uint8_t slots_read(uint8_t pair, uint8_t *payload)
{
    uint8_t bytes = pair_bytes[pair];
    uint8_t state;
    uint16_t at;

    sram_open();
    state = judge_pair(pair);
    if (state == SLOTS_FINE) {
        at = slot_at(pair, newest) + PAYLOAD;
        for (; bytes; bytes--)
            *payload++ = sram_get(at++);
    }
    sram_close();
    return state;
}

void slots_write(uint8_t pair, const uint8_t *payload)
{
    uint8_t bytes = pair_bytes[pair];
    uint8_t left;
    uint16_t sequence = 0;
    uint16_t at, to;

    sram_open();
    judge_pair(pair);
    if (one_is_whole) {
        sequence = get_word(slot_at(pair, newest) + SEQUENCE) + 1;
        newest ^= 1; /* the older one */
    }
    at = slot_at(pair, newest);
    sram_put(at + MARK, MARK_NONE);
    sram_put(at + MAGIC, magic[0]);
    sram_put(at + MAGIC + 1, magic[1]);
    sram_put(at + VERSION, version_of(pair));
    put_word(at + LENGTH, bytes);
    put_word(at + SEQUENCE, sequence);
    to = at + PAYLOAD;
    for (left = bytes; left; left--)
        sram_put(to++, *payload++);
    sum_slot(at, bytes);
    put_word(to, crc);
    put_word(to + 2, crc_sums);
    sram_put(at + MARK, MARK_WHOLE);
    sram_close();
}

void slots_empty(uint8_t pair)
{
    sram_open();
    sram_put(slot_at(pair, 0) + MARK, MARK_NONE);
    sram_put(slot_at(pair, 1) + MARK, MARK_NONE);
    sram_close();
}

/* From its last byte to its first: a cut leaves no whole signature. */
void slots_sign(void)
{
    uint8_t n;

    sram_open();
    for (n = SIGNATURE_BYTES; n; n--)
        sram_put(n - 1, (uint8_t)signature[n - 1]);
    sram_close();
}

void slots_format(void)
{
    uint8_t pair;

    for (pair = 0; pair != SLOTS_PAIRS; pair++)
        slots_empty(pair);
    slots_sign();
}

uint8_t slots_are_ours(void)
{
    uint8_t n;
    uint8_t ours = 1;

    sram_open();
    for (n = 0; n != SIGNATURE_BYTES; n++)
        if (sram_get(n) != (uint8_t)signature[n])
            ours = 0;
    sram_close();
    return ours;
}

uint8_t slots_are_blank(void)
{
    uint16_t at;
    uint8_t first;
    uint8_t blank = 1;

    sram_open();
    first = sram_get(0);
    for (at = 1; at != SRAM_SIZE && blank; at++)
        if (sram_get(at) != first)
            blank = 0;
    sram_close();
    return blank && (first == 0x00 || first == 0xFF);
}
