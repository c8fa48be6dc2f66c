/* Numbers that host and Game Boy must both find: test/host/test_known.c computes them on the host,
 * the self-test cartridge on the machine. */
#ifndef TEST_KNOWN_NUMBERS_H
#define TEST_KNOWN_NUMBERS_H

#include <stdint.h>

#define KNOWN_SEED     0x12345678ul
#define KNOWN_CODE     "938NKR"
#define KNOWN_DRAWS    8
#define KNOWN_SHUFFLED 16

/* From KNOWN_SEED on, one after the other: random_next, random_below(63), random_shuffle. */
static const uint16_t known_next[KNOWN_DRAWS] = {0x151C, 0xABBC, 0x4E5E, 0x8CC8,
                                                 0x25D4, 0x7952, 0x2E3E, 0xDC8E};
static const uint8_t known_below[KNOWN_DRAWS] = {59, 41, 1, 26, 23, 54, 47, 19};
static const uint8_t known_shuffle[KNOWN_SHUFFLED] = {3, 11, 12, 10, 7,  1, 0,  15,
                                                      9, 4,  2,  8,  13, 5, 14, 6};

/* Pocket Madness, three seats, seed 7: the deal, and the state after a hundred actions, each drawn
 * by random_below (seed 99) among the first 255 legal ones. */
#define KNOWN_POCKET_SEATS   3
#define KNOWN_POCKET_SEED    7
#define KNOWN_POCKET_LUCK    99
#define KNOWN_POCKET_ACTIONS 100
#define KNOWN_POCKET_DEAL    0x9179
#define KNOWN_POCKET_LATER   0xB61F

#endif
