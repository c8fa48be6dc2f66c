#include "cart/random.h"

/* No I, L, O or U: nobody confuses two of these letters, aloud or on paper. */
static const char code_letters[] = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/* Rounds that spread the bits of neighbouring seeds over the whole state. */
#define WARM_UP_ROUNDS 12

void random_seed(Random *random, uint32_t seed)
{
    uint8_t round;

    random->a = (uint16_t)seed;
    random->b = (uint16_t)(seed >> 16);
    random->c = 0x4D59; /* "MY", any constant does */
    random->counter = 1;
    for (round = 0; round != WARM_UP_ROUNDS; round++)
        random_next(random);
}

uint16_t random_next(Random *random)
{
    uint16_t c = random->c;
    uint16_t b = random->b;
    uint16_t sum = random->a + b + random->counter;

    random->counter++;
    random->a = b ^ (uint16_t)(b >> 5);
    random->b = c + (uint16_t)(c << 3);
    random->c = (uint16_t)((uint16_t)(c << 6) | (uint16_t)(c >> 10)) + sum;
    return sum;
}

uint8_t random_below(Random *random, uint8_t n)
{
    uint8_t mask = n - 1;
    uint8_t draw;

    mask |= mask >> 1;
    mask |= mask >> 2;
    mask |= mask >> 4;
    do
        draw = (uint8_t)(random_next(random) >> 8) & mask;
    while (draw >= n);
    return draw;
}

void random_shuffle(Random *random, uint8_t *bytes, uint8_t n)
{
    uint8_t other, kept;

    while (n > 1) {
        other = random_below(random, n);
        n--;
        kept = bytes[n];
        bytes[n] = bytes[other];
        bytes[other] = kept;
    }
}

void random_code(uint32_t seed, char *code)
{
    uint8_t place;

    for (place = RANDOM_CODE_LENGTH; place != 0; place--) {
        code[place - 1] = code_letters[(uint8_t)seed & 31];
        seed >>= 5;
    }
    code[RANDOM_CODE_LENGTH] = 0;
}

static char plain_letter(char letter)
{
    if (letter >= 'a' && letter <= 'z')
        letter -= 'a' - 'A';
    switch (letter) {
    case 'I':
    case 'L':
        return '1';
    case 'O':
        return '0';
    case 'U':
        return 'V';
    default:
        return letter;
    }
}

uint8_t random_from_code(const char *code, uint32_t *seed)
{
    uint32_t value = 0;
    uint8_t place, digit;
    char letter;

    for (place = 0; place != RANDOM_CODE_LENGTH; place++) {
        letter = plain_letter(code[place]);
        for (digit = 0; digit != 32; digit++)
            if (code_letters[digit] == letter)
                break;
        if (digit == 32)
            return 0;
        value = (value << 5) | digit;
    }
    if (code[RANDOM_CODE_LENGTH] != 0)
        return 0;
    *seed = value;
    return 1;
}
