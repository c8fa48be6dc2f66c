/* The random generator of the games and of the CPU players (each has its own).
 * sfc16: 64 bits of state and nothing but 16-bit additions, shifts and exclusive-ors, so that
 * it is quick on the Game Boy and gives the same numbers there as on the host. */
#ifndef CART_RANDOM_H
#define CART_RANDOM_H

#include <stdint.h>

/* A seed has 30 bits: six letters of the alphabet that people can read aloud and type. */
#define RANDOM_SEED_BITS   30
#define RANDOM_SEED_MASK   0x3FFFFFFFul
#define RANDOM_CODE_LENGTH 6

typedef struct {
    uint16_t a, b, c, counter;
} Random;

void random_seed(Random *random, uint32_t seed);
uint16_t random_next(Random *random);

/* A number from 0 to n - 1, every one equally likely; n from 1 to 255. */
uint8_t random_below(Random *random, uint8_t n);

/* Shuffles n bytes (0 to 255 of them). */
void random_shuffle(Random *random, uint8_t *bytes, uint8_t n);

/* The seed as a code of six characters and a terminating zero, and back. Small letters are read
 * as capitals, I and L as 1, O as 0 and U as V. An unreadable code gives 0 and leaves *seed. */
void random_code(uint32_t seed, char *code);
uint8_t random_from_code(const char *code, uint32_t *seed);

#endif
