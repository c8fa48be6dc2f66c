/* A table of Cthulhu Realms for tests. Cards A to Z are made from the grammar as the case needs
 * them and laid where it needs them; then one acts in words like those of transcripts:
 * "play A", "use A 0", "use A 1 or B" (ability 1, its second branch, target B), "use A 0 seat1",
 * "aim seat 3", "aim B 2", "stop", "buy 4", "buy initiate", "discard A", "end".
 * The table has its own kinds in place of those of res/realms. */
#ifndef TEST_HOST_REALMS_TABLE_H
#define TEST_HOST_REALMS_TABLE_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include "games/realms/realms.h"

#define CARD(letter) ((uint8_t)(REALMS_FIRST_COMMON + (letter) - 'A'))

#define FOLLOWER(n) ((uint8_t)(n))
#define GOON(n)     ((uint8_t)(24 + (n)))
#define INITIATE(n) ((uint8_t)(32 + (n)))

/* Seat 0 begins turn 1. Hands are empty; decks hold the ten starting cards; A to Z are out of the
 * game until they are laid, and are plain entities of cost 1 with "power 1". */
void table(uint8_t seats);

/* "green location cost=4 sanity=3 nexus" and up to three abilities as in res/realms/cards.txt. */
void card(char letter, const char *head, const char *first, const char *second, const char *third);

/* Puts a card on top of a list of a seat (last, for hands and cards in play). */
void lay(uint8_t card, uint8_t seat, uint8_t list);
void lay_in_row(uint8_t card, uint8_t place);

#define in_hand(letter, seat)   lay(CARD(letter), seat, REALMS_HAND)
#define in_play(letter, seat)   lay(CARD(letter), seat, REALMS_PLAY)
#define discarded(letter, seat) lay(CARD(letter), seat, REALMS_DISCARD)
#define on_deck(letter, seat)   lay(CARD(letter), seat, REALMS_DECK)

/* The deck and the discard pile of a seat, or the common deck, leave the game. */
void empty(uint8_t list);

/* Legal and among the offered actions, or neither of both (anything else fails the test). */
#define may(words)    table_may(words, __FILE__, __LINE__)
#define does(words)   table_does(words, __FILE__, __LINE__)
#define cannot(words) table_cannot(words, __FILE__, __LINE__)
int table_may(const char *words, const char *file, int line);
void table_does(const char *words, const char *file, int line);
void table_cannot(const char *words, const char *file, int line);

/* Where a card is. */
#define assert_at(card, seat, list) \
    table_assert_list(card, REALMS_AT(seat, list), __FILE__, __LINE__)
#define assert_list(card, list) table_assert_list(card, list, __FILE__, __LINE__)
void table_assert_list(uint8_t card, uint8_t list, const char *file, int line);

/* All 108 cards are in exactly one place, and lists, sizes and places agree; NULL, or what is
 * wrong. */
const char *table_fault(void);

/* Whether the last apply told of such an event. */
int told(uint8_t kind);

#endif
