#include <string.h>

#include "cart/random.h"
#include "cart/save/layout.h"
#include "saveread/damage.h"
#include "saveread/image.h"

static uint8_t damaged[SRAM_SIZE];
static Random dice;

static uint16_t any_place(void)
{
    return random_next(&dice) % SRAM_SIZE;
}

static void flip_bits(int count)
{
    for (; count; count--)
        damaged[any_place()] ^= (uint8_t)(1u << (random_next(&dice) & 7));
}

static void scribble(int count)
{
    for (; count; count--)
        damaged[any_place()] = (uint8_t)random_next(&dice);
}

static void cut_tail(uint8_t filled_with)
{
    uint16_t at = any_place();

    memset(damaged + at, filled_with, sizeof damaged - at);
}

static void move_block(void)
{
    memmove(damaged + any_place() / 2, damaged + any_place() / 2, 1000);
}

/* In one slot of a pair, or in both. */
static void change_version(void)
{
    static const uint16_t pairs[] = {SETTINGS_AT, RECORDS_AT, HEADS_AT, HEADS_AT + 3 * HEAD_PAIR};
    static const uint16_t bytes[] = {SETTINGS_BYTES, RECORDS_BYTES, HEAD_BYTES, HEAD_BYTES};
    uint8_t pair = random_next(&dice) & 3;
    uint8_t version = random_next(&dice) & 1 ? 0 : 9;
    uint16_t at = pairs[pair] + 3;

    damaged[at] = version;
    if (random_next(&dice) & 1)
        damaged[at + SLOT_EXTRA + bytes[pair]] = version;
}

static void fill_with_noise(void)
{
    size_t n;

    for (n = 0; n != sizeof damaged; n++)
        damaged[n] = (uint8_t)random_next(&dice);
}

/* The bytes alone make sense, but not where they lie: another game's save. */
static void shift(void)
{
    uint16_t by = 1 + any_place() / 2;

    memmove(damaged, image + by, sizeof damaged - by);
    memcpy(damaged + sizeof damaged - by, image, by);
}

static void do_damage(long number)
{
    switch (number % 12) {
    case 0:
    case 1:
        flip_bits(1);
        break;
    case 2:
        flip_bits(1 + random_below(&dice, 20));
        break;
    case 3:
    case 4:
        scribble(1 + random_below(&dice, 8));
        break;
    case 5:
        scribble(1 + random_below(&dice, 200));
        break;
    case 6:
        cut_tail(number & 1 ? 0xFF : 0);
        break;
    case 7:
        move_block();
        break;
    case 8:
    case 9:
        change_version();
        break;
    case 10:
        shift();
        break;
    default:
        if (number / 12 % 3 == 0)
            memset(damaged, 0, sizeof damaged);
        else if (number / 12 % 3 == 1)
            memset(damaged, 0xFF, sizeof damaged);
        else
            fill_with_noise();
    }
}

int damage_make(const char *path, const char *folder, long count)
{
    long number;

    if (!image_load(path))
        return 2;
    random_seed(&dice, 1);
    for (number = 0; number != count; number++) {
        memcpy(damaged, image, sizeof damaged);
        do_damage(number);
        if (!image_store(folder, number, damaged))
            return 2;
    }
    return 0;
}
