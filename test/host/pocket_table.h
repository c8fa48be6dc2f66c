/* A table of Pocket Madness for tests: lay cards and Portals as the case needs them, then act in
 * the words of transcripts ("open 6 3", "seal 8 1", "take 12"). Cards are written by their printed
 * values ("6 6 12"), face-down ones of the row with a question mark ("?9"), the head first. */
#ifndef TEST_HOST_POCKET_TABLE_H
#define TEST_HOST_POCKET_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "games/pocket/pocket.h"

#define KIND(value) ((uint8_t)((value)-POCKET_LOWEST))

/* Seat 0 begins round 1; no cards in the hands, nine 12s in the row, every Portal in the pool. */
void table(uint8_t seats);
void hand(uint8_t seat, const char *cards);
void row(const char *cards);
void portal(uint8_t value, uint8_t seat);
void tokens(uint8_t seat, uint8_t number);

/* The action in words; 0 when they are not understood. */
int action_of_words(const char *words, PocketAction *action);

/* Legal and among the offered actions, or neither of both (anything else fails the test). */
#define may(words)    table_may(words, __FILE__, __LINE__)
#define does(words)   table_does(words, __FILE__, __LINE__)
#define cannot(words) table_cannot(words, __FILE__, __LINE__)
int table_may(const char *words, const char *file, int line);
void table_does(const char *words, const char *file, int line);
void table_cannot(const char *words, const char *file, int line);

#define assert_hand(seat, cards)  table_assert_cards(pocket.hands[seat], cards, __FILE__, __LINE__)
#define assert_melds(seat, cards) table_assert_cards(pocket.melds[seat], cards, __FILE__, __LINE__)
void table_assert_cards(const uint8_t *counts, const char *cards, const char *file, int line);

/* What the watcher knows of a hand, and how many cards of it are unknown. */
#define assert_known(watcher, seat, cards, unknown) \
    table_assert_known(watcher, seat, cards, unknown, __FILE__, __LINE__)
void table_assert_known(uint8_t watcher, uint8_t seat, const char *cards, uint8_t unknown,
                        const char *file, int line);

/* One choice among the legal actions, every one equally likely; 0 when there is none. */
int random_action(Random *random, PocketAction *action);

#endif
