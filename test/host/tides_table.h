/* A table of Tides of Madness for tests: lay cards as the case needs them, by their names and with
 * commas between them, then act in the words of transcripts ("pick R'lyeh", "bonus heal"). */
#ifndef TEST_HOST_TIDES_TABLE_H
#define TEST_HOST_TIDES_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "games/tides/tides.h"

/* cmocka's assertions are calls; these are asked millions of times. */
#define require(condition)              \
    do {                                \
        if (!(condition))               \
            fail_msg("%s", #condition); \
    } while (0)

/* The hands at the first pick of a round, with the kept cards on the tables. */
void hands(uint8_t round, const char *first, const char *second);
void kept(const char *first, const char *second);

/* Both tables as they will be when the fifth cards, the last of each list, have been picked. */
void tables(uint8_t round, const char *first, const char *second);
void tokens(uint8_t first, uint8_t second);

/* Reads cards into the array and returns their number. */
uint8_t read_cards(const char *text, uint8_t *cards);

/* Picks the last cards. */
void play_last(void);

/* Legal and among the offered actions, or neither of both (anything else fails the test). */
#define may(words)    table_may(words, __FILE__, __LINE__)
#define does(words)   table_does(words, __FILE__, __LINE__)
#define cannot(words) table_cannot(words, __FILE__, __LINE__)
int table_may(const char *words, const char *file, int line);
void table_does(const char *words, const char *file, int line);
void table_cannot(const char *words, const char *file, int line);

#define assert_hand(seat, cards) \
    table_assert_cards(tides.hands[seat], tides.hand_size[seat], cards, __FILE__, __LINE__)
#define assert_table(seat, cards) \
    table_assert_cards(tides.table[seat], tides.table_size[seat], cards, __FILE__, __LINE__)
#define assert_cards(list, count, cards) table_assert_cards(list, count, cards, __FILE__, __LINE__)
void table_assert_cards(const uint8_t *list, uint8_t count, const char *cards, const char *file,
                        int line);

/* What the cards of a seat scored last, in their order. */
#define assert_scores(seat, ...)                                                                \
    do {                                                                                        \
        static const uint8_t expected_scores[] = {__VA_ARGS__};                                 \
        table_assert_scores(seat, expected_scores, sizeof expected_scores, __FILE__, __LINE__); \
    } while (0)
void table_assert_scores(uint8_t seat, const uint8_t *scores, size_t count, const char *file,
                         int line);

/* One choice among the legal actions, every one equally likely; 0 when there is none. */
int random_action(Random *random, TidesAction *action);

#endif
